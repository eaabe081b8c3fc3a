"""A bar of wins with a notch where a fair share would be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonderland_qt.scene.style.palette import INK

GROUND, FILL = "#e6d3a3", "#1f6f6b"
SIZE, NOTCH = QSize(70, 16), 2


class FairBar(QWidget):
    """Shows a share of 1 and the fair one; `words` say both to a screen reader."""

    def __init__(self, share: float, fair: float, words: str, grown: float) -> None:
        super().__init__()
        self.share, self.fair = share, fair
        self.setAccessibleName(words)
        self.setMinimumSize(round(SIZE.width() * grown), round(SIZE.height() * grown))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, filled as far as the share goes, and the notch."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body, bar = QRectF(self.rect()).adjusted(1, 3, -1, -3), QPainterPath()
        bar.addRoundedRect(body, body.height() / 2, body.height() / 2)
        painter.fillPath(bar, QColor(GROUND))
        painter.setClipPath(bar)
        won = body.adjusted(0, 0, -body.width() * (1 - self.share), 0)
        painter.fillRect(won, QColor(FILL))
        painter.setClipping(False)
        painter.strokePath(bar, QPen(QColor(INK), 1.5))
        notch = round(body.left() + body.width() * self.fair)
        painter.fillRect(notch - NOTCH // 2, 0, NOTCH, self.height(), QColor(INK))
        painter.end()
