"""Decks: pools of cards without an order (so that no order can leak), from which cards are drawn randomly."""

from __future__ import annotations

from typing import TypeVar

from wonderland_qt.engine.chance import Chance

T = TypeVar("T")


def without(pool: tuple[T, ...], member: T) -> tuple[T, ...]:
    """Return the pool without one occurrence of `member`; raises ValueError if it is not there."""
    index = pool.index(member)
    return pool[:index] + pool[index + 1 :]


def draw_one(chance: Chance, stream: str, deck: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
    """Draw a random card of a deck, which must not be empty; return the card and the rest."""
    card = chance.pick(stream, deck)
    return card, without(deck, card)


def draw(chance: Chance, stream: str, deck: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Draw `count` random cards, or all if there are fewer; return the drawn cards and the rest."""
    left, drawn = list(deck), []
    for _ in range(min(count, len(left))):
        card = chance.pick(stream, left)
        left.remove(card)
        drawn.append(card)
    return tuple(drawn), tuple(left)
