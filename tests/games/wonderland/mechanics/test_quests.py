"""Quests: feats at the end of a battle, objectives at the end of the game (QUEST)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    activate,
    answer,
    begin_battle,
    decision,
    forge_onto,
    happened,
    new_table,
    offered,
    player,
    put_in_bag,
)
from wonderland_qt.games.wonderland.events import FeatRevealed
from wonderland_qt.games.wonderland.mechanics.quests import OfferFeat, objective_met
from wonderland_qt.games.wonderland.mechanics.scoring import score
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.war.result import SettleBattle

SIX_ROSES_AND_SOLDIERS = ("rose_weak", "rose_weak", "rose_strong", "card_soldier_weak", "card_soldier_weak")


def fought(region: str, *quests: str) -> Game:
    """A battle won by Alice, who holds these quests."""
    game = new_table()
    player(game, ALICE).quests = quests
    begin_battle(game, region, {ALICE: 8, HATTER: 7})
    return run(game, SettleBattle(region))


@pytest.mark.rule("QUEST-1", "QUEST-2")
def test_a_feat_met_in_its_region_may_be_revealed() -> None:
    game = fought("garden", "garden_feat")
    assert offered(game, ALICE) == ["feat:garden_feat", "keep-secret"]
    answer(game, ALICE, "feat:garden_feat")
    assert player(game, ALICE).feats == ("garden_feat",)
    assert player(game, ALICE).quests == ()
    assert [event.quest for event in happened(game, FeatRevealed)] == ["garden_feat"]


@pytest.mark.rule("QUEST-1")
def test_a_feat_of_another_region_cannot_be_revealed() -> None:
    game = fought("garden", "tumtum_feat")
    assert game.over
    assert player(game, ALICE).quests == ("tumtum_feat",)


@pytest.mark.rule("QUEST-2")
def test_a_feat_that_is_not_met_is_not_offered_beside_one_that_is() -> None:
    game = fought("red_keep", "red_hard_feat", "red_feat")
    assert offered(game, ALICE) == ["feat:red_feat", "keep-secret"]


@pytest.mark.rule("QUEST-2", "GAME-11")
def test_a_feat_may_be_kept_secret_and_is_asked_for_in_secret() -> None:
    game = fought("garden", "garden_feat")
    assert decision(game, ALICE).private
    answer(game, ALICE, "keep-secret")
    assert player(game, ALICE).quests == ("garden_feat",)
    assert player(game, ALICE).feats == ()
    assert happened(game, FeatRevealed) == []


@pytest.mark.rule("QUEST-2")
def test_one_feat_a_battle() -> None:
    game = fought("red_keep", "red_feat", "red_other_feat")
    assert offered(game, ALICE) == ["feat:red_feat", "feat:red_other_feat", "keep-secret"]
    answer(game, ALICE, "feat:red_other_feat")
    assert game.over
    assert player(game, ALICE).quests == ("red_feat",)
    begin_battle(game, "red_keep", {ALICE: 8, HATTER: 7}).feats = (ALICE,)
    run(game, OfferFeat(ALICE))
    assert game.over


@pytest.mark.rule("QUEST-2")
def test_busted_players_and_those_who_do_not_fight_reveal_no_feat() -> None:
    game = new_table()
    for name in (ALICE, HATTER, QUEEN):
        player(game, name).quests = ("red_other_feat",)
    begin_battle(game, "red_keep", {ALICE: 8, HATTER: 7}, busted=(HATTER,))
    run(game, SettleBattle("red_keep"))
    assert offered(game, ALICE) != []
    answer(game, ALICE, "keep-secret")
    assert game.over


@pytest.mark.rule("QUEST-3")
def test_an_objective_counts_chips_wherever_the_player_has_them() -> None:
    game = new_table()
    forge_onto(game, ALICE, "alice_gifts", "rose_weak")
    put_in_bag(game, ALICE, "rose_weak", "card_soldier_weak")
    activate(game, ALICE, "rose_strong")
    exhausted = put_in_bag(game, ALICE, "card_soldier_weak", "card_soldier_strong")
    player(game, ALICE).exhausted = exhausted
    player(game, ALICE).bag = tuple(c for c in player(game, ALICE).bag if c not in exhausted)
    assert not objective_met(game, ALICE, "paint_the_roses")
    put_in_bag(game, ALICE, "rose_weak")
    assert objective_met(game, ALICE, "paint_the_roses")
    assert not objective_met(game, HATTER, "paint_the_roses")


@pytest.mark.rule("QUEST-3")
def test_objectives_count_whether_or_not_the_feat_is_done_and_share_chips() -> None:
    game = new_table()
    put_in_bag(game, ALICE, *SIX_ROSES_AND_SOLDIERS, "rose_weak", "rose_weak")
    player(game, ALICE).quests = ("paint_the_roses",)
    assert (score(game, ALICE).objectives, score(game, ALICE).both) == (3, 0)
    player(game, ALICE).quests = ("paint_the_roses", "wits_feat")
    player(game, ALICE).shards = 0
    assert score(game, ALICE).objectives == 6


@pytest.mark.rule("QUEST-4")
def test_feat_objective_and_both_score_three_each_at_the_end_only() -> None:
    game = fought("wits_end", "wits_feat")
    before = player(game, ALICE).vp
    answer(game, ALICE, "feat:wits_feat")
    assert player(game, ALICE).vp == before
    player(game, ALICE).shards = 0
    counted = score(game, ALICE)
    assert (counted.feats, counted.objectives, counted.both) == (3, 3, 3)
    player(game, ALICE).shards = 9
    counted = score(game, ALICE)
    assert (counted.feats, counted.objectives, counted.both) == (3, 0, 0)
    assert score(game, HATTER).feats == 0
