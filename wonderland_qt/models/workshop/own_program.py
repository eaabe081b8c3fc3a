"""Starting this program's command line in another process."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from wonderland_qt import paths


def arguments_for_content(content_folders: Sequence[Path]) -> list[str]:
    """Return the command line's arguments for these content folders, in ascending precedence.

    The command line begins with the program's own content by itself, unless told `--alone`.
    """
    own_content = str(paths.content())
    folders = list(map(str, content_folders))
    arguments = []
    if folders[:1] == [own_content]:
        folders.remove(own_content)
    else:
        arguments.append("--alone")
    for folder in folders:
        arguments += ["--content", folder]
    return arguments


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
    """Kill a process without any more signals from it, until it is started again."""
    if process.state() != QProcess.ProcessState.NotRunning:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished()
        process.blockSignals(False)


def own_environment() -> QProcessEnvironment:
    """Return an environment in which the process finds this program's code, frozen or not."""
    environment = QProcessEnvironment.systemEnvironment()
    if not paths.frozen():
        folders = [str(paths.own_code()), environment.value("PYTHONPATH")]
        environment.insert("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    return environment
