"""Glimpses: how somebody saw the table after each step of what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wonderland_qt.engine.events import Event


@dataclass(frozen=True)
class Glimpse:
    """What somebody heard of one step, and the table as they saw it then; the view is made when wanted."""

    events: tuple[Event, ...]
    look: Callable[[], Any]

    @cached_property
    def view(self) -> Any:
        """Return the view after the step."""
        return self.look()


def heard(glimpses: Sequence[Glimpse]) -> list[Event]:
    """Return all that was heard, in order."""
    return [event for glimpse in glimpses for event in glimpse.events]
