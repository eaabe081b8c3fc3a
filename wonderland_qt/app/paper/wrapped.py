"""Views and labels of wrapped words whose height fits, where Qt's own would cut them off."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from wonderland_qt.models.qt_index import Index

ENDLESS = 10_000
LEAST_ROOM = 40
"""The least width for words, as a list that is not laid out yet may have none."""


class WrappedRows(QStyledItemDelegate):
    """Gives each row the height of its words; `beside` and `above` are the paddings of the style."""

    def __init__(self, view: QListView | QTreeView, beside: int, above: int) -> None:
        """Take over the rows of `view`; heights are remembered, because views ask for them often.

        The paddings grow with the page from the `_usual` ones.
        """
        super().__init__(view)
        self._heights: dict[tuple[str, int], int] = {}
        self._view, self._usual = view, (beside, above)
        self._beside, self._above = beside, above
        view.setItemDelegate(self)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width of the view, and the height that the words need in it (cached)."""
        room = self._width_of_row(index) - 2 * self._beside
        words = str(index.data())
        height = self._heights.get((words, room))
        if height is None:
            height = self._heights[words, room] = self._height_of(words, room)
        return QSize(room, height)

    def grow(self, grown: float) -> None:
        """Scale the paddings, and compute all heights again."""
        self._heights.clear()
        self._beside, self._above = (round(usual * grown) for usual in self._usual)

    def _height_of(self, words: str, room: int) -> int:
        """Return the height of a row whose words wrap to this width, paddings included."""
        area = QRect(0, 0, max(room, LEAST_ROOM), ENDLESS)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return self._view.fontMetrics().boundingRect(area, wrap, words).height() + 2 * self._above

    def _width_of_row(self, index: Index) -> int:
        """Return the width of a row, without the indentation in a tree."""
        room = self._view.viewport().width()
        if isinstance(self._view, QTreeView):
            room -= self._view.indentation() * (depth(index) + 1)
        return room


class WrappedLabel(QLabel):
    """A label of wrapped words whose height is set by `fit_height`, because layouts get it wrong."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)

    def fit_height(self, width: int) -> int:
        """Set the height that the words need at this width, and return it: 0 without words (Qt: -1)."""
        self.setMinimumHeight(0)
        self.setMaximumHeight(ENDLESS)
        height = max(super().heightForWidth(max(width, 1)), 0)
        self.setFixedHeight(height)
        return height

    def hasHeightForWidth(self) -> bool:
        """Return False, so that layouts use the height that was set."""
        return False


class WrappingButton(QPushButton):
    """A button as high as the wrapped labels in its layout need, with this policy for its height."""

    def __init__(self, usual_width: int, policy: QSizePolicy.Policy, parent: QWidget | None = None) -> None:
        """Ask for `usual_width`, and for the height that the labels need; `policy` says how fixed that is."""
        super().__init__(parent, autoDefault=True)
        self._usual_width = usual_width
        with_height = QSizePolicy(QSizePolicy.Policy.Preferred, policy)
        with_height.setHeightForWidth(True)
        self.setSizePolicy(with_height)

    def sizeHint(self) -> QSize:
        """Return the size for the current width."""
        return QSize(self._usual_width, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the size for the current width."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the labels need, -1 (any) without a layout."""
        sheet = self.layout()
        return sheet.totalHeightForWidth(width) if sheet is not None else -1


class WrappedList(QListView):
    """A list of wrapped words."""

    def __init__(self, beside: int, above: int, parent: QWidget | None = None) -> None:
        """Wrap each row; `beside` and `above` are its paddings, as the style sheet sets them."""
        super().__init__(parent)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = WrappedRows(self, beside, above)

    def grow(self, grown: float) -> None:
        """Scale the paddings of the rows."""
        self._rows.grow(grown)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words for the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def depth(index: Index) -> int:
    """Return how many parents a row has, 0 for one at the top."""
    parent = index.parent()
    return 1 + depth(parent) if parent.isValid() else 0
