"""Passages: pictures on their way over the table, each from one pose to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sin, tau

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from wonderland_qt.scene.moving.dotted import dotted
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, turned

HOP, HIGHEST = 0.12, 40.0
"""How high a piece is lifted on its way, as a part of the way and in millimetres."""
SMALL = 0.6
IN_HAND = -4.0
"""By how many degrees a piece is turned that hangs in a hand."""
STRIDE_HOP, LANDING = 0.14, 1
"""How high a step lifts a piece, by its height, and in how many steps it lands."""


@dataclass(frozen=True, slots=True)
class Pose:
    """What a picture covers of the table, how solid it is, and by how many degrees it is turned."""

    rect: QRectF
    solid: float = 1.0
    turn: float = 0.0

    def about(self, middle: QPointF, grown: float = 1.0, solid: float = 1.0, turn: float = 0.0) -> Pose:
        """Return this pose about another point."""
        rect = QRectF(0, 0, self.rect.width() * grown, self.rect.height() * grown)
        rect.moveCenter(middle)
        return Pose(rect, solid, turn)


class Passage:
    """A piece or a look-alike on its way; before it begins it is seen only when it `waits`."""

    def __init__(self, item: PieceItem | LookAlike, begin: Pose, end: Pose, waits: bool = True) -> None:
        self.item, self._waits = item, waits
        self._begin, self._end = begin, end
        self._away = end.rect.topLeft() - begin.rect.topLeft()
        self.length = hypot(self._away.x(), self._away.y())
        self._hop = min(HOP * self.length, HIGHEST)
        self._part = -1.0

    def prepare(self) -> None:
        """Lie where the way begins, above all that does not travel."""
        self.item.setZValue(LIFTED_Z - 1)
        self.show(0.0)
        self.item.setVisible(self._waits)

    def show(self, part: float) -> None:
        """Lie where this part of the way is gone."""
        if part == self._part:
            return
        if self._part == 0:
            self.item.show()
        begin, end, self._part = self._begin, self._end, part
        gone = part * part * (3 - 2 * part)
        corner = begin.rect.topLeft()
        rise = self._hop * sin(tau / 2 * part)
        self.item.setPos(corner.x() + self._away.x() * gone, corner.y() + self._away.y() * gone - rise)
        grown = end.rect.width() - begin.rect.width()
        wide = begin.rect.width() + grown * gone
        self.item.setScale(self.item.baked_scale * wide / self.item.baked_width)
        if begin.solid != end.solid:
            self.item.setOpacity(begin.solid + (end.solid - begin.solid) * gone)
        if begin.turn != end.turn:
            turned(self.item, begin.turn + (end.turn - begin.turn) * gone)


class Walk(Passage):
    """A piece that goes on foot from place to place, by way of the middles of those between."""

    def __init__(self, item: PieceItem, begin: Pose, end: Pose, middles: Sequence[QPointF]) -> None:
        super().__init__(item, begin, end)
        stops = (begin.about(middle) for middle in middles)
        self._stations = [begin, *stops, end]
        self.strides = len(self._stations) - 1

    def show(self, part: float) -> None:
        """Lie where this part of the way is gone, lifted a little at each step."""
        gone = min(part * (self.strides + LANDING), float(self.strides))
        stride = min(int(gone), self.strides - 1)
        begin, end = self._stations[stride].rect, self._stations[stride + 1].rect
        share = gone - stride
        rise = STRIDE_HOP * begin.height() * sin(tau / 2 * share)
        corner = begin.topLeft() + (end.topLeft() - begin.topLeft()) * share
        self.item.setPos(corner.x(), corner.y() - rise)
        wide = begin.width() + (end.width() - begin.width()) * share
        self.item.setScale(self.item.baked_scale * wide / self.item.baked_width)

    def dots(self, apart: float) -> QPainterPath:
        """Return the whole way as dots, so far apart."""
        return dotted([station.rect.center() for station in self._stations], apart)
