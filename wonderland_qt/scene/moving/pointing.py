"""Pointing: a row of light dots that grows from one place to another."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from wonderland_qt.scene.moving.dotted import DOT, DOTS_APART, dots_item
from wonderland_qt.scene.table.piece_item import LIFTED_Z
from wonderland_qt.scene.table.table_scene import TableScene


class Pointing:
    """A row of dots, of which `reach` shows a part."""

    def __init__(self, scene: TableScene) -> None:
        """Begin without dots; the item that shows them stays on the table."""
        self._scene = scene
        self._dots: list[QPointF] = []
        self.item = dots_item(LIFTED_Z - 2)
        scene.addItem(self.item)

    def point(self, begin: QRectF, end: QRectF) -> None:
        """Begin a row of dots from the middle of one rectangle to that of another, still without any dot."""
        way = end.center() - begin.center()
        steps = max(round(hypot(way.x(), way.y()) / self._distance_of_dots), 1)
        self._dots = [begin.center() + way * (number / steps) for number in range(steps + 1)]
        self.reach(0.0)

    def reach(self, part: float) -> None:
        """Show the dots on this part (0 to 1) of the way."""
        path, radius = QPainterPath(), self._distance_of_dots * DOT
        for dot in self._dots[: round(len(self._dots) * part)]:
            path.addEllipse(dot, radius, radius)
        self.item.setPath(path)

    def vanish(self) -> None:
        """Remove the dots."""
        self._dots = []
        self.item.setPath(QPainterPath())

    @property
    def _distance_of_dots(self) -> float:
        """Return the distance between the middles of dots in millimetres."""
        return DOTS_APART * self._scene.sceneRect().height()
