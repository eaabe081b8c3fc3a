"""Chapters: what of a war is shown together, cut where battles, draws, wagers and results begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.table.glimpses import Glimpse, heard
from wonderland_qt.games.wonderland.events import BattleBegun, BattleEnded, ChipDrawn, ChipForged, ChipPlaced
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.wager_beats import about_wagers

OPENING = BattleBegun | BattleEnded | PhaseBegun | ChipForged


@dataclass(frozen=True)
class Chapter:
    """Steps that are shown together: the last one before them, and the number of their first event."""

    last: Glimpse
    glimpses: Sequence[Glimpse]
    begin: int

    @cached_property
    def events(self) -> Sequence[Event]:
        """Return all that was heard in it."""
        return heard(self.glimpses)

    @property
    def opening(self) -> Event:
        """Return the event that opens the chapter, such as the start of a battle, else the first one."""
        events = self.glimpses[0].events
        return next((event for event in events if isinstance(event, OPENING)), events[0])

    @property
    def about_wagers(self) -> bool:
        """Tell whether wagers are turned up or paid in it."""
        return about_wagers(self.events[0])

    @property
    def before(self) -> TableView:
        """Return the table before any of it."""
        view: TableView = self.last.view
        return view

    @property
    def opened(self) -> TableView:
        """Return the table after the step that begins it."""
        view: TableView = self.glimpses[0].view
        return view

    @property
    def after(self) -> TableView:
        """Return the table after all of it."""
        view: TableView = self.glimpses[-1].view
        return view


def chapters(glimpses: Sequence[Glimpse]) -> Iterator[Chapter]:
    """Yield the chapters of steps, the first of which is how it was before them all."""
    last, chapter, begin = glimpses[0], list[Glimpse](), 0
    for glimpse in glimpses[1:]:
        if not glimpse.events:
            continue
        if chapter and _begins(glimpse, chapter[-1]):
            yield Chapter(last, chapter, begin)
            begin += len(heard(chapter))
            last, chapter = chapter[-1], []
        chapter.append(glimpse)
    if chapter:
        yield Chapter(last, chapter, begin)


def _begins(glimpse: Glimpse, last: Glimpse) -> bool:
    """Tell whether a step begins a new chapter: a draw, an opening, or wagers or the end of them."""
    wagers = about_wagers(glimpse.events[0]) != about_wagers(last.events[0])
    drawn = _tells(glimpse, ChipDrawn) and not _tells(last, ChipDrawn)
    return drawn or wagers or any(isinstance(event, OPENING) for event in glimpse.events)


def _tells(glimpse: Glimpse, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in glimpse.events)


class Draw(NamedTuple):
    """The steps of a draw: chips come to light, harm is done, strength grows."""

    drawn: Sequence[Glimpse]
    struck: Sequence[Glimpse]
    grown: Sequence[Glimpse]


def drawn_in(chapter: Chapter) -> Draw:
    """Return the draw of a chapter, part by part; a part may have no steps."""
    drawn = list(takewhile(lambda glimpse: _tells(glimpse, ChipDrawn), chapter.glimpses))
    rest = chapter.glimpses[len(drawn) :]
    struck = list(takewhile(lambda glimpse: not _tells(glimpse, ChipPlaced), rest))
    return Draw(drawn, struck, rest[len(struck) :])
