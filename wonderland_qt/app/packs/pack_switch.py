"""The switch that turns a pack on or off."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wonderland_qt.scene.style.palette import INK, PAPER

ON, OFF, FOCUS = "#4f7440", "#c2ab7b", "#1f6f6b"


class PackSwitch(QAbstractButton):
    """A toggle; while it is checked, new games use the pack, and the knob is on the right with a tick."""

    def __init__(self, on: bool, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setChecked(on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._height = height

    def sizeHint(self) -> QSize:
        """Return a size twice as wide as high."""
        return QSize(self._height * 2, self._height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch with Enter as with Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rail, and the knob on the side of the state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rail = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = rail.height() / 2
        painter.setPen(QPen(QColor(FOCUS if self.hasFocus() else INK), 2.6 if self.hasFocus() else 1.5))
        painter.setBrush(QColor(ON if self.isChecked() else OFF))
        painter.drawRoundedRect(rail, radius, radius)
        side = rail.right() - radius if self.isChecked() else rail.left() + radius
        knob = QPointF(side, rail.center().y())
        painter.setPen(QPen(QColor(INK), 1.5))
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(knob, radius * 0.86, radius * 0.86)
        if self.isChecked():
            painter.setPen(QPen(QColor(ON), radius * 0.22, c=Qt.PenCapStyle.RoundCap))
            tick = [QPointF(-0.36, 0.02), QPointF(-0.08, 0.3), QPointF(0.4, -0.28)]
            painter.drawPolyline([knob + point * radius for point in tick])
