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
    whole = QRectF(0, 0, room.width(), room.height())
    painter.drawTiledPixmap(whole, wood())
    if isinstance(drawn, QImage):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(whole, drawn)
    elif drawn is not None:
        drawn.render(painter, covering(drawn.viewBoxF().size(), whole))
    light.shine(painter, whole)
    painter.end()
    return pixmap


def covering(size: QSizeF, room: QRectF) -> QRectF:
    """Return the smallest rectangle of a picture's shape that covers a room, around the same centre."""
    grown = size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    lying = QRectF(room.topLeft(), grown)
    lying.moveCenter(room.center())
    return lying
