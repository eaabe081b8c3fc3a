"""Fading: the last look of a table goes away over the next, ground and pieces together."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Fading(QWidget):
    """A picture of what was seen before, in front of a table; the mouse does not notice it."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = QPixmap()
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(1.0)
        self.clock.setEndValue(0.0)
        self.clock.setEasingCurve(QEasingCurve.Type.InOutCubic)  # two tables at once are seen briefly
        self.clock.valueChanged.connect(self.update)
        self.clock.finished.connect(self.end)
        self.hide()

    def begin(self, picture: QPixmap, room: QRect, milliseconds: int) -> None:
        """Let a picture go away within so many milliseconds; at once where there are none."""
        self.end()
        if milliseconds:
            self._picture = picture
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
        """Paint what is left of the picture."""
        painter = QPainter(self)
        painter.setOpacity(float(self.clock.currentValue()))
        painter.drawPixmap(self.rect(), self._picture)
        painter.end()
