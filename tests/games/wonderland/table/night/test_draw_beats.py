"""Beats of a draw come one after another: chips, madness, strength, and who stops."""

import pytest
from msgspec.structs import replace

from tests.games.wonderland.battles import draw_again, fought
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, answer, content_with
from tests.games.wonderland.table.night.test_battle_stage import by_night
from tests.games.wonderland.table.night.test_beats import shown
from tests.games.wonderland.table.night.wars import looking, staged
from tests.glimpses import Watched
from wonderland_qt import paths
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.events import (
    ChipDrawn,
    PlayerStopped,
    ShardsGained,
    StrengthChanged,
    UnitLost,
)
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.table.night.beats import beats
from wonderland_qt.games.wonderland.table.night.labels import stop_labels


def labels(beat: Beat) -> dict[str, str]:
    """By player, the plate of what is said of their chip."""
    return {piece.id.removeprefix("label:"): piece.art for piece in beat.pieces if piece.kind == "label"}


def drawn_again(game: Game) -> list[Beat]:
    watched = Watched(WONDERLAND, game)
    draw_again(game)
    return shown(game, watched)


@pytest.mark.rule("BATTLE-23")
def test_chips_come_to_light_together_then_madness_strikes_then_strength_grows() -> None:
    draws = {
        ALICE: ["alice_1", "alice_2", "alice_1"],
        HATTER: ["mad_hatter_1", "madness_single", "mad_hatter_1"],
    }
    told = drawn_again(fought(draws, content=by_night()))
    assert [labels(beat) for beat in told] == [
        {ALICE: "strength", HATTER: "madness"},
        {HATTER: "madness"},
        {ALICE: "strength"},
    ]
    large = [{p.id for p in beat.pieces if p.place.startswith("drawn:")} for beat in told]
    assert [len(chips) for chips in large] == [2, 1, 0]
    stones = [sum(piece.kind == "stone" for piece in beat.pieces) for beat in told]
    assert stones == [0, 0, 2]


@pytest.mark.rule("BATTLE-23")
def test_each_part_of_a_draw_is_told_while_it_is_shown() -> None:
    draws = {
        ALICE: ["alice_1", "alice_2", "alice_1"],
        HATTER: ["mad_hatter_1", "madness_single", "mad_hatter_1"],
    }
    game = fought(draws, content=by_night())
    watched = Watched(WONDERLAND, game)
    draw_again(game)
    glimpses = watched.glimpses()
    revealed, harmed, grown = (
        {type(event) for event in heard(glimpses)[beat.event : beat.event + beat.covers]}
        for beat in beats(glimpses, game.content, looking(game))
    )
    assert revealed == {ChipDrawn}, "the ribbon says what comes of the chips before they are turned up"
    assert UnitLost in harmed
    assert StrengthChanged in grown - revealed - harmed


@pytest.mark.rule("BATTLE-8")
def test_a_bust_is_shown_before_anybody_grows() -> None:
    draws = {
        ALICE: ["alice_1", "alice_2", "alice_1"],
        HATTER: ["mad_hatter_1", "madness_single"],
        QUEEN: ["queen_of_hearts_1", "queen_of_hearts_1", "queen_of_hearts_1"],
    }
    told = drawn_again(fought(draws, content=by_night(), units={ALICE: 2, HATTER: 1, QUEEN: 2}))
    assert labels(told[1]) == {HATTER: "bust"}
    assert f"rubble:{HATTER}" in {piece.id for piece in told[1].pieces}
    assert HATTER not in labels(told[2])


def test_no_stop_sign_has_a_place_while_a_draw_is_shown() -> None:
    game = fought(
        {ALICE: ["alice_1", "alice_2"], HATTER: ["mad_hatter_1", "mad_hatter_2"]}, content=by_night()
    )
    places = {name for beat in drawn_again(game) for name in beat.stage.layout.slots}
    assert places
    assert not [name for name in places if ids.STOP.begins(name)]


@pytest.mark.rule("BATTLE-15")
def test_who_stops_is_seen_at_the_tower_with_a_stop_sign_and_their_strength() -> None:
    draws = {
        ALICE: ["alice_1", "alice_1"],
        HATTER: ["mad_hatter_2", "mad_hatter_1"],
        QUEEN: ["queen_of_hearts_1", "queen_of_hearts_1"],
    }
    game = fought(draws, content=by_night())
    watched = Watched(WONDERLAND, game)
    for player, option in ((ALICE, "draw"), (HATTER, "stop"), (QUEEN, "draw")):
        answer(game, player, option)
    stopped, *drawn = shown(game, watched)
    assert labels(stopped) == {HATTER: "stop"}
    assert ids.HALT(HATTER) in {piece.id for piece in stopped.pieces}
    assert ids.HALT(HATTER) in stopped.stage.layout.slots
    words = next(piece.text for piece in stopped.pieces if piece.id == ids.LABEL(HATTER))
    assert words == text("beat-stops", must="no", strength=2)
    assert all(HATTER not in labels(beat) for beat in drawn)


@pytest.mark.rule("BATTLE-15")
@pytest.mark.parametrize(
    ("must", "words"), [(False, "stops, with strength 7"), (True, "must stop, with strength 7")]
)
def test_who_must_stop_is_not_said_to_choose_it(must: bool, words: str) -> None:
    stopped = PlayerStopped(player=HATTER, must=must)
    (line,) = stop_labels([stopped], {HATTER: 7})[HATTER].lines
    assert Words.load(paths.words("wonderland"), "en", {}).say(line) == words


@pytest.mark.rule("BATTLE-6")
def test_poison_is_not_called_madness() -> None:
    draws = {ALICE: ["alice_1", "alice_2", "alice_1"], HATTER: ["mad_hatter_1", "poison"]}
    told = drawn_again(fought(draws, content=by_night(), units=2))
    lines = {piece.id: [line.key for line in piece.lines] for piece in told[1].pieces}
    assert lines[f"said:{HATTER}"][0] == "beat-lost"


@pytest.mark.rule("BATTLE-6")
@pytest.mark.parametrize(
    ("shield_answer", "said", "sign"),
    [
        ("suffer", ["beat-madness", "beat-lost", "beat-shield-kept"], "guarded-kept"),
        ("block", ["beat-shield"], "guarded-used"),
    ],
)
def test_it_is_said_why_a_whole_shield_did_not_stop_madness(
    shield_answer: str, said: list[str], sign: str
) -> None:
    draws = {ALICE: ["alice_1", "alice_2", "alice_1"], HATTER: ["mad_hatter_1", "madness_single"]}
    game = fought(draws, content=by_night(), shields=True)
    draw_again(game)
    watched = Watched(WONDERLAND, game)
    answer(game, HATTER, shield_answer)
    beat = shown(game, watched)[0]
    lines = {piece.id: [line.key for line in piece.lines] for piece in beat.pieces}
    assert lines[f"said:{HATTER}"] == said
    assert lines[f"guard:{HATTER}"] == [sign]
    assert lines[f"guard:{ALICE}"] == ["guarded"]


@pytest.mark.rule("BATTLE-6")
def test_it_is_said_by_the_chip_that_a_broken_shield_stops_nothing() -> None:
    draws = {ALICE: ["alice_1", "alice_2"], HATTER: ["mad_hatter_1", "madness_single"]}
    told = drawn_again(fought(draws, content=by_night()))
    (lines,) = [piece.lines for piece in told[1].pieces if piece.id == f"said:{HATTER}"]
    assert "beat-shield-broken" in [line.key for line in lines]


def test_a_shard_that_a_chip_brings_flies_in_after_strength_has_grown() -> None:
    draws, shipped = {ALICE: ["alice_1"] * 3, HATTER: ["mad_hatter_1"] * 3}, shipped_content().files
    game = fought(draws, content=content_with(table=shipped.table, appearances=shipped.appearances))
    watched = Watched(WONDERLAND, game)
    draw_again(game)
    *earlier, last = watched.glimpses()
    hatter = last.view.players[HATTER]
    after = replace(
        last.view, players={**last.view.players, HATTER: replace(hatter, shards=hatter.shards + 1)}
    )
    gained = ShardsGained(player=HATTER, shards=1, cause=ALICE)
    steps = [*earlier, Glimpse((*last.events, gained), lambda: after)]
    *_, grown, flown = beats(steps, game.content, looking(game))
    (flight,) = flown.flights
    assert (flight.was, flight.now) == (str(hatter.shards), str(hatter.shards + 1))
    assert flight.gain.because == ALICE, "no one knows where it comes from"
    number = ids.COUNT(HATTER, "shards")
    counts = [p.badge for beat in (grown, flown) for p in beat.pieces if p.id == number]
    assert counts == [str(hatter.shards), str(hatter.shards + 1)]


def test_the_light_stays_as_it_is_while_fighters_decide() -> None:
    draws = {ALICE: ["alice_1", "alice_1"], HATTER: ["mad_hatter_1", "mad_hatter_1"]}
    game = fought(draws, content=by_night())
    assert staged(game).steady
    assert all(beat.stage.steady for beat in drawn_again(game))
