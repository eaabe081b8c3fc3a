"""Why a building cannot stand where somebody tries to put it."""

from __future__ import annotations

import pytest

from tests.games.asking import asked, run
from tests.games.bunny_kingdom.positions import RED, YELLOW, give, hold, new_table
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.rules import Game
from wonderland_qt.games.bunny_kingdom.seen.refusals import why_not


def building() -> Game:
    """Return a table where yellow has a plain, a mountain apart, a printed city and a farm."""
    game = new_table(2)
    hold(game, YELLOW, "A9", "B8", "A4", "B6", built={"A1": "wood_farm"})
    hold(game, RED, "J1")
    give(game, YELLOW, "waiting", "city_3.1", "pearl_farm", "sky_tower_blue", "camp_2")
    return run(game, BuildAtWill(YELLOW))


def refusal(game: Game, card: str, square: str) -> str:
    told = why_not(game, asked(game, YELLOW), f"building:{card}", f"square:{square}")
    return told.key if told else ""


@pytest.mark.rule("BUILD-3", "BUILD-4", "BUILD-8", "FARM-3", "CAMP-3")
@pytest.mark.parametrize(
    ("card", "square", "told"),
    [
        ("city_3.1", "J1", "refusal-not-own"),
        ("city_3.1", "A4", "refusal-built"),
        ("city_3.1", "A1", "refusal-built"),
        ("city_3.1", "A9", "refusal-terrain"),
        ("pearl_farm", "B6", "refusal-terrain"),
        ("camp_2", "E5", "refusal-camp-unannounced"),
    ],
)
def test_a_refusal_tells_what_is_in_the_way(card: str, square: str, told: str) -> None:
    assert refusal(building(), card, square) == told


@pytest.mark.rule("TOWER-3")
def test_the_second_tower_is_refused_in_the_fief_of_the_first() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1", "A2", "J1", "J2")
    give(game, YELLOW, "waiting", "sky_tower_blue")
    run(game, BuildAtWill(YELLOW))
    game.choose(YELLOW, "build:sky_tower_blue:A1")
    assert refusal(game, "sky_tower_blue", "A2") == "refusal-same-fief"


def test_the_second_piece_of_a_pair_is_refused_as_the_first() -> None:
    assert refusal(building(), "sky_tower_blue:2", "J1") == "refusal-not-own"


@pytest.mark.rule("CAMP-1", "CAMP-7")
def test_camps_are_refused_on_occupied_squares_and_when_they_were_kept() -> None:
    game = building()
    game.choose(YELLOW, "announce:camp_2")
    assert refusal(game, "camp_2", "J1") == "refusal-occupied"
    assert refusal(game, "camp_2", "A4") == "refusal-occupied"
    game.choose(YELLOW, "build:camp_2:E5")
    give(game, YELLOW, "waiting", "camp_3")
    game.state.kept = ("camp_3",)
    assert refusal(game, "camp_3", "E6") == "refusal-camp-kept"


def test_nothing_is_said_of_other_pieces_and_places() -> None:
    game = building()
    decision = asked(game, YELLOW)
    assert why_not(game, decision, "star:yellow", "square:A9") is None
    assert why_not(game, decision, "building:city_3.1", "deck") is None
