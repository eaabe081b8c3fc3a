"""Copies of lit pieces above the darkness, for pieces that would leave a square hole in it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene

FIGURE, PLATE = "token", "plate"
"""The shapes of pieces with an outline of their own, and of words on a plate."""

FIGURES_Z, PLATES_Z = LIFTED_Z - 3.9, LIFTED_Z + 0.5
"""The heights of copied figures, just above the darkness, and of plates, which hide gains that arrive."""


class RaisedCopies:
    """Shows copies of figures and of lone plates of words above the darkness."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.copies: list[LookAlike] = []

    def show(self, lit: Sequence[PieceItem]) -> list[PieceItem]:
        """Show copies of lit pieces whose hole in the dark would show more than them; return the others.

        The hole of a figure or plate is a rectangle, in which the table around it would be light. Earlier
        copies are removed.
        """
        for copy in self.copies:
            self._scene.removeItem(copy)
        raised = [item for item in lit if self._is_raised(item)]
        self.copies = [self._copy_of(item) for item in raised]
        for copy in self.copies:
            self._scene.addItem(copy)
        return [item for item in lit if item not in raised]

    def _copy_of(self, item: PieceItem) -> LookAlike:
        """Return a copy of a piece at its place, but above the darkness.

        The height of a figure is scaled down to less than the step from darkness to what is held up, so that
        copies cover each other as their pieces do. A lone plate of words is above all of these.
        """
        copy = item.look_alike()
        copy.setPos(as_qrectf(item.home).topLeft())
        copy.setScale(item.resting_scale)
        if self._is_lone_plate(item):
            copy.setZValue(PLATES_Z)
        else:
            copy.setZValue(FIGURES_Z + item.resting_z / LIFTED_Z)
        return copy

    def _is_raised(self, item: PieceItem) -> bool:
        """Tell whether a piece leaves a hole that shows more than itself, and can be copied."""
        is_figure = self._scene.kinds[item.look.kind].shape == FIGURE
        return (is_figure or self._is_lone_plate(item)) and bool(item.baked_for) and item.tag is None

    def _is_lone_plate(self, item: PieceItem) -> bool:
        """Tell whether a piece is a plate of words that lies on the table alone."""
        is_plate = self._scene.kinds[item.look.kind].shape == PLATE
        return is_plate and bool(item.look.lines) and not item.place
