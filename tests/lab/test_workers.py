"""Work is done in one process where the system lets none share memory."""

from __future__ import annotations

import multiprocessing.synchronize

import pytest

from wonderland_qt.lab.workers import shared_out


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
