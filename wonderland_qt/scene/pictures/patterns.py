"""Patterns: strokes or dots over a place that show its owner without colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from wonderland_qt.scene.pictures.emblems import Emblem
from wonderland_qt.scene.style.palette import see_through

TIMES, STROKE, DOT, OPACITY = 6, 0.03, 0.05, 0.55
"""A pattern's repetitions in a place; strokes' width and dots' radius, as parts of it; its opacity."""

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
    """Draw an emblem's pattern of strokes, or else of dots, over a place.

    It continues seamlessly in a neighbour of the same size.
    """
    colour = see_through(emblem.colour, OPACITY)
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    directions = STROKES.get(emblem.pattern, ())
    for across, down in directions:
        painter.strokePath(_path_of_strokes(place, across, down), QPen(colour, STROKE * place.width()))
    if not directions:
        painter.fillPath(_path_of_dots(place), colour)
    painter.restore()


def _path_of_strokes(place: QRectF, across: int, down: int) -> QPainterPath:
    """Return parallel lines over a place in this direction, TIMES of them to the width of the place.

    Each is twice as long as the place and begins half a place before it. The first begins two places to the
    left and the last two to the right, so that sloping ones cover all corners; the caller clips.
    """
    path, step = QPainterPath(), place.width() / TIMES
    length = QPointF(across * place.width(), down * place.height()) * 2
    sideways = QPointF(step, 0) if down else QPointF(0, step)
    for number in range(-2 * TIMES, 3 * TIMES):
        begin = place.topLeft() + sideways * (number + 0.5) - length / 4
        path.moveTo(begin)
        path.lineTo(begin + length)
    return path


def _path_of_dots(place: QRectF) -> QPainterPath:
    """Return rows of dots over a place, every other row shifted by half a step."""
    path, step, radius = QPainterPath(), place.width() / TIMES, DOT * place.width()
    for row in range(TIMES + 1):
        for column in range(TIMES + 1):
            shift = step / 2 if row % 2 else 0.0
            middle = place.topLeft() + QPointF(column * step + shift, row * step)
            path.addEllipse(middle, radius, radius)
    return path
