"""Orders, of which scenarios tell only who is in them: cubes on both tracks, and the places of a mine."""

from __future__ import annotations

import pytest

from tests.games.pixie_queen.positions import BLUE, GREEN, RED, at

PLAYERS = {"red": {"goods": {"honey": 5}}, "blue": {}, "green": {}}


@pytest.mark.rule("ACT-20")
@pytest.mark.parametrize(("answer", "small"), [("up:1", (BLUE, RED, GREEN)), ("up:2", (RED, BLUE, GREEN))])
def test_a_small_cube_passes_others_and_the_large_ones_stay(answer: str, small: tuple[str, ...]) -> None:
    game = at({"players": PLAYERS, "small": ["blue", "green", "red"], "next": {"turn": "red"}})
    game.choose(RED, "act:move_up")
    game.choose(RED, answer)
    assert game.state.small == small
    assert game.state.large == (RED, BLUE, GREEN)


@pytest.mark.rule("ACT-21", "GAME-3")
def test_a_large_cube_goes_to_the_front_and_the_small_ones_stay() -> None:
    game = at({"players": PLAYERS, "next": {"turn": "green"}})
    game.choose(GREEN, "act:go_first")
    assert game.state.large == (GREEN, RED, BLUE)
    assert game.state.small == (RED, BLUE, GREEN)


@pytest.mark.rule("MINE-1")
def test_the_lowest_place_of_a_mine_is_filled_first() -> None:
    red = {"goods": {"bread": 1}, "rocks": [1, 1]}
    game = at({"players": {**PLAYERS, "red": red}, "next": {"turn": "red"}})
    game.choose(RED, "free:0")
    assert game.state.players[RED].mine.rocks == (1, 0)
