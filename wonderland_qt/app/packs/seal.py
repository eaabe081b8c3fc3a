"""The wax seal of a pack: its initial on a colour derived from its id."""

from __future__ import annotations

from hashlib import sha256
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonderland_qt.scene.pictures.letters import DISPLAY
from wonderland_qt.scene.style.palette import INK, PAPER

COLOURS = ("#a8322a", "#8a5a12", "#51407a", "#2f6d4f", "#2b5a86", "#7c3f5d")
DULL = "#9b8f74"
WAVES = 14
LIGHTER, DARKER = 135, 118
"""How much lighter the rim and darker the ground of the stamped disc are than the wax, in percent."""
AROUND, WAX_RIM, STAMP_RIM = 2, 1.5, 1.2
"""The pixels left free around the wax, and the widths of its rim and of the stamped disc's in pixels."""
STAMPED, LETTER, LEAST_LETTERS = 0.68, 0.8, 11
"""The radius of the stamped disc and the height of the letter, by the seal's radius; the least pixels."""


def colour_of(name: str) -> str:
    """Return the colour of a pack, which depends only on its id."""
    first_byte = sha256(name.encode()).digest()[0]
    return COLOURS[first_byte % len(COLOURS)]


class Seal(QWidget):
    """A round seal, in a dull colour for a pack that is switched off."""

    def __init__(self, name: str, title: str, lit: bool, side: int, parent: QWidget | None = None) -> None:
        """Show the initial of `title`, or a dot, in the colour of `name`; unless `lit`, in a dull one."""
        super().__init__(parent)
        self._colour = QColor(colour_of(name) if lit else DULL)
        self._initial = next((letter for letter in title if letter.isalnum()), "·").upper()
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the seal."""
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wax, its rim and the letter."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QPointF(self._side / 2, self._side / 2), self._side / 2 - AROUND
        painter.setPen(QPen(QColor(INK), WAX_RIM))
        painter.setBrush(self._colour)
        painter.drawPath(_wavy_disc(middle, radius))
        lighter_rim, darker = self._colour.lighter(LIGHTER), self._colour.darker(DARKER)
        painter.setPen(QPen(lighter_rim, STAMP_RIM))
        painter.setBrush(darker)
        painter.drawEllipse(middle, radius * STAMPED, radius * STAMPED)
        self._write_initial(painter, height=round(radius * LETTER))

    def _write_initial(self, painter: QPainter, height: int) -> None:
        """Write the initial in the middle, in legible letters of about this height."""
        font = QFont(DISPLAY)
        font.setPixelSize(max(height, LEAST_LETTERS))
        painter.setFont(font)
        painter.setPen(QColor(PAPER))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self._initial)


def _wavy_disc(middle: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a disc with a wavy edge, drawn by eight straight lines for each wave."""
    path, steps = QPainterPath(), WAVES * 8
    for step in range(steps + 1):
        angle = 2 * pi * step / steps
        reach = radius * (0.95 + 0.05 * cos(angle * WAVES))
        point = middle + QPointF(reach * cos(angle), reach * sin(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
