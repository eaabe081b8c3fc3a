"""Memory: what players know from events that no view shows any more, such as cards taken by others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, Game, Position, StateT


class Memory(Protocol[StateT, ContentT]):
    """What one player remembers of the events so far, as an immutable value.

    A memory of no events knows nothing; one that starts in mid-game knows less.
    """

    def after(self, event: Event) -> Memory[StateT, ContentT]:
        """Return the memory after another event."""
        ...

    def agrees(self, position: Position[StateT, ContentT]) -> bool:
        """Tell whether a position is consistent with all that is remembered."""
        ...

    def determinise(self, game: Game[StateT, ContentT]) -> Callable[[int], Game[StateT, ContentT]]:
        """Return a function from a seed to a game that agrees, with all unknown things dealt randomly."""
        ...
