"""Letters and numbers on pieces: names that fit their room, badges whose count can be read."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from wonderland_qt.scene.palette import CREAM, INK

BODY, DISPLAY = "PT Sans", "Vollkorn"
SMALLEST = 0.62
BREAKS = re.compile(r"\s+|(?<=-)")
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


def typeface(height: float, family: str = BODY) -> QFont:
    """Return a bold typeface of this height in pixels."""
    font = QFont(family)
    font.setPixelSize(max(round(height), 1))
    font.setBold(True)
    return font


def write(painter: QPainter, words: str, room: QRectF, height: float, colour: str = INK) -> None:
    """Write words into a room, smaller when they must be; what does not fit even then ends in an ellipsis."""
    sizes = (typeface(height * part) for part in (1.0, 0.9, 0.8, 0.7, SMALLEST))
    font = next((font for font in sizes if _fits(font, words, room)), typeface(height * SMALLEST))
    if not _fits(font, words, room):
        words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, WRAPPED, words)


def _fits(font: QFont, words: str, room: QRectF) -> bool:
    metrics = QFontMetricsF(font)
    longest = max((metrics.horizontalAdvance(word) for word in BREAKS.split(words)), default=0.0)
    return longest <= room.width() and metrics.boundingRect(room, WRAPPED, words).height() <= room.height()


def badge(painter: QPainter, count: str, corner: QPointF, height: float) -> None:
    """Draw a count on a round tag whose lower right corner is given."""
    font = typeface(height * 0.78)
    width = max(height, QFontMetricsF(font).horizontalAdvance(count) + height * 0.5)
    room = QRectF(corner.x() - width, corner.y() - height, width, height)
    tag = QPainterPath()
    tag.addRoundedRect(room, height / 2, height / 2)
    painter.fillPath(tag, QColor(CREAM))
    painter.strokePath(tag, QPen(QColor(INK), max(height * 0.09, 1)))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, count)


def outlined(painter: QPainter, count: str, room: QRectF, height: float) -> None:
    """Draw a number in the middle of a room, in ink with an edge of paper."""
    font = typeface(height)
    path = QPainterPath()
    metrics = QFontMetricsF(font)
    x = room.center().x() - metrics.horizontalAdvance(count) / 2
    path.addText(QPointF(x, room.center().y() + metrics.capHeight() / 2), font, count)
    edge = QPen(QColor(CREAM), max(height * 0.18, 2))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, edge)
    painter.fillPath(path, QColor(INK))


def monogram(painter: QPainter, words: str, room: QRectF, colour: str) -> None:
    """Draw the first letters of a name, for what has no icon."""
    letters = "".join(word[0] for word in words.replace("_", " ").split()[:2]).upper()
    painter.setFont(typeface(min(room.width() * 0.8, room.height()) * 0.72, DISPLAY))
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, letters)
