"""Decks: pools of cards without an order, so that none exists to leak; drawing takes one at random."""

from __future__ import annotations

from typing import TypeVar

from wonderland_qt.engine.chance import Chance

T = TypeVar("T")


def without(pool: tuple[T, ...], member: T) -> tuple[T, ...]:
    """Return the pool with one occurrence of `member` taken out; raises ValueError when it is not there."""
    index = pool.index(member)
    return pool[:index] + pool[index + 1 :]


def draw(chance: Chance, stream: str, deck: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Take so many cards at random, or as many as there are; return those drawn and those left."""
    left, drawn = list(deck), []
    for _ in range(min(count, len(left))):
        card = chance.pick(stream, left)
        left.remove(card)
        drawn.append(card)
    return tuple(drawn), tuple(left)
