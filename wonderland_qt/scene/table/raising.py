"""Raising: cards of a fan are seen going to where they are held, as one of them is held up."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QVariantAnimation

from wonderland_qt.scene.table.piece_item import PieceItem, area
from wonderland_qt.scene.table.table_scene import TableScene


class Raising(QObject):
    """Raises a card in so many `milliseconds`, and at once with 0; touches find it where it will be."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene, self.milliseconds = scene, 0
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._show)
        self.clock.finished.connect(self._forget)
        self._begun: dict[PieceItem, QRectF] = {}
        self._held_up = ""
        scene.pieces.rowsAboutToBeRemoved.connect(self.finish)

    def hold_up(self, piece: str, at_once: bool = False) -> None:
        """Hold a card up, or none."""
        if piece == self._held_up:
            return
        self._held_up = piece
        resting = [item for item in self._scene.piece_items() if item.baked_for and not item.travelling]
        before = {item: _seen(item) for item in resting}
        self.finish()
        homes = {item: item.home for item in before}
        self._scene.placing.hold_up(piece)
        if self.milliseconds and not at_once:
            self._begun = {item: seen for item, seen in before.items() if item.home != homes[item]}
            self.clock.setDuration(self.milliseconds)
        if self._begun:
            self._show(0.0)
            self.clock.start()

    def finish(self) -> None:
        """Let all cards be where they are held."""
        self.clock.stop()
        self._show(1.0)
        self._forget()

    def _forget(self) -> None:
        self._begun = {}

    def _show(self, part: float) -> None:
        moving = ((item, begin) for item, begin in self._begun.items() if not item.travelling)
        for item, begin in moving:
            end = area(item.home)
            item.setPos(begin.topLeft() + (end.topLeft() - begin.topLeft()) * part)
            item.stretch((begin.width() + (end.width() - begin.width()) * part) / (end.width() or 1.0))


def _seen(item: PieceItem) -> QRectF:
    """Return what of the table the picture of a piece covers now."""
    grown = item.scale() * item.baked_width / item.baked_scale
    return QRectF(item.x(), item.y(), grown, grown * item.home.height / (item.home.width or 1.0))
