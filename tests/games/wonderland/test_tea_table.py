"""Laying the table for tea, and moving round it."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    JABBERWOCK,
    QUEEN,
    answer,
    happened,
    new_table,
    offered,
    place,
    player,
)
from tests.games.wonderland.tea_tables import lay, seat, tea_table
from wonderland_qt.games.wonderland.events import DieRolled, TeaCardTaken
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import HEAD
from wonderland_qt.games.wonderland.tea import EndTeaTurn, LayTea, PlayTea, TeaTurn

ELEVEN = [f"chair_{n}" for n in (1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13)]


def chairs_offered(game: Game, name: str) -> set[str]:
    return {option for option in offered(game, game.waiting()[0]) if option.startswith("chair:")}


@pytest.mark.rule("LAY-1")
def test_the_cards_of_the_last_tea_are_discarded_and_the_new_round_s_deck_is_used() -> None:
    game = lay(tea_table(), {"chair_1": "tea_1_01", "chair_2": "tea_1_02"})
    game.state.round = 2
    run(game, LayTea())
    assert game.state.tea_discards == ("tea_1_01", "tea_1_02")
    assert {game.content.tea_cards[card].round for card in game.state.chairs.values()} == {2}


@pytest.mark.rule("LAY-2")
def test_every_chair_in_play_gets_a_card_clockwise_from_the_head() -> None:
    game = tea_table()
    run(game, LayTea())
    assert list(game.state.chairs) == ELEVEN
    assert len(game.state.tea_decks["1"]) == 24 - 11
    assert len({tuple(run(new_table(seed=seed), LayTea()).state.chairs.values()) for seed in range(4)}) > 1


@pytest.mark.rule("LAY-3")
def test_every_leader_goes_to_the_head() -> None:
    game = seat(tea_table(), {ALICE: "red_keep", HATTER: "pool"})
    run(game, LayTea())
    assert {owner.leader for owner in game.state.players.values()} == {HEAD}


@pytest.mark.rule("LAY-4")
def test_the_fewest_vp_go_first_from_round_two_on() -> None:
    game = tea_table(in_round=2)
    player(game, ALICE).vp, player(game, HATTER).vp, player(game, QUEEN).vp = 4, 3, 2
    assert run(game, LayTea()).state.first == QUEEN
    game.state.round = 1
    game.state.first = ALICE
    assert run(game, LayTea()).state.first == ALICE


@pytest.mark.rule("LAY-4")
def test_a_tie_goes_to_the_fewest_units_in_regions_then_the_most_shards() -> None:
    game = tea_table(in_round=2)
    for name, units in ((ALICE, 2), (HATTER, 1), (QUEEN, 1)):
        place(game, name, "garden", units)
    player(game, ALICE).shards, player(game, HATTER).shards, player(game, QUEEN).shards = 9, 1, 2
    assert run(game, LayTea()).state.first == QUEEN


@pytest.mark.rule("LAY-4")
def test_a_full_tie_is_left_to_chance() -> None:
    first = set()
    for seed in range(20):
        game = new_table(seed=seed, in_round=2)
        for name in game.state.seats:
            player(game, name).shards = 0
        player(game, QUEEN).vp = 1
        first.add(run(game, LayTea()).state.first)
    assert first == {ALICE, HATTER}


@pytest.mark.rule("LAY-4")
def test_turns_go_clockwise() -> None:
    game = tea_table()
    game.state.first = HATTER
    run(game, LayTea(), PlayTea())
    turns = []
    for _ in range(4):
        turns.append(game.waiting()[0])
        lay(game, {"chair_1": "tea_1_18", "chair_13": "tea_1_08"})
        taking = next(o for o in offered(game, turns[-1]) if o in ("chair:chair_1", "chair:chair_13"))
        answer(game, turns[-1], taking)
        seat(game, {turns[-1]: HEAD})
        while game.waiting()[0] == turns[-1]:
            answer(game, turns[-1], offered(game, turns[-1])[0])
    assert turns == [HATTER, QUEEN, ALICE, HATTER]


@pytest.mark.rule("TEA-1")
def test_the_leader_moves_to_any_chair_with_a_card_ahead_and_takes_it() -> None:
    game = lay(tea_table(), {"chair_1": "tea_1_01", "chair_4": "tea_1_18", "chair_7": "tea_1_08"})
    seat(game, {HATTER: "chair_2"})
    run(game, TeaTurn(HATTER))
    assert chairs_offered(game, HATTER) == {"chair:chair_4", "chair:chair_7"}
    answer(game, HATTER, "chair:chair_4")
    hatter = player(game, HATTER)
    assert (hatter.leader, hatter.tea_cards, hatter.vp) == ("chair_4", ("tea_1_18",), 3)
    assert game.state.tea.taken == {ALICE: 0, HATTER: 1, QUEEN: 0}
    assert "chair_4" not in game.state.chairs


@pytest.mark.rule("TEA-2")
def test_a_leader_blocks_its_chair_until_it_moves_on() -> None:
    game = lay(tea_table(), {"chair_1": "tea_1_18", "chair_2": "tea_1_08", "chair_3": "tea_1_11"})
    seat(game, {QUEEN: "chair_3"})
    run(game, TeaTurn(HATTER))
    assert chairs_offered(game, HATTER) == {"chair:chair_1", "chair:chair_2"}
    seat(game, {QUEEN: "chair_5"})
    game.state.agenda.clear()
    run(game, TeaTurn(HATTER))
    assert "chair:chair_3" in offered(game, HATTER)


@pytest.mark.rule("TEA-3")
def test_a_leader_at_the_head_rolls_refills_and_moves_on_to_any_chair() -> None:
    game = lay(tea_table(), {"chair_1": "tea_1_18", "chair_12": "tea_1_08"})
    seat(game, {QUEEN: "chair_11", HATTER: "chair_5"})
    shards = player(game, QUEEN).shards
    run(game, TeaTurn(QUEEN))
    answer(game, QUEEN, "head")
    (roll,) = happened(game, DieRolled)
    assert player(game, QUEEN).shards == shards + roll.shards
    assert set(game.state.chairs) == set(ELEVEN) - {"chair_5"}, (
        "the chair just left is filled, a taken one not"
    )
    assert chairs_offered(game, QUEEN) == {f"chair:{chair}" for chair in ELEVEN} - {"chair:chair_5"}
    assert "head" not in offered(game, QUEEN), "the head is reached once in a turn"
    answer(game, QUEEN, "chair:chair_12")
    assert player(game, QUEEN).leader == "chair_12"


@pytest.mark.rule("TEA-3")
def test_leaving_the_head_is_not_reaching_it() -> None:
    game = lay(tea_table(), {"chair_1": "tea_1_18", "chair_2": "tea_1_08"})
    run(game, TeaTurn(QUEEN))
    assert offered(game, QUEEN) == ["chair:chair_1", "chair:chair_2", "head"]
    answer(game, QUEEN, "chair:chair_1")
    assert happened(game, DieRolled) == []


@pytest.mark.rule("TEA-3")
def test_chairs_that_the_deck_cannot_fill_stay_empty() -> None:
    game = lay(tea_table(), {"chair_9": "tea_1_18"})
    game.state.tea_decks = {**game.state.tea_decks, "1": ("tea_1_08", "tea_1_11")}
    run(game, TeaTurn(QUEEN))
    answer(game, QUEEN, "head")
    assert list(game.state.chairs) == ["chair_9", "chair_1", "chair_2"], "clockwise from the head"
    assert len(offered(game, QUEEN)) == 3


@pytest.mark.rule("TEA-4")
def test_after_four_cards_the_leader_goes_to_any_region_and_the_player_is_skipped() -> None:
    game = lay(tea_table(), {"chair_1": "tea_1_18", "chair_2": "tea_1_08"})
    game.state.tea.taken = {**game.state.tea.taken, QUEEN: 4, HATTER: 3}
    run(game, TeaTurn(QUEEN))
    assert offered(game, QUEEN) == [f"region:{region}" for region in game.content.ring]
    answer(game, QUEEN, "region:garden")
    assert player(game, QUEEN).leader == "garden"
    assert game.waiting() == (ALICE,)
    game.state.agenda.clear()
    run(game, EndTeaTurn(HATTER))
    assert game.waiting() == (ALICE,), "the Queen has placed"


@pytest.mark.rule("TEA-4")
def test_tea_ends_when_the_last_leader_is_placed() -> None:
    game = tea_table()
    game.state.tea.taken = dict.fromkeys(game.state.seats, 4)
    run(game, PlayTea())
    for name in (ALICE, HATTER, QUEEN):
        assert game.waiting() == (name,)
        answer(game, name, "region:tumtum")
    assert game.over


@pytest.mark.rule("TEA-6")
def test_without_any_legal_chair_the_turn_places_the_leader() -> None:
    game = tea_table()
    game.state.tea_decks = {**game.state.tea_decks, "1": ()}
    run(game, TeaTurn(HATTER))
    assert offered(game, HATTER)[0] == "region:red_keep"
    assert "party" not in offered(game, HATTER)


@pytest.mark.rule("TEA-6")
def test_a_card_behind_the_leader_is_legal_by_way_of_the_head() -> None:
    game = seat(lay(tea_table(), {"chair_1": "tea_1_18"}), {QUEEN: "chair_13"})
    game.state.tea_decks = {**game.state.tea_decks, "1": ()}
    run(game, TeaTurn(QUEEN))
    assert happened(game, TeaCardTaken)[0].card == "tea_1_18", "nothing else was possible"
    assert len(happened(game, DieRolled)) == 1


def test_the_jabberwock_takes_turns_like_everybody() -> None:
    game = lay(tea_table(ALICE, JABBERWOCK, QUEEN), {"chair_1": "tea_1_18", "chair_3": "tea_1_08"})
    run(game, TeaTurn(JABBERWOCK))
    assert offered(game, JABBERWOCK) == ["chair:chair_1", "chair:chair_3", "head"]
