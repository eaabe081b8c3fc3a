"""Counting: places and areas light up one after another, each with its sum, which goes where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.table.piece_item import LIFTED_Z, picture_item, show_baked
from wonderland_qt.scene.table.table_scene import TableScene

HIGH = 30.0
STANDS = 0.6
"""So long, as a part of its time, a sum stands where it was counted before it goes."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What lights up, the sum it shows, and the piece that the sum goes to."""

    pieces: tuple[str, ...]
    shows: str
    goes_to: str


class Counting(QObject):
    """Counts, `milliseconds` for each sum; with 0 nothing is shown and there is no timer.

    The table has changed already: nothing waits for the counting but what would hide it, until `finished`.
    """

    finished = Signal()

    def __init__(self, scene: TableScene, milliseconds: int = 0) -> None:
        super().__init__(scene)
        self.scene, self.milliseconds = scene, milliseconds
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.valueChanged.connect(self._show)
        self.clock.finished.connect(self.finish)
        self._sums: list[Counted] = []
        self._at = -1
        self._sum: QGraphicsPixmapItem | None = None

    @property
    def playing(self) -> bool:
        """Tell whether anything is being counted."""
        return bool(self._sums)

    def play(self, sums: Sequence[Counted]) -> None:
        """Count these, after what is being counted already."""
        self.finish()
        if self.milliseconds and sums:
            self._sums = list(sums)
            self.clock.setEndValue(float(len(sums)))
            self.clock.setDuration(self.milliseconds * len(sums))
            self.clock.start()

    def finish(self) -> None:
        """End the counting at once."""
        if not self._sums:
            return
        self.clock.stop()
        self._sums, self._at = [], -1
        self._put_away()
        self.scene.outlines.show(frozenset())
        self.finished.emit()

    def _show(self, value: float) -> None:
        """Show the counting as it is when so many sums, and a part of the next, have been counted."""
        if not self._sums:
            return
        number = min(int(value), len(self._sums) - 1)
        counted = self._sums[number]
        if number != self._at:
            self._at = number
            self._begin(counted)
        self._carry(counted, max(value - number - STANDS, 0.0) / (1 - STANDS))

    def _begin(self, counted: Counted) -> None:
        """Light what is counted now, and show its sum."""
        self.scene.outlines.show(frozenset(filter(self.scene.seen, counted.pieces)))
        self._put_away()
        self._sum = picture_item()
        self._sum.setZValue(LIFTED_Z)
        self.scene.addItem(self._sum)
        show_baked(self._sum, self.scene.bake_tag(counted.shows, HIGH))

    def _carry(self, counted: Counted, gone: float) -> None:
        """Put the sum where it is when this part of its way is gone."""
        if self._sum is None:
            return
        begin, goal = self._middle(counted.pieces), self._middle((counted.goes_to,))
        size = self._sum.mapRectToScene(self._sum.boundingRect()).size()
        at = begin + (goal - begin) * (gone * gone * (3 - 2 * gone))
        self._sum.setPos(at.x() - size.width() / 2, at.y() - size.height() / 2)

    def _middle(self, pieces: Sequence[str]) -> QPointF:
        """Return the middle of pieces, of the first among them when there are none."""
        bodies = [item.body for piece in pieces if (item := self.scene.item_of(piece)) is not None]
        around = QRectF()
        for body in bodies:
            around = around.united(body)
        return around.center()

    def _put_away(self) -> None:
        if self._sum is not None:
            self.scene.removeItem(self._sum)
            self._sum = None
