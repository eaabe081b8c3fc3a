"""The end of the tea phase."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import ALICE, HATTER, JABBERWOCK, QUEEN, happened, player
from tests.games.wonderland.tea_tables import lay, tea_table
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import ShardsDiscarded, SupplyTooSmall
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.tea import EndTea

SEATS = (ALICE, HATTER, QUEEN)


def with_shards(alice: int, hatter: int, queen: int) -> Game:
    game = tea_table()
    for name, shards in zip(SEATS, (alice, hatter, queen), strict=True):
        player(game, name).shards = shards
    return game


def madness(game: Game, name: PlayerId) -> int:
    return sum(game.content.chips[chip].face == "madness_single" for chip in player(game, name).bag) - 2


def gained(game: Game) -> tuple[int, ...]:
    return tuple(madness(game, name) for name in SEATS)


def shards(game: Game) -> tuple[int, ...]:
    return tuple(player(game, name).shards for name in SEATS)


@pytest.mark.rule("TEAEND-1")
def test_every_player_gains_a_madness_chip() -> None:
    game = with_shards(0, 0, 0)
    supply = len(game.state.supply["madness_single"])
    run(game, EndTea())
    assert gained(game) == (1, 1, 1)
    assert len(game.state.supply["madness_single"]) == supply - 3


@pytest.mark.rule("TEAEND-2")
def test_the_richest_gains_another_and_discards_half_rounded_up() -> None:
    game = run(with_shards(2, 5, 4), EndTea())
    assert gained(game) == (1, 2, 1)
    assert shards(game) == (2, 2, 4)
    assert [(event.player, event.shards) for event in happened(game, ShardsDiscarded)] == [(HATTER, 3)]


@pytest.mark.rule("TEAEND-2")
def test_all_who_tie_for_the_most_shards_pay() -> None:
    game = run(with_shards(4, 1, 4), EndTea())
    assert gained(game) == (2, 1, 2)
    assert shards(game) == (2, 1, 2)


@pytest.mark.rule("TEAEND-2")
def test_nobody_pays_when_nobody_has_a_shard() -> None:
    assert gained(run(with_shards(0, 0, 0), EndTea())) == (1, 1, 1)


@pytest.mark.rule("TEAEND-3")
def test_a_supply_too_small_for_all_gives_nobody_anything_in_that_step() -> None:
    game = with_shards(1, 3, 2)
    supply = game.state.supply["madness_single"]
    game.state.supply = {**game.state.supply, "madness_single": supply[:2]}
    game.state.box = supply[2:]
    run(game, EndTea())
    assert gained(game) == (0, 1, 0), "two chips are too few for three, but enough for the richest"
    assert shards(game) == (1, 1, 2)
    assert len(happened(game, SupplyTooSmall)) == 1


@pytest.mark.rule("TEAEND-3")
def test_the_richest_who_gain_no_chip_discard_no_shards() -> None:
    game = with_shards(3, 3, 1)
    supply = game.state.supply["madness_single"]
    game.state.supply = {**game.state.supply, "madness_single": supply[:4]}
    game.state.box = supply[4:]
    run(game, EndTea())
    assert gained(game) == (1, 1, 1)
    assert shards(game) == (3, 3, 1)


@pytest.mark.rule("TEAEND-4")
def test_poison_still_on_cards_goes_back_to_the_jabberwock() -> None:
    game = lay(tea_table(ALICE, JABBERWOCK, QUEEN), {"chair_1": "tea_1_18"})
    chip, *rest = game.state.supply["poison"]
    game.state.supply = {**game.state.supply, "poison": tuple(rest)}
    game.state.poisoned = {"tea_1_18": chip}
    run(game, EndTea())
    assert game.state.poisoned == {}
    assert chip in game.state.supply["poison"]
    assert len(game.state.supply["poison"]) == 5
