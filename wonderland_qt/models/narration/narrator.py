"""The narrator: turns events into words, cues and sounds, and caches the words."""

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
    """Describes events at a table with names of persons, and without revealing hidden information."""

    def __init__(self, session: Session[Any, Any], words: Words) -> None:
        """Begin without cached words; the cache spares translating the whole log after each change."""
        self._session, self._words = session, words
        self._lines: dict[Event, str] = {}
        self._log: dict[LogEntry, LogLine] = {}

    def log(self, viewer: PlayerId | None, to_come: int = 0) -> list[LogLine]:
        """Return the log without the last `to_come` events, which are still to be shown."""
        entries = self._session.log(viewer)
        lines = (self._log_line_of(entry) for entry in entries[: len(entries) - to_come])
        return [line for line in lines if line.words]

    def leap(self, leap: Leap, viewer: PlayerId | None) -> list[str]:
        """Return lines on what changed the player's score in a leap, or else on the player's last event."""
        entries = self._session.log(viewer, leap.first, leap.last)
        own = [entry.event for entry in entries if getattr(entry.event, "player", "") == leap.player]
        gains = _sum_repeated([event for event in own if event.scores])
        return self._lines_of(gains) or self._lines_of(own)[-1:]

    def since(self, player: PlayerId, viewer: PlayerId | None) -> list[str]:
        """Return the lines since the player's last turn."""
        return self._lines_of(entry.event for entry in self._session.since_last_turn(player, viewer))

    def news(self, events: Iterable[Event], viewer: PlayerId | None) -> list[str]:
        """Return the lines of these events that the viewer may know."""
        return self._lines_of(event for event in events if audible(event, viewer))

    def cues(self, events: Iterable[Event], viewer: PlayerId | None) -> list[list[Cue]]:
        """Return the cues of these events that the viewer may see; consecutive ones of a kind are grouped."""
        groups: list[list[Cue]] = []
        for _, alike in groupby((event for event in events if audible(event, viewer)), key=type):
            cues = (self._appearance_of(event).cue for event in alike)
            groups.append([cue for cue in cues if cue is not None])
        return [group for group in groups if group]

    def texts(self, events: Iterable[Event], viewer: PlayerId | None) -> tuple[Text, ...]:
        """Return the untranslated lines of these events that the viewer may know; some events have none."""
        narrated = (self._text_of(event) for event in events if audible(event, viewer))
        return tuple(text for text in narrated if text is not None)

    def sounds(self, events: Iterable[Event], viewer: PlayerId | None) -> list[str]:
        """Return the sounds of these events that the viewer may know; some events are silent."""
        sounds = (self._appearance_of(event).sound for event in events if audible(event, viewer))
        return [sound for sound in sounds if sound]

    def changed(self, events: Iterable[Event], viewer: PlayerId | None) -> list[str]:
        """Return the pieces and places at which the viewer sees gains and losses, some perhaps twice."""
        seen = [self._appearance_of(event).gain for event in events if audible(event, viewer)]
        gains = [gain for gain in seen if gain is not None]
        return [changed for gain in gains for changed in (gain.place, *gain.lands) if changed]

    def forget(self) -> None:
        """Clear the cached words, because a player's name has changed."""
        self._lines.clear()
        self._log.clear()

    def _appearance_of(self, event: Event) -> Appearance:
        return self._session.ruleset.display.appearance(event, self._session.content)

    def _lines_of(self, events: Iterable[Event]) -> list[str]:
        """Return the lines of events, without those that the log does not mention."""
        return [line for line in map(self._line_of, events) if line]

    def _line_of(self, event: Event) -> str:
        """Return the line of an event, or "" if the log does not mention it."""
        if event not in self._lines:
            line = self._text_of(event)
            self._lines[event] = self._words.say(line) if line is not None else ""
        return self._lines[event]

    def _text_of(self, event: Event) -> Text | None:
        """Return the line of an event with the players' names, not translated yet; None without a line."""
        names = names_at(self._session.seats, self._words)
        return self._session.ruleset.narration.log_text(event, self._session.content, names)

    def _log_line_of(self, entry: LogEntry) -> LogLine:
        """Return the line of an entry of the log, which is put in words only once."""
        if entry not in self._log:
            words, about = self._line_of(entry.event), _pieces_that_may_be_named(entry.event)
            self._log[entry] = LogLine(words, entry.answer, entry.player, about)
        return self._log[entry]


def _pieces_that_may_be_named(event: Event) -> tuple[str, ...]:
    """Return an id of a piece as `kind:value` for each field of an event; some may not exist."""
    fields = ((name, getattr(event, name)) for name in event.__struct_fields__)
    return tuple(f"{name}:{value}" for name, value in fields if isinstance(value, str | int) and value)


def _sum_repeated(gains: Iterable[Event]) -> list[Event]:
    """Return the events, with those that differ only in their summed number added up to one."""
    sums = Counter[Event]()
    for event in gains:
        sums[_with_summed_number(event, 0)] += getattr(event, event.summed) if event.summed else 0
    return [_with_summed_number(event, number) for event, number in sums.items()]


def _with_summed_number(event: Event, number: int) -> Event:
    """Return an event with another number in the field that it names as `summed`, if it names one."""
    return msgspec.structs.replace(event, **{event.summed: number}) if event.summed else event
