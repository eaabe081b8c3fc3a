"""Workers: work shared out to processes, which all end as soon as no one waits for them any more."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

WorkT = TypeVar("WorkT")
DoneT = TypeVar("DoneT")


def shared_out(
    do: Callable[[WorkT], DoneT], parts: Sequence[WorkT], begin: Callable[[], object], jobs: int
) -> Iterator[DoneT]:
    """Yield what is done of each part, in any order; each process begins by `begin`.

    Anyone who leaves the iteration early, by an interrupt too, ends the processes at once, in the middle of
    their work.
    """
    pool = _pool(jobs, begin) if jobs > 1 and len(parts) > 1 else None
    if pool is None:
        begin()
        yield from map(do, parts)
        return
    with pool:
        try:
            with _held_back_interrupts():  # processes that begin meanwhile hold them back for good
                submitted = [pool.submit(do, part) for part in parts]
            for done in as_completed(submitted):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def _pool(jobs: int, begin: Callable[[], object]) -> ProcessPoolExecutor | None:
    """Return processes to work in; None where the system lets them share no memory, and say so in a line."""
    try:
        return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (begin,))
    except (OSError, ImportError, NotImplementedError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        sys.stderr.write(f"running in one process: processes cannot share memory here ({why})\n")
        return None


@contextmanager
def _held_back_interrupts() -> Iterator[None]:
    """Let Ctrl-C wait for a moment, where the system can."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(begin: Callable[[], Any]) -> None:
    """Begin in a process of its own, which leaves interrupts to its parent and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin()
    gc.freeze()  # content stays as long as the process: the collector need not go through it again and again


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
