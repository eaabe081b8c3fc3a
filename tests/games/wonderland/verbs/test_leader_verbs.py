"""Everywhere at Once: units and the leader go where the war goes on (CLAR-12)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    activate,
    answer,
    begin_battle,
    happened,
    new_table,
    offered,
    place,
    player,
)
from wonderland_qt.games.wonderland.events import LeaderMoved, PlayerBusted
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.war.result import SettleBattle

EVERYWHERE_AT_ONCE = ("everywhere_at_once",)


def fought(leader: str, *active: str, strength: int = 3) -> Game:
    """A battle of the Garden that Alice has not won, with her leader there and these active chips."""
    game = new_table()
    player(game, ALICE).abilities = EVERYWHERE_AT_ONCE
    player(game, ALICE).leader = leader
    place(game, ALICE, "garden", 1)
    activate(game, ALICE, *active)
    begin_battle(game, "garden", {ALICE: strength, HATTER: 20})
    return run(game, SettleBattle("garden"))


@pytest.mark.rule("CLAR-12")
@pytest.mark.parametrize("leader", ["garden", "tumtum", "pool"])
def test_with_the_artifact_active_she_comes_from_any_region_or_from_the_pool(leader: str) -> None:
    game = fought(leader, "sword")
    assert offered(game, ALICE) == [f"follow:{region}" for region in game.content.ring]
    answer(game, ALICE, "follow:wits_end")
    assert player(game, ALICE).leader == "wits_end"
    assert player(game, ALICE).placed == {"garden": 1, "wits_end": 1}
    assert [event.place for event in happened(game, LeaderMoved)] == ["wits_end"]
    assert player(game, HATTER).leader == "head"


@pytest.mark.rule("CLAR-12")
def test_without_the_artifact_active_nobody_moves() -> None:
    game = fought("garden", "alice_1")
    assert game.over
    assert player(game, ALICE).leader == "garden"


@pytest.mark.rule("CLAR-12", "BATTLE-24")
def test_the_last_unit_may_leave_a_battle_that_has_ended() -> None:
    game = new_table()
    player(game, ALICE).abilities = EVERYWHERE_AT_ONCE
    player(game, ALICE).leader = "garden"
    activate(game, ALICE, "sword", "alice_1")
    begin_battle(game, "garden", {ALICE: 5, HATTER: 3})
    run(game, SettleBattle("garden"))
    answer(game, ALICE, "follow:tumtum")
    assert happened(game, PlayerBusted) == []
    assert any(option.startswith("forge:") for option in offered(game, ALICE))


@pytest.mark.rule("CLAR-12", "REWARD-23")
def test_with_an_empty_pool_a_unit_may_be_moved_or_she_goes_alone() -> None:
    game = new_table()
    player(game, ALICE).abilities = EVERYWHERE_AT_ONCE
    place(game, ALICE, "garden", player(game, ALICE).supporters)
    activate(game, ALICE, "sword")
    begin_battle(game, "garden", {ALICE: 3, HATTER: 20})
    run(game, SettleBattle("garden"))
    answer(game, ALICE, "follow:wits_end")
    assert set(offered(game, ALICE)) == {"supporter:garden:wits_end", "done"}
    answer(game, ALICE, "done")
    assert player(game, ALICE).leader == "wits_end"
    assert "wits_end" not in player(game, ALICE).placed
