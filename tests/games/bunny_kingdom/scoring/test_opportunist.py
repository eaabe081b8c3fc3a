"""The Opportunist: second place when everything else has scored (MISSION-29, COPY-10, CLAR-11)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import BLACK, PINK, RED, YELLOW
from tests.games.bunny_kingdom.scoring.final_scorings import (
    final_scoring,
    holder,
    scored,
    scored_alone,
    with_setting,
)
from wonderland_qt.games.bunny_kingdom.scoring.standings import scores, winners


@pytest.mark.rule("MISSION-29")
@pytest.mark.parametrize(
    ("others", "points"),
    [((20, 5), 10), ((5, 5), 0), ((20, 15), 0), ((20, 20), 0), ((20, 12), 10), ((12, 5), 0)],
    ids=["second", "first", "third", "behind two tied", "tied for second", "tied for first"],
)
def test_it_scores_with_exactly_one_player_ahead(others: tuple[int, int], points: int) -> None:
    rivals = holder(RED, points=others[0]), holder(PINK, points=others[1])
    assert scored_alone(holder(YELLOW, "opportunist", points=12), *rivals) == {"opportunist": points}


@pytest.mark.rule("MISSION-29")
def test_tied_for_second_nobody_is_where_the_settings_say_so() -> None:
    rivals = holder(RED, points=20), holder(PINK, points=12)
    content = with_setting("opportunist_tie", "none")
    held = holder(YELLOW, "opportunist", points=12)
    assert scored_alone(held, *rivals, content=content) == {"opportunist": 0}
    held = holder(YELLOW, "opportunist", points=13)
    assert scored_alone(held, *rivals, content=content) == {"opportunist": 10}


@pytest.mark.rule("SCORE-4")
def test_all_other_parchments_have_scored_before_wherever_they_lie() -> None:
    yellow, red = holder(YELLOW, "opportunist", "royal_carrot", points=10), holder(RED, points=15)
    assert scored_alone(yellow, red) == {"opportunist": 0, "royal_carrot": 6}
    yellow, red = holder(YELLOW, "opportunist", points=17), holder(RED, "royal_carrot", points=12)
    assert scored_alone(yellow, red) == {"opportunist": 10}


@pytest.mark.rule("SCORE-4")
def test_a_copy_of_it_waits_for_all_others_too() -> None:
    yellow = holder(YELLOW, "right_paw", "royal_carrot", points=10)
    assert scored_alone(yellow, holder(RED, "opportunist", points=15)) == {"right_paw": 0, "royal_carrot": 6}


@pytest.mark.rule("COPY-10", "COPY-11")
def test_two_of_one_player_score_20() -> None:
    game = final_scoring(
        holder(YELLOW, "opportunist", "right_paw", points=10), holder(RED, "opportunist", points=15)
    )
    assert scored(game, YELLOW) == {"opportunist": 10, "right_paw": 10}
    assert scored(game, RED) == {"opportunist": 0}


@pytest.mark.rule("COPY-10")
def test_those_of_two_players_look_at_the_same_standings() -> None:
    game = final_scoring(
        holder(YELLOW, "left_paw", points=10),
        holder(RED, "opportunist", points=10),
        holder(BLACK, points=15),
    )
    assert scored(game, YELLOW) == {"left_paw": 10}
    assert scored(game, RED) == {"opportunist": 10}


@pytest.mark.rule("CLAR-11", "END-2")
def test_it_may_carry_its_owner_into_first_place() -> None:
    game = final_scoring(holder(YELLOW, "opportunist", points=10), holder(RED, points=15))
    assert scores(game) == {YELLOW: 20, RED: 15}
    assert winners(game) == (YELLOW,)
