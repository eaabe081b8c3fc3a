"""Playback: a moment of a game, found in its journal and played once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wonderland_qt.engine.play.journal import AnyLine, Journal
from wonderland_qt.engine.play.playthrough import Playthrough
from wonderland_qt.engine.play.session import Session
from wonderland_qt.models.score_history import Leap


@dataclass(frozen=True)
class Playback:
    """A session of its own that stands before a moment, and the line of the journal that made it."""

    session: Session[Any, Any]
    line: AnyLine

    def play(self) -> None:
        """Let it happen."""
        self.session.follow(self.line)


def playback_of(session: Session[Any, Any], leap: Leap) -> Playback:
    """Return the playback of a leap of the scores; raises LookupError when the journal tells of none."""
    journal, number = session.journal, _line_of(session, leap)
    before = Journal(journal.header, journal.lines[:number])
    return Playback(Session(session.ruleset, session.pack, before), journal.lines[number])


def _line_of(session: Session[Any, Any], leap: Leap) -> int:
    """Return which line of the journal wrote these entries of the log; where some were undone, the last."""
    play, found = Playthrough(session.ruleset, session.pack, session.journal.header), -1
    for number, line in enumerate(session.journal.lines):
        before = len(play.log)
        play.apply(line)
        if (before, len(play.log)) == (leap.first, leap.last):
            found = number
    if found < 0:
        raise LookupError(f"no line of the journal wrote the entries {leap.first} to {leap.last} of the log")
    return found
