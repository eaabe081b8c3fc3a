"""The red cross that marks a piece or place where the carried piece cannot be put."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.style.palette import COST, CREAM
from wonderland_qt.scene.table.piece_item import LIFTED_Z, make_passive
from wonderland_qt.scene.table.table_scene import TableScene

SIDE, SHARP, ARM = 0.055, 3.0, 0.28
"""The width of the cross as a part of the table's height, pixels per millimetre, and its arms' length."""
SEEN = 1500
"""How many milliseconds the cross stays after the player let go of the piece."""


class Refusal:
    """Shows the cross at the upper left corner of at most one piece; mouse events pass through it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.cross: QGraphicsPixmapItem | None = None
        self.at = ""
        self._fading = QTimer(scene, singleShot=True, interval=SEEN)
        self._fading.timeout.connect(lambda: self.show(""))

    def show(self, piece: str) -> None:
        """Show the cross on this piece or place; "" hides it."""
        self._fading.stop()
        if piece == self.at:
            return
        if self.cross is not None:
            self._scene.removeItem(self.cross)
        item = self._scene.item_of(piece) if piece else None
        self.at, self.cross = piece, None
        if item is not None and item.seen:
            self.cross = self._drawn(item.body)
            self._scene.addItem(self.cross)

    def fade(self) -> None:
        """Hide the cross in a moment."""
        self._fading.start()

    def _drawn(self, body: QRectF) -> QGraphicsPixmapItem:
        side = SIDE * self._scene.sceneRect().height()
        cross = QGraphicsPixmapItem(_picture(round(side * SHARP)))
        make_passive(cross)
        cross.setScale(1 / SHARP)
        cross.setPos(body.x(), body.y())
        cross.setZValue(LIFTED_Z + 1)
        return cross


def _picture(side: int) -> QPixmap:
    """Return a red disc with a cross, `side` pixels wide."""
    pixmap = QPixmap(max(side, 1), max(side, 1))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge, middle, arm = side * 0.08, side / 2, side * ARM * 0.75
    painter.setPen(QPen(QColor(CREAM), edge))
    painter.setBrush(QColor(COST))
    painter.drawEllipse(QRectF(pixmap.rect()).adjusted(edge, edge, -edge, -edge))
    painter.setPen(QPen(QColor(CREAM), side * 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for rise in (-arm, arm):
        painter.drawLine(round(middle - arm), round(middle - rise), round(middle + arm), round(middle + rise))
    painter.end()
    return pixmap
