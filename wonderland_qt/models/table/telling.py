"""Telling: facts as lines of words, each said once and remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec

from wonderland_qt.engine.appearance import Appearance
from wonderland_qt.engine.cues import Cue
from wonderland_qt.engine.facts import Fact, audible
from wonderland_qt.engine.play.playthrough import Entry
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.table.log_model import LogLine
from wonderland_qt.models.table.score_history import Leap


class Telling:
    """Says what happens at a table: persons by name, and to nobody more than they may know."""

    def __init__(self, session: Session[Any, Any], words: Words) -> None:
        self._session, self._words = session, words
        self._lines: dict[Fact, str] = {}
        self._log: dict[Entry, LogLine] = {}

    def log(self, viewer: PlayerId | None) -> list[LogLine]:
        """Return all that has happened."""
        lines = (self._logged(entry) for entry in self._session.log(viewer))
        return [line for line in lines if line.words]

    def leap(self, leap: Leap, viewer: PlayerId | None) -> list[str]:
        """Return what the player gained in a leap; where the log says nothing of that, what they last did."""
        entries = self._session.log(viewer, leap.first, leap.last)
        own = [entry.fact for entry in entries if getattr(entry.fact, "player", "") == leap.player]
        gains = _summed([fact for fact in own if fact.scores])
        return self._told(gains) or self._told(own)[-1:]

    def since(self, player: PlayerId, viewer: PlayerId | None) -> list[str]:
        """Return what has happened since the player last did something."""
        return self._told(entry.fact for entry in self._session.since_last_turn(player, viewer))

    def news(self, facts: Iterable[Fact], viewer: PlayerId | None) -> list[str]:
        """Return what of these facts the viewer may know."""
        return self._told(fact for fact in facts if audible(fact, viewer))

    def cues(self, facts: Iterable[Fact], viewer: PlayerId | None) -> list[list[Cue]]:
        """Return what of these facts the viewer may see happening, those of one kind in a row together."""
        heard = groupby((fact for fact in facts if audible(fact, viewer)), type)
        cues = [[self._appearance(fact).cue for fact in alike] for _, alike in heard]
        return [seen for alike in cues if (seen := [cue for cue in alike if cue is not None])]

    def texts(self, facts: Iterable[Fact], viewer: PlayerId | None) -> tuple[Text, ...]:
        """Return what of these facts the viewer may know, to be said in any language."""
        said = (self._text(fact) for fact in facts if audible(fact, viewer))
        return tuple(text for text in said if text is not None)

    def sounds(self, facts: Iterable[Fact], viewer: PlayerId | None) -> list[str]:
        """Return how those of these facts sound that the viewer may know."""
        return [name for fact in facts if audible(fact, viewer) and (name := self._appearance(fact).sound)]

    def forget(self) -> None:
        """Say everything anew: somebody goes by another name."""
        self._lines.clear()
        self._log.clear()

    def _appearance(self, fact: Fact) -> Appearance:
        return self._session.ruleset.display.appearance(fact, self._session.pack)

    def _told(self, facts: Iterable[Fact]) -> list[str]:
        return [line for line in map(self._line, facts) if line]

    def _line(self, fact: Fact) -> str:
        """Return the line that tells a fact, "" for none."""
        line = self._lines.get(fact)
        if line is None:
            said = self._text(fact)
            line = self._lines[fact] = self._words.say(said) if said is not None else ""
        return line

    def _text(self, fact: Fact) -> Text | None:
        names = {seat.player: seat.name for seat in self._session.seats}
        return self._session.ruleset.telling.log_text(fact, self._session.pack, names)

    def _logged(self, entry: Entry) -> LogLine:
        line = self._log.get(entry)
        if line is None:
            words, about = self._line(entry.fact), _named_by(entry.fact)
            line = self._log[entry] = LogLine(words, entry.answer, entry.player, about)
        return line


def _named_by(fact: Fact) -> tuple[str, ...]:
    """Return the pieces that a fact names: a field is called as their kind and holds what follows it."""
    fields = ((name, getattr(fact, name)) for name in fact.__struct_fields__)
    return tuple(f"{name}:{value}" for name, value in fields if isinstance(value, str | int) and value)


def _summed(gains: Iterable[Fact]) -> list[Fact]:
    """Return facts that differ in the number that they add up alone as one, and the others as they are."""
    sums = Counter[Fact]()
    for fact in gains:
        sums[_counting(fact, 0)] += getattr(fact, fact.summed) if fact.summed else 0
    return [_counting(fact, number) for fact, number in sums.items()]


def _counting(fact: Fact, number: int) -> Fact:
    return msgspec.structs.replace(fact, **{fact.summed: number}) if fact.summed else fact
