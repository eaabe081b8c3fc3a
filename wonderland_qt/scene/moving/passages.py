"""Passages: the animation of one picture from one pose on the table to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from wonderland_qt.scene.moving.dotted import path_of_dots
from wonderland_qt.scene.moving.gliding import rect_between, slower_at_ends
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, as_qrectf, turn_item

HOP, HIGHEST_HOP = 0.12, 40.0
"""How high a piece hops on its way, as a part of the way's length, and at most in millimetres."""
SMALL = 0.6
"""The size of a picture at the end of a way into a place or out of one, as a part of its usual size."""
IN_HAND = -4.0
"""The tilt of a carried piece in degrees."""
STRIDE_HOP, LANDING = 0.14, 1
"""How high a stride lifts a walking piece, by its height; the pause at the end, in strides."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The rectangle of a picture on the table, its opacity (`solid`), and its turn in degrees."""

    rect: QRectF
    solid: float = 1.0
    turn: float = 0.0

    def about(self, middle: QPointF, factor: float = 1.0, solid: float = 1.0, turn: float = 0.0) -> Pose:
        """Return a pose of this size, times `factor`, around another point."""
        rect = QRectF(0, 0, self.rect.width() * factor, self.rect.height() * factor)
        rect.moveCenter(middle)
        return Pose(rect, solid, turn)


class Passage:
    """The way of a piece or picture between two poses; without `waits` it is hidden until it starts."""

    def __init__(self, item: PieceItem | LookAlike, begin: Pose, end: Pose, waits: bool = True) -> None:
        """Measure the way; the longer it is, the higher the piece hops, up to a limit.

        An item that `waits` is visible in its first pose until it starts, another one is hidden until then.
        `_part` is -1 before the first pose is shown. The `carrier` is the passage of the piece that bears
        this one, if it moves too (`ride_on`).
        """
        self.item, self._waits = item, waits
        self._begin, self._end = begin, end
        way = end.rect.topLeft() - begin.rect.topLeft()
        self.length = hypot(way.x(), way.y())
        self._hop = min(HOP * self.length, HIGHEST_HOP)
        self._part = -1.0
        self.carrier: Passage | None = None

    def ride_on(self, carrier: Passage | None) -> None:
        """Keep time with the passage of what this piece lies on, and rise with it; alone for None."""
        if carrier is not None:
            self.carrier, self._hop = carrier, carrier._hop

    @property
    def height(self) -> tuple[float, float]:
        """Return the key by which passages lie above each other: as their pieces do at rest.

        A carried piece lies right above its carrier, so that what bears nothing passes over both or neither.
        """
        carrier = self.carrier or self
        return _resting_z_of(carrier.item), _resting_z_of(self.item)

    def prepare(self, above: float) -> None:
        """Move the picture to its first pose, above all resting pieces; hide it there unless it `waits`.

        `above` (from 0 to 1) says how far above other pieces on their way it lies.
        """
        self.item.setZValue(LIFTED_Z - 1 + above)
        self.show(0.0)
        self.item.setVisible(self._waits)

    def show(self, part: float) -> None:
        """Move the picture to this part (0 to 1) of its way, in a hop that is slower at both ends."""
        if part == self._part:
            return
        has_just_started = self._part == 0
        if has_just_started:
            self.item.show()
        begin, end, self._part = self._begin, self._end, part
        eased = slower_at_ends(part)
        rect = rect_between(begin.rect, end.rect, eased)
        rise = self._hop * sin(pi * part)
        self.item.setPos(rect.x(), rect.y() - rise)
        self.item.setScale(self.item.baked_scale * rect.width() / self.item.baked_width)
        if begin.solid != end.solid:
            self.item.setOpacity(begin.solid + (end.solid - begin.solid) * eased)
        if begin.turn != end.turn:
            turn_item(self.item, begin.turn + (end.turn - begin.turn) * eased)


def _resting_z_of(item: PieceItem | LookAlike) -> float:
    """Return the z value of a piece at rest; a picture that is no piece is the lowest."""
    return item.resting_z if isinstance(item, PieceItem) else 0.0


class Arrival(Passage):
    """The coming into sight of a piece at its own place, below all that lies on it."""

    def __init__(self, item: PieceItem) -> None:
        """Hide the piece until it is its turn."""
        home = as_qrectf(item.home)
        super().__init__(item, Pose(home, solid=0.0), Pose(home), waits=False)

    def prepare(self, above: float) -> None:
        """Hide the piece; it is not lifted above others on their way, as those lie when it comes."""
        super().prepare(above)
        self.item.setZValue(_resting_z_of(self.item))


class Walk(Passage):
    """The way of a piece that hops from place to place through these middles."""

    def __init__(self, item: PieceItem, begin: Pose, end: Pose, middles: Sequence[QPointF]) -> None:
        """Note the stations of the walk, with the places at whose middles it stops between begin and end."""
        super().__init__(item, begin, end)
        stops = (begin.about(middle) for middle in middles)
        self._stations = [begin, *stops, end]
        self.strides = len(self._stations) - 1

    def show(self, part: float) -> None:
        """Move the piece to this part (0 to 1) of its walk, lifted a little in each stride.

        After the last stride it stands still for as long as a stride (`LANDING`), so that its goal is seen.
        """
        strides_gone = min(part * (self.strides + LANDING), float(self.strides))
        stride = min(int(strides_gone), self.strides - 1)
        begin, end = self._stations[stride].rect, self._stations[stride + 1].rect
        part_of_stride = strides_gone - stride
        rect = rect_between(begin, end, part_of_stride)
        rise = STRIDE_HOP * begin.height() * sin(pi * part_of_stride)
        self.item.setPos(rect.x(), rect.y() - rise)
        self.item.setScale(self.item.baked_scale * rect.width() / self.item.baked_width)

    def dots(self, apart: float) -> QPainterPath:
        """Return the whole way as dots, about `apart` from each other."""
        return path_of_dots([station.rect.center() for station in self._stations], apart)
