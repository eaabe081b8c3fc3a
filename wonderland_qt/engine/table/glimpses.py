"""Glimpses: what a viewer saw of the table after each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wonderland_qt.engine.events import Event


@dataclass(frozen=True)
class Glimpse:
    """The events of one step that a viewer may know of, and the view after it, which `look` makes."""

    events: tuple[Event, ...]
    look: Callable[[], Any]

    @cached_property
    def view(self) -> Any:
        """Return the view after the step."""
        return self.look()


def heard(glimpses: Sequence[Glimpse]) -> list[Event]:
    """Return the events of all glimpses, in order."""
    return [event for glimpse in glimpses for event in glimpse.events]
