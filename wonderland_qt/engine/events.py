"""Events: typed records of what happened; they drive log, sound and motion, never the rules."""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar, dataclass_transform

import msgspec

from wonderland_qt.engine.players import PlayerId


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Something that happened.

    `cause` is the id of the card, piece or rule that caused it. `audience` are the players who may know of
    it, none for everybody. Subclasses set `reveals` if they make a secret public, `scores` if they change
    their player's score, and `summed` to the field that is added up when several are reported as one.
    """

    reveals: ClassVar[bool] = False
    scores: ClassVar[bool] = False
    summed: ClassVar[str] = ""
    cause: str = ""
    audience: tuple[PlayerId, ...] = ()

    @property
    def chapter(self) -> int:
        """Return the number of the game's chapter that this event belongs to, 0 if it tells none."""
        return 0

    @property
    def pictured(self) -> bool:
        """Tell whether a beat shows all that this event says, so that words beside it would repeat it."""
        return False


class PlayerEvent(Event):
    """Something that one player did, or that happened to one player's things."""

    player: PlayerId


class CardEvent(PlayerEvent):
    """Something that one player did with a card, or that happened to one player's card."""

    card: str


def audible(event: Event, viewer: PlayerId | None) -> bool:
    """Tell whether `viewer` (None is the public) may know of the event."""
    return not event.audience or viewer in event.audience


def events_of(module: ModuleType, *shared: type[Event]) -> tuple[type[Event], ...]:
    """Return the classes of events that a module defines, after those `shared` with other games."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event))
    return (*shared, *(kind for kind in kinds if kind.__module__ == module.__name__))
