"""A replay: a game shown at any of its moments, as those saw it who played, or as everybody could."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from wonderland_qt.engine.content.known import forget_contents
from wonderland_qt.engine.play.replay_session import ReplaySession
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.score_history import Leap, ScoreLine, best_leaps, lines_of
from wonderland_qt.models.pieces.cast import Cast, cast_at
from wonderland_qt.models.table.screen import Moment, Screen
from wonderland_qt.models.table.table_model import Table


class Onlooker(Screen):
    """The viewer of a replay. With `hidden` shown it is the view of who is to decide; no one acts.

    `alone` is the only person of a game under way, whose view is all that may be shown of it.
    """

    def __init__(self, alone: PlayerId | None, *, hidden: bool) -> None:
        super().__init__("off")
        self.alone, self.hidden = alone, hidden

    def settle(self, moment: Moment) -> None:
        """Look with the eyes of who decides next, or of everybody."""
        self.acting = self.covered_for = self.peeking = None
        asked = (*moment.waiting, *(decision.player for decision in moment.decisions))
        self.viewer = next(iter(asked), self.viewer) if self.hidden else self.alone


@dataclass(frozen=True, slots=True)
class Band:
    """A phase on the way through a game: from which moment on, what it is called, and its light."""

    first: int
    name: str
    light: str


class Replay(QObject):
    """A table at which a game is seen at any of its moments.

    `left_out` tells of pictures with which it was played and which are not shown.
    """

    def __init__(
        self,
        past: ReplaySession[Any, Any],
        words: Words,
        art: Sequence[Path],
        left_out: Sequence[Text] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.past, self.left_out = past, tuple(left_out)
        self.onlooker = Onlooker(None if past.finished else _alone(past), hidden=past.finished)
        self.table = Table(past, words, self.onlooker, parent=self, art=art)
        self.bands = tuple(self._bands())

    @property
    def may_show_hidden(self) -> bool:
        """Tell whether everybody's secrets may be seen: those of a game under way stay secret."""
        return self.past.finished

    @property
    def cast(self) -> Cast:
        """Return who could be played on the content with which the game was played."""
        return cast_at(self.past)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Return everybody's score at each moment."""
        return lines_of(self.past.course, [seat.player for seat in self.past.seats])

    @property
    def leaps(self) -> tuple[Leap, ...]:
        """Return the moments that gained most."""
        return best_leaps(self.past.course)

    @property
    def headline(self) -> str:
        """Return what the answer that led to the moment brought about, as far as those who look may know."""
        news = self.table.narrator.news(self.past.brought_about, self.onlooker.viewer)
        return next(iter(news), "")

    @property
    def seen_by(self) -> str:
        """Return whose view it is, "" where it is everybody's."""
        viewer = self.onlooker.viewer
        return self.table.name_of(viewer) if viewer is not None else ""

    def show_hidden(self, shown: bool) -> None:
        """Show the secrets of anyone who decides, or what everybody could see."""
        self.onlooker.hidden = shown and self.may_show_hidden
        self.past.go_to(self.past.at)

    def phase_beside(self, way: int) -> int:
        """Return where the phase before (-1) or after (1) the moment begins."""
        at, firsts = self.past.at, [band.first for band in self.bands]
        if way < 0:
            return max((first for first in firsts if first < at), default=0)
        return min((first for first in firsts if first > at), default=self.past.last)

    def close(self) -> None:
        """Let go of the table, and of the content that was saved with the game."""
        self.table.close()
        forget_contents()

    def _bands(self) -> list[Band]:
        past, display = self.past, self.past.ruleset.display
        seats = tuple(seat.player for seat in past.seats)
        bands = []
        for phase in past.phases:
            view = past.ruleset.view(phase.game, None)
            asked = tuple(decision for decision in phase.game.decisions if not decision.private)
            stage = display.stage(view, past.content, Looking(seats, None, seats[0], asked))
            name = self.table.words.say(phase.name) if phase.name != Text("") else ""
            bands.append(Band(phase.first, f"{name[:1].upper()}{name[1:]}", stage.light))
        return bands


def _alone(past: ReplaySession[Any, Any]) -> PlayerId | None:
    """Return the only person at the table, None where there are several or none."""
    persons = [seat.player for seat in past.seats if not seat.is_bot]
    return persons[0] if len(persons) == 1 else None
