"""The public status of each player: their score and what they are doing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.players_model import PlayerRow, Readiness
from wonderland_qt.models.table.voice import Voice


def player_rows(session: Session[Any, Any], voice: Voice, game: Game[Any, Any]) -> tuple[PlayerRow, ...]:
    """Return a row for each seat with name, activity and score in a game."""
    scores = session.ruleset.scores(game)
    return tuple(_row_of_seat(session, voice, seat, scores, game) for seat in session.seats)


def _row_of_seat(
    session: Session[Any, Any],
    voice: Voice,
    seat: Seat,
    scores: Mapping[PlayerId, int],
    game: Game[Any, Any],
) -> PlayerRow:
    """Return the row of a player in a game, which may be at an earlier moment than the session.

    The rank is 1 for the highest score, and equal scores share one.
    """
    score = scores[seat.player]
    return PlayerRow(
        seat.player,
        title=voice.title_of(seat.player),
        bot=seat.is_bot,
        readiness=readiness(session, seat),
        name=voice.name_of(seat.player),
        score=score,
        idle=session.ruleset.display.idle(game, seat.player),
        rank=1 + sum(other > score for other in scores.values()),
    )


def readiness(session: Session[Any, Any], seat: Seat) -> Readiness:
    """Return whether a player is asked, thinking, ready with an answer, ending a turn, or idle."""
    if seat.player == session.turn_to_end:
        return Readiness.ENDING
    if session.decision_of(seat.player) is None:
        return Readiness.IDLE
    if seat.player not in session.waiting:
        return Readiness.READY
    return Readiness.THINKING if seat.is_bot else Readiness.ASKED
