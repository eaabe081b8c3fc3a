"""Workers: shares work out to processes, which all end as soon as no one waits for their results."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from typing import Any, Generic, TypeVar

WorkT = TypeVar("WorkT")
DoneT = TypeVar("DoneT")

WINDOW = 4
"""How many parts are queued for each process, including the current one."""

MOST_DEATHS = 3
"""How often in a row processes may die before any part is done."""


class CannotGoOn(RuntimeError):
    """Work cannot be done here; the message says what helps."""


def shared_out(
    do: Callable[[WorkT], DoneT], parts: Iterable[WorkT], begin: Callable[[], object], jobs: int
) -> Iterator[DoneT]:
    """Do all parts of work in processes, each of which first calls `begin`, and yield results in any order.

    Parts are taken as they are needed, and no results are kept, so there may be any number of them. Parts of
    a process that dies are done again; raises CannotGoOn if processes die repeatedly. Leaving the iteration
    early, also by an interrupt, ends the processes at once. With one job, a single part, or on a system that
    gives no processes, the work is done here.
    """
    parts_left = iter(parts)
    first_parts = list(islice(parts_left, 2))
    all_parts = chain(first_parts, parts_left)
    new_pool = partial(_new_processes, jobs, begin)
    pool = new_pool() if jobs > 1 and len(first_parts) > 1 else None
    if pool is None:
        begin()
        yield from map(do, all_parts)
    else:
        yield from _Processes(do, pool, new_pool, WINDOW * jobs).work(all_parts)


class _Processes(Generic[WorkT, DoneT]):
    """Processes and their unfinished parts, at most `room`; `new_pool` replaces processes that have died."""

    def __init__(
        self,
        do: Callable[[WorkT], DoneT],
        pool: ProcessPoolExecutor,
        new_pool: Callable[[], ProcessPoolExecutor | None],
        room: int,
    ) -> None:
        """Use a pool of processes, replaced by a new one if they die; it gets `room` parts at a time."""
        self._do, self._pool, self._new_pool, self._room = do, pool, new_pool, room
        self._unfinished: dict[Future[DoneT], WorkT] = {}
        self._deaths = 0

    def work(self, parts: Iterator[WorkT]) -> Iterator[DoneT]:
        """Yield the result of each part; parts lost with a process are given to its successor first.

        Whatever ends this early, such as Ctrl-C, ends the processes.
        """
        try:
            while self._give_parts(parts):
                lost = list[WorkT]()
                for future, part in self._wait_for_parts():
                    if _is_lost(future):
                        lost.append(part)
                        continue
                    self._deaths = 0
                    yield future.result()
                if lost:
                    self._replace_dead()
                    parts = chain(lost, parts)
        except BaseException:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
        self._pool.shutdown()

    def _give_parts(self, parts: Iterator[WorkT]) -> bool:
        """Give the processes parts while there is room; return whether they have any."""
        with _interrupts_held_back():  # processes that begin meanwhile hold them back for good
            for part in islice(parts, self._room - len(self._unfinished)):
                self._unfinished[self._submit(part)] = part
        return bool(self._unfinished)

    def _submit(self, part: WorkT) -> Future[DoneT]:
        """Return the future of a part, a failed one if the processes have died.

        So a part that could not be given is lost and given again like those that the processes were doing.
        """
        try:
            return self._pool.submit(self._do, part)
        except BrokenProcessPool as error:
            lost = Future[DoneT]()
            lost.set_exception(error)
            return lost

    def _wait_for_parts(self) -> list[tuple[Future[DoneT], WorkT]]:
        """Wait for parts to be done and return them, or all of them if a process has died."""
        finished = wait(self._unfinished, return_when=FIRST_COMPLETED).done
        if any(map(_is_lost, finished)):
            finished = wait(self._unfinished).done
        return [(future, self._unfinished.pop(future)) for future in finished]

    def _replace_dead(self) -> None:
        """Replace processes that have died; raises CannotGoOn if that has happened too often.

        It does so as well if the system allows no new ones.
        """
        self._deaths += 1
        self._pool.shutdown(wait=False)
        pool = self._new_pool() if self._deaths < MOST_DEATHS else None
        if pool is None:
            raise CannotGoOn(
                "the processes that do the work end by themselves; too little memory does that, and"
                " --jobs 1 needs least of it"
            )
        self._pool = pool


def _is_lost(future: Future[Any]) -> bool:
    """Tell whether a part was not done because a process died."""
    return isinstance(future.exception(), BrokenProcessPool)


def _new_processes(jobs: int, begin: Callable[[], object]) -> ProcessPoolExecutor | None:
    """Return new processes, or None with a line on stderr if the system does not allow them."""
    try:
        return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _set_up_process, (begin,))
    except (OSError, ImportError, NotImplementedError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        sys.stderr.write(f"running in one process: processes cannot share memory here ({why})\n")
        return None


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Hold back Ctrl-C within the context, if the system can.

    It comes to all processes of a terminal, and only the one that was started by the command answers it.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _set_up_process(begin: Callable[[], Any]) -> None:
    """Set up a worker process: it ignores interrupts, ends with its parent, and calls `begin`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin()
    gc.freeze()  # content stays as long as the process: the collector need not go through it again and again


def _end_with_parent() -> None:
    """Wait until the process that began this one is gone, and end this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
