"""Whether an action is possible, which verbs tell without an option, is whether there is a way to do it."""

from __future__ import annotations

import pytest

from tests.games.pixie_queen.positions import frozen_content
from tests.invariants import playing
from wonderland_qt.games.pixie_queen.content.content_files import Act
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.turns import Copy


def begun(players: int, seed: int) -> Game:
    """Return a new game."""
    content = frozen_content()
    return PIXIE_QUEEN.new(content, PIXIE_QUEEN.seating.random_new_game(content, players, seed, {}), None)


def told_and_true(act: Act, game: Game) -> list[tuple[bool, bool]]:
    """Return for each player in the game what the verb tells, and whether there is a way."""
    players = game.state.small
    return [(act.is_possible(game, one), next(act.ways(game, one), None) is not None) for one in players]


@pytest.mark.rule("GAME-7")
@pytest.mark.parametrize("seed", range(4))
def test_an_action_is_possible_where_there_is_a_way_to_carry_it_out(seed: int) -> None:
    game = begun(2 + seed % 4, seed)
    acts = {name: act.do for name, act in game.content.actions.items() if not isinstance(act.do, Copy)}
    for turn, at in enumerate(playing(game, seed)):
        if turn % 4 == seed % 4:
            for name, act in acts.items():
                assert all(told == true for told, true in told_and_true(act, at)), (name, turn)
