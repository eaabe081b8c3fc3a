"""The portrait that is dragged from the shelf to a chair, or between chairs."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wonderland_qt.scene.style.palette import see_through

TILT, ROOM_FOR_TILT, SHADOW = -5.0, 1.35, 6
SHADE, LOWER, ROUNDED = 0.35, 1.5, 8
"""Of the shadow: how dark it is, how much further down than aside it falls, the radius of its corners."""
LANDING, HOME = 180, 220
"""The milliseconds of landing on a chair, and of gliding back."""


class CarriedPortrait(QWidget):
    """A tilted card above the page that ignores the mouse."""

    def __init__(self, page: QWidget) -> None:
        """Begin hidden and without a card; the end of a glide hides it again."""
        super().__init__(page)
        self._card = QPixmap()
        self._glide = QVariantAnimation(self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._centre_at)
        self._glide.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lift(self, card: QPixmap) -> None:
        """Start dragging a card; the widget is larger than it, so that the tilted card fits into it."""
        self._glide.stop()
        self._card = card
        self.resize((card.deviceIndependentSize() * ROOM_FOR_TILT).toSize())
        self.raise_()

    def follow(self, point: QPoint) -> None:
        """Move to the pointer."""
        self._centre_at(QPointF(point))
        self.show()

    def glide(self, goal: QRect, milliseconds: int) -> None:
        """Move to a place on the page within this time, then disappear."""
        self._glide.stop()
        self._glide.setStartValue(QPointF(self.geometry().center()))
        self._glide.setEndValue(QPointF(goal.center()))
        self._glide.setDuration(milliseconds)
        self._glide.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its shadow, tilted, if there is a card."""
        if self._card.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(TILT)
        size: QSizeF = self._card.deviceIndependentSize()
        corner = QPointF(-size.width() / 2, -size.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through("#000000", SHADE))
        shadow = QRectF(corner, size).translated(SHADOW, SHADOW * LOWER)
        painter.drawRoundedRect(shadow, ROUNDED, ROUNDED)
        painter.drawPixmap(corner, self._card)

    def _centre_at(self, centre: QPointF) -> None:
        self.move((centre - QPointF(self.width() / 2, self.height() / 2)).toPoint())
