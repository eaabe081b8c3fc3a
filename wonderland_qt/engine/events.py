"""Events: what happened, in the past tense, typed; they drive log, sound and motion, never the rules."""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar, dataclass_transform

import msgspec

from wonderland_qt.engine.players import PlayerId


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Something that happened.

    `cause` is the id of the card, piece or rule that made it happen. `audience` names the players
    who may know it; empty means everybody. Kinds of events that lay a secret open for all set `reveals`,
    kinds by which the score of their `player` grows set `scores`; `summed` is the field with the number that
    is added up where several are reported as one.
    """

    reveals: ClassVar[bool] = False
    scores: ClassVar[bool] = False
    summed: ClassVar[str] = ""
    cause: str = ""
    audience: tuple[PlayerId, ...] = ()

    @property
    def chapter(self) -> int:
        """Return which chapter of the game begins or goes on with this, 0 when it does not say."""
        return 0


class PlayerEvent(Event):
    """Something that one player did, or that happened to what is theirs."""

    player: PlayerId


class CardEvent(PlayerEvent):
    """Something that a player does with a card, or that happens to a card of theirs."""

    card: str


def audible(event: Event, viewer: PlayerId | None) -> bool:
    """Tell whether `viewer` (None: the public table) may know the event."""
    return not event.audience or viewer in event.audience


def events_of(module: ModuleType, *shared: type[Event]) -> tuple[type[Event], ...]:
    """Return the kinds of events that a module defines, and those that it shares with others."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event))
    return (*shared, *(kind for kind in kinds if kind.__module__ == module.__name__))
