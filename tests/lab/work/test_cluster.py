"""A cluster plays the same games; what a killed worker had in hand is played once more, and counted once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.lab.test_long_runs import SETTING
from tests.lab.test_runner import without_clock
from wonderland_qt.cli import PROBLEMS, main
from wonderland_qt.lab.runner import simulate
from wonderland_qt.lab.work.cluster import Cluster
from wonderland_qt.lab.work.workers import CannotGoOn

REASON = "dask.distributed is not installed; pip install -e .[lab], then make check-extra"


@pytest.fixture
def local() -> Iterator[Any]:
    """A scheduler with two workers in processes of their own, which are replaced when they end."""
    distributed = pytest.importorskip("distributed", reason=REASON)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster


def test_a_killed_worker_loses_and_doubles_nothing(local: Any) -> None:
    killed: list[int] = []
    with closing(Cluster(local.scheduler_address)) as crew:

        def kill_once(_: int) -> None:
            if not killed:
                killed.append(local.workers[0].pid)
                os.kill(killed[0], signal.SIGKILL)

        told = simulate(SETTING, kill_once, crew=crew)
    assert killed
    assert without_clock(told) == without_clock(simulate(SETTING, lambda _: None, jobs=1))


def test_a_scheduler_without_workers_is_told_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason=REASON)
    monkeypatch.setattr("wonderland_qt.lab.work.cluster.SECONDS_TO_CONNECT", 1)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=None) as empty,
        pytest.raises(CannotGoOn, match=r"has no workers; `dask worker tcp://.* --nthreads 1` starts one"),
    ):
        Cluster(empty.scheduler_address)


def test_an_address_where_no_scheduler_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason=REASON)
    monkeypatch.setattr("wonderland_qt.lab.work.cluster.SECONDS_TO_CONNECT", 1)
    with pytest.raises(CannotGoOn, match="no scheduler answers there; `dask scheduler` starts one"):
        Cluster("tcp://127.0.0.1:9")


def test_without_dask_the_remedy_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr("wonderland_qt.lab.work.cluster.import_module", absent)
    assert main(["simulate", "--games", "1", "--cluster", "tcp://127.0.0.1:9"]) == PROBLEMS
    assert "--cluster needs dask.distributed, which is not installed" in capsys.readouterr().err
