"""Fading between two views of the table: the earlier one fades into its ground's colour, that into the next.

So the player never sees two tables at once.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

HALF, DARKER, BRIGHTEST = 0.5, 150, 96
"""The part of the duration at which the earlier view is gone; how the colour is darkened, in percent, and
how bright it may be, of 255: a brighter one is taken for an empty page."""
SAMPLES = 24
"""Into how many parts a picture's width and height are divided to find the colour of its edge."""


class Fading(QWidget):
    """A picture of the earlier view in front of a table; mouse events pass through it."""

    def __init__(self, table: QWidget) -> None:
        """Begin hidden; the clock counts the part of the duration that is left, from 1 to 0."""
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture, self._between = QPixmap(), QColor()
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(1.0)
        self.clock.setEndValue(0.0)
        self.clock.setEasingCurve(QEasingCurve.Type.OutInSine)
        self.clock.valueChanged.connect(self.update)
        self.clock.finished.connect(self.end)
        self.hide()

    def begin(self, picture: QPixmap, room: QRect, milliseconds: int) -> None:
        """Show a picture at `room` and fade it out over its own colour; with 0 milliseconds show nothing."""
        self.end()
        if milliseconds:
            self._picture, self._between = picture, _colour_of_ground(picture)
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
        """Paint the picture under the colour in the first half, and only the fading colour in the second."""
        part_left = float(self.clock.currentValue())
        painter = QPainter(self)
        if part_left > HALF:
            painter.drawPixmap(self.rect(), self._picture)
        painter.setOpacity(min((1 - part_left) / HALF, part_left / HALF))
        painter.fillRect(self.rect(), self._between)
        painter.end()


def _colour_of_ground(picture: QPixmap) -> QColor:
    """Return the average colour along a picture's left edge, where the ground is seen, darkened."""
    if picture.isNull():
        return QColor()
    smooth, any_shape = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    small = picture.scaled(SAMPLES, SAMPLES, any_shape, smooth).toImage()
    edge = small.copy(0, 0, 1, SAMPLES).scaled(1, 1, any_shape, smooth).pixelColor(0, 0).darker(DARKER)
    return QColor.fromHsv(edge.hue(), edge.saturation(), min(edge.value(), BRIGHTEST))
