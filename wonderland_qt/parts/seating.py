"""Seating: who sits down at a table, and who sits where round it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.parts.deck import draw

T = TypeVar("T")
Rank = TypeVar("Rank", int, tuple[int, ...])

Seats = tuple[PlayerId, ...]
"""The players clockwise, from the first seat on."""

Side = Literal["left", "right"]


class Seating(msgspec.Struct, frozen=True):
    """What a table chose before a game: who sits where, and the seed."""

    seats: Seats
    seed: int = 0


def seated(_pack: Any, seats: Seats, seed: int, _options: Mapping[str, str]) -> Seating:
    """Return the set-up for these players by seat; raises ValueError when one sits twice."""
    if len(set(seats)) < len(seats):
        raise ValueError(f"a player sits at the table twice: {', '.join(seats)}")
    return Seating(seats, seed)


def seated_by_chance(roster: Seats, players: int, seed: int, stream: str = "seats") -> Seating:
    """Return a table of so many players of a roster, in seats by chance."""
    chance = OwnChance(seed)
    seats, _ = draw(chance, stream, roster, players)
    return Seating(seats, chance.number("game"))


def clockwise(ring: tuple[T, ...], first: int) -> tuple[T, ...]:
    """Return seats, or what else lies in a ring, from one of them on, counted from 0 round and round."""
    first %= len(ring)
    return ring[first:] + ring[:first]


def neighbour(seats: Seats, player: PlayerId, side: Side) -> PlayerId:
    """Return who sits to the left of a player (the next seat clockwise) or to the right."""
    return seats[(seats.index(player) + (1 if side == "left" else -1)) % len(seats)]


def leaders(scores: Mapping[PlayerId, Rank]) -> Seats:
    """Return who has the most, by the first number that differs where there are several; all when tied."""
    most = max(scores.values())
    return tuple(player for player, score in scores.items() if score == most)
