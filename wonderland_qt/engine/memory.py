"""Memory: what a player has heard of what no view shows any more, such as who took what behind a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, Game, Position, StateT


class Memory(Protocol[StateT, ContentT]):
    """What one player remembers; it never changes, an event heard gives another one.

    A memory of no events knows nothing, and one whose events begin in the middle of a game knows less.
    """

    def after(self, event: Event) -> Memory[StateT, ContentT]:
        """Return what is remembered once this is heard too."""
        ...

    def agrees(self, position: Position[StateT, ContentT]) -> bool:
        """Tell whether a position could be the true one for all that is remembered."""
        ...

    def determinise(self, game: Game[StateT, ContentT]) -> Callable[[int], Game[StateT, ContentT]]:
        """Return what deals, from a seed, a game that agrees; all that is not known is dealt again."""
        ...
