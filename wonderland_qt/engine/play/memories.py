"""Caches what each player remembers, so that each event is processed once and not at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.memory import Memory
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset


class _Remembered(NamedTuple):
    """A memory, and all events after which it was computed."""

    memory: Memory[Any, Any]
    events: Sequence[Event]


class Memories:
    """What each player remembers of the events so far; computed again if events were undone."""

    def __init__(self, ruleset: Ruleset[Any, Any], content: Any) -> None:
        """Begin without memories; a player's is made when it is first asked for."""
        self._ruleset, self._content = ruleset, content
        self._remembered: dict[PlayerId, _Remembered] = {}

    def clone(self) -> Memories:
        """Return an independent copy."""
        copied = Memories(self._ruleset, self._content)
        copied._remembered |= self._remembered
        return copied

    def of(self, player: PlayerId, events: Sequence[Event]) -> Memory[Any, Any] | None:
        """Return what a player remembers of these events; None in a game without memory."""
        if self._ruleset.memory is None:
            return None
        remembered = self._remembered.get(player)
        if remembered is None or not _continues(events, remembered.events):
            remembered = _Remembered(self._ruleset.memory(self._content, player), ())
        memory = remembered.memory
        for event in events[len(remembered.events) :]:
            if audible(event, player):
                memory = memory.after(event)
        self._remembered[player] = _Remembered(memory, events)
        return memory


def _continues(events: Sequence[Event], earlier: Sequence[Event]) -> bool:
    """Tell whether events begin with the earlier ones; comparing the last of these is enough."""
    count = len(earlier)
    return count == 0 or (count <= len(events) and events[count - 1] is earlier[-1])
