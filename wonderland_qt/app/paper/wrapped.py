"""Rows of wrapped words: Qt's item views cut off long lines where these grow higher."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QListView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from wonderland_qt.models.qt_index import Index

ENDLESS = 10_000


class WrappedRows(QStyledItemDelegate):
    """Gives every row the height that its words need; `beside` and `above` are the paddings of the style."""

    def __init__(self, view: QListView | QTreeView, beside: int, above: int) -> None:
        super().__init__(view)
        self._heights: dict[tuple[str, int], int] = {}
        self._view, self._usual = view, (beside, above)
        self._beside, self._above = beside, above
        view.setItemDelegate(self)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width there is and the height that the words need in it."""
        room = self._room(index) - 2 * self._beside
        words = str(index.data())
        height = self._heights.get((words, room))
        if height is None:
            height = self._heights[words, room] = self._height(words, room)
        return QSize(room, height)

    def grow(self, grown: float) -> None:
        """Have paddings so many times larger, and find every height again."""
        self._heights.clear()
        self._beside, self._above = (round(usual * grown) for usual in self._usual)

    def _height(self, words: str, room: int) -> int:
        area = QRect(0, 0, max(room, 40), ENDLESS)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return self._view.fontMetrics().boundingRect(area, wrap, words).height() + 2 * self._above

    def _room(self, index: Index) -> int:
        room = self._view.viewport().width()
        if isinstance(self._view, QTreeView):
            room -= self._view.indentation() * (depth(index) + 1)
        return room


class WrappedLabel(QLabel):
    """Words of one line or more whose height is set: a layout would hold it against what lies below."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)

    def take_lines(self, width: int) -> int:
        """Take the height that the words need in this width, whatever it was before, and return it."""
        self.setMinimumHeight(0)
        self.setMaximumHeight(ENDLESS)
        height = max(super().heightForWidth(max(width, 1)), 0)
        self.setFixedHeight(height)
        return height

    def hasHeightForWidth(self) -> bool:
        """Return that the height does not follow from the width."""
        return False


class WrappedList(QListView):
    """A list of wrapped words."""

    def __init__(self, beside: int, above: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = WrappedRows(self, beside, above)

    def grow(self, grown: float) -> None:
        """Have rows whose paddings are so many times larger."""
        self._rows.grow(grown)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def depth(index: Index) -> int:
    """Return in how many places a row lies."""
    parent = index.parent()
    return 1 + depth(parent) if parent.isValid() else 0
