"""Chunks: numbers shared out in pieces that take about as long each, however long one number takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

SECONDS_IN_A_CHUNK = 1.0
"""Long beside what sending a chunk costs, short beside what a kill loses."""

MOST_GROWTH = 4
"""How many times as large as the one before a chunk may be: one quick game does not tell of all."""

SumsT = TypeVar("SumsT")


class Done(msgspec.Struct, Generic[SumsT], frozen=True):
    """What the numbers from `first` up to `stop` came to, and how long they took."""

    first: int
    stop: int
    seconds: float
    sums: SumsT


class Chunks:
    """Numbers in chunks, made as they are needed; they shrink towards the end, so that all end together."""

    def __init__(self, todo: Iterable[range], hands: int) -> None:
        self._todo = list(todo)
        self._left = sum(map(len, self._todo))
        self._hands, self._size = hands, 1

    def __iter__(self) -> Iterator[range]:
        """Yield chunks of the size that is right by then."""
        for numbers in self._todo:
            first = numbers.start
            while first < numbers.stop:
                size = max(min(self._size, self._left // (2 * self._hands)), 1)
                chunk = range(first, min(first + size, numbers.stop))
                self._left -= len(chunk)
                first = chunk.stop
                yield chunk

    def took(self, numbers: int, seconds: float) -> None:
        """Hear how long so many numbers took, and make the next chunks accordingly."""
        wanted = round(numbers / max(seconds, 1e-6) * SECONDS_IN_A_CHUNK)
        self._size = max(min(wanted, MOST_GROWTH * max(numbers, self._size)), 1)
