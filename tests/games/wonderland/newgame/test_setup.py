"""Setting up a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    QUEEN,
    answer,
    begin_battle,
    content_with,
    decision,
    frozen_content,
    happened,
    new_table,
    offered,
    player,
)
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import BattleMarkerMoved, ShardsGained
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.newgame.ally_sets import allies_named
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import HEAD, Player
from wonderland_qt.games.wonderland.war.wagers import MakeWagers

FIVE = (ALICE, HATTER, QUEEN, JABBERWOCK, CAT)


def begin(players: int = 3, seed: int = 1) -> Game:
    return WONDERLAND.new(frozen_content(), NewGame(FIVE[:players], seed), [])


def keep_first_quests(game: Game) -> Game:
    for name in game.waiting():
        answer(game, name, offered(game, name)[0])
    return game


def faces(owner: Player, chips: tuple[int, ...]) -> Counter[str]:
    return Counter(frozen_content().chips[chip].face for chip in chips)


@pytest.mark.rule("SETUP-1")
def test_every_region_gets_a_tile_of_its_own_and_one_stays_in_the_box() -> None:
    game = begin()
    assert set(game.state.tiles) == set(game.content.ring)
    assert len(set(game.state.tiles.values())) == 5
    assert len({tuple(begin(seed=seed).state.tiles.values()) for seed in range(5)}) > 1


def sets_of(chosen: Mapping[str, str]) -> set[str]:
    """The sets from which the abilities chosen come."""
    return {frozen_content().ally_abilities[ability].ally_set for ability in chosen.values()}


@pytest.mark.rule("SETUP-2")
def test_one_set_of_ally_abilities_is_used_or_a_mix() -> None:
    content = frozen_content()
    plain = starting_state(content, NewGame(FIVE[:3])).ally_set
    mixed = starting_state(content, NewGame(FIVE[:3], options={"set": "rose=B"})).ally_set
    assert plain == {a.type: a.id for a in content.files.ally_abilities if a.ally_set == "A"}
    assert mixed == {**plain, "rose": "rose_b"}


@pytest.mark.rule("SETUP-2")
def test_chance_may_choose_the_set_or_mix_all_sets() -> None:
    content, seeds = frozen_content(), range(12)
    sets = [
        WONDERLAND.new(content, NewGame(FIVE[:3], seed, {"set": "random"})).state.ally_set for seed in seeds
    ]
    mixes = [
        WONDERLAND.new(content, NewGame(FIVE[:3], seed, {"set": "mix"})).state.ally_set for seed in seeds
    ]
    assert {len(sets_of(chosen)) for chosen in sets} == {1}
    assert len({tuple(sorted(chosen.values())) for chosen in sets}) > 1
    assert any(len(sets_of(chosen)) > 1 for chosen in mixes)
    assert all(len(chosen) == 5 for chosen in (*sets, *mixes))


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("name", ["A", "D", "random", "mix", "rose=C,flamingo=B", "card_soldier=D"])
def test_a_table_is_set_up_by_the_name_of_its_sets(name: str) -> None:
    content = frozen_content()
    chosen = WONDERLAND.seating.seated(content, FIVE[:3], 1, {"set": name})
    assert WONDERLAND.new(content, chosen).state.options == {"set": name}


@pytest.mark.rule("SETUP-2")
def test_types_that_a_mix_leaves_out_are_of_the_usual_set() -> None:
    chosen = WONDERLAND.seating.seated(frozen_content(), FIVE[:3], 1, {"set": "rose=C, flamingo=B"})
    allies = starting_state(frozen_content(), chosen).ally_set
    assert (allies["rose"], allies["flamingo"], allies["creature"]) == ("rose_c", "flamingo_b", "creature_a")


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("name", ["", "E", "rose=", "=A", "rose=E", "rosa=A", "rose=A,rose=B", "A,B"])
def test_a_set_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown|there is no|is chosen twice"):
        allies_named(frozen_content(), name)


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("name", ["random", "mix"])
def test_the_table_may_leave_the_set_to_chance(name: str) -> None:
    assert WONDERLAND.seating.random_new_game(frozen_content(), 3, 1, {"set": name}).options == {"set": name}


@pytest.mark.rule("SETUP-3")
def test_three_wonderlandians_lie_in_the_market() -> None:
    state = begin().state
    assert len(state.market) == 3
    assert sorted((*state.market, *state.wonderland_deck)) == sorted(frozen_content().wonderlandians)


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize(("players", "chairs"), [(3, 11), (4, 12), (5, 13)])
def test_every_chair_in_play_gets_a_card_of_round_one(players: int, chairs: int) -> None:
    game = keep_first_quests(begin(players))
    cards = game.state.chairs
    assert len(cards) == chairs
    assert {frozen_content().tea_cards[card].round for card in cards.values()} == {1}
    assert ("chair_6" in cards, "chair_10" in cards) == (players >= 4, players >= 5)


@pytest.mark.rule("SETUP-5", "SETUP-13")
def test_all_draw_two_quests_and_keep_one_in_secret() -> None:
    game = begin()
    asked: list[Decision] = [decision(game, name) for name in FIVE[:3]]
    assert all(len(d.options) == 2 and d.private for d in asked)
    hands = {name: player(game, name).quests for name in FIVE[:3]}
    assert len({quest for hand in hands.values() for quest in hand}) == 6
    answer(game, HATTER, f"keep:{hands[HATTER][1]}")
    assert player(game, HATTER).quests == hands[HATTER], "nothing is done before all have chosen"
    answer(game, ALICE, f"keep:{hands[ALICE][0]}")
    answer(game, QUEEN, f"keep:{hands[QUEEN][0]}")
    assert player(game, HATTER).quests == (hands[HATTER][1],)
    assert hands[HATTER][0] in game.state.quest_deck
    assert len(game.state.quest_deck) == len(frozen_content().quests) - 3
    assert game.state.quest_discards == ()


@pytest.mark.rule("SETUP-6")
def test_the_battle_marker_moves_clockwise_by_a_roll_that_gives_no_shards() -> None:
    ring = frozen_content().ring
    for seed in range(6):
        game = begin(seed=seed)
        assert ring.index(game.state.marker) in (1, 2, 3)
        assert [event.region for event in happened(game, BattleMarkerMoved)] == [game.state.marker]
        assert happened(game, ShardsGained) == []


@pytest.mark.rule("SETUP-7")
def test_each_player_has_a_faction_of_their_own() -> None:
    game = begin(4)
    assert list(game.state.players) == list(FIVE[:4])
    with pytest.raises(ValueError, match="two seats"):
        WONDERLAND.seating.seated(frozen_content(), (ALICE, ALICE, HATTER), 1, {})


@pytest.mark.rule("SETUP-8")
def test_four_supporters_stand_on_the_forge_track_and_ten_in_the_pool() -> None:
    assert player(begin(), ALICE).supporters == 10


@pytest.mark.rule("SETUP-9")
def test_an_artifact_lies_at_the_end_of_each_forge_track() -> None:
    alice = player(begin(), ALICE)
    assert set(alice.artifacts) == set(alice.tracks)
    assert faces(alice, tuple(alice.artifacts.values())) == {"sword": 4}


@pytest.mark.rule("SETUP-10", "SETUP-12")
def test_abilities_are_locked_the_leader_is_weak_the_shield_is_whole() -> None:
    alice = player(begin(), ALICE)
    assert (alice.abilities, alice.leader_strength, alice.vp, alice.shield) == ((), 1, 0, True)


@pytest.mark.rule("SETUP-11")
def test_the_bag_holds_ten_chips() -> None:
    alice = player(begin(), ALICE)
    starting = {"alice_1": 3, "alice_2": 1, "sword": 2, "forge": 1, "madness_double": 1, "madness_single": 2}
    assert faces(alice, alice.bag) == starting


@pytest.mark.rule("SETUP-15")
def test_every_leader_starts_at_the_head() -> None:
    assert {owner.leader for owner in begin().state.players.values()} == {HEAD}


@pytest.mark.rule("SETUP-16")
def test_the_first_player_is_chosen_or_drawn() -> None:
    assert begin().state.first == ALICE
    seating = WONDERLAND.seating
    drawn = [seating.random_new_game(frozen_content(), 3, seed, {}).seats[0] for seed in range(40)]
    assert {ALICE, HATTER, QUEEN} <= set(drawn)


@pytest.mark.rule("SETUP-17")
@pytest.mark.parametrize(("players", "shards"), [(3, [3, 2, 1]), (4, [3, 2, 1, 0]), (5, [3, 2, 1, 0, 0])])
def test_starting_shards_depend_on_the_seat(players: int, shards: list[int]) -> None:
    assert [owner.shards for owner in begin(players).state.players.values()] == shards


@pytest.mark.rule("SETUP-17")
def test_a_seat_left_blank_in_the_table_gets_no_shards() -> None:
    board = frozen_content().board.model_copy(update={"starting_shards": {3: (3,)}})
    state = starting_state(content_with(board=board), NewGame(FIVE[:3]))
    assert [owner.shards for owner in state.players.values()] == [3, 0, 0]


@pytest.mark.rule("SETUP-18")
@pytest.mark.parametrize(("players", "poison"), [(3, 0), (4, 6), (5, 7)])
def test_the_jabberwock_has_a_poison_for_each_player_and_two_more(players: int, poison: int) -> None:
    state = begin(players).state
    assert len(state.supply["poison"]) == poison
    assert len([chip for chip in state.box if frozen_content().chips[chip].face == "poison"]) == 7 - poison


def test_bags_hold_each_player_s_own_chips_only() -> None:
    owners = {name: {frozen_content().chips[c].owner for c in player(begin(5), name).bag} for name in FIVE}
    assert owners == {name: {name, PlayerId("")} for name in FIVE}


@pytest.mark.rule("SETUP-14")
def test_nobody_can_bet_on_a_faction_that_is_not_in_the_game() -> None:
    game = new_table(ALICE, HATTER, QUEEN)
    begin_battle(game, "garden", {HATTER: 1, QUEEN: 1})
    run(game, MakeWagers())
    assert offered(game, ALICE) == ["wager:mad_hatter", "wager:queen_of_hearts", "no-wager"]
