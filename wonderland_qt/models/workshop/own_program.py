"""Starting this program's command line in another process."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from wonderland_qt import paths


def laid(content_folders: Sequence[Path]) -> list[str]:
    """Return the command line's arguments for these content folders."""
    own = content_folders[:1] == (paths.content(),)
    folders = [
        argument
        for content_folder in (content_folders[1:] if own else content_folders)
        for argument in ("--content", str(content_folder))
    ]
    return folders if own else ["--alone", *folders]


def own_program() -> tuple[str, ...]:
    """Return the command that starts this program's command line."""
    return paths.own_program()


def process_of(owner: QObject) -> QProcess:
    """Return a process for this program's command line, which is killed when its owner is destroyed."""
    process = QProcess(owner)
    process.setProcessEnvironment(own_environment())
    owner.destroyed.connect(partial(end, process))
    return process


def end(process: QProcess) -> None:
    """Kill a process without any more signals from it."""
    if process.state() != QProcess.ProcessState.NotRunning:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished()
        process.blockSignals(False)


def own_environment() -> QProcessEnvironment:
    """Return an environment in which the process finds this program's code."""
    environment = QProcessEnvironment.systemEnvironment()
    if not paths.frozen():
        known = environment.value("PYTHONPATH")
        found_in = os.pathsep.join(filter(None, (str(paths.own_code()), known)))
        environment.insert("PYTHONPATH", found_in)
    return environment
