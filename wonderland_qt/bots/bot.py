"""What a bot is: somebody who answers decisions from one player's knowledge of the game."""

from __future__ import annotations

from typing import Any, Protocol

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.forks import Fork


class Bot(Protocol):
    """A player that is no person; `name` is what seats and the command line call it."""

    @property
    def name(self) -> str: ...

    def choose(self, fork: Fork[Any, Any], decision: Decision) -> str:
        """Return the id of the option to take; `fork` holds all that the player may know."""
        ...
