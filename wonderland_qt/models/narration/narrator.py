"""Narrator: events as lines of words, each said once and remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec

from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.journals.playthrough import LogEntry
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.log_model import LogLine
from wonderland_qt.models.narration.names import names_at
from wonderland_qt.models.narration.score_history import Leap


class Narrator:
    """Says what happens at a table: persons by name, and to no one more than they may know."""

    def __init__(self, session: Session[Any, Any], words: Words) -> None:
        self._session, self._words = session, words
        self._lines: dict[Event, str] = {}
        self._log: dict[LogEntry, LogLine] = {}

    def log(self, viewer: PlayerId | None, to_come: int = 0) -> list[LogLine]:
        """Return all that has happened but for the last few events, which are still to be shown."""
        entries = self._session.log(viewer)
        lines = (self._logged(entry) for entry in entries[: len(entries) - to_come])
        return [line for line in lines if line.words]

    def leap(self, leap: Leap, viewer: PlayerId | None) -> list[str]:
        """Return what the player gained in a leap; where the log says nothing of that, what they last did."""
        entries = self._session.log(viewer, leap.first, leap.last)
        own = [entry.event for entry in entries if getattr(entry.event, "player", "") == leap.player]
        gains = _summed([event for event in own if event.scores])
        return self._all_lines(gains) or self._all_lines(own)[-1:]

    def since(self, player: PlayerId, viewer: PlayerId | None) -> list[str]:
        """Return what has happened since the player last did something."""
        return self._all_lines(entry.event for entry in self._session.since_last_turn(player, viewer))

    def news(self, events: Iterable[Event], viewer: PlayerId | None) -> list[str]:
        """Return what of these events the viewer may know."""
        return self._all_lines(event for event in events if audible(event, viewer))

    def cues(self, events: Iterable[Event], viewer: PlayerId | None) -> list[list[Cue]]:
        """Return what of these events the viewer may see happening, those of one kind in a row together."""
        heard = groupby((event for event in events if audible(event, viewer)), type)
        cues = [[self._appearance(event).cue for event in alike] for _, alike in heard]
        return [seen for alike in cues if (seen := [cue for cue in alike if cue is not None])]

    def texts(self, events: Iterable[Event], viewer: PlayerId | None) -> tuple[Text, ...]:
        """Return what of these events the viewer may know, to be said in any language."""
        narrated = (self._text(event) for event in events if audible(event, viewer))
        return tuple(text for text in narrated if text is not None)

    def sounds(self, events: Iterable[Event], viewer: PlayerId | None) -> list[str]:
        """Return how those of these events sound that the viewer may know."""
        return [
            name for event in events if audible(event, viewer) and (name := self._appearance(event).sound)
        ]

    def changed(self, events: Iterable[Event], viewer: PlayerId | None) -> list[str]:
        """Return the pieces and places where a viewer sees that somebody has gained or lost something."""
        gains = [self._appearance(event).gain for event in events if audible(event, viewer)]
        return [piece for gain in gains if gain is not None for piece in (gain.place, *gain.lands) if piece]

    def forget(self) -> None:
        """Say everything again: somebody goes by another name."""
        self._lines.clear()
        self._log.clear()

    def _appearance(self, event: Event) -> Appearance:
        return self._session.ruleset.display.appearance(event, self._session.content)

    def _all_lines(self, events: Iterable[Event]) -> list[str]:
        return [line for line in map(self._line, events) if line]

    def _line(self, event: Event) -> str:
        """Return the line that tells an event, "" for none."""
        line = self._lines.get(event)
        if line is None:
            line_text = self._text(event)
            line = self._lines[event] = self._words.say(line_text) if line_text is not None else ""
        return line

    def _text(self, event: Event) -> Text | None:
        names = names_at(self._session.seats, self._words)
        return self._session.ruleset.narration.log_text(event, self._session.content, names)

    def _logged(self, entry: LogEntry) -> LogLine:
        line = self._log.get(entry)
        if line is None:
            words, about = self._line(entry.event), _named_by(entry.event)
            line = self._log[entry] = LogLine(words, entry.answer, entry.player, about)
        return line


def _named_by(event: Event) -> tuple[str, ...]:
    """Return the pieces that an event names: a field is called as their kind and holds what follows it."""
    fields = ((name, getattr(event, name)) for name in event.__struct_fields__)
    return tuple(f"{name}:{value}" for name, value in fields if isinstance(value, str | int) and value)


def _summed(gains: Iterable[Event]) -> list[Event]:
    """Return events that differ in the number that they add up alone as one, and the others as they are."""
    sums = Counter[Event]()
    for event in gains:
        sums[_counting(event, 0)] += getattr(event, event.summed) if event.summed else 0
    return [_counting(event, number) for event, number in sums.items()]


def _counting(event: Event, number: int) -> Event:
    return msgspec.structs.replace(event, **{event.summed: number}) if event.summed else event
