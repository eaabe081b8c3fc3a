"""The red cross that marks a piece or place where the carried piece cannot be put."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.style.palette import COST, CREAM
from wonderland_qt.scene.table.piece_item import LIFTED_Z, make_passive
from wonderland_qt.scene.table.table_scene import TableScene

CROSS_WIDTH, PIXELS_PER_MM = 0.055, 3.0
"""The width of the disc with the cross, as a part of the table's height, and its sharpness."""
RIM, STROKE, ARM = 0.08, 0.12, 0.21
"""The rim of the disc, and thickness and reach of the cross's arms, as parts of the disc's width."""
STAYS = 1500
"""How many milliseconds the cross stays after the player let go of the piece."""


class Refusal:
    """Shows the cross at the upper left corner of at most one piece; mouse events pass through it."""

    def __init__(self, scene: TableScene) -> None:
        """Begin without a cross; a timer hides it a while after `fade`, so that its reason can be read."""
        self._scene = scene
        self.cross: QGraphicsPixmapItem | None = None
        self.at = ""
        self._fading = QTimer(scene, singleShot=True, interval=STAYS)
        self._fading.timeout.connect(lambda: self.show(""))

    def show(self, piece: str) -> None:
        """Show the cross on this piece or place, if it is seen, and on no other; "" hides it.

        A cross that `fade` was about to hide stays, if it is wanted again.
        """
        self._fading.stop()
        if piece == self.at:
            return
        if self.cross is not None:
            self._scene.removeItem(self.cross)
        item = self._scene.item_of(piece) if piece else None
        self.at, self.cross = piece, None
        if item is not None and item.seen:
            self.cross = self._cross_on(item.body)
            self._scene.addItem(self.cross)

    def fade(self) -> None:
        """Hide the cross in a moment."""
        self._fading.start()

    def _cross_on(self, body: QRectF) -> QGraphicsPixmapItem:
        """Return a cross at the upper left corner of a piece, above everything on the table."""
        millimetres = CROSS_WIDTH * self._scene.sceneRect().height()
        cross = QGraphicsPixmapItem(_picture_of_cross(round(millimetres * PIXELS_PER_MM)))
        make_passive(cross)
        cross.setScale(1 / PIXELS_PER_MM)
        cross.setPos(body.x(), body.y())
        cross.setZValue(LIFTED_Z + 1)
        return cross


def _picture_of_cross(width: int) -> QPixmap:
    """Return a red disc with a pale cross, `width` pixels wide."""
    pixmap = QPixmap(max(width, 1), max(width, 1))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = width * RIM
    painter.setPen(QPen(QColor(CREAM), rim))
    painter.setBrush(QColor(COST))
    painter.drawEllipse(QRectF(pixmap.rect()).adjusted(rim, rim, -rim, -rim))
    _paint_cross(painter, width)
    painter.end()
    return pixmap


def _paint_cross(painter: QPainter, width: int) -> None:
    """Paint two crossing lines with round ends in the middle of a picture `width` pixels wide."""
    painter.setPen(QPen(QColor(CREAM), width * STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle, arm = width / 2, width * ARM
    near, far = round(middle - arm), round(middle + arm)
    painter.drawLine(near, near, far, far)
    painter.drawLine(near, far, far, near)
