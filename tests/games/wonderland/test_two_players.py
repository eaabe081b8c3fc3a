"""The game for two: set-up, the region left out, the sides of the boards, five cards (TWO-1 to TWO-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.asking import run
from tests.games.wonderland.content.tables import answer_randomly
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    QUEEN,
    frozen_content,
    happened,
    new_table,
    offered,
    player,
)
from tests.invariants import playing
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.effects import Bound, InAnyOrder
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.rigged import RiggedChance
from wonderland_qt.games.wonderland.events import (
    BattleBegun,
    CastleBuilt,
    RegionLeftOut,
    TeaCardTaken,
    UnitsPlaced,
    WonderlandianShown,
)
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.forge import LayForged
from wonderland_qt.games.wonderland.mechanics.two_players import leave_out
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.tea import ChooseLeaderRegion
from wonderland_qt.games.wonderland.war.units import adjacent, unit_regions
from wonderland_qt.games.wonderland.war.war_phase import move_battle_marker

TWO = (ALICE, HATTER)


def begin(seed: int, seats: tuple[PlayerId, ...] = TWO) -> Game:
    """A new game at its first decision."""
    return WONDERLAND.new(frozen_content(), NewGame(seats, seed), [])


def played(seed: int) -> Game:
    """A whole random game."""
    game, chance = begin(seed), OwnChance(seed)
    while not game.over:
        answer_randomly(game, chance)
    return game


def without(region: str) -> Game:
    """A table of Alice and the Hatter on which one region is not used."""
    game = new_table(*TWO)
    leave_out(game.state, game.content, region)
    return game


@pytest.mark.rule("TWO-1")
def test_the_region_of_a_random_quest_is_left_out() -> None:
    left_out = set()
    for seed in range(12):
        game = begin(seed)
        (event,) = happened(game, RegionLeftOut)
        assert game.content.quests[event.quest].region == event.region
        assert set(game.content.ring) - set(game.state.ring) == {event.region}
        left_out.add(event.region)
    assert len(left_out) > 2
    assert happened(begin(1, (*TWO, QUEEN)), RegionLeftOut) == []


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize("seed", range(3))
def test_the_region_left_out_sees_no_units_no_castles_and_no_battle(seed: int) -> None:
    game = played(seed)
    (event,) = happened(game, RegionLeftOut)
    seen = {placed.region for placed in happened(game, UnitsPlaced)}
    seen |= {built.region for built in happened(game, CastleBuilt)}
    seen |= {begun.region for begun in happened(game, BattleBegun)}
    assert seen == set(game.state.ring)
    assert event.region not in seen


@pytest.mark.rule("TWO-1")
def test_the_leader_is_offered_the_four_regions_in_use() -> None:
    game = run(without("tumtum"), ChooseLeaderRegion(ALICE))
    assert offered(game, ALICE) == [
        f"region:{r}" for r in ("red_keep", "garden", "pool_of_tears", "wits_end")
    ]


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize("seed", range(3))
def test_no_option_of_a_whole_game_leads_to_the_region(seed: int) -> None:
    game = begin(seed)
    (event,) = happened(game, RegionLeftOut)
    for at in playing(game, seed):
        options = [option for decision in at.decisions for option in decision.options]
        assert not [option.id for option in options if event.region in repr(option)]


@pytest.mark.rule("TWO-1", "REWARD-2")
def test_units_from_the_pool_come_to_regions_in_use_only() -> None:
    game = without("tumtum")
    owner = player(game, ALICE)
    owner.supporters, owner.figures = 0, {"dodo": "pool"}
    assert unit_regions(game, ALICE) == game.state.ring
    owner.figures = {"dodo": "garden"}
    assert "tumtum" not in unit_regions(game, ALICE)


@pytest.mark.rule("TWO-2")
@pytest.mark.parametrize("seed", range(5))
def test_quests_and_tile_of_the_region_are_removed(seed: int) -> None:
    game = begin(seed)
    hands = [quest for owner in game.state.players.values() for quest in owner.quests]
    regions = {game.content.quests[quest].region for quest in (*hands, *game.state.quest_deck)}
    assert regions == set(game.state.tiles) == set(game.state.ring)


@pytest.mark.rule("TWO-3", "SETUP-6")
@pytest.mark.parametrize(
    ("unused", "roll", "reached"),
    [("red_keep", 1, "tumtum"), ("tumtum", 2, "red_keep"), ("wits_end", 3, "pool_of_tears")],
)
def test_the_marker_starts_next_to_the_region_and_skips_it_at_every_move(
    unused: str, roll: int, reached: str
) -> None:
    game = without(unused)
    ring = game.content.ring
    assert game.state.marker == ring[(ring.index(unused) + 1) % len(ring)]
    game.chance = RiggedChance(game.state, {"die": [str(roll)]}, lambda _stream, member: str(member))
    move_battle_marker(game)
    assert game.state.marker == reached


@pytest.mark.rule("TWO-3", "WAREND-2")
def test_the_marker_never_comes_to_the_region_in_a_whole_game() -> None:
    for seed in range(3):
        game = played(seed)
        assert game.state.marker in game.state.ring


@pytest.mark.rule("TWO-4", "FORGE-5")
def test_forging_on_the_side_for_two_raises_castles_to_7() -> None:
    game = without("wits_end")
    owner = player(game, ALICE)
    for _ in range(4):
        run(game, LayForged(ALICE, owner.bag[0], "alice_castles", in_battle=False))
    assert owner.castle_value == 7
    three = new_table(*TWO, QUEEN)
    assert len(three.content.side(ALICE, 3).tracks[3].spaces) == 3


@pytest.mark.rule("TWO-4")
def test_the_side_for_two_may_print_other_abilities() -> None:
    sides = {n: [a.id for a in frozen_content().side(HATTER, n).abilities] for n in (2, 3)}
    assert sides[2][:3] == sides[3][:3]
    assert (sides[2][3], sides[3][3]) == ("mad_hatter_ability_5", "mad_hatter_ability_4")


@pytest.mark.rule("TWO-4")
def test_what_is_unlocked_is_of_the_side_for_two() -> None:
    two, three = (new_table(*seats) for seats in (TWO, (*TWO, QUEEN)))
    unlocking = InAnyOrder(HATTER, (Bound(next(ref_of(two, "ability")), HATTER, "test"),))
    assert "ability:mad_hatter_ability_5" in offered(run(two, unlocking), HATTER)
    assert "ability:mad_hatter_ability_5" not in offered(run(three, unlocking), HATTER)


def ref_of(game: Game, word: str) -> Iterator[str]:
    """References of effects of a kind."""
    return (ref for ref, effect in game.content.effects.items() if effect.word == word)


@pytest.mark.rule("TWO-5", "SETUP-11")
def test_each_bag_starts_with_eleven_chips_two_of_them_forge_chips() -> None:
    for name in TWO:
        bag = player(begin(3), name).bag
        assert len(bag) == 11
        assert Counter(frozen_content().chips[chip].face for chip in bag)["forge"] == 2
    assert len(player(begin(3, (*TWO, CAT)), ALICE).bag) == 10


@pytest.mark.rule("TWO-6", "SETUP-3")
def test_two_wonderlandians_are_never_met() -> None:
    absent = {"duchess_amulet", "march_hare"}
    for seed in range(4):
        game = played(seed)
        shown = {event.card for event in happened(game, WonderlandianShown)}
        assert not absent & {*shown, *game.state.wonderland_deck}
    three = begin(1, (*TWO, QUEEN)).state
    assert absent <= {*three.wonderland_deck, *three.market}


@pytest.mark.rule("TWO-7", "TEA-1", "TEA-4")
def test_each_takes_five_cards_at_every_tea() -> None:
    game = played(2)
    taken = Counter(event.player for event in happened(game, TeaCardTaken))
    assert taken == {ALICE: 15, HATTER: 15}


@pytest.mark.rule("ALLY-6")
def test_the_neighbours_of_a_region_are_those_in_use() -> None:
    ring = without("tumtum").state.ring
    assert adjacent(ring, "garden") == ("red_keep", "pool_of_tears")
    assert adjacent(ring, "red_keep") == ("wits_end", "garden")
