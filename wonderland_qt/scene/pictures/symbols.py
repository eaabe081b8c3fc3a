"""Symbols: the shapes on emblems that tell players apart without colour."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

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
            path = _heart(1)
        case "spade":
            path = _heart(-1).united(_stem())
        case "club":
            path = _club().united(_stem())
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


def _heart(upward: int) -> QPainterPath:
    """Return a heart, or with -1 the leaf of a spade."""
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


def _star() -> QPainterPath:
    path = QPainterPath()
    reaches = [(52, 22)[corner % 2] for corner in range(10)]
    turns = [pi * corner / 5 for corner in range(10)]
    path.addPolygon(
        [QPointF(reach * sin(turn), -reach * cos(turn)) for reach, turn in zip(reaches, turns, strict=True)]
    )
    path.closeSubpath()
    return path


def _bell() -> QPainterPath:
    path, gap = QPainterPath(QPointF(-50, 26)), QPainterPath()
    path.cubicTo(-34, 20, -42, -48, 0, -48)
    path.cubicTo(42, -48, 34, 20, 50, 26)
    path.closeSubpath()
    gap.addRect(QRectF(-50, 2, 100, 10))
    clapper = QPainterPath()
    clapper.addEllipse(QPointF(0, 40), 12, 10)
    return path.subtracted(gap).united(clapper)


def _key() -> QPainterPath:
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
