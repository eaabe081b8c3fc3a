"""The check of a scenario in a separate process, so that its failures cannot harm the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from wonderland_qt.models.workshop.own_program import arguments_for_content, own_program, process_of


class ScenarioCheck(QObject):
    """Emits `held` or `differed` with the scenario's file name and the output of its check."""

    held = Signal(str, str)
    differed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Prepare the process, which runs one scenario at a time."""
        super().__init__(parent)
        self._process, self._file = process_of(self), Path()
        self._process.finished.connect(self._tell_result)

    def start(self, game: str, content_folders: Sequence[Path], file: Path, language: str) -> None:
        """Run a scenario with the content of these folders, unless one runs, with messages in a language."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            return
        self._file = file
        program, *first_arguments = own_program()
        options = ["--game", game, "--language", language, *arguments_for_content(content_folders)]
        self._process.start(program, [*first_arguments, "scenario", *options, str(file)])

    def _tell_result(self, code: int, _status: QProcess.ExitStatus) -> None:
        """Emit what the process wrote, in one line; it returns 0 if the scenario holds."""
        output = bytes(self._process.readAllStandardOutput().data())
        errors = bytes(self._process.readAllStandardError().data())
        message = " ".join((output + errors).decode(errors="replace").split())
        result = self.held if code == 0 else self.differed
        result.emit(self._file.name, message)
