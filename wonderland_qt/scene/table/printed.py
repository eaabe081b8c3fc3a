"""Printed pieces: those that hardly ever move, painted with the ground, which a view keeps as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wonderland_qt.scene.table.piece_item import PieceItem

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
"""How views paint pieces: without it Qt would paint a part of the ground by other means than all of it."""


class GroundPrint(NamedTuple):
    """Where on the table the ground shows a piece, which picture of it, and how high that lies."""

    area: QRectF
    picture: int
    height: float


class PrintedPieces:
    """Paints pieces with the ground and tells which parts of it to `expose`: these are painted again.

    When a piece goes back to the ground, `repaint` paints all of the table: Qt forgets where it saw an item
    last that paints nothing any more.
    """

    def __init__(self, expose: Callable[[QRectF], None], repaint: Callable[[], None]) -> None:
        self._expose, self._repaint = expose, repaint
        self._prints: dict[PieceItem, GroundPrint] = {}

    def renew(self, item: PieceItem) -> None:
        """Let the ground show a piece as it is now, and no longer as it was."""
        if item.paint_with_ground():
            self._repaint()
        before, now = self._prints.get(item), _print_of(item)
        if now == before:
            return
        if now is not None:
            self._prints[item] = now
            self._expose(now.area)
        if before is not None:
            self._expose(before.area)
        if now is None:
            self._prints.pop(item)

    def forget(self, item: PieceItem) -> None:
        """Show a piece no longer: it leaves the table."""
        gone = self._prints.pop(item, None)
        if gone is not None:
            self._expose(gone.area)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what lies in a part of the ground, the lowest first."""
        painter.setRenderHints(SMOOTH)
        touched = [
            (shown.height, item) for item, shown in self._prints.items() if shown.area.intersects(rect)
        ]
        for _, item in sorted(touched, key=lambda found: found[0]):
            item.paint_ground(painter)


def _print_of(item: PieceItem) -> GroundPrint | None:
    """Return how the ground shows a piece, None when it does not."""
    if not (item.of_the_ground and item.isVisible()):
        return None
    return GroundPrint(item.sceneBoundingRect(), item.pixmap().cacheKey(), item.zValue())
