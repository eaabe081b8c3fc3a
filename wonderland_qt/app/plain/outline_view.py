"""The outline: every piece on the table, in its place, for eyes, keyboards and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTreeView, QWidget

from wonderland_qt.app.paper.wrapped import WrappedRows
from wonderland_qt.models.pieces.pieces_model import PiecesModel

FEW = 4


class OutlineView(QTreeView):
    """A tree of the pieces; places with few things in them show these at once."""

    def __init__(self, pieces: PiecesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = pieces
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setIndentation(18)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = WrappedRows(self, beside=8, above=3)
        self.setModel(pieces)
        pieces.rowsInserted.connect(self._unfold_new)
        self._unfold(QModelIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def point_at(self, piece: str) -> None:
        """Make a piece the current one and bring it into sight; none, for one that is not there."""
        index = self._pieces.index_of(piece)
        self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index, QTreeView.ScrollHint.EnsureVisible)

    def _unfold_new(self, parent: QModelIndex, first: int, last: int) -> None:
        if not parent.isValid():
            self._unfold(parent)
        elif self._is_small(parent) and self._pieces.rowCount(parent) == last - first + 1:
            self.expand(parent)

    def _unfold(self, parent: QModelIndex) -> None:
        """Unfold what lies on the table itself, and small places in it."""
        for row in range(self._pieces.rowCount(parent)):
            index = self._pieces.index(row, 0, parent)
            if not parent.isValid() or self._is_small(index):
                self.expand(index)
            if not parent.isValid():
                self._unfold(index)

    def _is_small(self, index: QModelIndex) -> bool:
        return index.parent().isValid() and self._pieces.rowCount(index) <= FEW
