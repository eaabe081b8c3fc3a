"""Parchments are opened one by one as they score, unless they had to be seen before."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import frozen_content
from tests.games.bunny_kingdom.scoring.final_scorings import final_scoring, holder
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM

RED, PINK = SEATS = (PlayerId("red"), PlayerId("pink"))


def beats_for(viewer: PlayerId | None) -> list[Beat]:
    """Return the beats of a final scoring of two parchments of each player."""
    events: list[Event] = []
    game = final_scoring(
        holder(RED, "explorer", "royal_ring"), holder(PINK, "royal_crown", "farmer"), events=events
    )
    glimpse = Glimpse(tuple(events), lambda: BUNNY_KINGDOM.view(game, viewer))
    looking = Looking(SEATS, viewer, RED)
    return list(BUNNY_KINGDOM.display.beats([glimpse], frozen_content(), looking))


def opened(beat: Beat, player: PlayerId) -> int:
    """Return how many parchments of a player lie open."""
    on_board = [piece for piece in beat.pieces if piece.place == f"player:{player}"]
    return sum(piece.kind == "parchment" and piece.face for piece in on_board)


@pytest.mark.rule("SCORE-1", "SCORE-3")
def test_parchments_open_one_by_one_as_they_score() -> None:
    seen = [(opened(beat, RED), opened(beat, PINK)) for beat in beats_for(None)]
    assert seen == [(1, 0), (2, 0), (2, 1), (2, 2)]


@pytest.mark.rule("SCORE-1")
def test_one_s_own_parchments_are_known_and_lie_open_from_the_beginning() -> None:
    assert [opened(beat, PINK) for beat in beats_for(PINK)] == [2, 2, 2, 2]
    assert [opened(beat, RED) for beat in beats_for(PINK)] == [1, 2, 2, 2]


def test_the_parchment_that_scores_leans_out_of_its_row() -> None:
    leaning = [beat.leaning for beat in beats_for(None)]
    assert leaning == ["card:explorer", "card:royal_ring", "card:royal_crown", "card:farmer"]
    for beat in beats_for(None):
        assert beat.leaning in {piece.id for piece in beat.pieces if piece.face}


def test_the_map_stays_dark_while_parchments_count_no_squares() -> None:
    shades = [{piece.kind for piece in beat.pieces} >= {"scroll", "shade"} for beat in beats_for(None)]
    assert any(not beat_counts_squares(beat) for beat in beats_for(None))
    assert all(shades)


def beat_counts_squares(beat: Beat) -> bool:
    return any(piece.kind == "tick" for piece in beat.pieces)
