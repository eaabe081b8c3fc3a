"""What a place takes and what passing costs is seen before one chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import TWO
from tests.app.keyboard import Keyboard
from tests.games.pixie_queen.positions import BLUE, RED, at
from wonderland_qt import paths
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.models.offers.foreseen import foreseen_in


def pieces_of(viewer: PlayerId | None, **given: Any) -> dict[str, Piece]:
    """The pieces that somebody sees in red's turn."""
    game = at({"players": {"red": {}, "blue": {}}, "next": {"turn": "red"}, **given})
    view = PIXIE_QUEEN.view(game, viewer)
    return {piece.id: piece for piece in PIXIE_QUEEN.display.pieces(view, game.content)}


def prices(pieces: dict[str, Piece]) -> dict[str, str]:
    """What places take, by the place."""
    return {piece.place: piece.badge for piece in pieces.values() if piece.kind == "price"}


@pytest.mark.rule("TURN-2", "TURN-3")
def test_a_place_takes_one_disc_where_a_pixie_stands_and_two_elsewhere() -> None:
    seen = prices(pieces_of(RED, players={"red": {}, "blue": {"pixies": ["rob"]}}))
    assert (seen["space:rob"], seen["space:dig"]) == ("1", "2")


def test_the_price_is_told_in_the_discs_of_the_viewer_and_to_nobody_else() -> None:
    assert {piece.art for piece in pieces_of(BLUE).values() if piece.kind == "price"} == {BLUE}
    assert prices(pieces_of(None)) == {}


def test_what_one_has_no_discs_for_has_no_price() -> None:
    seen = prices(pieces_of(RED, players={"red": {"discs": 1}, "blue": {"pixies": ["rob"]}}))
    assert seen["space:rob"] == "1"
    assert "space:dig" not in seen


def test_passing_tells_its_whole_consequence() -> None:
    passing = pieces_of(RED, players={"red": {"penalty": 17}, "blue": {}})["pass"]
    assert passing.badge == "−5"
    cost, shackle = passing.lines
    assert (cost.key, dict(cost.arguments)) == ("pass-cost", {"before": 17, "after": 22})
    assert dict(shackle.arguments) == {"shackle": 20}


def test_before_a_shackle_no_pixie_goes_down() -> None:
    passing = pieces_of(RED, players={"red": {"penalty": 3}, "blue": {}})["pass"]
    assert [line.key for line in passing.lines] == ["pass-cost"]


@pytest.mark.window
def test_who_has_passed_sees_a_faded_plate_without_another_consequence() -> None:
    from wonderland_qt.scene.style.kinds import Kinds

    game = at({"players": {"red": {}, "blue": {}}, "next": {"turn": "red"}})
    before = pieces_of(RED)
    game.choose(RED, "pass")
    view = PIXIE_QUEEN.view(game, RED)
    after = {piece.id: piece for piece in PIXIE_QUEEN.display.pieces(view, game.content)}
    kinds = Kinds(paths.of_game("pixie_queen") / "art")
    assert after["pass"].lines == ()
    assert "key:pass" in before
    assert "key:pass" not in after
    tones = [kinds["pass_plate"].tone_of(seen["pass"].art) for seen in (before, after)]
    assert len(set(tones)) == 2


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_nobody_has_minus_nothing(language: str) -> None:
    words = Words.load(paths.words("pixie_queen"), language)
    assert words.say(text("pass-cost", before=0, after=5)) == "0 → −5"
    assert words.say(text("pass-cost", before=5, after=10)) == "−5 → −10"


@pytest.mark.window
def test_p_takes_the_plate_up_and_p_again_passes(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("pixie_queen", curtain="off")
    keyboard.begin_at(TWO, lambda session: {d.prompt.key for d in session.decisions} == {"ask-turn"})
    table, drawn = keyboard.window.table, keyboard.drawn
    drawn.setFocus()
    keyboard.press_on(drawn, "P")
    assert drawn.focused == "pass"
    assert table.decision is not None
    keyboard.press_on(drawn, "P")
    assert table.may_end_turn


def test_no_number_is_foretold_that_decides_nothing() -> None:
    game = at({"players": {"red": {}, "blue": {}}, "next": {"turn": "red"}})
    decision = next(each for each in game.decisions if each.player == RED)
    display = PIXIE_QUEEN.display
    told = foreseen_in(
        display,
        game,
        decision,
        "act:steal_silver",
        lambda at: display.pieces(PIXIE_QUEEN.view(at, RED), at.content),
    )
    changes = {change.piece: (change.before, change.after) for change in told.numbers}
    assert changes.keys() == {"good:silver:red", "disc:red"}


@pytest.mark.rule("MINE-6", "MINE-7")
def test_what_removing_a_rock_costs_is_written_on_the_mine_of_who_acts() -> None:
    def plate(bread: int, viewer: PlayerId | None = RED, **red: Any) -> Piece | None:
        mine = {"rocks": [1], "goods": {"bread": bread}, **red}
        return pieces_of(viewer, players={"red": mine, "blue": {}}).get("rock_price")

    seen = plate(1)
    assert seen is not None
    assert (seen.place, seen.icons, dict(seen.lines[0].arguments)) == ("mine:red", ("bread",), {"tokens": 1})
    assert [plate(0), plate(1, BLUE), plate(1, None), plate(1, discs=0), plate(1, rocks=[])] == [None] * 5


@pytest.mark.rule("PERM-7")
def test_the_locksmith_sees_that_rocks_cost_nothing() -> None:
    red = {"rocks": [1], "goods": {}, "permanent": "locksmith"}
    seen = pieces_of(RED, players={"red": red, "blue": {}})["rock_price"]
    assert (seen.icons, dict(seen.lines[0].arguments)) == (("rock",), {"tokens": 0})
