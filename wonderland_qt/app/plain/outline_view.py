"""The outline: every piece on the table in its place, usable by keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTreeView, QWidget

from wonderland_qt.app.paper.wrapped import WrappedRows
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel

FEW = 4


class OutlineView(QTreeView):
    """A tree of the pieces, with small places unfolded.

    It follows the pieces only while it is visible, and remembers its folds and its current piece meanwhile.
    """

    def __init__(self, pieces: PiecesModel, parent: QWidget | None = None) -> None:
        """Leave the tree empty; it takes rows from `pieces` once it is visible.

        The current piece and the `_folds` (which places are unfolded) are remembered while it is hidden.
        """
        super().__init__(parent)
        self._pieces = pieces
        self._current, self._folds = "", dict[str, bool]()
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setIndentation(18)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = WrappedRows(self, beside=8, above=3)

    def showEvent(self, event: QShowEvent) -> None:
        """Take rows from the pieces, which a hidden tree does not follow, folded as before it was hidden."""
        super().showEvent(event)
        if self.model() is None:
            self._replace_model(self._pieces)
            self._pieces.rowsInserted.connect(self._unfold_new)
            self._unfold(QModelIndex())
            for place, opened in self._folds.items():
                self.setExpanded(self._pieces.index_of(place), opened)
            self.point_at(self._current)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop following the pieces and remember the current one and the folds, for when it is shown again.

        A spontaneous event, as when the window is minimised, changes nothing.
        """
        super().hideEvent(event)
        if self.model() is not None and not event.spontaneous():
            self._current = self.currentIndex().data(PieceRole.ID) or ""
            self._folds = {
                place.data(PieceRole.ID): self.isExpanded(place) for place in self._places(QModelIndex())
            }
            self._pieces.rowsInserted.disconnect(self._unfold_new)
            self._replace_model(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words for the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def point_at(self, piece: str) -> None:
        """Make a piece the current one and scroll to it; select none if it is not there."""
        self._current = piece
        if self.model() is None:
            return
        index = self._pieces.index_of(piece)
        self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index, QTreeView.ScrollHint.EnsureVisible)

    def _replace_model(self, model: QAbstractItemModel | None) -> None:
        """Set a model, and delete the old selection model, which Qt does not."""
        before = self.selectionModel()
        self.setModel(model)
        if before is not None:
            before.deleteLater()

    def _unfold_new(self, parent: QModelIndex, first: int, last: int) -> None:
        """Unfold new rows at the top level, and a small place that was empty before."""
        new = range(first, last + 1)
        at_top_level = not parent.isValid()
        if at_top_level:
            self._unfold(parent, new)
        elif self._is_small(parent) and self._pieces.rowCount(parent) == len(new):
            self.expand(parent)

    def _unfold(self, parent: QModelIndex, rows: range | None = None) -> None:
        """Unfold these rows of the top level, or all, and small places in them."""
        at_top_level = not parent.isValid()
        if rows is None:
            rows = range(self._pieces.rowCount(parent))
        for row in rows:
            index = self._pieces.index(row, 0, parent)
            if at_top_level or self._is_small(index):
                self.expand(index)
            if at_top_level:
                self._unfold(index)

    def _places(self, parent: QModelIndex) -> Iterator[QModelIndex]:
        """Yield every row below a parent that contains pieces, at any depth."""
        for row in range(self._pieces.rowCount(parent)):
            index = self._pieces.index(row, 0, parent)
            if self._pieces.rowCount(index):
                yield index
                yield from self._places(index)

    def _is_small(self, index: QModelIndex) -> bool:
        """Tell whether a place below the top level contains only a few pieces."""
        return index.parent().isValid() and self._pieces.rowCount(index) <= FEW
