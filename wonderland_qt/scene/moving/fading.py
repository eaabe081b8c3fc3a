"""Fading: the last look of a table goes down into its own colour, and the next comes up out of it.

So no one ever sees two tables at once.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

HALF, DARKER = 0.5, 150
"""When the last look is gone; how much darker than it the colour between is, in percent."""


class Fading(QWidget):
    """A picture of what was seen before, in front of a table; the mouse does not notice it."""

    def __init__(self, table: QWidget) -> None:
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
        """Let a picture go away within so many milliseconds; at once where there are none."""
        self.end()
        if milliseconds:
            self._picture, self._between = picture, _colour_of(picture)
            self.setGeometry(room)
            self.show()
            self.clock.setDuration(milliseconds)
            self.clock.start()

    def end(self) -> None:
        """Be gone."""
        self.clock.stop()
        self.hide()
        self._picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is left of the picture under the colour between, then that colour alone."""
        left = float(self.clock.currentValue())
        painter = QPainter(self)
        if left > HALF:
            painter.drawPixmap(self.rect(), self._picture)
        painter.setOpacity(min((1 - left) / HALF, left / HALF))
        painter.fillRect(self.rect(), self._between)
        painter.end()


def _colour_of(picture: QPixmap) -> QColor:
    """Return the colour of a picture seen from very far, a little darker."""
    if picture.isNull():
        return QColor()
    smooth, any_shape = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    return picture.scaled(1, 1, any_shape, smooth).toImage().pixelColor(0, 0).darker(DARKER)
