"""Rules of the tea where several meet: whose order, whose roll, which unit, which card."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    QUEEN,
    answer,
    decision,
    happened,
    offered,
    player,
)
from tests.games.wonderland.tea_tables import lay, seat, serving, take, tea_table
from wonderland_qt.games.wonderland.events import DieRolled, PoisonReturned, ShardsGiven, WonderlandianShown
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import POISON, POOL
from wonderland_qt.games.wonderland.tea import EndTea, LayTea, TeaTurn


def rolling(game: Game, *rolls: int) -> Game:
    """Let the die show these numbers, by a seed that does."""
    for seed in range(10_000):
        tried = game.clone()
        tried.state.seed, tried.state.streams = seed, {}
        if [tried.chance.pick("die", game.content.board.die) for _ in rolls] == list(rolls):
            game.state.seed, game.state.streams = seed, {}
            return game
    raise AssertionError(rolls)


@pytest.mark.rule("LEAD-7", "REWARD-19", "REWARD-20")
def test_the_cat_may_give_of_each_roll_of_a_card_the_corner_s_and_the_corrupted_side_s() -> None:
    game = serving(
        "die", {"split": {"above": [{"corrupted": [{"vp": 3}]}], "below": ["shield"]}}, players=(CAT, ALICE)
    )
    player(game, CAT).shards = 0
    take(rolling(game, 2, 3), CAT)
    assert decision(game, CAT).prompt.key == "ask-gift", "the corner's die is rolled whatever is chosen"
    answer(game, CAT, "gift:alice")
    answer(game, CAT, "above")
    assert offered(game, CAT) == ["roll", "ignore"]
    answer(game, CAT, "roll")
    answer(game, CAT, "decline")
    assert [event.shards for event in happened(game, DieRolled)] == [2, 3]
    assert len(happened(game, ShardsGiven)) == 1
    assert (player(game, CAT).shards, player(game, CAT).vp) == (1 + 3, 3)


@pytest.mark.rule("REWARD-19", "REWARD-20")
def test_the_other_side_of_a_split_card_needs_no_roll() -> None:
    game = serving({"split": {"above": [{"corrupted": [{"vp": 3}]}], "below": [{"vp": 1}]}})
    answer(take(game, HATTER), HATTER, "below")
    assert player(game, HATTER).vp == 1
    assert happened(game, DieRolled) == []


@pytest.mark.rule("LEAD-5", "REWARD-1", "REWARD-2")
def test_the_queen_spreads_a_figure_a_supporter_and_a_unit_that_moves() -> None:
    game = serving({"units": 3})
    queen = player(game, QUEEN)
    queen.supporters, queen.placed, queen.figures = 1, {"tumtum": 2}, {"dodo": POOL}
    take(game, QUEEN)
    answer(game, QUEEN, "units:red_keep")
    assert offered(game, QUEEN) == ["supporter:pool:red_keep", "dodo:pool:red_keep"], "no need to decline"
    answer(game, QUEEN, "supporter:pool:red_keep")
    answer(game, QUEEN, "units:garden")
    moved = ["supporter:red_keep:garden", "supporter:tumtum:garden"]
    assert offered(game, QUEEN) == ["dodo:pool:garden", *moved, "done"]
    answer(game, QUEEN, "supporter:tumtum:garden")
    answer(game, QUEEN, "units:wits_end")
    answer(game, QUEEN, "dodo:pool:wits_end")
    assert queen.placed == {"red_keep": 1, "garden": 1, "tumtum": 1}
    assert queen.figures == {"dodo": "wits_end"}


@pytest.mark.rule("REWARD-1", "REWARD-2")
def test_who_takes_the_figure_first_keeps_the_last_supporter_for_the_next_unit() -> None:
    game = serving({"units": 2})
    alice = player(game, ALICE)
    alice.supporters, alice.figures = 1, {"dodo": POOL}
    answer(take(game, ALICE), ALICE, "units:garden")
    answer(game, ALICE, "dodo:pool:garden")
    assert (alice.supporters, alice.placed, alice.figures) == (0, {"garden": 1}, {"dodo": "garden"})
    assert not game.decisions


@pytest.mark.rule("REWARD-2")
def test_a_region_that_holds_all_units_is_no_goal_when_the_pool_is_empty() -> None:
    game = serving({"units": 1})
    alice = player(game, ALICE)
    alice.supporters, alice.placed = 0, {"garden": 10}
    take(game, ALICE)
    assert "units:garden" not in offered(game, ALICE)
    answer(game, ALICE, "units:red_keep")
    answer(game, ALICE, "done")
    assert alice.placed == {"garden": 10}


@pytest.mark.rule("REWARD-18")
def test_the_quest_just_drawn_may_be_the_one_discarded() -> None:
    game = serving({"quest": {"draw": 2, "discard": 1}})
    alice = player(game, ALICE)
    alice.quests = game.state.quest_deck[:1]
    game.state.quest_deck = game.state.quest_deck[1:]
    take(game, ALICE)
    kept, *drawn = alice.quests
    assert offered(game, ALICE) == [f"discard:{quest}" for quest in (kept, *drawn)]
    answer(game, ALICE, f"discard:{drawn[1]}")
    assert alice.quests == (kept, drawn[0])
    assert game.state.quest_discards == (drawn[1],)


@pytest.mark.rule("REWARD-17", "REWARD-18")
def test_a_quest_drawn_from_the_rebuilt_deck_may_be_one_discarded_before() -> None:
    game = serving({"quest": {"draw": 2, "discard": 1}})
    state = game.state
    state.quest_discards, state.quest_deck = state.quest_deck[:2], ()
    take(game, ALICE)
    assert state.quest_discards == state.quest_deck == ()
    answer(game, ALICE, offered(game, ALICE)[0])
    assert len(state.quest_discards) == 1


@pytest.mark.rule("REWARD-9", "REWARD-10")
def test_the_market_is_refilled_before_the_figures_are_placed_and_for_the_next_reward() -> None:
    game = serving("wonderlandian", "wonderlandian")
    game.state.market, game.state.wonderland_deck = ("twins", "dodo", "gryphon"), ("watch",)
    take(game, HATTER)
    assert offered(game, HATTER) == ["take:twins", "take:dodo", "take:gryphon"]
    answer(game, HATTER, "take:twins")
    assert [event.card for event in happened(game, WonderlandianShown)] == ["watch"]
    assert decision(game, HATTER).prompt.key == "ask-figure"
    answer(game, HATTER, "figure:garden")
    answer(game, HATTER, "figure:red_keep")
    assert offered(game, HATTER) == ["take:dodo", "take:gryphon", "take:watch"]


@pytest.mark.rule("LEAD-6", "TEA-3")
def test_alice_goes_the_whole_way_round_to_the_head_and_rolls() -> None:
    game = tea_table()
    lay(seat(game, {HATTER: "chair_5"}), {"chair_1": "tea_1_18"})
    run(game, TeaTurn(ALICE))
    assert offered(game, ALICE) == ["chair:chair_1", "head"], "she starts at the head and need not stop there"
    answer(game, ALICE, "head")
    assert len(happened(game, DieRolled)) == 1
    assert game.state.tea.passed == 1
    assert len(game.state.chairs) == 10, "all but the chair of the Hatter"
    answer(game, ALICE, "chair:chair_13")
    assert player(game, ALICE).leader == "chair_13"


@pytest.mark.rule("TEA-3", "LAY-2")
def test_a_short_deck_fills_the_chairs_nearest_the_head_clockwise_for_alice_too() -> None:
    game = seat(tea_table(), {ALICE: "chair_2", HATTER: "chair_4", QUEEN: "chair_1"})
    game.state.tea_decks = {**game.state.tea_decks, "1": ("tea_1_18", "tea_1_11")}
    run(game, TeaTurn(ALICE))
    assert len(happened(game, DieRolled)) == 1, "the only way is by the head"
    assert list(game.state.chairs) == ["chair_2", "chair_3"], "the chair that she left too"
    assert offered(game, ALICE) == ["chair:chair_3", "chair:chair_2"]


@pytest.mark.rule("LEAD-4", "TEA-6")
def test_a_party_is_possible_whenever_a_card_can_be_taken() -> None:
    game = seat(tea_table(), {HATTER: "chair_4", ALICE: "chair_1", QUEEN: "chair_2"})
    game.state.tea_decks = {**game.state.tea_decks, "1": ("tea_1_18",)}
    run(game, TeaTurn(HATTER))
    assert offered(game, HATTER) == ["head", "party"]
    answer(game, HATTER, "party")
    assert (player(game, HATTER).leader, player(game, HATTER).vp) == ("chair_4", 3)
    assert happened(game, DieRolled) == []
    assert game.state.tea.taken[HATTER] == 1


@pytest.mark.rule("LEAD-2", "LEAD-4", "LAY-1", "TEAEND-4")
def test_poison_follows_its_card_and_is_home_before_the_next_table_is_laid() -> None:
    game = tea_table(HATTER, JABBERWOCK, QUEEN)
    lay(seat(game, {HATTER: "chair_3"}), {"chair_1": "tea_1_18", "chair_5": "tea_1_11"})
    chips = game.state.supply[POISON]
    game.state.poisoned = {"tea_1_18": chips[0], "tea_1_11": chips[1]}
    game.state.supply = {**game.state.supply, POISON: chips[2:]}
    run(game, TeaTurn(HATTER))
    answer(game, HATTER, "party")
    assert len(game.state.chairs) == 10, "a refilled chair brings a card without poison"
    answer(game, HATTER, "card:tea_1_11")
    assert chips[1] in player(game, HATTER).bag
    game.state.agenda.clear()
    game.state.round = 2
    run(game, EndTea(), LayTea())
    assert [event.card for event in happened(game, PoisonReturned)] == ["tea_1_18"]
    assert game.state.poisoned == {}
    assert chips[0] in game.state.supply[POISON]
    assert "tea_1_18" in game.state.tea_discards
