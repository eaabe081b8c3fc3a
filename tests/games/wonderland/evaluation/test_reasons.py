"""Reasons: what is said for an option can be counted on the table, and in few words."""

from __future__ import annotations

import pytest

from tests.every_game.on_screen import LANGUAGES
from tests.games.asking import run
from tests.games.wonderland.evaluation.evaluated import best
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, begin_battle, decision, new_table, place
from wonderland_qt import paths
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.reasons import Reason
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland.evaluation.reasons import reasons
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.tea import ChooseLeaderRegion
from wonderland_qt.games.wonderland.war.battle import DrawOrStop

MOST_WORDS = 7


def told(game: Game, option_id: str) -> tuple[Reason, ...]:
    asked = decision(game, ALICE)
    return reasons(view(game, ALICE), game.content, asked, asked.option(option_id))


def contested() -> Game:
    """Alice sends her leader: she has two units in the region that pays most, others are everywhere."""
    game = new_table()
    for region in game.content.ring:
        place(game, HATTER, region, 2)
        place(game, QUEEN, region, 2)
    place(game, ALICE, richest(game), 2)
    return run(game, ChooseLeaderRegion(ALICE))


def richest(game: Game) -> str:
    paid = {region: game.content.tiles[tile].values[0] for region, tile in game.state.tiles.items()}
    return max(paid, key=lambda region: paid[region])


def test_units_and_prize_speak_for_a_region() -> None:
    game = contested()
    region = richest(game)
    assert best(game, ALICE) == {f"region:{region}"}
    found = told(game, f"region:{region}")
    assert {reason.text.key for reason in found} == {"reason-units", "reason-prize"}
    units = next(reason for reason in found if reason.text.key == "reason-units")
    assert units.text == text("reason-units", units=2)
    assert units.pieces == (f"supporter:{ALICE}:{region}",)
    assert (f"tile:{region}",) in [reason.pieces for reason in found]


def test_what_speaks_against_a_region_is_no_reason_for_it() -> None:
    game = contested()
    paid = {region: game.content.tiles[tile].values[0] for region, tile in game.state.tiles.items()}
    poorest = min(paid, key=lambda region: paid[region])
    assert told(game, f"region:{poorest}") == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_a_reason_is_short(language: str, count: int) -> None:
    words = Words.load(paths.words("wonderland"), language)
    numbers = {"units": count, "vp": count, "harmful": count, "chips": 13, "lead": count}
    for key in (
        "units",
        "prize",
        "few-rivals",
        "weak-chip",
        "wager",
        "to-lose",
        "last-unit",
        "harmful",
        "lead",
        "second",
    ):
        said = words.say(text(f"reason-{key}", **numbers))
        assert len(said.split()) <= MOST_WORDS, said
    assert not words.missing


def test_stopping_is_advised_by_the_lead_or_by_what_second_place_pays() -> None:
    ahead, behind = (drawing(strength) for strength in (9, 3))
    assert "reason-lead" in {reason.text.key for reason in told(ahead, "stop")}
    assert "reason-second" in {reason.text.key for reason in told(behind, "stop")}
    assert {reason.text.key for reason in told(ahead, "draw")} <= {"reason-to-lose", "reason-harmful"}


def drawing(strength: int) -> Game:
    """Alice, with three units and so much strength, draws or stops against the Hatter with 5."""
    game = new_table()
    region = richest(game)
    place(game, ALICE, region, 3)
    begin_battle(game, region, {ALICE: strength, HATTER: 5})
    return run(game, DrawOrStop())
