"""The switch that turns a pack on or off."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wonderland_qt.scene.style.palette import INK, PAPER

ON, OFF, FOCUS = "#4f7440", "#c2ab7b", "#1f6f6b"
RIM_WIDTH, FOCUS_WIDTH = 1.5, 2.6
KNOB, TICK_WIDTH = 0.86, 0.22
"""The radius of the knob and the width of the tick's lines, as parts of the rail's radius."""
TICK = (QPointF(-0.36, 0.02), QPointF(-0.08, 0.3), QPointF(0.4, -0.28))
"""The ends and the corner of the tick, as parts of the rail's radius from the middle of the knob."""


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
        """Paint the rail, and the knob at its right end with a tick if on, else at its left end."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rail = QRectF(self.rect()).adjusted(RIM_WIDTH, RIM_WIDTH, -RIM_WIDTH, -RIM_WIDTH)
        radius, on = rail.height() / 2, self.isChecked()
        rim = QPen(QColor(FOCUS), FOCUS_WIDTH) if self.hasFocus() else QPen(QColor(INK), RIM_WIDTH)
        painter.setPen(rim)
        painter.setBrush(QColor(ON if on else OFF))
        painter.drawRoundedRect(rail, radius, radius)
        x = rail.right() - radius if on else rail.left() + radius
        _paint_knob(painter, QPointF(x, rail.center().y()), radius, ticked=on)


def _paint_knob(painter: QPainter, middle: QPointF, radius: float, *, ticked: bool) -> None:
    """Paint the knob of a rail with round ends of this radius, with a tick or without."""
    painter.setPen(QPen(QColor(INK), RIM_WIDTH))
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(middle, radius * KNOB, radius * KNOB)
    if ticked:
        painter.setPen(QPen(QColor(ON), radius * TICK_WIDTH, c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([middle + point * radius for point in TICK])
