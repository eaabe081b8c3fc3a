"""The order of seats: who sits down at a table, and who sits where round it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from wonderland_qt.engine.players import PlayerId

T = TypeVar("T")
Rank = TypeVar("Rank", int, tuple[int, ...])

Seats = tuple[PlayerId, ...]
"""The players clockwise, from the first seat on."""

Side = Literal["left", "right"]


def colours(content: Any) -> Seats:
    """Return who can sit down where a content says it by its colours."""
    return tuple(PlayerId(colour.id) for colour in content.files.colours)


def clockwise(ring: tuple[T, ...], first: int) -> tuple[T, ...]:
    """Return seats, or what else lies in a ring, from one of them on, counted from 0 round and round."""
    first %= len(ring)
    return ring[first:] + ring[:first]


def opposite(side: Side) -> Side:
    """Return the other side."""
    return "right" if side == "left" else "left"


def neighbour(seats: Seats, player: PlayerId, side: Side) -> PlayerId:
    """Return who sits to the left of a player (the next seat clockwise) or to the right."""
    return seats[(seats.index(player) + (1 if side == "left" else -1)) % len(seats)]


def leaders(scores: Mapping[PlayerId, Rank]) -> Seats:
    """Return who has the most, by the first number that differs where there are several; all when tied."""
    most = max(scores.values())
    return tuple(player for player, score in scores.items() if score == most)
