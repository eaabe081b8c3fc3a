"""Chunks: divides the numbers of games into pieces of a size, or of about a second each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

SECONDS_IN_A_CHUNK = 1.0
"""The wanted time of a chunk: long compared with sending it, short enough to lose."""

MOST_GROWTH = 4
"""How much larger than the one before a chunk may be, as one quick game proves little."""

SumsT = TypeVar("SumsT")


class Done(msgspec.Struct, Generic[SumsT], frozen=True):
    """The sums of the numbers from `first` up to `stop` (excluded), and the seconds they took."""

    first: int
    stop: int
    seconds: float
    sums: SumsT


def numbers_in_chunks(count: int, size: int) -> list[range]:
    """Return the numbers from 0 up to `count` (excluded) in chunks of a size."""
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


class Chunks:
    """Makes chunks as they are needed, smaller towards the end, so that all workers finish together."""

    def __init__(self, todo: Iterable[range], hands: int) -> None:
        """Begin with chunks of one number; `hands` is how many chunks are done at the same time."""
        self._todo = list(todo)
        self._left = sum(map(len, self._todo))
        self._hands, self._size = hands, 1

    def __iter__(self) -> Iterator[range]:
        """Yield chunks, each of the size that is right at that time.

        Near the end they become smaller, at most half of a hand's share of what is left, so that all hands
        finish at about the same time.
        """
        for numbers in self._todo:
            first = numbers.start
            while first < numbers.stop:
                size = max(min(self._size, self._left // (2 * self._hands)), 1)
                chunk = range(first, min(first + size, numbers.stop))
                self._left -= len(chunk)
                first = chunk.stop
                yield chunk

    def took(self, numbers: int, seconds: float) -> None:
        """Set the size of further chunks by the seconds that some numbers took."""
        wanted = round(numbers / max(seconds, 1e-6) * SECONDS_IN_A_CHUNK)
        most = MOST_GROWTH * max(numbers, self._size)
        self._size = max(min(wanted, most), 1)
