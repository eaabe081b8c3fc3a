"""The order of seats: neighbours, rotation and leaders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from wonderland_qt.engine.players import PlayerId

T = TypeVar("T")
Rank = TypeVar("Rank", int, tuple[int, ...])

Seats = tuple[PlayerId, ...]
"""The players clockwise from the first seat."""

Side = Literal["left", "right"]


def colours(content: Any) -> Seats:
    """Return the roles of a game whose content lists them as `colours`."""
    return tuple(PlayerId(colour.id) for colour in content.files.colours)


def clockwise(ring: tuple[T, ...], first: int) -> tuple[T, ...]:
    """Return a ring, such as that of the seats, rotated to begin with its member number `first` (from 0)."""
    first %= len(ring)
    return ring[first:] + ring[:first]


def opposite(side: Side) -> Side:
    """Return the other side."""
    return "right" if side == "left" else "left"


def neighbour(seats: Seats, player: PlayerId, side: Side) -> PlayerId:
    """Return the player to the left (the next seat clockwise) or to the right of a player."""
    step = 1 if side == "left" else -1
    return seats[(seats.index(player) + step) % len(seats)]


def leaders(scores: Mapping[PlayerId, Rank]) -> Seats:
    """Return the players with the highest rank, several if tied; tuples compare number by number."""
    most = max(scores.values())
    return tuple(player for player, score in scores.items() if score == most)
