"""The check of a pile in a process of its own, so that the window shows the pile meanwhile."""

from __future__ import annotations

import pickle

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from wonderland_qt.models.packs import COMMAND
from wonderland_qt.models.packs.checking_program import PileToCheck
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.workshop.own_program import end, own_program, process_of


class PileCheck(QObject):
    """Finds out what a pile holds that has not been read yet; `found` says that the pile knows it now.

    What changes meanwhile is checked instead. Anyone who leaves ends the process with its owner.
    """

    found = Signal()

    def __init__(self, pile: PackPile, parent: QObject) -> None:
        super().__init__(parent)
        self._pile, self._asked = pile, b""
        self._process = process_of(self)
        self._process.finished.connect(self._hear)
        self._process.errorOccurred.connect(self._hear_failure)

    def start(self) -> None:
        """Check the pile as it lies now, unless that is being done."""
        folders = tuple(map(str, self._pile.content_folders))
        wanted = msgspec.json.encode(PileToCheck(folders, self._pile.choices))
        if wanted == self._asked:
            return
        self.stop()
        self._asked = wanted
        program, *before = own_program()
        self._process.start(program, [*before, COMMAND])
        self._process.write(wanted)
        self._process.closeWriteChannel()

    def stop(self) -> None:
        """Check nothing any more."""
        self._asked = b""
        end(self._process)

    def _hear(self, code: int, _status: QProcess.ExitStatus) -> None:
        self._asked = b""
        said = bytes(self._process.readAllStandardOutput().data())
        if code == 0 and said:
            self._pile.learn(pickle.loads(said))  # noqa: S301 this program wrote it
        self.found.emit()

    def _hear_failure(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.found.emit()
