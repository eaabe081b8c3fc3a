"""Copying parchments: who chooses what, and what the copies score (COPY)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import BLACK, PINK, RED, YELLOW
from tests.games.bunny_kingdom.scoring.final_scorings import final_scoring, holder, scored
from wonderland_qt.engine.flow import IllegalChoice
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.rules import Game


def offered(game: Game, player: PlayerId) -> list[str]:
    asked = [decision for decision in game.decisions if decision.player == player]
    return [option.id for decision in asked for option in decision.options]


@pytest.mark.rule("MISSION-27", "MISSION-28")
def test_each_copies_on_its_side() -> None:
    game = final_scoring(
        holder(YELLOW, "right_paw"),
        holder(RED, "royal_ring", "royal_coat", "left_paw"),
        holder(PINK, "royal_crown", "royal_carrot"),
    )
    assert offered(game, YELLOW) == ["right_paw=royal_crown", "right_paw=royal_carrot"]
    assert offered(game, RED) == ["left_paw=royal_crown", "left_paw=royal_carrot"]


@pytest.mark.rule("TWO-7", "MISSION-27", "MISSION-28")
def test_with_two_players_the_opponent_is_on_both_sides() -> None:
    game = final_scoring(holder(YELLOW, "right_paw"), holder(RED, "royal_ring", "royal_coat"))
    assert offered(game, YELLOW) == ["right_paw=royal_ring", "right_paw=royal_coat"]
    game = final_scoring(holder(YELLOW, "left_paw"), holder(RED, "royal_ring", "royal_coat"))
    assert offered(game, YELLOW) == ["left_paw=royal_ring", "left_paw=royal_coat"]


@pytest.mark.rule("COPY-1", "COPY-2")
def test_a_copy_scores_from_its_holders_squares_and_its_owner_loses_nothing() -> None:
    yellow = holder(YELLOW, "right_paw", squares=("A4", "B9", "C1"))
    red = holder(RED, "burgomaster", "royal_ring", squares=("B3",))
    game = final_scoring(yellow, red)
    game.choose(YELLOW, "right_paw=burgomaster")
    assert scored(game, YELLOW) == {"right_paw": 3}
    assert scored(game, RED) == {"burgomaster": 1, "royal_ring": 1}


@pytest.mark.rule("COPY-4")
def test_a_copy_of_a_kind_that_one_has_counts_for_the_bureaucrat_besides_it() -> None:
    game = final_scoring(holder(YELLOW, "bureaucrat", "right_paw", "left_paw"), holder(RED, "royal_coat"))
    assert scored(game, YELLOW)["bureaucrat"] == 3, "both have become the one coat"


@pytest.mark.rule("COPY-4", "MISSION-1")
def test_a_copying_parchment_stays_one_for_the_bureaucrat() -> None:
    game = final_scoring(holder(YELLOW, "bureaucrat", "right_paw", "royal_ring"), holder(RED, "royal_coat"))
    assert scored(game, YELLOW)["bureaucrat"] == 3


@pytest.mark.rule("SCORE-2", "COPY-5")
def test_all_choose_in_secret_at_the_same_time_before_anything_scores() -> None:
    game = final_scoring(
        holder(YELLOW, "right_paw", "royal_ring"), holder(RED, "left_paw", "royal_coat"), holder(BLACK)
    )
    assert not game.decisions  # black has nothing to copy, and is on the side that both name
    game = final_scoring(holder(YELLOW, "right_paw", "royal_ring"), holder(RED, "left_paw", "royal_coat"))
    assert game.waiting() == (YELLOW, RED)
    game.choose(YELLOW, "right_paw=royal_coat")
    assert game.waiting() == (RED,)
    assert not game.state.players[YELLOW].copies
    game.choose(RED, "left_paw=royal_ring")
    assert scored(game, YELLOW) == {"right_paw": 2, "royal_ring": 1}
    assert scored(game, RED) == {"left_paw": 1, "royal_coat": 2}


@pytest.mark.rule("COPY-5")
def test_who_holds_both_chooses_for_each_in_one_answer_and_may_choose_the_same() -> None:
    game = final_scoring(holder(YELLOW, "right_paw", "left_paw"), holder(RED, "royal_ring", "royal_coat"))
    with pytest.raises(IllegalChoice):
        game.choose(YELLOW, "right_paw=royal_coat")
    with pytest.raises(IllegalChoice):
        game.choose(YELLOW, "right_paw=royal_coat+right_paw=royal_ring")
    game.choose(YELLOW, "right_paw=royal_coat+left_paw=royal_coat")
    assert scored(game, YELLOW) == {"right_paw": 2, "left_paw": 2}


@pytest.mark.rule("COPY-6")
def test_the_only_parchment_of_the_neighbour_is_copied_without_a_question() -> None:
    game = final_scoring(holder(YELLOW, "right_paw"), holder(RED, "royal_carrot"))
    assert game.over
    assert scored(game, YELLOW) == {"right_paw": 6}


@pytest.mark.rule("COPY-5", "COPY-6")
def test_who_holds_both_is_not_asked_either_where_each_has_one_to_copy() -> None:
    yellow = holder(YELLOW, "right_paw", "left_paw")
    game = final_scoring(yellow, holder(RED, "royal_ring"), holder(BLACK, "royal_coat"))
    assert game.over
    assert game.state.players[YELLOW].copies == {"right_paw": ("royal_coat",), "left_paw": ("royal_ring",)}


@pytest.mark.rule("COPY-6", "MISSION-1")
def test_without_a_parchment_to_copy_it_scores_0_and_still_counts() -> None:
    game = final_scoring(holder(YELLOW, "right_paw", "bureaucrat"), holder(RED))
    assert scored(game, YELLOW) == {"right_paw": 0, "bureaucrat": 2}


@pytest.mark.rule("COPY-7")
def test_a_copied_copy_chooses_again_among_the_copiers_own_neighbours() -> None:
    game = final_scoring(
        holder(YELLOW, "right_paw"),
        holder(RED, "royal_ring", "royal_coat"),
        holder(PINK, "left_paw", "royal_crown"),
        holder(BLACK, "royal_carrot", "royal_chalice"),
    )
    assert offered(game, YELLOW) == ["right_paw=royal_carrot", "right_paw=royal_chalice"]
    game = final_scoring(
        holder(YELLOW, "right_paw"),
        holder(RED, "royal_ring", "royal_coat"),
        holder(PINK, "royal_crown"),
        holder(BLACK, "left_paw", "royal_chalice"),
    )
    assert offered(game, BLACK) == []  # yellow holds a single parchment, which is copied at once
    game.choose(YELLOW, "right_paw=left_paw")
    assert offered(game, YELLOW) == ["right_paw=royal_ring", "right_paw=royal_coat"]
    game.choose(YELLOW, "right_paw=royal_coat")
    assert scored(game, YELLOW) == {"right_paw": 2}


@pytest.mark.rule("COPY-7")
def test_it_takes_the_printed_text_of_a_copying_parchment_and_not_what_that_has_become() -> None:
    yellow, red = holder(YELLOW, "right_paw", "royal_ring"), holder(RED, "left_paw", "royal_coat")
    game = final_scoring(yellow, red)
    game.choose(RED, "left_paw=royal_ring")
    game.choose(YELLOW, "right_paw=left_paw")
    assert game.over  # one card is left to choose
    assert game.state.players[YELLOW].copies == {"right_paw": ("left_paw", "royal_coat")}
    assert scored(game, YELLOW) == {"right_paw": 2, "royal_ring": 1}


@pytest.mark.rule("COPY-8")
def test_no_card_is_chosen_twice_and_a_chain_without_another_card_scores_0() -> None:
    game = final_scoring(holder(YELLOW, "right_paw"), holder(RED, "left_paw"))
    assert game.over
    assert game.state.players[YELLOW].copies == {"right_paw": ("left_paw",)}
    assert scored(game, YELLOW) == {"right_paw": 0}
    assert scored(game, RED) == {"left_paw": 0}


@pytest.mark.rule("COPY-11", "MISSION-24")
def test_two_hungry_heirs_each_score_in_full() -> None:
    built = {"A1": "city_2.1", "J1": "city_1.1", "E1": "city_1.2"}
    yellow = holder(YELLOW, "hungry_heir", "right_paw", built=built)
    game = final_scoring(yellow, holder(RED, "hungry_heir"))
    assert scored(game, YELLOW) == {"hungry_heir": 2, "right_paw": 2}


@pytest.mark.rule("COPY-5")
def test_an_option_tells_what_the_copy_would_score() -> None:
    yellow = holder(YELLOW, "right_paw", squares=("A4", "B9"))
    game = final_scoring(yellow, holder(RED, "burgomaster", "royal_crown"))
    points = {option.id: dict(option.text.arguments)["value"] for option in game.decisions[0].options}
    assert points == {"right_paw=burgomaster": 2, "right_paw=royal_crown": 5}
