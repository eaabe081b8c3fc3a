"""Symbols: the shapes on emblems that tell players apart without colour."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

UNIT = 100.0
"""The height of a symbol."""


def symbol(name: str) -> QPainterPath:
    """Return a symbol centred on the origin, `UNIT` high; an empty path for ""."""
    path = QPainterPath()
    match name:
        case "diamond":
            path.addPolygon([QPointF(0, -50), QPointF(36, 0), QPointF(0, 50), QPointF(-36, 0)])
            path.closeSubpath()
        case "heart":
            path = _heart()
        case "spade":
            path = _leaf_of_spade().united(_stem())
        case "club":
            path = _leaves_of_club().united(_stem())
        case "star":
            path = _star()
        case "bell":
            path = _bell()
        case "key":
            path = _key()
        case "drop":
            path = _drop()
        case "":
            pass
        case _:
            path = _crescent()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 48))
    path.cubicTo(-75, -5, -45, -62, 0, -22)
    path.cubicTo(45, -62, 75, -5, 0, 48)
    return path


def _leaf_of_spade() -> QPainterPath:
    """Return a heart upside down."""
    return QTransform().scale(1, -1).map(_heart())


def _leaves_of_club() -> QPainterPath:
    """Return three discs, and a small one that closes the gap between them."""
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
    """Return a lying moon: a disc without a higher, smaller disc."""
    moon, shadow = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(0, 0), 48, 48)
    shadow.addEllipse(QPointF(0, -30), 42, 42)
    return moon.subtracted(shadow)


def _star() -> QPainterPath:
    """Return a star whose five points and five inner corners alternate, clockwise from the top."""
    corners = []
    for number in range(10):
        radius, angle = (52 if number % 2 == 0 else 22), pi * number / 5
        corners.append(QPointF(radius * sin(angle), -radius * cos(angle)))
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path


def _bell() -> QPainterPath:
    """Return a bell with a gap above its rim, and a clapper below."""
    path, gap = QPainterPath(QPointF(-50, 26)), QPainterPath()
    path.cubicTo(-34, 20, -42, -48, 0, -48)
    path.cubicTo(42, -48, 34, 20, 50, 26)
    path.closeSubpath()
    gap.addRect(QRectF(-50, 2, 100, 10))
    clapper = QPainterPath()
    clapper.addEllipse(QPointF(0, 40), 12, 10)
    return path.subtracted(gap).united(clapper)


def _key() -> QPainterPath:
    """Return a key: a round bow with a hole, and a shaft with two teeth."""
    bow, hole, shaft = QPainterPath(), QPainterPath(), QPainterPath()
    bow.addEllipse(QPointF(0, -26), 24, 24)
    hole.addEllipse(QPointF(0, -26), 10, 10)
    for x, y, width, height in ((-6, -6, 12, 56), (0, 38, 24, 12), (0, 16, 18, 11)):
        shaft.addRect(QRectF(x, y, width, height))
    shaft.setFillRule(Qt.FillRule.WindingFill)
    return bow.subtracted(hole).united(shaft.simplified())


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -50))
    path.cubicTo(8, -22, 36, -8, 36, 16)
    path.cubicTo(36, 38, 20, 50, 0, 50)
    path.cubicTo(-20, 50, -36, 38, -36, 16)
    path.cubicTo(-36, -8, -8, -22, 0, -50)
    path.closeSubpath()
    return path
