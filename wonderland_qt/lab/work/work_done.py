"""What is done of some work: which numbers, and what they came to."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Generic, Protocol, Self, TypeVar

from wonderland_qt.lab.work.chunks import Done


class JoinedSums(Protocol):
    """What numbers come to: two sums join into one, in any order."""

    def join(self, other: Self, /) -> None:
        """Add another."""


SumsT = TypeVar("SumsT", bound=JoinedSums)


class WorkDone(Generic[SumsT]):
    """What is done so far: `total` is what it came to, `seconds` how long it took by the clock."""

    def __init__(self, total: SumsT) -> None:
        self.total = total
        self.spans: list[tuple[int, int]] = []
        self._before, self._begun = 0.0, time.perf_counter()

    @property
    def numbers(self) -> int:
        """Return how many numbers are done."""
        return sum(stop - first for first, stop in self.spans)

    @property
    def seconds(self) -> float:
        """Return how long it took so far, earlier runs included."""
        return self._before + time.perf_counter() - self._begun

    def add(self, done: Done[SumsT]) -> None:
        """Add what is done."""
        self._join(((done.first, done.stop),), done.sums)

    def todo(self, stop: int) -> Iterator[range]:
        """Yield what is left of the numbers up to `stop`."""
        first = 0
        for begun, ended in (*self.spans, (stop, stop)):
            if first < min(begun, stop):
                yield range(first, min(begun, stop))
            first = max(first, ended)

    def _join(self, spans: tuple[tuple[int, int], ...], sums: SumsT) -> None:
        """Join sums of these numbers; raises ValueError where some of them are there already."""
        self.spans = merged([*self.spans, *spans])
        self.total.join(sums)


def merged(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return spans in order, those that touch as one; raises ValueError where they overlap."""
    found: list[tuple[int, int]] = []
    for first, stop in sorted(spans):
        if found and first < found[-1][1]:
            raise ValueError(f"{first} is there twice")
        if found and first == found[-1][1]:
            found[-1] = (found[-1][0], stop)
        else:
            found.append((first, stop))
    return found
