"""Fading between two views of the table: the earlier one fades into its ground's colour, that into the next.

So the player never sees two tables at once. What stands still, such as a map, is seen all the time.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from wonderland_qt.scene.table.table_view import TableView

HALF, DARKER, BRIGHTEST = 0.5, 150, 96
"""The part of the duration at which the earlier view is gone; how the colour is darkened, in percent, and
how bright it may be, of 255: a brighter one is taken for an empty page."""
SAMPLES = 24
"""Into how many parts a picture's width and height are divided to find the colour of its edge."""
LARGE = 0.4
"""The part of the table that a place must cover to be seen all the time if it stands still."""


class Fading(QWidget):
    """A picture of the earlier view in front of a table; mouse events pass through it."""

    def __init__(self, table: QWidget) -> None:
        """Begin hidden; the clock counts the part of the duration that is left, from 1 to 0.

        The `_picture` fades into the colour `_between`; where things stand `_still`, it fades by itself.
        """
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture, self._between, self._still = QPixmap(), QColor(), QRegion()
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(1.0)
        self.clock.setEndValue(0.0)
        self.clock.setEasingCurve(QEasingCurve.Type.OutInSine)
        self.clock.valueChanged.connect(self.update)
        self.clock.finished.connect(self.end)
        self.hide()

    def begin(
        self, picture: QPixmap, room: QRect, milliseconds: int, ground: QPixmap, still: QRegion | None = None
    ) -> None:
        """Show a picture at `room` and fade it out over its `ground`; with 0 milliseconds show nothing.

        With a null picture for the ground, its colour is taken from the picture itself.

        The part of the room where things stand `still` goes over at once from the one view to the other.
        """
        self.end()
        if milliseconds:
            self._picture = picture
            self._between = _colour_of_ground(picture if ground.isNull() else ground)
            self._still = still or QRegion()
            self.setGeometry(room)
            self.show()
            self.clock.setDuration(milliseconds)
            self.clock.start()

    @property
    def left(self) -> int:
        """Return for how many milliseconds the table is still covered."""
        return self.clock.duration() - self.clock.currentTime() if self.isVisible() else 0

    def end(self) -> None:
        """Hide the picture at once."""
        self.clock.stop()
        self.hide()
        self._picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture under the colour in the first half, and only the fading colour in the second.

        Where things stand still only the fading picture is painted.
        """
        part_left = float(self.clock.currentValue())
        painter = QPainter(self)
        painter.setClipRegion(QRegion(self.rect()) - self._still)
        if part_left > HALF:
            painter.drawPixmap(self.rect(), self._picture)
        painter.setOpacity(min((1 - part_left) / HALF, part_left / HALF))
        painter.fillRect(self.rect(), self._between)
        if not self._still.isEmpty():
            painter.setClipRegion(self._still)
            painter.setOpacity(part_left)
            painter.drawPixmap(self.rect(), self._picture)
        painter.end()


def large_places(view: TableView) -> dict[str, QRect]:
    """Return where in the view the visible places lie that cover a large part of the table."""
    table, found = view.table_scene.sceneRect(), {}
    least = LARGE * table.width() * table.height()
    for item in view.table_scene.piece_items():
        if item.seen and item.home.width * item.home.height >= least:
            found[item.piece_id] = view.mapFromScene(item.body).boundingRect()
    return found


def standing_still(before: Mapping[str, QRect], after: Mapping[str, QRect]) -> QRegion:
    """Return the part of the view that the places cover which are where they were before."""
    still = QRegion()
    for place, rect in after.items():
        if before.get(place) == rect:
            still += rect
    return still


def _colour_of_ground(picture: QPixmap) -> QColor:
    """Return the average colour along a picture's left edge, where the ground is seen, darkened.

    It is no brighter than BRIGHTEST; without a picture it is no valid colour.
    """
    if picture.isNull():
        return QColor()
    smooth, any_shape = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    small = picture.scaled(SAMPLES, SAMPLES, any_shape, smooth).toImage()
    edge = small.copy(0, 0, 1, SAMPLES).scaled(1, 1, any_shape, smooth).pixelColor(0, 0).darker(DARKER)
    return QColor.fromHsv(edge.hue(), edge.saturation(), min(edge.value(), BRIGHTEST))
