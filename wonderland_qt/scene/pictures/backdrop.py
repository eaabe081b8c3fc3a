"""Backdrops: the background of a stage, painted once for a size, a screen and a light."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from wonderland_qt.scene.pictures.art import Drawing
from wonderland_qt.scene.style.lights import Light
from wonderland_qt.scene.style.wood import wood


def bake_backdrop(drawn: Drawing | QImage | None, light: Light, room: QSizeF, ratio: float) -> QPixmap:
    """Return a lit backdrop for a room of this size and pixel ratio; wood if nothing is drawn.

    An image is scaled to cover the whole room.
    """
    pixmap = QPixmap((room * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, room.width(), room.height())
    painter.drawTiledPixmap(rect, wood())
    if isinstance(drawn, QImage):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, drawn)
    elif drawn is not None:
        drawn.render(painter, rect_that_covers(rect, drawn.viewBoxF().size()))
    light.shine(painter, rect)
    painter.end()
    return pixmap


def rect_that_covers(room: QRectF, picture: QSizeF) -> QRectF:
    """Return the smallest rectangle of a picture's shape that covers a room, around the same centre."""
    size = picture.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    rect = QRectF(room.topLeft(), size)
    rect.moveCenter(room.center())
    return rect
