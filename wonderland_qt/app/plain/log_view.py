"""The log as text: it grows at its end, and a line can be marked and copied."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.lined import LinedText
from wonderland_qt.models.log_model import LogModel


class LogView(LinedText):
    """Shows a log model; an item view would lay out every line anew at each new one."""

    def __init__(self, log: LogModel, parent: QWidget | None = None) -> None:
        super().__init__("log", parent)
        self._log = log
        log.rowsInserted.connect(self._append)
        log.rowsAboutToBeRemoved.connect(self._cut)
        if log.rowCount():
            self._append(QModelIndex(), 0, log.rowCount() - 1)

    def _append(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.appendPlainText("\n".join(self._log.line(row) for row in range(first, last + 1)))
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.go_to_end()

    def _cut(self, _parent: QModelIndex, first: int, _last: int) -> None:
        """Forget the lines from `first` on."""
        if first == 0:
            self.clear()
            return
        cursor = QTextCursor(self.document().findBlockByNumber(first))
        cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
