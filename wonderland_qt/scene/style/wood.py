"""The wood of the table: a seamless tile of planks."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from wonderland_qt.scene.style.palette import INK, WOOD, see_through

WIDTH, HEIGHT, PLANKS = 512, 256, 4
"""The size of the tile in pixels, and the number of its planks."""
TONES = (0.10, 0.3, 0.18, 0.36)
"""How strongly each plank is lighter than the wood."""
PLANK_COLOUR = "#6a4a33"
LINES_OF_GRAIN = 6
GRAIN_OPACITY, GRAIN_WIDTH = 0.16, 1.1
"""The opacity of the ink and the width in pixels of a line of grain."""
SEAM_OPACITY, SEAM_WIDTH = 0.55, 1.6
"""The same of the upper edge of a plank and of its joint."""


@cache
def wood() -> QPixmap:
    """Return a seamless tile of dark planks with their grain."""
    tile = QPixmap(WIDTH, HEIGHT)
    tile.fill(QColor(WOOD))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for plank in range(PLANKS):
        _draw_plank(painter, plank, HEIGHT / PLANKS)
    painter.end()
    return tile


def _draw_plank(painter: QPainter, plank: int, height: float) -> None:
    """Draw a plank in its tone, with lines of grain, its upper edge, and a joint across it.

    Bends and joints are scattered by arithmetic instead of at random, so that every tile is the same.
    """
    top = plank * height
    body = QRect(0, int(top), WIDTH, int(height))
    painter.fillRect(body, see_through(PLANK_COLOUR, TONES[plank]))
    pen_of_grain = QPen(see_through(INK, GRAIN_OPACITY), GRAIN_WIDTH, Qt.PenStyle.SolidLine)
    for line in range(1, LINES_OF_GRAIN + 1):
        y = top + line * height / (LINES_OF_GRAIN + 1)
        painter.strokePath(_path_of_grain(plank, line, y), pen_of_grain)
    painter.setPen(QPen(see_through(INK, SEAM_OPACITY), SEAM_WIDTH))
    painter.drawLine(QPointF(0, top), QPointF(WIDTH, top))
    joint = (plank * 197 + 60) % WIDTH
    painter.drawLine(QPointF(joint, top), QPointF(joint, top + height))


def _path_of_grain(plank: int, line: int, y: float) -> QPainterPath:
    """Return a line of grain at this height: a wave up and down by up to 5.5 pixels, as if at random."""
    bend = ((plank * 7 + line * 13) % 11 - 5) * 1.1
    path = QPainterPath(QPointF(0, y))
    path.cubicTo(QPointF(WIDTH * 0.3, y + bend), QPointF(WIDTH * 0.6, y - bend), QPointF(WIDTH, y))
    return path
