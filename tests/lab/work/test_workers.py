"""Workers do parts as there is room for them, and what one had in hand when it ended is done by another."""

from __future__ import annotations

import multiprocessing.synchronize
import os
import signal
import sys
import tracemalloc
from collections.abc import Iterator
from functools import partial
from itertools import count, repeat
from pathlib import Path

import pytest

from wonderland_qt.lab.work.workers import WINDOW, CannotGoOn, shared_out

LARGE = 2**20
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")


def begin() -> None:
    """Begin a process that needs nothing."""


def halved_after_a_kill(marker: Path, number: int) -> int:
    if number == 6 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number // 2


def killed(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("refused", [PermissionError(13, "Permission denied"), ImportError("no sem_open")])
def test_without_shared_memory_one_process_does_all_the_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], refused: Exception
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise refused

    monkeypatch.setattr(multiprocessing.synchronize.SemLock, "__init__", refuse)
    begun: list[str] = []
    done = list(shared_out(abs, [-1, -2, -3], lambda: begun.append("begun"), jobs=2))
    assert (done, begun) == ([1, 2, 3], ["begun"])
    (line,) = capsys.readouterr().err.splitlines()
    assert "processes cannot share memory here" in line


@POSIX
def test_what_a_killed_process_had_in_hand_is_done_once(tmp_path: Path) -> None:
    do = partial(halved_after_a_kill, tmp_path / "killed")
    assert sorted(shared_out(do, range(0, 40, 2), begin, jobs=2)) == list(range(20))
    assert (tmp_path / "killed").exists()


@POSIX
def test_processes_that_only_die_are_given_up_with_a_word() -> None:
    with pytest.raises(CannotGoOn, match="too little memory"):
        list(shared_out(killed, range(5), begin, jobs=2))


def test_parts_without_end_are_taken_as_there_is_room() -> None:
    taken: list[int] = []

    def parts() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    for done, _ in enumerate(shared_out(abs, parts(), begin, jobs=2), start=1):
        assert len(taken) <= done + 2 * WINDOW
        if done == 50:
            break


def test_what_is_done_is_let_go() -> None:
    tracemalloc.start()
    for done in shared_out(bytes, repeat(LARGE, 150), begin, jobs=2):
        assert len(done) == LARGE
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4 * WINDOW * 2 * LARGE
