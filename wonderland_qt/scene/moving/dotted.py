"""Dotted ways: dots of light from place to place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

LIGHT, RIM, APART = "#ffd25e", "#2b2118", 0.025
"""The colours of the dots of a way, and how far they are apart, as a part of the table's height."""
DOT = 0.2
"""How large a dot is, as a part of how far they are apart."""


def dotted(middles: Sequence[QPointF], apart: float) -> QPainterPath:
    """Return a way from place to place as dots, so far apart."""
    path = QPainterPath()
    for dot in _dots(middles, apart):
        path.addEllipse(dot, apart * DOT, apart * DOT)
    return path


def inner_side(body: QRectF, around: QRectF) -> QPointF:
    """Return the middle of the side of a body that is turned away from the edge of what it belongs to."""
    middle = body.center()
    near = body.height() / 2
    if body.top() - around.top() < near:
        return QPointF(middle.x(), body.bottom())
    if around.bottom() - body.bottom() < near:
        return QPointF(middle.x(), body.top())
    return QPointF(body.right() if middle.x() < around.center().x() else body.left(), middle.y())


def _dots(middles: Sequence[QPointF], apart: float) -> Iterator[QPointF]:
    for begin, end in pairwise(middles):
        way = end - begin
        count = max(round(hypot(way.x(), way.y()) / apart), 1)
        yield from (begin + way * (number / count) for number in range(count))
