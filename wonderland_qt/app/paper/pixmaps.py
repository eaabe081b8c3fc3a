"""Pictures that are painted once and shown many times."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap


class Renderable(Protocol):
    """Anything that paints itself into a rectangle, such as an SVG or the picture of a pack."""

    def render(self, painter: QPainter, rect: QRectF, /) -> None: ...


def blank(size: QSize | QSizeF, ratio: float = 1.0) -> QPixmap:
    """Return a transparent picture of this size on a screen with `ratio` pixels for each unit."""
    pixmap = QPixmap((QSizeF(size) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def rendered(drawing: Renderable, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return a drawing as a picture of this size, for a screen with `ratio` pixels for each unit."""
    pixmap = blank(size, ratio)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(QPointF(), size.toSizeF()))
    painter.end()
    return pixmap
