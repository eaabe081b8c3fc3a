"""Crews: workers that do work in chunks, on this machine or elsewhere."""

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
    """Workers that do parts of work, `hands` of them at the same time."""

    @property
    def hands(self) -> int:
        """Return how many parts are done at the same time."""

    def work(self, do: Callable[[WorkT], DoneT], parts: Iterable[WorkT]) -> Iterator[DoneT]:
        """Yield the result of `do` for each part, in the order in which they finish; raises CannotGoOn."""


class Processes(NamedTuple):
    """Processes of this machine, each of which first calls `begin`."""

    hands: int
    begin: Callable[[], object]

    def work(self, do: Callable[[WorkT], DoneT], parts: Iterable[WorkT]) -> Iterator[DoneT]:
        """Yield the result of `do` for each part, in the order in which they finish; raises CannotGoOn."""
        return shared_out(do, parts, self.begin, self.hands)


def processes(jobs: int | None, begin: Callable[[], object]) -> Processes:
    """Return a crew of processes, by default one for each core."""
    return Processes(jobs or os.cpu_count() or 1, begin)


def by_chunks(crew: Crew, do: Callable[[range], Done[SumsT]], todo: Iterable[range]) -> Iterator[Done[SumsT]]:
    """Have a crew work on numbers in chunks of about a second, and yield the results."""
    chunks = Chunks(todo, crew.hands)
    for done in crew.work(do, chunks):
        chunks.took(done.stop - done.first, done.seconds)
        yield done
