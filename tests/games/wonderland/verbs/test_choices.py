"""Verbs that let players choose among effects and turn effects to others."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    JABBERWOCK,
    QUEEN,
    answer,
    begin_battle,
    offered,
    player,
)
from tests.games.wonderland.tea_tables import SERVED, serving, take
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.rules import Game

FOUR = (ALICE, HATTER, QUEEN, JABBERWOCK)


def in_battle(game: Game, busted: tuple[str, ...] = ()) -> Game:
    """Let the served rewards happen to the Hatter in a battle against the Queen and the Jabberwock."""
    out = [name for name in FOUR if name in busted]
    begin_battle(game, "garden", {HATTER: 3, QUEEN: 2, JABBERWOCK: 1}, busted=out)
    return run(game, *[Bound(ref, HATTER, SERVED, "garden") for ref in game.content.rewards[SERVED]])


@pytest.mark.rule("TEA-5")
def test_one_of_several_lists_is_chosen() -> None:
    game = take(serving({"choose": [[{"vp": 1}, "shield"], [{"shards": 3}]]}), HATTER)
    assert offered(game, HATTER) == ["list-1", "list-2"]
    shards = player(game, HATTER).shards
    answer(game, HATTER, "list-2")
    assert (player(game, HATTER).shards, player(game, HATTER).vp) == (shards + 3, 0)


@pytest.mark.rule("GAME-4")
def test_an_opponent_at_tea_is_any_other_player_who_meets_the_conditions() -> None:
    game = serving({"opponent": {"with": [{"shards": {"at_least": 2}}], "do": [{"vp": 2}]}}, players=FOUR)
    for name, shards in zip(FOUR, (2, 9, 1, 5), strict=True):
        player(game, name).shards = shards
    take(game, HATTER)
    assert offered(game, HATTER) == ["opponent:alice", "opponent:jabberwock"]
    answer(game, HATTER, "opponent:jabberwock")
    assert [player(game, name).vp for name in FOUR] == [0, 0, 0, 2]


@pytest.mark.rule("GAME-4")
def test_an_opponent_in_a_battle_takes_part_in_it_and_has_not_busted() -> None:
    rewards = {"opponent": {"do": [{"shards": 1}]}}
    game = in_battle(serving(rewards, players=FOUR))
    assert offered(game, HATTER) == ["opponent:queen_of_hearts", "opponent:jabberwock"]
    alone = serving({"each_opponent": {"do": [{"vp": 1}]}}, players=FOUR)
    in_battle(alone, busted=(JABBERWOCK,))
    assert [player(alone, name).vp for name in FOUR] == [0, 0, 1, 0]


def test_each_opponent_is_reached_and_chooses_for_themselves() -> None:
    game = serving({"each_opponent": {"do": [{"any_ally": "weak"}]}})
    player(game, ALICE).vp = 1
    take(game, HATTER)
    assert game.waiting() == (QUEEN,), "fewest VP first"
    answer(game, QUEEN, "ally:rose_weak")
    assert game.waiting() == (ALICE,)
    answer(game, ALICE, "ally:forge")
    assert game.over


def test_without_an_opponent_who_meets_the_conditions_nothing_happens() -> None:
    game = serving({"opponent": {"with": [{"vp": {"at_least": 99}}], "do": [{"vp": 2}]}})
    assert take(game, HATTER).over
    assert [player(game, name).vp for name in (ALICE, HATTER, QUEEN)] == [0, 0, 0]
