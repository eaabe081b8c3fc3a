"""The shape of the darkness over a table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from wonderland_qt.scene.table.piece_item import PieceItem, as_qrectf


def darkness_around(table: QRectF, lit: Iterable[PieceItem]) -> QPainterPath:
    """Return the shape of a table and what is beside it, without the lit pieces."""
    around = table.adjusted(-table.width(), -table.height(), table.width(), table.height())
    dark = QPainterPath()
    dark.addRect(around)
    return dark.subtracted(shape_of(lit))


def shape_of(items: Iterable[PieceItem]) -> QPainterPath:
    """Return the shape of all rooms of pieces together."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for item in items:
        shape.addRect(as_qrectf(item.home))
    return shape
