"""Printed pieces: pieces that rarely move are painted with the ground, which the view caches."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wonderland_qt.scene.table.piece_item import PieceItem

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
"""The render hints of views, so that a part of the ground is painted in the same way as the whole."""


class GroundPrint(NamedTuple):
    """How the ground shows a piece: its area on the table, the key of its picture, and its height."""

    area: QRectF
    picture: int
    height: float


class PrintedPieces:
    """Paints printed pieces, and calls `expose` with parts of the ground to paint again.

    When a piece returns to the ground it calls `repaint` for the whole table, because Qt does not know the
    last area of an item that paints nothing any more.
    """

    def __init__(self, expose: Callable[[QRectF], None], repaint: Callable[[], None]) -> None:
        self._expose, self._repaint = expose, repaint
        self._prints: dict[PieceItem, GroundPrint] = {}

    def renew(self, item: PieceItem) -> None:
        """Let the ground paint again where it showed a piece and where it shows it now, if that changed."""
        ground_takes_over = item.paint_with_ground()
        if ground_takes_over:
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
        """Remove a piece that leaves the table from the ground, if it is printed on it."""
        gone = self._prints.pop(item, None)
        if gone is not None:
            self._expose(gone.area)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the printed pieces in a part of the ground, the lowest first."""
        painter.setRenderHints(SMOOTH)
        touched = [item for item, shown in self._prints.items() if shown.area.intersects(rect)]
        for item in sorted(touched, key=lambda item: self._prints[item].height):
            item.paint_ground(painter)


def _print_of(item: PieceItem) -> GroundPrint | None:
    """Return how the ground shows a piece, or None if it does not."""
    if not (item.of_the_ground and item.isVisible()):
        return None
    return GroundPrint(item.sceneBoundingRect(), item.pixmap().cacheKey(), item.zValue())
