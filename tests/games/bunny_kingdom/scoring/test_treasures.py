"""Treasures, and the missions that look at them (TREASURE, MISSION-25, MISSION-26, COPY-9)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import RED, YELLOW
from tests.games.bunny_kingdom.scoring.final_scorings import (
    final_scoring,
    holder,
    scored,
    scored_alone,
    with_setting,
)

VALUES = {
    "royal_ring": 1,
    "royal_coat": 2,
    "royal_scepter": 3,
    "royal_chalice": 4,
    "royal_crown": 5,
    "royal_carrot": 6,
}


@pytest.mark.rule("TREASURE-1", "TREASURE-2", "TREASURE-3", "TREASURE-4", "TREASURE-5", "TREASURE-6")
@pytest.mark.parametrize(("treasure", "points"), VALUES.items())
def test_a_treasure_scores_its_value(treasure: str, points: int) -> None:
    assert scored_alone(holder(YELLOW, treasure)) == {treasure: points}


@pytest.mark.rule("TREASURE-7", "TREASURE-8")
@pytest.mark.parametrize("glove", ["left_glove", "right_glove"])
def test_a_glove_alone_is_worth_1(glove: str) -> None:
    assert scored_alone(holder(YELLOW, glove)) == {glove: 1}


@pytest.mark.rule("TREASURE-7", "TREASURE-8")
def test_a_pair_of_gloves_is_worth_4_each() -> None:
    assert scored_alone(holder(YELLOW, "left_glove", "right_glove")) == {"left_glove": 4, "right_glove": 4}


@pytest.mark.rule("SCORE-9")
def test_the_other_glove_in_another_hand_helps_nobody() -> None:
    game = final_scoring(holder(YELLOW, "left_glove"), holder(RED, "right_glove"))
    assert scored(game, YELLOW) == {"left_glove": 1}
    assert scored(game, RED) == {"right_glove": 1}


@pytest.mark.rule("COPY-9", "COPY-3")
def test_of_three_gloves_each_is_worth_4() -> None:
    game = final_scoring(holder(YELLOW, "left_glove", "right_paw"), holder(RED, "right_glove", "royal_ring"))
    game.choose(YELLOW, "right_paw=right_glove")
    assert scored(game, YELLOW) == {"left_glove": 4, "right_paw": 4}
    assert scored(game, RED) == {"right_glove": 1, "royal_ring": 1}


@pytest.mark.rule("COPY-9")
def test_two_gloves_of_one_hand_are_worth_1_each() -> None:
    game = final_scoring(holder(YELLOW, "right_paw", "left_paw"), holder(RED, "right_glove"))
    assert scored(game, YELLOW) == {"right_paw": 1, "left_paw": 1}


@pytest.mark.rule("MISSION-25")
def test_the_guardian_scores_for_each_treasure_and_not_for_missions() -> None:
    held = holder(YELLOW, "treasure_guardian", "royal_ring", "right_glove", "happy_camper")
    assert scored_alone(held)["treasure_guardian"] == 6


@pytest.mark.rule("COPY-3", "MISSION-25", "MISSION-26")
def test_a_copied_treasure_counts_for_guardian_and_hunter() -> None:
    held = holder(YELLOW, "treasure_guardian", "treasure_hunter", "royal_ring", "right_paw")
    game = final_scoring(held, holder(RED, "royal_crown"))
    assert scored(game, YELLOW) == {
        "treasure_guardian": 6,
        "treasure_hunter": 6,
        "royal_ring": 1,
        "right_paw": 5,
    }


@pytest.mark.rule("MISSION-26")
def test_the_hunter_scores_the_treasures_and_not_the_points_of_the_guardian() -> None:
    held = holder(YELLOW, "treasure_hunter", "treasure_guardian", "royal_carrot", "left_glove", "right_glove")
    assert scored_alone(held)["treasure_hunter"] == 6 + 4 + 4


@pytest.mark.rule("MISSION-26")
@pytest.mark.parametrize(("stack", "together"), [("add", 2 * 6), ("multiply", 3 * 6)])
def test_a_second_hunter_scores_the_same_sum_or_what_the_treasures_are_worth_by_then(
    stack: str, together: int
) -> None:
    held = holder(YELLOW, "treasure_hunter", "royal_carrot", "right_paw")
    content = with_setting("treasure_hunter_stack", stack)
    game = final_scoring(held, holder(RED, "treasure_hunter", "royal_ring"), content=content)
    game.choose(YELLOW, "right_paw=treasure_hunter")
    points = scored(game, YELLOW)
    assert points["treasure_hunter"] + points["right_paw"] == together
