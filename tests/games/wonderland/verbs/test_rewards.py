"""What tea cards give."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    answer,
    begin_battle,
    decision,
    fetch,
    happened,
    offered,
    player,
    put_in_bag,
)
from tests.games.wonderland.tea_tables import SERVED, serving, take
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.events import (
    ChipGained,
    DieRolled,
    QuestsDrawn,
    QuestSeen,
    ShardsDiscarded,
    ShardsGained,
    ShieldTurned,
    VpGained,
)
from wonderland_qt.games.wonderland.rules import Game


def faces(game: Game, chips: tuple[int, ...]) -> list[str]:
    return [game.content.chips[chip].face for chip in chips]


def cards(*ids: str) -> tuple[str, ...]:
    return ids


def box_all(game: Game, *faces_to_box: str) -> None:
    for face in faces_to_box:
        game.state.box += game.state.supply[face]
        game.state.supply = {**game.state.supply, face: ()}


@pytest.mark.rule("REWARD-4", "GAME-7")
def test_an_ally_chip_of_type_and_level_shown_goes_into_the_bag() -> None:
    game = serving({"ally": {"type": "creature", "level": "strong"}})
    before, left = player(game, HATTER).bag, len(game.state.supply["creature_strong"])
    take(game, HATTER)
    assert faces(game, player(game, HATTER).bag[len(before) :]) == ["creature_strong"]
    assert len(game.state.supply["creature_strong"]) == left - 1
    assert [event.player for event in happened(game, ChipGained)] == [HATTER]


@pytest.mark.rule("REWARD-5", "GAME-9")
def test_any_ally_is_chosen_among_those_of_the_level_and_a_forge_chip_is_a_weak_one() -> None:
    game = serving({"any_ally": "weak"})
    box_all(game, "rose_weak")
    take(game, HATTER)
    assert set(offered(game, HATTER)) == {
        f"ally:{face}"
        for face in ("flamingo_weak", "creature_weak", "red_rook_weak", "card_soldier_weak", "forge")
    }
    answer(game, HATTER, "ally:forge")
    assert faces(game, player(game, HATTER).bag)[-1] == "forge"
    strong = take(serving({"any_ally": "strong"}), HATTER)
    assert "ally:forge" not in offered(strong, HATTER)


@pytest.mark.rule("GAME-6", "GAME-9")
def test_when_an_ally_is_out_another_of_its_level_may_be_taken_instead() -> None:
    game = serving({"ally": {"type": "rose", "level": "weak"}})
    box_all(game, "rose_weak", "flamingo_weak")
    take(game, HATTER)
    replacements = [
        "ally:creature_weak",
        "ally:red_rook_weak",
        "ally:card_soldier_weak",
        "ally:forge",
        "decline",
    ]
    assert offered(game, HATTER) == replacements
    answer(game, HATTER, "ally:red_rook_weak")
    assert faces(game, player(game, HATTER).bag)[-1] == "red_rook_weak"


@pytest.mark.rule("GAME-6")
def test_with_no_ally_of_the_level_left_nothing_is_gained() -> None:
    game = serving({"ally": {"type": "rose", "level": "strong"}})
    box_all(game, *(face for face in game.state.supply if face.endswith("_strong")))
    bag = player(game, HATTER).bag
    assert take(game, HATTER).over
    assert player(game, HATTER).bag == bag


@pytest.mark.rule("REWARD-6")
def test_the_die_is_rolled_for_shards_without_a_choice() -> None:
    game = serving("die")
    shards = player(game, HATTER).shards
    assert take(game, HATTER).over
    (roll,) = happened(game, DieRolled)
    assert roll.shards in (1, 2, 3)
    assert player(game, HATTER).shards == shards + roll.shards
    assert [event.shards for event in happened(game, ShardsGained)] == [roll.shards]


@pytest.mark.rule("REWARD-7", "REWARD-8")
@pytest.mark.parametrize("whole", [True, False])
def test_a_broken_shield_turns_whole_and_a_whole_one_stays(whole: bool) -> None:
    game = serving("shield")
    player(game, HATTER).shield = whole
    player(game, QUEEN).shield = False
    take(game, HATTER)
    assert player(game, HATTER).shield
    assert not player(game, QUEEN).shield
    assert len(happened(game, ShieldTurned)) == (0 if whole else 1)


@pytest.mark.rule("REWARD-9", "REWARD-10")
def test_a_figure_of_the_market_is_placed_at_once_and_the_market_refilled() -> None:
    game = serving("wonderlandian")
    state = game.state
    state.market, state.wonderland_deck = cards("walrus", "dodo", "watch"), cards("gryphon", "twins")
    take(game, HATTER)
    assert offered(game, HATTER) == ["take:walrus", "take:dodo", "take:watch"]
    answer(game, HATTER, "take:dodo")
    assert len(state.market) == 3
    assert len(state.wonderland_deck) == 1
    assert offered(game, HATTER) == [f"figure:{region}" for region in game.content.ring]
    answer(game, HATTER, "figure:tumtum")
    assert player(game, HATTER).figures == {"dodo": "tumtum"}
    assert player(game, HATTER).wonderlandians == ("dodo",)
    assert player(game, HATTER).units_in("tumtum") == 1


@pytest.mark.rule("REWARD-10")
def test_two_figures_of_one_card_may_go_to_different_regions() -> None:
    game = serving("wonderlandian")
    game.state.market = ("twins",)
    take(game, HATTER)
    answer(game, HATTER, "figure:garden")
    answer(game, HATTER, "figure:wits_end")
    assert player(game, HATTER).figures == {"tweedledum": "garden", "tweedledee": "wits_end"}


@pytest.mark.rule("REWARD-9")
def test_the_market_shrinks_with_an_empty_deck_and_an_empty_one_gives_nothing() -> None:
    game = serving("wonderlandian", "wonderlandian")  # the second finds nothing
    game.state.market, game.state.wonderland_deck = cards("watch"), ()
    assert take(game, HATTER).over
    assert len(game.state.market) == 0
    assert player(game, HATTER).wonderlandians == ("watch",)


@pytest.mark.rule("REWARD-11")
def test_an_item_card_puts_both_its_chips_into_the_bag() -> None:
    game = serving("wonderlandian")
    game.state.market, game.state.wonderland_deck = ("vorpal_blade",), ()
    take(game, HATTER)
    assert faces(game, player(game, HATTER).bag)[-2:] == ["vorpal_blade"] * 2


@pytest.mark.rule("REWARD-12")
def test_an_ability_of_choice_is_unlocked_until_all_are() -> None:
    game = serving("ability")
    abilities = [ability.id for ability in game.content.side(HATTER, 3).abilities]
    player(game, HATTER).abilities = (abilities[1],)
    take(game, HATTER)
    assert offered(game, HATTER) == [f"ability:{abilities[n]}" for n in (0, 2, 3)]
    answer(game, HATTER, f"ability:{abilities[2]}")
    assert player(game, HATTER).abilities == (abilities[1], abilities[2])
    full = serving("ability")
    player(full, HATTER).abilities = tuple(abilities)
    assert take(full, HATTER).over


@pytest.mark.rule("REWARD-13")
@pytest.mark.parametrize(("had", "left"), [(5, 2), (2, 0), (0, 0)])
def test_shards_are_discarded_as_many_as_one_has(had: int, left: int) -> None:
    game = serving({"discard_shards": 3})
    player(game, HATTER).shards = had
    others = player(game, QUEEN).shards
    take(game, HATTER)
    assert player(game, HATTER).shards == left
    assert player(game, QUEEN).shards == others
    assert [event.shards for event in happened(game, ShardsDiscarded)] == ([had - left] if had else [])


@pytest.mark.rule("REWARD-14")
def test_a_castle_goes_to_any_region_without_an_own_one() -> None:
    game = serving("castle")
    player(game, HATTER).castles = {"garden": "standing"}
    player(game, QUEEN).castles = {"tumtum": "standing"}
    take(game, HATTER)
    regions = ("red_keep", "tumtum", "pool_of_tears", "wits_end")
    assert offered(game, HATTER) == [f"castle:{region}" for region in regions]
    answer(game, HATTER, "castle:tumtum")
    assert player(game, HATTER).castles == {"garden": "standing", "tumtum": "standing"}


@pytest.mark.rule("REWARD-14", "RESULT-6")
def test_without_region_or_castle_left_a_castle_does_nothing() -> None:
    game = serving("castle")
    player(game, HATTER).castles = dict.fromkeys(game.content.ring, "standing")
    assert take(game, HATTER).over
    few = serving("castle")
    few.content.board = few.content.board.model_copy(update={"castles": 1})
    player(few, HATTER).castles = {"garden": "standing"}
    assert take(few, HATTER).over
    assert player(few, HATTER).castles == {"garden": "standing"}


@pytest.mark.rule("REWARD-15")
def test_the_leader_grows_stronger_up_to_the_maximum() -> None:
    game = take(serving("leader_strength"), HATTER)
    assert player(game, HATTER).leader_strength == 2
    assert player(game, QUEEN).leader_strength == 1


@pytest.mark.rule("REWARD-15")
@pytest.mark.parametrize(("chosen", "left"), [("discard", 1), ("decline", 2)])
def test_at_the_maximum_a_shard_may_be_discarded_instead(chosen: str, left: int) -> None:
    game = serving("leader_strength")
    player(game, HATTER).leader_strength, player(game, HATTER).shards = 6, 2
    take(game, HATTER)
    answer(game, HATTER, chosen)
    assert player(game, HATTER).leader_strength == 6
    assert player(game, HATTER).shards == left


@pytest.mark.rule("REWARD-15")
def test_at_the_maximum_without_a_shard_nothing_happens() -> None:
    game = serving("leader_strength")
    player(game, HATTER).leader_strength, player(game, HATTER).shards = 6, 0
    assert take(game, HATTER).over
    assert player(game, HATTER).leader_strength == 6


@pytest.mark.rule("TEA-5")
@pytest.mark.rule("REWARD-15")
@pytest.mark.parametrize(
    ("strength", "rises", "asked"), [(5, 1, False), (6, 1, True), (4, 2, False), (5, 2, True)]
)
def test_an_order_is_asked_for_only_where_the_leader_could_not_grow(
    strength: int, rises: int, asked: bool
) -> None:
    rewards: list[Any] = [*["leader_strength"] * rises, {"discard_shards": 1}]
    game = serving(*rewards)
    player(game, HATTER).leader_strength, player(game, HATTER).shards = strength, 2
    take(game, HATTER)
    assert ("discard_shards" in offered(game, HATTER)) == asked


@pytest.mark.rule("REWARD-16")
def test_a_single_madness_chip_leaves_the_bag_for_the_supply_never_the_double() -> None:
    game = serving("remove_madness", "remove_madness", "remove_madness")
    supply = len(game.state.supply["madness_single"])
    player(game, HATTER).madness = (fetch(game, QUEEN, "madness_single"),)
    take(game, HATTER)
    bag = faces(game, player(game, HATTER).bag)
    assert ("madness_single" in bag, "madness_double" in bag) == (False, True)
    assert len(game.state.supply["madness_single"]) == supply + 2
    assert len(player(game, HATTER).madness) == 1, "the madness track does not count"


@pytest.mark.rule("REWARD-17")
def test_a_quest_is_drawn_for_its_player_alone_to_see() -> None:
    game = serving("quest")
    take(game, HATTER)
    assert len(player(game, HATTER).quests) == 1
    assert [event.quests for event in happened(game, QuestsDrawn)] == [1]
    assert [event.audience for event in happened(game, QuestSeen)] == [(HATTER,)]


@pytest.mark.rule("REWARD-18")
def test_two_quests_are_drawn_and_any_one_in_hand_discarded_a_feat_done_is_not_in_hand() -> None:
    game = serving({"quest": {"draw": 2, "discard": 1}})
    player(game, HATTER).quests, player(game, HATTER).feats = ("red_feat",), ("pool_feat",)
    game.state.quest_deck = ("wits_feat", "garden_feat", "tumtum_feat")
    take(game, HATTER)
    hand = player(game, HATTER).quests
    assert offered(game, HATTER) == [f"discard:{quest}" for quest in hand]
    assert len(hand) == 3
    assert decision(game, HATTER).private
    answer(game, HATTER, "discard:red_feat")
    assert player(game, HATTER).quests == hand[1:]
    assert game.state.quest_discards == ("red_feat",)


@pytest.mark.rule("REWARD-18")
def test_an_empty_quest_deck_is_rebuilt_from_the_discards() -> None:
    game = serving("quest")
    game.state.quest_deck, game.state.quest_discards = (), cards("red_feat")
    take(game, HATTER)
    assert player(game, HATTER).quests == ("red_feat",)
    assert len(game.state.quest_discards) == 0
    nothing = serving("quest")
    nothing.state.quest_deck = ()
    assert take(nothing, HATTER).over
    assert happened(nothing, QuestsDrawn) == []


@pytest.mark.rule("REWARD-19")
def test_one_side_of_a_split_card_is_gained_and_units_and_die_either_way() -> None:
    for side, vp, shields in (("above", 2, 0), ("below", 0, 1)):
        game = serving({"units": 1}, "die", {"split": {"above": [{"vp": 2}], "below": ["shield"]}})
        player(game, HATTER).shield = False
        take(game, HATTER)
        assert len(happened(game, DieRolled)) == 1
        answer(game, HATTER, side)
        answer(game, HATTER, "units:garden")
        assert (player(game, HATTER).vp, int(player(game, HATTER).shield)) == (vp, shields)
        assert player(game, HATTER).placed == {"garden": 1}


@pytest.mark.rule("REWARD-20")
def test_corrupted_rewards_cost_one_roll_for_all_of_them() -> None:
    game = serving({"corrupted": [{"vp": 3}, "shield"]}, {"shards": 1})
    player(game, HATTER).shield = False
    take(game, HATTER)
    assert offered(game, HATTER) == ["roll", "ignore"]
    assert happened(game, DieRolled) == [], "the choice comes before the roll"
    answer(game, HATTER, "roll")
    assert len(happened(game, DieRolled)) == 1
    assert (player(game, HATTER).vp, player(game, HATTER).shield) == (3, True)


@pytest.mark.rule("REWARD-20", "TEA-5")
def test_the_roll_of_a_corrupted_reward_may_come_before_shards_are_discarded() -> None:
    game = serving({"discard_shards": 3}, {"corrupted": [{"vp": 3}]})
    player(game, HATTER).shards = 0
    take(game, HATTER)
    assert offered(game, HATTER) == ["discard_shards", "roll", "ignore"]
    answer(game, HATTER, "roll")
    assert (player(game, HATTER).vp, player(game, HATTER).shards) == (3, 0)
    assert len(happened(game, ShardsDiscarded)) == 1


@pytest.mark.rule("REWARD-20")
def test_corrupted_rewards_may_be_ignored_the_others_and_the_die_are_not() -> None:
    game = serving({"corrupted": [{"vp": 3}]}, {"corrupted": ["shield"]}, "die", {"vp": 1})
    player(game, HATTER).shield = False
    take(game, HATTER)
    answer(game, HATTER, "ignore")
    answer(game, HATTER, "ignore")
    assert player(game, HATTER).vp == 1
    assert not player(game, HATTER).shield
    assert len(happened(game, DieRolled)) == 1, "only the die in the corner"


@pytest.mark.rule("REWARD-22")
def test_vp_are_gained_at_once() -> None:
    game = take(serving({"vp": 3}), HATTER)
    assert [(name, player(game, name).vp) for name in (ALICE, HATTER)] == [(ALICE, 0), (HATTER, 3)]
    assert [(event.vp, event.cause) for event in happened(game, VpGained)] == [(3, SERVED)]


@pytest.mark.rule("TEA-5")
def test_the_player_chooses_the_order_where_it_matters() -> None:
    game = serving({"gain_madness": 1}, "remove_madness")
    owner = player(game, HATTER)
    owner.bag = tuple(c for c in owner.bag if game.content.chips[c].face != "madness_single")
    bag = owner.bag
    take(game, HATTER)
    assert offered(game, HATTER) == ["gain_madness", "remove_madness"]
    answer(game, HATTER, "gain_madness")
    assert owner.bag == bag, "the chip gained is removed again"
    other = serving({"gain_madness": 1}, "remove_madness")
    owner = player(other, HATTER)
    owner.bag = bag
    take(other, HATTER)
    answer(other, HATTER, "remove_madness")
    assert len(owner.bag) == len(bag) + 1


@pytest.mark.rule("TEA-5")
def test_effects_that_cannot_disturb_each_other_ask_nothing_and_penalties_happen() -> None:
    game = serving({"vp": 1}, {"shards": 2}, "shield", {"gain_madness": 1}, {"ally": {"type": "rose"}})
    bag = len(player(game, HATTER).bag)
    assert take(game, HATTER).over
    assert len(player(game, HATTER).bag) == bag + 2


@pytest.mark.rule("TEA-5")
def test_the_rewards_of_a_side_join_those_that_are_left() -> None:
    game = serving({"units": 1}, {"split": {"above": ["castle", "ability"], "below": [{"vp": 1}]}})
    take(game, HATTER)
    answer(game, HATTER, "above")
    kinds = {option.split(":")[0] for option in offered(game, HATTER)}
    assert kinds == {"units", "castle", "ability"}
    answer(game, HATTER, "castle:garden")
    answer(game, HATTER, "units:garden")
    assert {option.split(":")[0] for option in offered(game, HATTER)} == {"ability"}


@pytest.mark.rule("REWARD-21")
def test_at_tea_a_chip_of_the_bag_is_forged() -> None:
    game = serving("forge")
    take(game, HATTER)
    chip = next(c for c in player(game, HATTER).bag if game.content.chips[c].face == "mad_hatter_1")
    answer(game, HATTER, f"forge:{chip}:mad_hatter_leader")
    assert player(game, HATTER).tracks["mad_hatter_leader"] == (chip,)
    assert chip not in player(game, HATTER).bag
    assert player(game, HATTER).leader_strength == 2


@pytest.mark.rule("BATTLE-22")
def test_what_is_unlocked_in_a_battle_does_not_work_in_it() -> None:
    game = serving("ability", "wonderlandian")
    battle = begin_battle(game, "garden", {HATTER: 3, QUEEN: 2})
    game.state.market = ("dodo",)
    rewards = [Bound(ref, HATTER, SERVED, "garden") for ref in game.content.rewards[SERVED]]
    run(game, *rewards)
    answer(game, HATTER, offered(game, HATTER)[0])
    answer(game, HATTER, "figure:garden")
    assert battle.locked == (*player(game, HATTER).abilities, "dodo")
    assert len(battle.locked) == 2


@pytest.mark.rule("REWARD-16")
def test_a_chip_gained_elsewhere_is_left_alone() -> None:
    game = serving("remove_madness")
    chips = put_in_bag(game, QUEEN, "madness_single")
    take(game, HATTER)
    assert set(chips) <= set(player(game, QUEEN).bag)
