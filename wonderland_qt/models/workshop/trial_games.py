"""Trials: bot games with and without a change, in separate processes, with intermediate results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from wonderland_qt.engine.comparison import Change, Measured, Novelty, Verdict
from wonderland_qt.models.workshop.own_program import arguments_for_content, own_program, process_of

__all__ = ["Change", "Measured", "Novelty", "Trial", "Verdict"]


class Trial(QObject):
    """Plays games with the program's command line; emits `counted` with a Verdict as games end.

    `ended` is emitted after the last game, and `failed` with an error message. Stopping a trial or closing
    the window kills its processes.
    """

    counted = Signal(object)
    ended = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Prepare the process; `games` is how many games it is to play, 0 before the first trial."""
        super().__init__(parent)
        self._process = process_of(self)
        self._process.readyReadStandardOutput.connect(self._tell_newest_verdict)
        self._process.finished.connect(self._tell_end)
        self._process.errorOccurred.connect(self._tell_failed_start)
        self._stopped = False
        self.games = 0

    @property
    def running(self) -> bool:
        """Tell whether games are being played."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def start(self, game: str, below: Sequence[Path], own: Path, games: int, language: str) -> None:
        """Play this many games without and with the user's folder."""
        self.stop()
        self.games, self._stopped = games, False
        self.run(
            "compare",
            f"--game={game}",
            *arguments_for_content(below),
            f"--pack={own}",
            f"--games={games}",
            f"--language={language}",
            "--json",
            "--follow",
        )

    def run(self, *arguments: str) -> None:
        """Start the program's command line with these arguments."""
        program, *first_arguments = own_program()
        self._process.start(program, [*first_arguments, *arguments])

    def stop(self) -> None:
        """Stop the games at once."""
        if self.running:
            self._stopped = True
            self._process.kill()
            self._process.waitForFinished()

    def _tell_newest_verdict(self) -> None:
        """Emit the last verdict, one per line, that the process has written since it was read, if any."""
        last_line = b""
        while self._process.canReadLine():
            last_line = bytes(self._process.readLine().data())
        if last_line and not self._stopped:
            self.counted.emit(msgspec.json.decode(last_line, type=Verdict))

    def _tell_end(self, code: int, _status: QProcess.ExitStatus) -> None:
        """Report the last verdict, then the end or the error, unless the trial was stopped."""
        if self._stopped:
            return
        self._tell_newest_verdict()
        if code == 0:
            self.ended.emit()
        else:
            errors = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self.failed.emit(errors.strip() or str(code))

    def _tell_failed_start(self, error: QProcess.ProcessError) -> None:
        """Report that the process could not start; other errors are reported when it ends."""
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(self._process.errorString())
