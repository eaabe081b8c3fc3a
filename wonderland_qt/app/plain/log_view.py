"""The log as text, which grows at its end and can be selected and copied."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QMouseEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.lined import LinedText
from wonderland_qt.models.narration.log_model import LineRole, LogModel

READ = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class LogView(LinedText):
    """Shows a log model as text, because an item view would lay out every line again at each new one.

    `pointed` has the pieces that the line under the pointer or the cursor is about.
    """

    pointed = Signal(tuple)

    def __init__(self, log: LogModel, parent: QWidget | None = None) -> None:
        """Write the lines that the model has already, as it reports only new ones."""
        super().__init__("log", parent)
        self._log = log
        self._about: tuple[str, ...] = ()
        self.setMouseTracking(True)
        self.setTextInteractionFlags(READ)
        self.cursorPositionChanged.connect(self._follow_cursor)
        log.rowsInserted.connect(self._append_lines)
        log.rowsAboutToBeRemoved.connect(self._remove_lines)
        if log.rowCount():
            self._append_lines(QModelIndex(), 0, log.rowCount() - 1)

    @property
    def row(self) -> int:
        """Return the number of the line with the cursor, -1 if the log is empty."""
        return min(self.textCursor().blockNumber(), self._log.rowCount() - 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emit the pieces of the line under the pointer."""
        super().mouseMoveEvent(event)
        self._point_at(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that no line is pointed at."""
        super().leaveEvent(event)
        self._emit_pointed(())

    def _follow_cursor(self) -> None:
        """Point at the line of the text cursor, if the log has the keyboard."""
        if self.hasFocus():
            self._point_at(self.row)

    def _point_at(self, row: int) -> None:
        """Emit the pieces that a line is about, none for a line that does not exist."""
        index = self._log.index(row)
        self._emit_pointed(index.data(LineRole.ABOUT) if index.isValid() else ())

    def _emit_pointed(self, about: tuple[str, ...]) -> None:
        """Emit these pieces if they are others than before."""
        if about != self._about:
            self._about = about
            self.pointed.emit(about)

    def _append_lines(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Append new lines of the model, and scroll to the end."""
        self.appendPlainText("\n".join(self._log.line(row) for row in range(first, last + 1)))
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.go_to_end()

    def _remove_lines(self, _parent: QModelIndex, first: int, _last: int) -> None:
        """Remove the lines from `first` on, which the model takes back, and the line break before them."""
        if first == 0:
            self.clear()
            return
        cursor = QTextCursor(self.document().findBlockByNumber(first))
        cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
