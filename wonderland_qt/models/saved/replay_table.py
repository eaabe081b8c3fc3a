"""A replay: shows a game at any of its moments, from a player's view or the public one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from wonderland_qt.engine.content.known import forget_contents
from wonderland_qt.engine.play.replay_session import Phase, ReplaySession
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.score_history import Leap, ScoreLine, best_leaps, lines_of
from wonderland_qt.models.pieces.cast import Cast, cast_at
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.table.screen import Moment, Screen
from wonderland_qt.models.table.table_model import Table


class Onlooker(Screen):
    """The screen of a replay, at which no one acts; with `hidden` it shows the deciding player's view.

    `only_person` is that of an unfinished game, which may be shown only from that person's view.
    """

    def __init__(self, only_person: PlayerId | None, *, hidden: bool) -> None:
        """Begin without a curtain, because no one acts whose view must be hidden from others."""
        super().__init__(curtain="off")
        self.only_person, self.hidden = only_person, hidden

    def update(self, moment: Moment) -> None:
        """Take the view of the player who decides next, if it may show what is `hidden` from the others.

        Else the view is that of the only person, or the public one. While no one decides, the view stays.
        """
        self.acting = self.covered_for = self.peeking = None
        asked = (*moment.waiting, *(decision.player for decision in moment.decisions))
        if self.hidden:
            self.viewer = next(iter(asked), self.viewer)
        else:
            self.viewer = self.only_person


@dataclass(frozen=True, slots=True)
class Band:
    """A phase of the game on the time line: its first moment, its name and its light."""

    first: int
    name: str
    light: str


class Replay(QObject):
    """A table that shows a game at any of its moments.

    `left_out` has messages about pictures of the game that are not shown.
    """

    def __init__(
        self,
        session: ReplaySession[Any, Any],
        words: Words,
        art: Sequence[Path],
        left_out: Sequence[Text] = (),
        parent: QObject | None = None,
    ) -> None:
        """Show the replayed game on a table; only a finished game shows hidden information.

        In an unfinished one the view is that of the only person, who may play on, or the public one. The page
        says what of the saved pictures was `left_out`.
        """
        super().__init__(parent)
        self.session, self.left_out = session, tuple(left_out)
        only_person = None if session.finished else _only_person_at(session)
        self.onlooker = Onlooker(only_person, hidden=session.finished)
        self.table = Table(session, words, self.onlooker, parent=self, art=art)
        self.bands = tuple(map(self._band_of, session.phases))

    @property
    def may_show_hidden(self) -> bool:
        """Tell whether hidden information may be shown: only in a finished game."""
        return self.session.finished

    @property
    def cast(self) -> Cast:
        """Return the cast of the game's content."""
        return cast_at(self.session)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Return each player's score at each moment."""
        return lines_of(self.session.course, [seat.player for seat in self.session.seats])

    @property
    def leaps(self) -> tuple[Leap, ...]:
        """Return the moments with the largest gains."""
        return best_leaps(self.session.course)

    @property
    def headline(self) -> str:
        """Return the first line on the answer that led to this moment, as far as the viewer may know."""
        news = self.table.narrator.news(self.session.brought_about, self.onlooker.viewer)
        return next(iter(news), "")

    @property
    def seen_by(self) -> str:
        """Return the name of the player whose view is shown, "" for the public view."""
        viewer = self.onlooker.viewer
        return self.table.name_of(viewer) if viewer is not None else ""

    def show_hidden(self, shown: bool) -> None:
        """Switch between the deciding player's view, if allowed, and the public one, at the same moment."""
        self.onlooker.hidden = shown and self.may_show_hidden
        self.session.go_to(self.session.at)

    def phase_beside(self, way: int) -> int:
        """Return the nearest beginning of a phase before (-1) or after (1) this moment.

        In the middle of a phase, -1 returns its own beginning. Without one, the game's first or last moment
        is returned.
        """
        now, beginnings = self.session.at, [band.first for band in self.bands]
        if way < 0:
            return max((first for first in beginnings if first < now), default=0)
        return min((first for first in beginnings if first > now), default=self.session.last)

    def close(self) -> None:
        """Close the table, and forget the content that was saved with the game."""
        self.table.close()
        forget_contents()

    def _band_of(self, phase: Phase[Any, Any]) -> Band:
        """Return the band of a phase, with its name (or "") and the light that it has in the public view.

        A private decision is left out, as it shows a secret of the player who is asked.
        """
        ruleset, content = self.session.ruleset, self.session.content
        seats = tuple(seat.player for seat in self.session.seats)
        asked = tuple(decision for decision in phase.game.decisions if not decision.private)
        looking = Looking(seats, viewer=None, near=seats[0], asked=asked)
        stage = ruleset.display.stage(ruleset.view(phase.game, None), content, looking)
        name = self.table.words.say(phase.name) if phase.name != Text("") else ""
        return Band(phase.first, capital(name), stage.light)


def _only_person_at(session: ReplaySession[Any, Any]) -> PlayerId | None:
    """Return the only person at the table, None if there are several or none."""
    persons = [seat.player for seat in session.seats if not seat.is_bot]
    return persons[0] if len(persons) == 1 else None
