"""A performance: somebody leans in and holds up a card, gains land with their number, units in light."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Travel
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Stage
from wonderland_qt.engine.words.texts import Text

pytestmark = pytest.mark.window

ANN = PlayerId("ann")
LAYOUT = Layout(
    400,
    300,
    {
        "board": Slot("board", Rect(0, 0, 200, 60)),
        "bag": Slot("bag", Rect(150, 10, 40, 40)),
        "field": Slot("field", Rect(300, 200, 100, 100)),
        "card": Slot("card", Rect(20, 200, 50, 70)),
        "figure": Slot("figure", Rect(220, 100, 40, 60)),
        "hall": Slot("hall", Rect(210, 95, 80, 67)),
        "plate": Slot("plate", Rect(0, 100, 100, 40)),
        "sign": Slot("sign", Rect(120, 62, 80, 40)),
        "panel": Slot("panel", Rect(0, 275, 290, 25)),
        "stop": Slot("stop", Rect(250, 278, 30, 20)),
    },
)
KINDS = """
[board]
shape = "sheet"
titled = true
[field]
shape = "sheet"
[figure]
shape = "token"
[plate]
shape = "sheet"
titled = true
name = [0.2, 0.0, 0.9, 0.4]
[sign]
shape = "plate"
listed = [0.0, 0.0, 1.0, 1.0]
[bag]
badge = 0.4
wanted = "more"
[weed]
wanted = "less"
[chip]
unwanted = ["madness"]
[coin]
wanted = "more"
[stop]
button = true
"""
PIECES = (
    Piece("board", "board", "ann"),
    Piece("bag", "bag", "any", badge="3"),
    Piece("field", "field", "any"),
    Piece("card", "card", "any"),
    Piece("hall", "field", "any"),
    Piece("figure", "figure", "any"),
    Piece("panel", "board", "ben"),
    Piece("stop", "stop", "any"),
    Piece("plate", "plate", "cleo"),
    Piece("sign", "sign", "any", lines=(Text("round"),)),
)
STAGE = Stage("table", LAYOUT)


def beat(**more: Any) -> Beat:
    return Beat(STAGE, PIECES, 350, performer=ANN, **more)


@pytest.fixture
def performance(application: Any, tmp_path: Path) -> Any:
    """A performance over a small table on which everybody has a board."""
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.moving.performance import Performance
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.table.table_scene import TableScene

    (tmp_path / "kinds.toml").write_text(KINDS, encoding="utf-8")
    (tmp_path / "portrait").mkdir()
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40"/></svg>'
    )
    (tmp_path / "portrait" / "ann.svg").write_text(drawing, encoding="utf-8")
    model = PiecesModel(lambda said: said.key)
    model.show(PIECES)
    scene = TableScene(model, STAGE, Oven(ArtBook(tmp_path), {}), str.title)
    shown = Performance(scene)
    yield shown
    shown.clock.stop()
    shown.flying.stop()
    scene.clear()


def to_the_end(clock: Any) -> None:
    clock.setCurrentTime(clock.duration())


def test_a_performer_leans_out_of_their_board_and_steps_back_when_done(performance: Any) -> None:
    performance.show(beat(), 1.0)
    at_first = performance.portrait.rect.height()
    to_the_end(performance.clock)
    assert performance.portrait.rect.height() > 1.5 * at_first
    performance.show(beat(done=True), 1.0)
    to_the_end(performance.clock)
    assert performance.portrait.rect.height() == pytest.approx(at_first)
    performance.wait_for("")
    assert performance.portrait is None


def test_what_is_ones_own_is_read_while_somebody_else_acts(performance: Any) -> None:
    own, field = (performance._scene.item_of(piece).body.center() for piece in ("panel", "figure"))
    performance.near = "ben"
    performance.show(beat(), 1.0)
    assert performance._dark.path().contains(field)
    assert not performance._dark.path().contains(own)
    performance.show(beat(spotlight=("field",)), 1.0)
    assert performance._dark.path().contains(own), "on stage nothing else is lit"


def test_buttons_are_not_lit_while_somebody_else_acts(performance: Any) -> None:
    stop = performance._scene.item_of("stop").body.center()
    performance.near = "ben"
    performance.show(beat(), 1.0)
    assert performance._dark.path().contains(stop)
    performance.wait_for("")
    assert not performance._dark.isVisible()


def test_a_piece_that_travels_arrives_in_light(performance: Any) -> None:
    figure = performance._scene.item_of("figure").body.center()
    performance.show(beat(cues=((Travel("figure"),),)), 1.0)
    assert not performance._dark.path().contains(figure)
    performance.show(beat(), 1.0)
    assert performance._dark.path().contains(figure)


def test_a_portrait_that_leans_in_hides_no_number_beside_it(performance: Any) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.moving.leaning import leaning_rect

    scene = performance._scene
    bag = scene.item_of("bag").body
    beside = QRectF(bag.left() - 24, bag.top(), 20, 30)
    grown = leaning_rect(scene, beside)
    assert grown.width() > 1.5 * beside.width()
    assert not grown.intersects(bag.adjusted(2, 2, -2, -2))
    assert scene.sceneRect().contains(grown)


def test_a_portrait_that_leans_in_hides_no_words_beside_it(performance: Any) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.moving.leaning import leaning_rect

    sign = performance._scene.item_of("sign").body
    home = QRectF(sign.left(), sign.bottom() + 2, 30, 30)
    grown = leaning_rect(performance._scene, home)
    assert grown.width() > 1.2 * home.width()
    assert not grown.intersects(sign.adjusted(4, 4, -4, -4))


def test_a_portrait_that_leans_in_hides_no_icon_beside_it(performance: Any) -> None:
    from dataclasses import replace

    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.moving.leaning import leaning_rect

    card = performance._scene.item_of("field")
    card.look = replace(card.look, badge="", icons=("shards",))
    home = QRectF(card.body.left(), card.body.top() - 32, 30, 30)
    assert not leaning_rect(performance._scene, home).intersects(card.body.adjusted(4, 4, -4, -4))


def test_a_portrait_at_the_tables_edge_hides_no_letter_of_the_name_beside_it(performance: Any) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.moving.leaning import leaning_rect

    home = QRectF(2, 105, 22, 30)
    grown = leaning_rect(performance._scene, home)
    assert grown.right() <= home.right() + 1, "it covers the first letter"
    assert grown.height() >= home.height()


def test_a_number_that_lies_over_a_portrait_stays_above_it(performance: Any) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.moving.leaning import lying_over

    scene = performance._scene
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    bag = scene.item_of("bag").body
    (star,) = lying_over(scene, QRectF(bag.left() - 20, bag.top() - 10, 35, 50))
    assert star.sceneBoundingRect().contains(bag.center())
    assert lying_over(scene, QRectF(bag.left() - 40, bag.top(), 30, 30)) == []


def test_a_card_is_held_up_beside_the_performer_until_it_is_put_away(performance: Any) -> None:
    performance.show(beat(held="card"), 1.0)
    to_the_end(performance.clock)
    card, portrait = performance.card.rect, performance.portrait.rect
    assert card.height() > 2 * 70
    assert portrait.right() < card.center().x()
    performance.show(beat(held="card", done=True), 1.0)
    to_the_end(performance.clock)
    assert performance.card.rect.height() < 70


def test_a_card_that_is_held_up_stays_as_large_while_gains_fly(performance: Any) -> None:
    performance.show(beat(held="card"), 1.0)
    to_the_end(performance.clock)
    large = performance.card.rect.height()
    gain = Benefit(ANN, "pebble/any", 2, lands=("bag",))
    for _ in range(2):
        performance.show(beat(held="card", flights=(Flight(gain, "card", "3", "5"),)), 1.0)
        assert performance.card.rect.height() == pytest.approx(large), "it rises out of its place again"
        to_the_end(performance.clock)
        assert performance.card.rect.height() == pytest.approx(large)


def test_a_gain_flies_out_of_the_card_to_where_it_is_counted(performance: Any) -> None:
    performance.show(beat(held="card"), 1.0)
    to_the_end(performance.clock)
    gain = Benefit(ANN, "pebble/any", 2, lands=("bag",))
    performance.show(beat(held="card", flights=(Flight(gain, "card", "3", "5"),)), 1.0)
    assert performance.gains.numbers == ["3 → 5"]
    assert performance.gains.pictures == 2
    assert performance.card is not None
    performance.wait_for("")
    assert performance.gains.pictures == 0


def test_a_gain_sets_out_when_the_table_is_no_longer_covered(performance: Any) -> None:
    gain = Benefit(ANN, "pebble/any", 3, place="field")
    performance.show(beat(flights=(Flight(gain, "card"),)), 1.0, 350)
    (flying,) = performance.gains._flying
    begun = flying.gliders[0].rect.center()
    performance.flying.pause()
    performance.flying.setCurrentTime(340)
    assert flying.gliders[0].rect.center() == begun
    performance.flying.setCurrentTime(600)
    assert flying.gliders[0].rect.center() != begun
    assert performance.flying.duration() == 700


def test_units_march_to_a_place_that_is_lit_until_they_are_there(performance: Any) -> None:
    gain = Benefit(ANN, "pebble/any", 3, place="field")
    performance.show(beat(flights=(Flight(gain),)), 1.0)
    assert performance._scene.outlines.outlined == {"field"}
    field = performance._scene.item_of("field").body.center()
    assert performance._dark.isVisible()
    assert not performance._dark.path().contains(field)
    assert performance.gains.pictures == 3
    performance.show(beat(), 1.0)
    assert performance._scene.outlines.outlined == frozenset()


def test_the_number_of_units_in_a_place_stays_within_it(performance: Any) -> None:
    marching = Benefit(ANN, "figure/any", 2, lands=("figure",), place="hall")
    performance.show(beat(flights=(Flight(marching, was="1", now="3"),)), 1.0)
    hall = performance._scene.item_of("hall").body
    (pill,) = performance.gains.pills
    assert pill.words == "1 → 3"
    assert hall.contains(pill.sceneBoundingRect()), "what lies below the place can be read"


def test_a_gain_that_nothing_counts_says_how_much_it_is_and_is_larger(performance: Any) -> None:
    taken = Benefit(ANN, "chip/good", 2, lands=("board",))
    performance.show(beat(flights=(Flight(taken),)), 1.0)
    assert performance.gains.labels == ["+2"]
    uncounted = performance.gains.largest
    counted = Benefit(ANN, "chip/good", 2, lands=("bag",))
    performance.show(beat(flights=(Flight(counted, was="3", now="5"),)), 1.0)
    assert performance.gains.labels == []
    assert uncounted > 1.3 * performance.gains.largest


@pytest.mark.parametrize(("amount", "cost"), [(2, False), (-2, True)])
def test_what_all_want_is_red_only_where_it_goes_away(performance: Any, amount: int, cost: bool) -> None:
    hidden = Benefit(ANN, "coin/any", amount, lands=("board",))
    performance.show(beat(flights=(Flight(hidden),)), 1.0)
    (pill,) = performance.gains.pills
    assert (pill.words, pill.burden) == (f"{amount:+}".replace("-", "−"), cost)


def test_all_but_the_board_of_the_performer_stays_dark_while_they_think(performance: Any) -> None:
    performance.show(beat(), 1.0)
    performance.wait_for(ANN)
    assert performance._dark.isVisible()
    performance.wait_for("")
    assert not performance._dark.isVisible()


def test_a_card_in_a_spotlight_turns_over_about_its_upright_axis(performance: Any) -> None:
    scene = performance._scene
    performance.show(Beat(STAGE, PIECES, 700, held="card", spotlight=("field",)), 1.0)
    to_the_end(performance.clock)
    assert performance._dark.isVisible()
    hole = performance._dark.path()
    assert not hole.contains(scene.item_of("field").body.center())
    assert hole.contains(scene.item_of("bag").body.center())
    performance.show(Beat(STAGE, PIECES, 1350, held="card", spotlight=("field",), turned=True), 1.0)
    back, front = performance.back.item, performance.card.item
    assert back.isVisible()
    assert not front.isVisible()
    performance.clock.setCurrentTime(round(0.7 * performance.clock.duration()))
    assert front.isVisible()
    assert not back.isVisible()
    to_the_end(performance.clock)
    assert front.transform().m11() == pytest.approx(1)
    performance.show(Beat(STAGE, PIECES, 900, held="card", spotlight=("field",)), 1.0)
    assert front.isVisible(), "a card that has been turned up stays so"
    assert performance.back is None
    performance.wait_for("")
    assert not performance._dark.isVisible()
    assert performance.card is None


def test_a_card_whose_turning_is_cut_short_faces_the_viewer(performance: Any) -> None:
    performance.show(Beat(STAGE, PIECES, 700, held="card", spotlight=("field",)), 1.0)
    to_the_end(performance.clock)
    performance.show(Beat(STAGE, PIECES, 1350, held="card", spotlight=("field",), turned=True), 1.0)
    performance.clock.setCurrentTime(round(0.6 * performance.clock.duration()))
    performance.show(Beat(STAGE, PIECES, 900, held="card", spotlight=("field",)), 1.0)
    front = performance.card.item
    assert front.isVisible()
    assert front.transform().m11() == pytest.approx(1)


def test_a_figure_in_a_spotlight_has_no_square_of_light_around_it(performance: Any) -> None:
    scene = performance._scene
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    performance.show(Beat(STAGE, PIECES, 700, spotlight=("field", "figure")), 1.0)
    body = scene.item_of("figure").body
    assert performance._dark.path().contains(body.center()), "its ground is as dark as all else"
    above = [item for item in scene.items() if item.zValue() > performance._dark.zValue()]
    assert any(item.sceneBoundingRect().contains(body.center()) for item in above)
    performance.wait_for("")
    after = [item for item in scene.items() if item.zValue() > performance._dark.zValue()]
    assert not any(item.sceneBoundingRect().contains(body.center()) for item in after)


def test_a_plate_of_words_that_comes_into_a_spotlight_is_there_at_once(performance: Any) -> None:
    scene = performance._scene
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    sign = scene.item_of("sign")
    sign.setOpacity(0.1)
    performance.show(Beat(STAGE, PIECES, 700, spotlight=("sign",)), 1.0)
    assert performance._dark.path().contains(sign.body.center()), "no hole gapes before its words are there"
    above = [item for item in scene.items() if item.zValue() > performance._dark.zValue()]
    assert any(
        item.opacity() == 1 and item.sceneBoundingRect().contains(sign.body.center()) for item in above
    )


def test_what_nobody_wants_flies_in_red_with_its_number(performance: Any) -> None:
    flight = Flight(Benefit(ANN, "pebble/any", 1, lands=("bag",)), "card", "", "+1", burden=True)
    performance.show(Beat(STAGE, PIECES, 900, spotlight=("field",), flights=(flight,)), 1.0)
    assert performance.gains.numbers == ["+1"]
    assert performance.gains.pictures == 1


@pytest.mark.parametrize(("was", "now", "cost"), [("3", "5", False), ("0", "−2", True)])
def test_a_number_that_changes_to_what_nobody_wants_is_red(
    performance: Any, was: str, now: str, cost: bool
) -> None:
    flight = Flight(Benefit(ANN, "pebble/any", 2, lands=("bag",)), "card", was, now)
    performance.show(beat(held="card", flights=(flight,)), 1.0)
    assert performance.gains.numbers == [f"{was} → {now}"]
    assert performance.gains.costs == [cost]


def test_what_no_one_wants_is_red_where_a_plaque_counts_many_things(performance: Any) -> None:
    flight = Flight(Benefit(ANN, "weed/any", 2, lands=("field",)), "card", "1", "3")
    performance.show(beat(held="card", flights=(flight,)), 1.0)
    assert performance.gains.costs == [True]


@pytest.mark.parametrize(
    ("picture", "amount", "was", "now", "cost"),
    [
        ("chip/rose", 1, "4", "5", False),
        ("chip/madness", 1, "4", "5", True),
        ("chip/madness", -1, "5", "4", False),
    ],
)
def test_a_thing_that_no_one_wants_is_red_where_it_counts_among_good_ones(
    performance: Any, picture: str, amount: int, was: str, now: str, cost: bool
) -> None:
    flight = Flight(Benefit(ANN, picture, amount, lands=("bag",)), "card", was, now)
    performance.show(beat(held="card", flights=(flight,)), 1.0)
    assert performance.gains.costs == [cost]


def test_a_loss_is_red_where_no_one_says_what_is_wanted(performance: Any) -> None:
    flight = Flight(Benefit(ANN, "thing/any", -1, lands=("field",)), "card", "2", "1")
    performance.show(beat(held="card", flights=(flight,)), 1.0)
    assert performance.gains.costs == [True]


def test_what_is_lost_flies_off_where_it_was_counted_and_says_how_much(performance: Any) -> None:
    flight = Flight(Benefit(ANN, "thing/any", -3, lands=("bag",)), "", "3", "0")
    performance.show(beat(held="card", flights=(flight,)), 1.0)
    assert performance.gains.numbers == ["3 → 0"]
    assert performance.gains.labels == ["−3"]
    (lost,) = performance.gains._flying
    bag = performance._scene.item_of("bag").body
    assert lost.gliders[0].begun.center() == bag.center(), "it comes out of the card"
    assert lost.gliders[0].goal.top() > bag.bottom()
    to_the_end(performance.flying)
    assert lost.gliders[0].item.opacity() == 0, "it belongs to nobody now"


def test_what_is_taken_from_somebody_flies_from_there_and_both_see_their_numbers(performance: Any) -> None:
    gain = Benefit(ANN, "thing/any", 2, lands=("bag",), across=("figure",))
    performance.show(beat(held="card", flights=(Flight(gain, "card", "3", "5", left=("2", "0")),)), 1.0)
    (stolen,) = performance.gains._flying
    assert stolen.gliders[0].begun.center() == performance._scene.item_of("figure").body.center()
    assert performance.gains.numbers == ["3 → 5", "2 → 0"]
    assert performance.gains.costs == [False, True]


def test_the_number_of_what_belongs_to_nobody_is_neither_green_nor_red(performance: Any) -> None:
    from wonderland_qt.scene.moving.flown_gains import BURDEN, GAINED

    for flight in (
        Flight(Benefit(ANN, "thing/any", 2, lands=("bag",), across=("figure",)), "card", "3", "5"),
        Flight(Benefit(ANN, "thing/any", 2, lands=("board",), across=("figure",)), "card"),
    ):
        supplied = structs.replace(flight, left=("34", "32"), supplied=True)
        performance.show(beat(held="card", flights=(supplied,)), 1.0)
        (falling,) = (pill for pill in performance.gains.pills if pill.words == "34 → 32")
        assert falling.colour not in {GAINED, BURDEN}
        assert not falling.burden


def test_who_has_wagered_leans_out_and_sinks_back(performance: Any) -> None:
    performance.show(in_the_light(leaning="field"), 1)
    assert performance.leaner is not None
    performance.clock.setCurrentTime(performance.clock.duration())
    at_rest = performance.leaner.rect
    performance.show(in_the_light(leaning="field"), 1)
    assert performance.leaner.rect == at_rest, "stays out"
    performance.show(in_the_light(), 1)
    assert performance.leaner is None


def test_what_was_right_points_with_dots_of_light(performance: Any) -> None:
    performance.show(in_the_light(held="card"), 1)
    assert performance.pointing.item.path().isEmpty()
    performance.show(in_the_light(held="card", points_to="field"), 1)
    performance.clock.setCurrentTime(performance.clock.duration())
    dots = performance.pointing.item.path().boundingRect()
    assert dots.contains(350, 250), "they reach the middle of the field"
    performance.wait_for("")
    assert performance.pointing.item.path().isEmpty()


def in_the_light(**more: Any) -> Beat:
    return Beat(STAGE, PIECES, 350, spotlight=("card", "field"), **more)


def test_what_nobody_wants_flies_in_red_with_what_brought_it_beside_it(performance: Any) -> None:
    performance._scene.pieces._has_words = {"curse"}.__contains__
    gain = Benefit(ANN, "chip/madness", 1, lands=("bag",), because="curse")
    performance.show(beat(flights=(Flight(gain, "card", "3", "4"),)), 1.0)
    assert performance.gains.labels == ["+1"]
    assert performance.gains.causes == ["Curse"]
    assert all(pill.burden for pill in performance.gains.pills), "it is taken for a prize"
    number, _, cause = (pill.sceneBoundingRect() for pill in performance.gains.pills)
    assert not number.intersects(cause)


def test_what_has_no_name_is_not_called_a_cause(performance: Any) -> None:
    gain = Benefit(ANN, "chip/madness", 1, lands=("bag",), because="die")
    performance.show(beat(flights=(Flight(gain, "card", "3", "4"),)), 1.0)
    assert performance.gains.causes == []


def test_a_gain_flies_from_its_players_board_where_nobody_steps_forward(performance: Any) -> None:
    gain = Benefit(ANN, "chip/good", 1, lands=("bag",))
    performance.show(Beat(STAGE, PIECES, 350, flights=(Flight(gain, "", "3", "4"),)), 1.0)
    assert performance.gains.pictures == 1


def test_how_much_is_lost_can_be_read_at_the_edge_of_the_table(performance: Any) -> None:
    from PySide6.QtCore import QRectF

    performance.show(beat(flights=(Flight(Benefit(ANN, "thing/any", -3, lands=("bag",))),)), 1.0)
    table = performance._scene.sceneRect()
    (lost,) = performance.gains._flying
    for corner in (table.topLeft(), table.topRight()):
        lost.label.ride(QRectF(corner, lost.label.boundingRect().size()))
        assert table.contains(lost.label.sceneBoundingRect())
