"""This program started again, for what its command line does."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from wonderland_qt import paths


def laid(content_folders: Sequence[Path]) -> list[str]:
    """Return the arguments by which a command reads the content of these folders."""
    own = content_folders[:1] == (paths.content(),)
    folders = [
        argument
        for content_folder in (content_folders[1:] if own else content_folders)
        for argument in ("--content", str(content_folder))
    ]
    return folders if own else ["--alone", *folders]


def own_program() -> tuple[str, ...]:
    """Return how this program is started again, for its command line."""
    return paths.own_program()


def process_of(owner: QObject) -> QProcess:
    """Return a process for this program started again, which ends at once when its owner is let go of."""
    process = QProcess(owner)
    process.setProcessEnvironment(own_environment())
    owner.destroyed.connect(partial(end, process))
    return process


def end(process: QProcess) -> None:
    """End a process at once; it says no more."""
    if process.state() != QProcess.ProcessState.NotRunning:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished()
        process.blockSignals(False)


def own_environment() -> QProcessEnvironment:
    """Return the environment in which the program finds itself."""
    environment = QProcessEnvironment.systemEnvironment()
    if not paths.frozen():
        known = environment.value("PYTHONPATH")
        found_in = os.pathsep.join(filter(None, (str(paths.own_code()), known)))
        environment.insert("PYTHONPATH", found_in)
    return environment
