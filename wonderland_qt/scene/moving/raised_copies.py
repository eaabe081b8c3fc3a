"""Copies of lit pieces above the darkness, for pieces that would leave a square hole in it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

FIGURE, PLATE = "token", "plate"
"""The shapes of pieces with an outline of their own, and of words on a plate."""

BELOW_CARD, OVER_ARRIVING = -3.9, 0.5
"""Added to the z value of lifted pieces: that of figures, and that of plates, which hide their arrival."""


class RaisedCopies:
    """Shows copies of figures and of lone plates of words above the darkness."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.copies: list[LookAlike] = []

    def show(self, lit: Sequence[PieceItem]) -> list[PieceItem]:
        """Show copies instead of the earlier ones; return the other lit pieces, to be cut out of the dark."""
        for copy in self.copies:
            self._scene.removeItem(copy)
        raised = [item for item in lit if self._is_raised(item)]
        self.copies = [self._copy_of(item) for item in raised]
        for copy in self.copies:
            self._scene.addItem(copy)
        return [item for item in lit if item not in raised]

    def _copy_of(self, item: PieceItem) -> LookAlike:
        copy = item.look_alike()
        copy.setPos(as_qrectf(item.home).topLeft())
        copy.setScale(item.resting_scale)
        above = OVER_ARRIVING if self._says_something(item) else BELOW_CARD + item.ground / LIFTED_Z
        copy.setZValue(LIFTED_Z + above)
        return copy

    def _is_raised(self, item: PieceItem) -> bool:
        """Tell whether a piece leaves a hole that shows more than itself, and can be copied."""
        is_figure = self._scene.oven.book.kinds[item.look.kind].shape == FIGURE
        return (is_figure or self._says_something(item)) and bool(item.baked_for) and item.tag is None

    def _says_something(self, item: PieceItem) -> bool:
        """Tell whether a piece is a plate of words that lies on the table alone."""
        is_plate = self._scene.oven.book.kinds[item.look.kind].shape == PLATE
        return is_plate and bool(item.look.lines) and not item.place
