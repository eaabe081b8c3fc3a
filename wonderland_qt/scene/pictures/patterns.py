"""Patterns: strokes or dots over a place that show its owner without colour."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from wonderland_qt.scene.pictures.emblems import Emblem
from wonderland_qt.scene.style.palette import see_through

TIMES, STROKE, DOT, STRENGTH = 6, 0.03, 0.05, 0.55
"""A pattern's repetitions in a place; the widths of strokes and dots, as parts of it; its opacity."""

DOWN, UP = (1, 1), (1, -1)
STROKES: dict[Qt.BrushStyle, tuple[tuple[int, int], ...]] = {
    Qt.BrushStyle.VerPattern: ((0, 1),),
    Qt.BrushStyle.HorPattern: ((1, 0),),
    Qt.BrushStyle.BDiagPattern: (UP,),
    Qt.BrushStyle.FDiagPattern: (DOWN,),
    Qt.BrushStyle.DiagCrossPattern: (DOWN, UP),
    Qt.BrushStyle.CrossPattern: ((0, 1), (1, 0)),
}
"""The directions of a pattern's strokes; other patterns have dots."""


def draw_pattern(painter: QPainter, emblem: Emblem, place: QRectF) -> None:
    """Draw an emblem's pattern over a place; it continues seamlessly in a neighbour of the same size."""
    colour = see_through(emblem.colour, STRENGTH)
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    ways = STROKES.get(emblem.pattern, ())
    for way in ways:
        painter.strokePath(_strokes(place, *way), QPen(colour, STROKE * place.width()))
    if not ways:
        painter.fillPath(_dots(place), colour)
    painter.restore()


def _strokes(place: QRectF, across: int, down: int) -> QPainterPath:
    """Return parallel lines over a place in this direction."""
    path, step = QPainterPath(), place.width() / TIMES
    along = QPointF(across * place.width(), down * place.height()) * 2
    beside = QPointF(step, 0) if down else QPointF(0, step)
    for number in range(-2 * TIMES, 3 * TIMES):
        line = QLineF(QPointF(), along).translated(place.topLeft() + beside * (number + 0.5) - along / 4)
        path.moveTo(line.p1())
        path.lineTo(line.p2())
    return path


def _dots(place: QRectF) -> QPainterPath:
    path, step, radius = QPainterPath(), place.width() / TIMES, DOT * place.width()
    for row in range(TIMES + 1):
        for column in range(TIMES + 1):
            shift = step / 2 if row % 2 else 0.0
            path.addEllipse(place.topLeft() + QPointF(column * step + shift, row * step), radius, radius)
    return path
