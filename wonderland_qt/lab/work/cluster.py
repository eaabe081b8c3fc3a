"""A cluster: has parts of work done by the workers of dask.distributed (imported when first used)."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any, TypeVar

from wonderland_qt.lab.work.workers import WINDOW, CannotGoOn

WorkT = TypeVar("WorkT")
DoneT = TypeVar("DoneT")

SECONDS_TO_CONNECT = 20

ABSENT = "--cluster needs dask.distributed, which is not installed; pip install 'wonderland-qt[lab]'"


class Cluster:
    """The workers of a scheduler at an address, which may come and go.

    The parts of a worker that goes are done by another one. Raises CannotGoOn if no scheduler or no worker
    answers.
    """

    def __init__(self, address: str) -> None:
        """Connect to the scheduler, and wait until it has a worker."""
        self._address, self._distributed = address, _distributed()
        try:
            self._client = self._distributed.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise CannotGoOn(
                f"--cluster {address}: no scheduler answers there; `dask scheduler` starts one and says its"
                " address"
            ) from error
        self._wait_for_workers()

    @property
    def hands(self) -> int:
        """Return how many parts the workers do at the same time."""
        return sum(self._client.nthreads().values()) or 1

    def close(self) -> None:
        """Disconnect from the cluster, dropping unfinished parts."""
        self._client.close()

    def work(self, do: Callable[[WorkT], DoneT], parts: Iterable[WorkT]) -> Iterator[DoneT]:
        """Yield the result of each part, in any order; raises CannotGoOn.

        A worker unpickles a call, which makes it (see `_Call`). No more calls are sent than workers can soon
        begin, so that there may be any number of parts.
        """
        finished = self._distributed.as_completed(loop=self._client.loop)
        parts_left, unfinished = iter(parts), 0
        while True:
            room = max(WINDOW * self.hands - unfinished, 0)
            for part in islice(parts_left, room):
                call = pickle.dumps(_Call(do, part))
                finished.add(self._client.submit(pickle.loads, call, pure=False))
                unfinished += 1
            if not unfinished:
                return
            future = next(finished)
            unfinished -= 1
            yield self._result(future)

    def _result(self, future: Any) -> Any:
        """Return the result of a worker and release it."""
        try:
            return future.result()
        except Exception as error:  # whatever goes wrong elsewhere arrives here
            raise CannotGoOn(f"--cluster {self._address}: {_reason(error)}") from error
        finally:
            future.release()

    def _wait_for_workers(self) -> None:
        """Wait until the scheduler has a worker; raises CannotGoOn if none comes."""
        try:
            self._client.wait_for_workers(1, timeout=SECONDS_TO_CONNECT)
        except TimeoutError as error:
            self._client.close()
            raise CannotGoOn(
                f"--cluster {self._address}: this scheduler has no workers;"
                f" `dask worker {self._address} --nthreads 1` starts one"
            ) from error


class _Call:
    """A call that unpickling makes, so that a worker without this program reports that instead of hanging."""

    def __init__(self, do: Callable[[Any], object], part: object) -> None:
        self._do, self._part = do, part

    def __reduce__(self) -> tuple[Callable[[Any], object], tuple[object]]:
        """Pickle as the call itself, so that unpickling does the part and returns its result."""
        return self._do, (self._part,)


def _distributed() -> ModuleType:
    """Return the package dask.distributed; raises CannotGoOn if it is not installed."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise CannotGoOn(ABSENT) from error
    return distributed


def _reason(error: Exception) -> str:
    """Return the reason for a failure on a worker, with a remedy."""
    if type(error).__name__ == "KilledWorker":
        return "workers end by themselves over the same games; too little memory does that"
    if type(error).__name__.endswith("CancelledError"):
        return "the scheduler is gone"
    if isinstance(error, ImportError | AttributeError):
        return f"a worker lacks this program or has another version; install the same one there ({error})"
    return f"a worker cannot play: {type(error).__name__}: {error}"
