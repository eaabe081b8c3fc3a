"""Gliding: a picture above the table that moves from one rectangle to another and stays there."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import LookAlike
from wonderland_qt.scene.table.table_scene import TableScene


class Glider:
    """A moving picture, painted sharp enough for its `largest` rectangle.

    `rect` is its current rectangle, `begun` its first one.
    """

    def __init__(self, scene: TableScene, look: Look, begin: QRectF, largest: QRectF, above: float) -> None:
        """Show the picture at `begin` with the z value `above`.

        It is baked for the `largest` rectangle on its ways, so that it is sharp everywhere: for the width of
        `begin`, with the shape of the largest one, in as many more pixels as that is wider.
        """
        self._scene = scene
        enlarged = largest.width() / begin.width()
        baked = scene.bake_loose(look, begin.width(), largest.height() / enlarged, enlarged)
        self.item = LookAlike(baked, begin.width())
        self.item.setZValue(above)
        scene.addItem(self.item)
        self.rect = self.goal = self.begun = self._begin = QRectF(begin)
        self.glide(0.0)

    def set_out(self, goal: QRectF) -> None:
        """Begin the way from here to another rectangle."""
        self._begin, self.goal = QRectF(self.rect), QRectF(goal)

    def glide(self, part: float) -> None:
        """Move the picture to this part (0 to 1) of its way, slower at both ends."""
        self.rect = rect_between(self._begin, self.goal, slower_at_ends(part))
        self.item.setPos(self.rect.topLeft())
        self.item.setScale(self.item.baked_scale * self.rect.width() / self.item.baked_width)

    def lean(self, away: float) -> None:
        """Turn the picture about its vertical axis: 0 faces the viewer, 1 or more is edge-on and hidden."""
        self.item.setVisible(away < 1)
        axis = self.item.boundingRect().center().x() * self.item.scale()
        visible_width = cos(pi / 2 * min(max(away, 0.0), 1.0))
        self.item.setTransform(QTransform().translate(axis, 0).scale(visible_width, 1).translate(-axis, 0))

    def leave(self) -> None:
        """Remove the picture from the table, if it is still there."""
        if self.item.scene() is not None:
            self._scene.removeItem(self.item)


def staggered(part: float, number: int, count: int, delay: float) -> float:
    """Return the progress (0 to 1) of one of `count` animations, the last of which starts after `delay`."""
    if count == 1:
        return part
    start = number * delay / (count - 1)
    return min(max((part - start) / (1 - delay), 0.0), 1.0)


def slower_at_ends(part: float) -> float:
    """Return how far a motion has come after a part (0 to 1) of its time, if it starts and ends slowly."""
    return part * part * (3 - 2 * part)


def rect_between(begin: QRectF, end: QRectF, part: float) -> QRectF:
    """Return the rectangle at a part (0 to 1) of the way from one to another."""
    corner = begin.topLeft() + (end.topLeft() - begin.topLeft()) * part
    width = begin.width() + (end.width() - begin.width()) * part
    height = begin.height() + (end.height() - begin.height()) * part
    return QRectF(corner.x(), corner.y(), width, height)


def centred_on(other: QRectF, width: float, height: float) -> QRectF:
    """Return a rectangle of this size around the centre of another."""
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(other.center())
    return rect
