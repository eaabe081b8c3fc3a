"""Order among players."""

from __future__ import annotations

import pytest

from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, new_table, player
from wonderland_qt.games.wonderland.mechanics import order


@pytest.mark.rule("GAME-2")
def test_who_has_fewest_vp_goes_first() -> None:
    game = new_table(ALICE, HATTER, QUEEN)
    player(game, ALICE).vp, player(game, HATTER).vp, player(game, QUEEN).vp = 7, 5, 6
    assert order.players_in_order(game, game.state.seats) == (HATTER, QUEEN, ALICE)


@pytest.mark.rule("GAME-2")
def test_of_equal_vp_who_has_most_shards_goes_first() -> None:
    game = new_table(ALICE, HATTER, QUEEN)
    player(game, ALICE).shards, player(game, HATTER).shards, player(game, QUEEN).shards = 1, 2, 9
    player(game, QUEEN).vp = 1
    assert order.players_in_order(game, game.state.seats) == (HATTER, ALICE, QUEEN)


@pytest.mark.rule("GAME-2")
def test_of_equal_vp_and_shards_the_round_s_first_player_goes_first() -> None:
    game = new_table(ALICE, HATTER, QUEEN)
    for name in game.state.seats:
        player(game, name).shards = 2
    game.state.first = QUEEN
    assert order.players_in_order(game, game.state.seats) == (QUEEN, ALICE, HATTER)


@pytest.mark.rule("SETUP-16")
def test_seats_go_clockwise_round_the_table_from_anyone() -> None:
    game = new_table(ALICE, HATTER, QUEEN)
    assert order.clockwise(game) == (ALICE, HATTER, QUEEN)
    game.state.first = HATTER
    assert order.clockwise(game) == (HATTER, QUEEN, ALICE)
