"""A piece in the hand: its picture, lifted, that follows the pointer and flies home."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.pictures.look import State
from wonderland_qt.scene.table.piece_item import LIFTED_Z, picture_item
from wonderland_qt.scene.table.table_scene import TableScene


class Carried(QObject):
    """A look-alike of a piece, so that a stack stays where it is and the model alone moves pieces."""

    def __init__(self, scene: TableScene, piece: str) -> None:
        super().__init__(scene)
        self.scene, self.piece = scene, piece
        self.picture: QGraphicsPixmapItem = picture_item()
        self.picture.setZValue(LIFTED_Z)
        self._flight: QVariantAnimation | None = None
        scene.show_carried(self.picture, piece)
        scene.addItem(self.picture)
        scene.show_as(piece, State.DIMMED)
        self.lie()

    def lie(self) -> None:
        """Lie where the piece lies, lifted."""
        item = self.scene.item_of(self.piece)
        if item is not None:
            self.picture.setPos(item.home.x, item.home.y)

    def follow(self, at: QPointF) -> None:
        """Hang at the pointer."""
        item = self.scene.item_of(self.piece)
        if item is not None:
            self.picture.setPos(at.x() - item.home.width / 2, at.y() - item.home.height / 2)

    def fly_home(self, milliseconds: int) -> None:
        """Go back to where the piece lies, at once when there are no milliseconds for it."""
        item = self.scene.item_of(self.piece)
        if not milliseconds or item is None:
            self.vanish()
            return
        self._flight = flight = QVariantAnimation(self, duration=milliseconds)
        flight.setStartValue(self.picture.pos())
        flight.setEndValue(QPointF(item.home.x, item.home.y))
        flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        flight.valueChanged.connect(self.picture.setPos)
        flight.finished.connect(self.vanish)
        flight.start()

    def vanish(self) -> None:
        """Be no more; the piece is seen again where it lies."""
        if self.picture.scene() is not None:
            self.scene.removeItem(self.picture)
            self.scene.lower(self.piece)
        self.deleteLater()
