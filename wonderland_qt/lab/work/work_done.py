"""Keeps track of work: which numbers are done, and their sums."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Generic, Protocol, Self, TypeVar

from wonderland_qt.lab.work.chunks import Done


class JoinedSums(Protocol):
    """Sums that can be joined in any order."""

    def join(self, other: Self, /) -> None:
        """Add other sums."""


SumsT = TypeVar("SumsT", bound=JoinedSums)


class WorkDone(Generic[SumsT]):
    """The work done so far: the `total`, the `spans` of numbers, and the `seconds` of wall time."""

    def __init__(self, total: SumsT) -> None:
        """Begin with no numbers done, empty sums, and no seconds of earlier runs (`_before`)."""
        self.total = total
        self.spans: list[tuple[int, int]] = []
        self._before, self._begun = 0.0, time.perf_counter()

    @property
    def numbers(self) -> int:
        """Return the count of numbers done."""
        return sum(stop - first for first, stop in self.spans)

    @property
    def seconds(self) -> float:
        """Return the wall time so far, earlier runs included."""
        return self._before + time.perf_counter() - self._begun

    def add(self, done: Done[SumsT]) -> None:
        """Add a chunk that is done."""
        span = (done.first, done.stop)
        self._join((span,), done.sums)

    def todo(self, stop: int) -> Iterator[range]:
        """Yield the numbers up to `stop` (excluded) that are not done."""
        first_not_done = 0
        for span_start, span_stop in (*self.spans, (stop, stop)):
            gap_stop = min(span_start, stop)
            if first_not_done < gap_stop:
                yield range(first_not_done, gap_stop)
            first_not_done = max(first_not_done, span_stop)

    def _join(self, spans: tuple[tuple[int, int], ...], sums: SumsT) -> None:
        """Add the sums of some numbers; raises ValueError if any of them is done already."""
        self.spans = merged([*self.spans, *spans])
        self.total.join(sums)


def merged(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return spans in order, with adjacent ones joined; raises ValueError if any overlap."""
    found: list[tuple[int, int]] = []
    for first, stop in sorted(spans):
        last_first, last_stop = found[-1] if found else (first, -1)  # -1: nothing is before the first
        if first < last_stop:
            raise ValueError(f"{first} is there twice")
        if first == last_stop:
            found[-1] = (last_first, stop)
        else:
            found.append((first, stop))
    return found
