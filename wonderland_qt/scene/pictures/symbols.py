"""Symbols: the shapes that tell one player's things from another's."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

UNIT = 100.0
"""How high a symbol is."""


def symbol(name: str) -> QPainterPath:
    """Return a symbol about the origin, `UNIT` high."""
    path = QPainterPath()
    match name:
        case "diamond":
            path.addPolygon([QPointF(0, -50), QPointF(36, 0), QPointF(0, 50), QPointF(-36, 0)])
            path.closeSubpath()
        case "heart":
            path = _heart(1)
        case "spade":
            path = _heart(-1).united(_stem())
        case "club":
            path = _club().united(_stem())
        case _:
            path = _crescent()
    return path


def _heart(upward: int) -> QPainterPath:
    """Return a heart, or the leaf of a spade when turned."""
    path = QPainterPath(QPointF(0, 48 * upward))
    path.cubicTo(-75, -5 * upward, -45, -62 * upward, 0, -22 * upward)
    path.cubicTo(45, -62 * upward, 75, -5 * upward, 0, 48 * upward)
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for centre in (QPointF(0, -26), QPointF(-25, 8), QPointF(25, 8)):
        path.addEllipse(centre, 23, 23)
    path.addEllipse(QPointF(0, 0), 14, 14)
    return path.simplified()


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0, 5))
    path.lineTo(17, 50)
    path.lineTo(-17, 50)
    path.closeSubpath()
    return path


def _crescent() -> QPainterPath:
    moon, shadow = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(0, 0), 48, 48)
    shadow.addEllipse(QPointF(0, -30), 42, 42)
    return moon.subtracted(shadow)
