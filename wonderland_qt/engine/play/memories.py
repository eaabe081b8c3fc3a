"""Caches what each player remembers, so that each event is processed once and not at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.memory import Memory
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset


class Memories:
    """What each player remembers of the events so far; computed again if events were undone."""

    def __init__(self, ruleset: Ruleset[Any, Any], content: Any) -> None:
        self._ruleset, self._content = ruleset, content
        self._remembered: dict[PlayerId, tuple[Memory[Any, Any], Sequence[Event]]] = {}

    def clone(self) -> Memories:
        """Return an independent copy."""
        copied = Memories(self._ruleset, self._content)
        copied._remembered |= self._remembered
        return copied

    def of(self, player: PlayerId, events: Sequence[Event]) -> Memory[Any, Any] | None:
        """Return what a player remembers of these events; None in a game without memory."""
        if self._ruleset.memory is None:
            return None
        memory, before = self._remembered.get(player) or (self._ruleset.memory(self._content, player), ())
        if not _continues(events, before):
            memory, before = self._ruleset.memory(self._content, player), ()
        for event in events[len(before) :]:
            if audible(event, player):
                memory = memory.after(event)
        self._remembered[player] = memory, events
        return memory


def _continues(events: Sequence[Event], before: Sequence[Event]) -> bool:
    """Tell whether events continue the earlier ones."""
    count = len(before)
    return count == 0 or (count <= len(events) and events[count - 1] is before[-1])
