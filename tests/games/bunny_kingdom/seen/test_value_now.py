"""What a parchment would score now, told from a view (SCORE-5)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import RED, YELLOW, frozen_content
from tests.games.bunny_kingdom.scoring.final_scorings import final_scoring, holder
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.scoring.counted import Counted, Tally
from wonderland_qt.games.bunny_kingdom.seen.value_now import value_now
from wonderland_qt.games.bunny_kingdom.seen.view import TableView, view
from wonderland_qt.games.bunny_kingdom.state import Player


def seen(viewer: PlayerId, *players: Player) -> TableView:
    """What the viewer sees of these players while the game goes on."""
    game = final_scoring(*players)
    game.state.phase = "harvest"
    return view(game, viewer)


def test_a_parchment_held_has_the_value_that_it_scores_on_the_board_as_it_stands() -> None:
    table = seen(YELLOW, holder(YELLOW, "burgomaster", squares=("A4", "B3", "A1")), holder(RED))
    counted = Counted(2, ("A4", "B3"))
    assert value_now(frozen_content(), table, YELLOW, "burgomaster") == Tally(2, counted)


def test_a_parchment_in_hand_has_the_value_that_it_would_score_if_held() -> None:
    table = seen(YELLOW, holder(YELLOW, "left_glove"), holder(RED))
    assert value_now(frozen_content(), table, YELLOW, "right_glove").points == 4
    assert value_now(frozen_content(), table, YELLOW, "bureaucrat").points == 2


def test_a_copying_parchment_is_worth_nothing_before_it_has_chosen() -> None:
    table = seen(YELLOW, holder(YELLOW), holder(RED, "royal_crown", "royal_ring"))
    assert value_now(frozen_content(), table, YELLOW, "right_paw") == Tally()


@pytest.mark.rule("GAME-4")
def test_what_others_hold_in_secret_changes_nothing() -> None:
    values = [
        value_now(frozen_content(), seen(YELLOW, holder(YELLOW), holder(RED, held)), YELLOW, "matriarch")
        for held in ("royal_ring", "fisher")
    ]
    assert values[0] == values[1]


def test_the_place_is_that_on_the_score_track() -> None:
    table = seen(YELLOW, holder(YELLOW, points=3), holder(RED, points=8))
    assert value_now(frozen_content(), table, YELLOW, "opportunist").points == 10
