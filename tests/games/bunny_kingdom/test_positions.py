"""Positions that no game can reach are refused with a word about what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import frozen_content
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given
from wonderland_qt.games.bunny_kingdom.scenarios.position import begin


def refusal(following: object = "construct", **yellow: Any) -> str:
    """Return what is said of a position."""
    given = {"players": {"yellow": yellow, "red": {"squares": ["J1"]}}, "next": following}
    with pytest.raises(Misplaced) as caught:
        begin(frozen_content(), Given.model_validate(given))
    return f"{'.'.join(map(str, caught.value.path))}: {caught.value}"


@pytest.mark.parametrize(
    ("yellow", "told"),
    [
        ({"squares": ["Z9"]}, "players.yellow.squares: unknown square 'Z9'"),
        ({"squares": ["J1"]}, "players.red.squares: the card 'territory_J1' is already somewhere else"),
        (
            {"squares": {"J1": "camp_1"}},
            "players: the square 'J1' is used here and elsewhere, but there is only one",
        ),
        (
            {"squares": {"A4": "city_1"}},
            "players.yellow.squares.A4: a city is printed on A4; nothing can be built there",
        ),
        ({"squares": {"A1": "city_3"}}, "players.yellow.squares.A1: city_3.1 cannot stand on forest"),
        ({"squares": {"A1": "explorer"}}, "players.yellow.squares.A1: unknown building 'explorer'"),
        (
            {"squares": {"A1": "sky_tower_blue"}},
            "players.yellow.squares: the towers of 'sky_tower_blue' need 2 squares, not 1",
        ),
        ({"hand": ["camp_1", "camp_1"]}, "players.yellow.hand: the card 'camp_1' is already somewhere else"),
        ({"waiting": ["explorer"]}, "players.yellow.waiting: unknown building 'explorer'"),
        ({"parchments": ["camp_1"]}, "players.yellow.parchments: unknown parchment 'camp_1'"),
        (
            {"trade": {"A1": "wood"}},
            "players.yellow.trade: unknown square with a trading post of this player",
        ),
        (
            {"squares": {"A1": "trading_post"}, "trade": {"A1": "gold"}},
            "players.yellow.trade: unknown product 'gold'",
        ),
        ({"harvests": [1, 2, 3, 4, 5]}, "players.yellow.harvests: expected a number from 0 to 4, not 5"),
    ],
)
def test_an_impossible_position_is_refused(yellow: dict[str, Any], told: str) -> None:
    assert refusal(**yellow).startswith(told)


@pytest.mark.parametrize(
    ("following", "told"),
    [
        (
            "constuct",
            "next: expected what comes next, such as 'build: yellow'; did you mean 'construct'?",
        ),
        (
            {"build": "pink"},
            "next: expected what comes next, such as 'build: yellow', not 'pink'",
        ),
        ({"step": {"step": "Sleep"}}, "next: unknown step 'Sleep'"),
        (
            [{"build": "yellow", "round": 2}],
            "next.0: expected one thing that comes next; write a list for several",
        ),
    ],
)
def test_what_cannot_be_next_is_refused(following: object, told: str) -> None:
    assert refusal(following).startswith(told)
