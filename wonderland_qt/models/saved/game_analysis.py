"""The analysis of a saved game, made by a process in the background and stored beside the game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from wonderland_qt.engine.analysed import Analysis, Progress
from wonderland_qt.engine.journals.journal import Answered, without_undone
from wonderland_qt.models.saved.saved_types import Save, analysis_of, write_whole
from wonderland_qt.models.workshop.own_program import arguments_for_content, own_program, process_of

ROLLOUTS = 80
"""The games that are played out for each answer."""


class Kept(msgspec.Struct, frozen=True):
    """An analysis in its file, with the digest of the analysed answers."""

    answers: str
    analysis: Analysis


class GameAnalysis(QObject):
    """Analyses one finished game; emits `changed` with each progress, and `failed` with an error message.

    It runs in the background on half of the processors until it is stopped or the window closes.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, save: Save, content_folders: Sequence[Path], parent: QObject | None = None) -> None:
        """Begin with the stored analysis of this game, if any; `done` of the `total` parts are analysed."""
        super().__init__(parent)
        self.save, self._content_folders = save, tuple(content_folders)
        self.analysis: Analysis | None = None
        self.done, self.total = 0, 0
        self._process = process_of(self)
        self._process.readyReadStandardOutput.connect(self._take_newest_progress)
        self._process.finished.connect(self._take_end)
        self._process.errorOccurred.connect(self._tell_failed_start)
        self._stopped = False
        self.rollouts = ROLLOUTS
        self._read_stored()

    @property
    def running(self) -> bool:
        """Tell whether the analysis is running."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    @property
    def complete(self) -> bool:
        """Tell whether the whole game is analysed."""
        return self.analysis is not None and self.done == self.total

    def start(self) -> None:
        """Start the analysis with half of the processors, unless it is running or complete."""
        if self.running or self.complete:
            return
        self._stopped, self.analysis, self.done, self.total = False, None, 0, 0
        program, *first_arguments = own_program()
        half_of_the_processors = max((os.cpu_count() or 1) // 2, 1)
        arguments = [
            "analyse",
            str(self.save.path),
            f"--game={self.save.header.game}",
            "--follow",
            f"--rollouts={self.rollouts}",
            f"--jobs={half_of_the_processors}",
            *arguments_for_content(self._content_folders),
        ]
        self._process.start(program, [*first_arguments, *arguments])
        self.changed.emit()

    def stop(self) -> None:
        """Stop at once, and keep the results so far in memory."""
        if self.running:
            self._stopped = True
            self._process.kill()
            self._process.waitForFinished()
            self.changed.emit()

    def _take_newest_progress(self) -> None:
        """Take over the last line of progress that the process has written since it was read, if any.

        After a stop none counts: it was written before the process was killed.
        """
        last_line = b""
        while self._process.canReadLine():
            last_line = bytes(self._process.readLine().data())
        if last_line and not self._stopped:
            progress = msgspec.json.decode(last_line, type=Progress)
            self.analysis, self.done, self.total = progress.analysis, progress.done, progress.of
            self.changed.emit()

    def _take_end(self, code: int, _status: QProcess.ExitStatus) -> None:
        """Store a whole analysis, or report why it is not whole, unless it was stopped."""
        if self._stopped:
            return
        self._take_newest_progress()
        if code or not self.complete:
            errors = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            self.failed.emit(errors.strip() or str(code))
        else:
            self._store()
        self.changed.emit()

    def _tell_failed_start(self, error: QProcess.ProcessError) -> None:
        """Report that the process could not start; other errors are reported when it ends."""
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(self._process.errorString())

    def _store(self) -> None:
        """Store the analysis beside the game, and emit `failed` if that is impossible."""
        assert self.analysis is not None
        kept = msgspec.json.encode(Kept(_digest_of_answers(self.save), self.analysis))
        try:
            write_whole(analysis_of(self.save.path), kept)
        except OSError as error:
            self.failed.emit(str(error))

    def _read_stored(self) -> None:
        """Read the stored analysis, which is always whole (1 of 1), if it is about the same answers."""
        try:
            kept = msgspec.json.decode(analysis_of(self.save.path).read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return
        if kept.answers == _digest_of_answers(self.save):
            self.analysis, self.done, self.total = kept.analysis, 1, 1


def _digest_of_answers(save: Save) -> str:
    """Return a digest of a game and its answers that were not undone."""
    answers = [line for line in without_undone(save.journal).lines if isinstance(line, Answered)]
    return sha256(msgspec.json.encode((save.header.game, save.header.begun, answers))).hexdigest()
