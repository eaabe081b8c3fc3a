"""The check of a scenario in a separate process, so that its failures cannot harm the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from wonderland_qt.models.workshop.own_program import laid, own_program, process_of


class ScenarioCheck(QObject):
    """Emits `held` or `differed` with the scenario's file name and the output of its check."""

    held = Signal(str, str)
    differed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process, self._file = process_of(self), Path()
        self._process.finished.connect(self._finish)

    def start(self, game: str, content_folders: Sequence[Path], file: Path, language: str) -> None:
        """Run a scenario with the content of these folders, with messages in this language."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            return
        self._file = file
        program, *before = own_program()
        chosen = ["--game", game, "--language", language, *laid(content_folders)]
        self._process.start(program, [*before, "scenario", *chosen, str(file)])

    def _finish(self, code: int, _status: QProcess.ExitStatus) -> None:
        process = self._process
        output = bytes(process.readAllStandardOutput().data()) + bytes(process.readAllStandardError().data())
        message = " ".join(output.decode(errors="replace").split())
        (self.differed if code else self.held).emit(self._file.name, message)
