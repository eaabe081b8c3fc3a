"""The replay session: shows a recorded game at any of its moments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

import msgspec

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, Game, StateT
from wonderland_qt.engine.journals.journal import Answered, Header, Journal, Undone, now, without_undone
from wonderland_qt.engine.journals.playthrough import Scores
from wonderland_qt.engine.journals.replay import replay, replayed_lines
from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.words.texts import Text


@dataclass(frozen=True, slots=True)
class Phase(Generic[StateT, ContentT]):
    """A part of the game with one name (such as a round), its first moment and the game then."""

    first: int
    name: Text
    game: Game[StateT, ContentT]


class ReplaySession(Session[StateT, ContentT]):
    """A session that shows a moment of a recorded game; no one answers in it.

    Moment 0 is before the first answer, and each answer that was not undone leads to the next moment.
    `course` has the scores at each moment. Raises NoReplay.
    """

    def __init__(self, ruleset: Ruleset[StateT, ContentT], content: ContentT, journal: Journal) -> None:
        """Begin at moment 0, and play the whole game once to know its scores and phases.

        `_lines_to_moments` holds, for each moment, how many lines of the journal lead to it.
        """
        self.whole = without_undone(journal)
        self.deciders = [line.player for line in self.whole.lines if isinstance(line, Answered)]
        self._lines_to_moments = list(_lines_before_moments(self.whole))
        self.at = 0
        super().__init__(
            ruleset, content, Journal(journal.header, self.whole.lines[: self._lines_to_moments[0]])
        )
        complete = replay(ruleset, content, self.whole)
        self.course: tuple[Scores, ...] = tuple(complete.score_history)
        self.finished = complete.over
        self.phases = tuple(self._split_into_phases())

    @property
    def last(self) -> int:
        """Return the number of the last moment."""
        return len(self._lines_to_moments) - 1

    @property
    def decider(self) -> PlayerId | None:
        """Return the player whose answer led to this moment, None for the first moment."""
        return self.deciders[self.at - 1] if self.at else None

    @property
    def brought_about(self) -> tuple[Event, ...]:
        """Return the events of the answer that led to this moment, none at the first moment."""
        if self.at == 0:
            return ()
        return tuple(entry.event for entry in self._play.log if entry.answer == self.at)

    def step(self) -> None:
        """Advance to the next moment, if there is one."""
        if self.at < self.last:
            first_line, end = self._lines_to_moments[self.at], self._lines_to_moments[self.at + 1]
            lines = self.whole.lines[first_line:end]
            self.at += 1
            for line in lines:
                self._apply_line(line)

    def go_to(self, moment: int) -> None:
        """Go to a moment; listeners hear of it as of an undo."""
        self.at = min(max(moment, 0), self.last)
        self.journal = Journal(self.whole.header, self.whole.lines[: self._lines_to_moments[self.at]])
        self._play = replay(self.ruleset, self.content, self.journal)
        for listener in tuple(self._listeners):
            listener(Changes(Undone()))

    def copied(self) -> Journal:
        """Return the journal of a new game that continues from this moment."""
        header: Header = msgspec.structs.replace(self.whole.header, begun=now())
        return Journal(header, list(self.journal.lines))

    def _split_into_phases(self) -> Iterator[Phase[StateT, ContentT]]:
        """Yield the parts of the game in order; one begins where the name of the game's moment changes.

        Such a name is "Round 2", and may stay the same for many moments of the replay. Only states after as
        many lines of the journal as lead to a moment are looked at.
        """
        moment_after = {lines: moment for moment, lines in enumerate(self._lines_to_moments)}
        name_of = self.ruleset.narration.moment
        name: Text | None = None
        for lines, play in enumerate(replayed_lines(self.ruleset, self.content, self.whole)):
            if lines in moment_after and name_of(play.game.state) != name:
                name = name_of(play.game.state)
                yield Phase(moment_after[lines], name, play.game.clone())


def _lines_before_moments(journal: Journal) -> Iterator[int]:
    """Yield how many lines lead to each moment; lines that are no answers belong to the moment before."""
    for number, line in enumerate(journal.lines):
        if isinstance(line, Answered):
            yield number
    yield len(journal.lines)
