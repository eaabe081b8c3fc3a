"""A refusal: a red cross on what a piece cannot be put on, while it is held over it and a moment longer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.style.palette import COST, CREAM
from wonderland_qt.scene.table.piece_item import LIFTED_Z, quiet
from wonderland_qt.scene.table.table_scene import TableScene

SIDE, SHARP, ARM = 0.055, 3.0, 0.28
"""How wide it is, as a part of the table's height; pixels of a millimetre; how far its arms reach."""
SEEN = 1500
"""How long it is seen after the piece was let go of, in milliseconds."""


class Refusal:
    """Shows the cross at the upper left corner of one piece, or of none; the mouse does not notice it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.cross: QGraphicsPixmapItem | None = None
        self.at = ""
        self._fading = QTimer(scene, singleShot=True, interval=SEEN)
        self._fading.timeout.connect(lambda: self.show(""))

    def show(self, piece: str) -> None:
        """Refuse this piece or place, none for ""."""
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
        """Be seen for a moment longer."""
        self._fading.start()

    def _drawn(self, body: QRectF) -> QGraphicsPixmapItem:
        side = SIDE * self._scene.sceneRect().height()
        cross = QGraphicsPixmapItem(_picture(round(side * SHARP)))
        quiet(cross)
        cross.setScale(1 / SHARP)
        cross.setPos(body.x(), body.y())
        cross.setZValue(LIFTED_Z + 1)
        return cross


def _picture(side: int) -> QPixmap:
    """Return a red disc with a cross, so many pixels wide."""
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
