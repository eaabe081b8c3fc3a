"""Madness and poison: units, shields, busts, refreshed bags (BATTLE-3 to BATTLE-10)."""

import pytest

from tests.games.wonderland.battles import GARDEN, battle, begin, draw_again, faces, fought, garden, part
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    JABBERWOCK,
    QUEEN,
    answer,
    happened,
    offered,
    player,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import (
    BagRefreshed,
    ChipDrawn,
    ChipPlaced,
    ChipsExhausted,
    PlayerBusted,
    ShieldTurned,
    UnitLost,
)
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import POOL

OTHERS = {HATTER: ["mad_hatter_1"] * 4, QUEEN: ["queen_of_hearts_1"] * 4}


def fill_track(game: Game, name: PlayerId, chips: int) -> None:
    """Lay madness chips of the supply on the player's track."""
    supply = game.state.supply["madness_single"]
    player(game, name).madness = supply[:chips]
    game.state.supply = {**game.state.supply, "madness_single": supply[chips:]}


@pytest.mark.rule("BATTLE-3")
@pytest.mark.parametrize(("chip", "lost"), [("madness_single", 1), ("madness_double", 2)])
def test_madness_goes_on_the_track_and_costs_a_unit_for_each_symbol(chip: str, lost: int) -> None:
    game = fought({ALICE: [chip], **OTHERS})
    alice = player(game, ALICE)
    assert faces(game, alice.madness) == [chip]
    assert (alice.placed[GARDEN], alice.active) == (3 - lost, ())
    assert part(game, ALICE).strength == 0
    assert [event.player for event in happened(game, ChipDrawn)].count(ALICE) == 1
    assert player(game, HATTER).placed[GARDEN] == 3


@pytest.mark.rule("BATTLE-3", "BATTLE-8")
def test_with_fewer_units_than_symbols_all_are_lost() -> None:
    game = fought({ALICE: ["madness_double"], **OTHERS}, units={ALICE: 1, HATTER: 3, QUEEN: 3})
    assert player(game, ALICE).units_in(GARDEN) == 0
    assert part(game, ALICE).fight == "busted"
    assert len(happened(game, UnitLost)) == 1


@pytest.mark.rule("BATTLE-4")
def test_the_player_chooses_which_units_and_the_leader_comes_last() -> None:
    game = garden({ALICE: ["madness_double"], **OTHERS}, units={ALICE: 1, HATTER: 3, QUEEN: 3})
    alice = player(game, ALICE)
    alice.leader, alice.figures = GARDEN, {"dodo": GARDEN, "walrus": "tumtum"}
    begin(game)
    assert offered(game, ALICE) == ["lose:supporter", "lose:dodo"]
    answer(game, ALICE, "lose:dodo")
    assert (alice.figures["dodo"], alice.leader, alice.units_in(GARDEN)) == (POOL, GARDEN, 1)


@pytest.mark.rule("BATTLE-4")
def test_the_leader_is_lost_when_no_other_unit_is_left() -> None:
    game = garden({ALICE: ["madness_single"], **OTHERS}, units={ALICE: 0, HATTER: 3, QUEEN: 3})
    player(game, ALICE).leader = GARDEN
    player(game, ALICE).placed = {}
    begin(game)
    assert player(game, ALICE).leader == POOL
    assert [event.unit for event in happened(game, UnitLost)] == ["leader"]


@pytest.mark.rule("BATTLE-5")
def test_lost_units_go_to_the_pool_and_a_lost_figure_keeps_the_strength_counted() -> None:
    game = garden({ALICE: ["madness_double"], **OTHERS}, units={ALICE: 2, HATTER: 3, QUEEN: 3})
    alice = player(game, ALICE)
    alice.figures = {"dodo": GARDEN}
    supporters = alice.supporters
    begin(game)
    answer(game, ALICE, "lose:supporter")
    answer(game, ALICE, "lose:dodo")
    assert (alice.supporters, alice.figures["dodo"]) == (supporters + 1, POOL)
    assert part(game, ALICE).strength == 3


@pytest.mark.rule("BATTLE-5")
def test_a_lost_figure_s_ability_stops() -> None:
    game = garden({ALICE: ["madness_single", "alice_1"], **OTHERS}, units={ALICE: 1, HATTER: 3, QUEEN: 3})
    player(game, ALICE).figures = {"white_rabbit": GARDEN}
    begin(game)
    answer(game, ALICE, "lose:white_rabbit")
    draw_again(game)
    assert [f.strength for f in happened(game, ChipPlaced) if f.player == ALICE] == [1]


@pytest.mark.rule("BATTLE-6")
@pytest.mark.parametrize("chip", ["madness_single", "madness_double"])
def test_a_whole_shield_may_break_against_madness(chip: str) -> None:
    game = fought({ALICE: [chip], **OTHERS}, shields=True, units={ALICE: 1, HATTER: 3, QUEEN: 3})
    assert offered(game, ALICE) == ["block", "suffer"]
    assert happened(game, UnitLost) == []
    answer(game, ALICE, "block")
    alice = player(game, ALICE)
    assert (alice.shield, alice.madness, alice.units_in(GARDEN)) == (False, (), 1)
    assert chip in faces(game, alice.bag)
    assert len([event for event in happened(game, ChipDrawn) if event.player == ALICE]) == 1
    assert player(game, HATTER).shield


@pytest.mark.rule("BATTLE-6")
def test_the_owner_of_a_shield_may_suffer_instead() -> None:
    game = fought({ALICE: ["madness_single"], **OTHERS}, shields=True)
    answer(game, ALICE, "suffer")
    assert (player(game, ALICE).shield, player(game, ALICE).placed[GARDEN]) == (True, 2)


@pytest.mark.rule("BATTLE-6")
def test_a_broken_shield_blocks_nothing() -> None:
    game = fought({ALICE: ["madness_single"], **OTHERS})
    assert offered(game, ALICE) == ["draw", "stop"]
    assert player(game, ALICE).placed[GARDEN] == 2


@pytest.mark.rule("BATTLE-6", "BATTLE-9")
def test_a_blocked_chip_cannot_refresh() -> None:
    game = garden({ALICE: ["madness_single"], **OTHERS}, shields=True)
    fill_track(game, ALICE, 3)
    begin(game)
    answer(game, ALICE, "block")
    assert len(player(game, ALICE).madness) == 3
    assert happened(game, BagRefreshed) == []


def poisoned(**table: object) -> Game:
    game = garden({ALICE: ["poison", "poison"], JABBERWOCK: ["jabberwock_1"] * 3}, **table)  # type: ignore[arg-type]  # as given
    return begin(game)


@pytest.mark.rule("BATTLE-7")
def test_poison_costs_a_unit_and_goes_back_to_its_supply() -> None:
    game = poisoned()
    alice = player(game, ALICE)
    assert (alice.placed[GARDEN], alice.madness, alice.active, part(game, ALICE).strength) == (2, (), (), 0)
    left = len(game.state.supply["poison"])
    assert faces(game, alice.bag).count("poison") == 1
    draw_again(game)
    assert len(game.state.supply["poison"]) == left + 1
    assert faces(game, alice.bag).count("poison") == 0


@pytest.mark.rule("BATTLE-7")
def test_the_shield_sends_poison_back_to_the_own_bag() -> None:
    game = poisoned(shields=True)
    answer(game, ALICE, "block")
    alice = player(game, ALICE)
    assert (faces(game, alice.bag).count("poison"), alice.placed[GARDEN], alice.shield) == (2, 3, False)


@pytest.mark.rule("BATTLE-7", "BATTLE-8")
def test_poison_can_bust() -> None:
    game = garden({ALICE: ["poison"], JABBERWOCK: ["jabberwock_1"], HATTER: ["mad_hatter_1"]}, units=1)
    begin(game)
    assert [event.player for event in happened(game, PlayerBusted)] == [ALICE]


@pytest.mark.rule("BATTLE-8")
def test_a_busted_player_is_out_with_chips_exhausted_and_shield_whole() -> None:
    game = fought({ALICE: ["alice_2", "madness_single"], **OTHERS}, units=1)
    draw_again(game)
    alice = player(game, ALICE)
    assert (part(game, ALICE).fight, part(game, ALICE).strength) == ("busted", 0)
    assert (alice.active, faces(game, alice.exhausted), alice.shield) == ((), ["alice_2"], True)
    assert game.waiting() == (HATTER, QUEEN)
    assert not player(game, HATTER).shield


@pytest.mark.rule("BATTLE-9")
def test_the_chip_that_fills_the_track_refreshes_the_bag_after_its_units_are_lost() -> None:
    game = garden({ALICE: ["rose_weak", "madness_single"], **OTHERS})
    fill_track(game, ALICE, 3)
    alice = player(game, ALICE)
    alice.exhausted, alice.bag = alice.bag[:2], alice.bag[2:]
    chips = len(alice.bag) + 2 + 3
    begin(game)
    draw_again(game)
    assert (alice.madness, alice.exhausted, faces(game, alice.active)) == ((), (), ["rose_weak"])
    assert len(alice.bag) == chips - 1
    assert (alice.shield, part(game, ALICE).fight) == (False, "fighting")
    kinds = [type(event) for event in game.events or () if isinstance(event, UnitLost | BagRefreshed)]
    assert kinds == [UnitLost, BagRefreshed]


@pytest.mark.rule("BATTLE-9")
def test_a_track_with_a_free_space_does_not_refresh() -> None:
    game = garden({ALICE: ["madness_double"], **OTHERS})
    fill_track(game, ALICE, 2)
    begin(game)
    assert len(player(game, ALICE).madness) == 3
    assert happened(game, BagRefreshed) == []


@pytest.mark.rule("BATTLE-10")
def test_busting_on_the_chip_that_fills_the_track_refreshes_the_active_chips_too() -> None:
    game = garden({ALICE: ["rose_weak", "madness_single"], **OTHERS}, units=1)
    fill_track(game, ALICE, 3)
    begin(game)
    draw_again(game)
    alice = player(game, ALICE)
    assert (alice.active, alice.exhausted, alice.madness, alice.shield) == ((), (), (), True)
    assert "rose_weak" in faces(game, alice.bag)
    order = [
        type(f) for f in game.events or () if isinstance(f, ChipsExhausted | BagRefreshed | ShieldTurned)
    ]
    assert order == [ChipsExhausted, BagRefreshed, ShieldTurned]


@pytest.mark.rule("BATTLE-18")
def test_madness_of_several_players_is_resolved_one_player_after_another_fewest_vp_first() -> None:
    draws = {ALICE: ["madness_single"], HATTER: ["madness_single"], QUEEN: ["queen_of_hearts_1"]}
    game = garden(draws, shields=True)
    player(game, ALICE).vp = 5
    begin(game)
    assert game.waiting() == (HATTER,)
    answer(game, HATTER, "suffer")
    assert [event.player for event in happened(game, UnitLost)] == [HATTER]
    assert game.waiting() == (ALICE,)
    assert battle(game).drawing == (QUEEN,)
