"""The log as a Qt list model: grows at its end, shrinks by undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class LogModel(QAbstractListModel):
    """The lines of the log that the viewer may know."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[str] = []

    def line(self, row: int) -> str:
        """Return one line."""
        return self._lines[row]

    def show(self, lines: Sequence[str]) -> None:
        """Bring the model to these lines; what both begin with stays untouched."""
        kept = self._common(lines)
        if kept < len(self._lines):
            self.beginRemoveRows(QModelIndex(), kept, len(self._lines) - 1)
            del self._lines[kept:]
            self.endRemoveRows()
        if kept < len(lines):
            self.beginInsertRows(QModelIndex(), kept, len(lines) - 1)
            self._lines += lines[kept:]
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line."""
        return self._lines[index.row()] if index.isValid() and role in WORDS else None

    def _common(self, lines: Sequence[str]) -> int:
        for row, (mine, theirs) in enumerate(zip(self._lines, lines, strict=False)):
            if mine != theirs:
                return row
        return min(len(self._lines), len(lines))
