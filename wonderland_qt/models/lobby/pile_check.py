"""The check of a pile in a process of its own, so that the window shows the pile meanwhile."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from wonderland_qt.models.packs import COMMAND
from wonderland_qt.models.packs.checking_program import PileToCheck, read_findings
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.workshop.own_program import end, own_program, process_of


class PileCheck(QObject):
    """Finds out what a pile holds that has not been read yet; `found` says that the pile knows it now.

    If the pile changes meanwhile, the check starts again. The process ends with its owner.
    """

    found = Signal()

    def __init__(self, pile: PackPile, parent: QObject) -> None:
        """Prepare the process; the `_question` that it is asked is empty while it does not run."""
        super().__init__(parent)
        self._pile, self._question = pile, b""
        self._process = process_of(self)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(self._forget_unasked)

    def start(self) -> None:
        """Check the pile as it lies now, unless that is being done."""
        folders = tuple(map(str, self._pile.content_folders))
        question = msgspec.json.encode(PileToCheck(folders, self._pile.choices))
        if question == self._question:
            return
        self.stop()
        self._question = question
        program, *arguments = own_program()
        self._process.start(program, [*arguments, COMMAND])
        could_start = bool(self._question)  # a failed start has emptied it
        if could_start:
            self._process.write(question)
            self._process.closeWriteChannel()

    def stop(self) -> None:
        """Check nothing any more."""
        self._question = b""
        end(self._process)

    def _take_answer(self, code: int, _status: QProcess.ExitStatus) -> None:
        """Tell the pile what the process has found; without an answer the pile reads the packs itself."""
        self._question = b""
        answer = bytes(self._process.readAllStandardOutput().data())
        if code == 0:
            with suppress(ValueError):
                self._pile.learn(read_findings(answer))
        self.found.emit()

    def _forget_unasked(self, error: QProcess.ProcessError) -> None:
        """Forget the question if the process could not start, so that it can be asked again."""
        if error == QProcess.ProcessError.FailedToStart:
            self._question = b""
            self.found.emit()
