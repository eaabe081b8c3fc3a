"""The log as a Qt list model, which grows at its end and shrinks on undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from wonderland_qt.models.qt_index import Index

WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, with the number and player of the answer that caused it.

    `about` names the pieces that it mentions, which may not exist.
    """

    words: str
    answer: int = 0
    player: str = ""
    about: tuple[str, ...] = ()


class LineRole(IntEnum):
    """Roles of a line beside its words."""

    ABOUT = Qt.ItemDataRole.UserRole + 1
    BEGINS_TURN = Qt.ItemDataRole.UserRole + 2


class LogModel(QAbstractListModel):
    """The lines of the log that the viewer may know."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    @property
    def last(self) -> str:
        """Return the words of the last line, or ""."""
        return self._lines[-1].words if self._lines else ""

    def line(self, row: int) -> str:
        """Return the words of one line."""
        return self._lines[row].words

    def turn_of(self, row: int) -> tuple[int, int]:
        """Return the numbers of the first and last answer of the turn that a line belongs to.

        A turn is a run of lines by one player.
        """
        first, last = self._first_line_of_turn(row), row
        while last + 1 < len(self._lines) and not self._begins_turn(last + 1):
            last += 1
        return self._lines[first].answer, self._lines[last].answer

    def show(self, lines: Sequence[LogLine]) -> None:
        """Show these lines, and keep the rows that are the same at the beginning."""
        kept = self._number_of_equal_lines(lines)
        if kept < len(self._lines):
            self.beginRemoveRows(QModelIndex(), kept, len(self._lines) - 1)
            del self._lines[kept:]
            self.endRemoveRows()
        if kept < len(lines):
            self.beginInsertRows(QModelIndex(), kept, len(lines) - 1)
            self._lines += lines[kept:]
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of lines; a line has no rows inside."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a line for a role: its words, or one of `LineRole`; None for other roles."""
        if not index.isValid():
            return None
        if role == LineRole.ABOUT:
            return self._lines[index.row()].about
        if role == LineRole.BEGINS_TURN:
            return self._begins_turn(index.row())
        return self._lines[index.row()].words if role in WORDS else None

    def _begins_turn(self, row: int) -> bool:
        """Tell whether a line is the first of all, or by another player than the one before."""
        return row == 0 or self._lines[row].player != self._lines[row - 1].player

    def _first_line_of_turn(self, row: int) -> int:
        """Return the row at which the turn of a row's line begins."""
        while not self._begins_turn(row):
            row -= 1
        return row

    def _number_of_equal_lines(self, lines: Sequence[LogLine]) -> int:
        """Return how many lines at the beginning are the same in the model and in `lines`."""
        for row, (mine, theirs) in enumerate(zip(self._lines, lines, strict=False)):
            if mine != theirs:
                return row
        return min(len(self._lines), len(lines))
