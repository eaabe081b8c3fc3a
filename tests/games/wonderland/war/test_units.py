"""Placing and moving units."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    HATTER,
    QUEEN,
    answer,
    begin_battle,
    happened,
    offered,
    place,
    player,
)
from tests.games.wonderland.tea_tables import SERVED, serving, take
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.events import UnitsPlaced
from wonderland_qt.games.wonderland.rules import Game

RING = ("red_keep", "garden", "tumtum", "pool_of_tears", "wits_end")


def in_war(game: Game, region: str) -> Game:
    """Let the served rewards happen to the Hatter in a battle."""
    begin_battle(game, region, {HATTER: 3, QUEEN: 2})
    return run(game, *[Bound(ref, HATTER, SERVED, region) for ref in game.content.rewards[SERVED]])


@pytest.mark.rule("REWARD-1")
def test_units_come_from_the_pool_into_one_region() -> None:
    game = take(serving({"units": 3}), HATTER)
    assert offered(game, HATTER) == [f"units:{region}" for region in RING]
    answer(game, HATTER, "units:garden")
    assert game.over
    assert player(game, HATTER).placed == {"garden": 3}
    assert player(game, HATTER).supporters == 7
    assert player(game, QUEEN).placed == {}
    assert [(event.region, event.origin, event.units) for event in happened(game, UnitsPlaced)] == [
        ("garden", "pool", 3)
    ]


@pytest.mark.rule("REWARD-1", "GAME-3")
def test_a_figure_in_the_pool_may_come_instead_of_a_supporter_a_lost_leader_may_not() -> None:
    game = serving({"units": 2})
    player(game, HATTER).figures = {"dodo": "pool", "walrus": "tumtum"}
    player(game, HATTER).leader = "pool"
    take(game, HATTER)
    answer(game, HATTER, "units:garden")
    assert offered(game, HATTER) == ["supporter:pool:garden", "dodo:pool:garden"]
    answer(game, HATTER, "dodo:pool:garden")
    assert player(game, HATTER).figures == {"dodo": "garden", "walrus": "tumtum"}
    assert player(game, HATTER).placed == {"garden": 1}
    assert player(game, HATTER).units_in("garden") == 2
    assert player(game, HATTER).supporters == 9


@pytest.mark.rule("REWARD-2")
def test_with_an_empty_pool_units_may_be_moved_from_elsewhere() -> None:
    game = serving({"units": 2})
    place(game, HATTER, "tumtum", 10)
    player(game, HATTER).figures = {"dodo": "red_keep"}
    player(game, HATTER).leader = "wits_end"
    take(game, HATTER)
    answer(game, HATTER, "units:garden")
    assert offered(game, HATTER) == ["dodo:red_keep:garden", "supporter:tumtum:garden", "done"]
    answer(game, HATTER, "supporter:tumtum:garden")
    answer(game, HATTER, "done")
    assert player(game, HATTER).placed == {"tumtum": 9, "garden": 1}
    assert game.over


@pytest.mark.rule("REWARD-2")
def test_a_figure_in_the_pool_does_not_stand_in_the_way_of_moving() -> None:
    game = serving({"units": 1})
    place(game, HATTER, "tumtum", 10)
    player(game, HATTER).figures = {"dodo": "pool"}
    take(game, HATTER)
    answer(game, HATTER, "units:garden")
    assert offered(game, HATTER) == ["dodo:pool:garden", "supporter:tumtum:garden", "done"]


@pytest.mark.rule("REWARD-2")
def test_the_last_supporters_are_placed_and_only_the_rest_may_be_moved() -> None:
    game = serving({"units": 3})
    place(game, HATTER, "tumtum", 8)
    take(game, HATTER)
    answer(game, HATTER, "units:garden")
    assert player(game, HATTER).placed == {"tumtum": 8, "garden": 2}
    assert offered(game, HATTER) == ["supporter:tumtum:garden", "done"]
    answer(game, HATTER, "supporter:tumtum:garden")
    assert player(game, HATTER).placed == {"tumtum": 7, "garden": 3}


@pytest.mark.rule("REWARD-2")
def test_with_nothing_to_place_or_move_units_do_nothing() -> None:
    game = serving({"units": 2})
    player(game, HATTER).supporters = 0
    assert take(game, HATTER).over
    assert happened(game, UnitsPlaced) == []


@pytest.mark.rule("REWARD-3")
def test_two_groups_of_units_may_go_to_two_regions() -> None:
    game = take(serving({"units": 1}, {"units": 2}), HATTER)
    first = {option.split("@")[0] for option in offered(game, HATTER)}
    assert first == {f"units:{region}" for region in RING}
    answer(game, HATTER, "units:garden")
    answer(game, HATTER, "units:tumtum")
    assert player(game, HATTER).placed == {"garden": 1, "tumtum": 2}


@pytest.mark.rule("REWARD-23")
def test_in_the_war_an_own_unit_may_be_moved_but_no_figure_comes_from_the_pool() -> None:
    game = serving({"units": 1})
    place(game, HATTER, "tumtum", 10)
    place(game, HATTER, "garden", -1)
    player(game, HATTER).placed = {"tumtum": 9, "garden": 1}
    player(game, HATTER).supporters = 0
    player(game, HATTER).figures = {"dodo": "pool"}
    in_war(game, "garden")
    answer(game, HATTER, "units:red_keep")
    assert offered(game, HATTER) == ["supporter:garden:red_keep", "supporter:tumtum:red_keep", "done"]


@pytest.mark.rule("REWARD-23", "BATTLE-24")
def test_who_moves_the_last_unit_out_of_a_battle_busts() -> None:
    game = serving({"units": 1})
    player(game, HATTER).placed, player(game, HATTER).supporters = {"tumtum": 9, "garden": 1}, 0
    in_war(game, "garden")
    answer(game, HATTER, "units:red_keep")
    answer(game, HATTER, "supporter:garden:red_keep")
    battle = game.state.battle
    assert battle is not None
    assert battle.participants[HATTER].fight == "busted"
    assert battle.participants[QUEEN].fight == "fighting"


@pytest.mark.rule("ALLY-6")
def test_units_moved_from_an_adjacent_region_come_from_one_neighbour_in_the_ring() -> None:
    game = serving({"move_units": {"units": 2, "from": "adjacent", "to": "here"}})
    for region in RING:
        place(game, HATTER, region, 2)
    in_war(game, "wits_end")
    assert offered(game, HATTER) == [
        "supporter:pool_of_tears:wits_end",
        "supporter:red_keep:wits_end",
        "done",
    ]
    answer(game, HATTER, "supporter:red_keep:wits_end")
    assert offered(game, HATTER) == ["supporter:red_keep:wits_end", "done"]
    answer(game, HATTER, "supporter:red_keep:wits_end")
    assert player(game, HATTER).placed["wits_end"] == 4
    assert game.over


def test_units_moved_from_anywhere_may_go_anywhere_up_to_their_number() -> None:
    game = serving({"move_units": {"units": 1}})
    place(game, HATTER, "garden", 1)
    player(game, HATTER).leader = "tumtum"
    take(game, HATTER)
    regions = [region for region in RING if region != "garden"]
    assert offered(game, HATTER) == [*[f"supporter:garden:{region}" for region in regions], "done"]
    answer(game, HATTER, "supporter:garden:red_keep")
    assert player(game, HATTER).placed == {"red_keep": 1}
    assert player(game, HATTER).leader == "tumtum"
    assert game.over
