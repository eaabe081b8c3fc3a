"""Crews: who does work in chunks, here or elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol, TypeVar

from wonderland_qt.lab.work.chunks import Chunks, Done
from wonderland_qt.lab.work.workers import shared_out

WorkT = TypeVar("WorkT")
DoneT = TypeVar("DoneT")
SumsT = TypeVar("SumsT")


class Crew(Protocol):
    """Who does parts of work, `hands` at a time."""

    @property
    def hands(self) -> int:
        """Return how many parts are done at a time."""

    def work(self, do: Callable[[WorkT], DoneT], parts: Iterable[WorkT]) -> Iterator[DoneT]:
        """Yield what is done of each part, in any order; raises CannotGoOn."""


class Processes(NamedTuple):
    """Processes of this machine, each of which begins by `begin`."""

    hands: int
    begin: Callable[[], object]

    def work(self, do: Callable[[WorkT], DoneT], parts: Iterable[WorkT]) -> Iterator[DoneT]:
        """Yield what is done of each part, in any order; raises CannotGoOn."""
        return shared_out(do, parts, self.begin, self.hands)


def processes(jobs: int | None, begin: Callable[[], object]) -> Processes:
    """Return so many processes of this machine, one for each core without a number."""
    return Processes(jobs or os.cpu_count() or 1, begin)


def by_chunks(crew: Crew, do: Callable[[range], Done[SumsT]], todo: Iterable[range]) -> Iterator[Done[SumsT]]:
    """Yield what a crew does of some numbers, in chunks that take about a second each."""
    chunks = Chunks(todo, crew.hands)
    for done in crew.work(do, chunks):
        chunks.took(done.stop - done.first, done.seconds)
        yield done
