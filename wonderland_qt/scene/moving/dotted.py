"""Dotted lines of light that show the way of a piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

from wonderland_qt.scene.style.palette import see_through

LIGHT, RIM, DOTS_APART = "#ffd25e", "#2b2118", 0.025
"""Fill and rim colour of the dots, and their distance as a part of the table's height."""
DOT = 0.2
"""The radius of a dot, as a part of the distance between dots."""


def dots_item(height: float) -> QGraphicsPathItem:
    """Return an item for dots of light at this z value, still without a path."""
    item = QGraphicsPathItem()
    item.setZValue(height)
    item.setBrush(see_through(LIGHT, 1))
    item.setPen(see_through(RIM, 0.7))
    return item


def path_of_dots(middles: Sequence[QPointF], apart: float) -> QPainterPath:
    """Return dots along the lines between these points, about `apart` from each other."""
    path = QPainterPath()
    for dot in _points_of_dots(middles, apart):
        path.addEllipse(dot, apart * DOT, apart * DOT)
    return path


def inner_side(body: QRectF, around: QRectF) -> QPointF:
    """Return the middle of that side of a place which faces the inside of the board `around` it.

    A place in the board's top or bottom row looks down or up, another one to the left or right.
    """
    middle, at_edge = body.center(), body.height() / 2
    is_in_top_row = body.top() - around.top() < at_edge
    is_in_bottom_row = around.bottom() - body.bottom() < at_edge
    if is_in_top_row:
        return QPointF(middle.x(), body.bottom())
    if is_in_bottom_row:
        return QPointF(middle.x(), body.top())
    is_at_left = middle.x() < around.center().x()
    return QPointF(body.right() if is_at_left else body.left(), middle.y())


def _points_of_dots(middles: Sequence[QPointF], apart: float) -> Iterator[QPointF]:
    """Yield the middles of dots at equal distances on each line, at least one at its beginning.

    The last point has none.
    """
    for begin, end in pairwise(middles):
        way = end - begin
        count = max(round(hypot(way.x(), way.y()) / apart), 1)
        yield from (begin + way * (number / count) for number in range(count))
