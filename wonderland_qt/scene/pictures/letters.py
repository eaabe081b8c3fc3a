"""Letters and numbers on pieces: names that fit their room, badges whose count can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from wonderland_qt.scene.style.eyes import eyes
from wonderland_qt.scene.style.palette import CREAM, INK

BODY, DISPLAY = "PT Sans", "Vollkorn SemiBold"
LEAST_LETTERS = 11
"""Letters and numbers are never lower, in pixels: what cannot be read is not printed."""
LEAST_CUT = 4.5
"""A room this many times wider than letters are high holds enough of a name that is cut short."""
UPRIGHT, STRETCHES, NARROWEST = 100, (100, 88, 78), 70
IN_BADGE = 0.78
PIECES = re.compile(r"\S+?(?:-(?=\S)|\s+|$)")
PITCH, TALL = 1.04, 0.95
"""From line to line, and from the top of a capital to the foot of a tail, as parts of the letters' height."""


class Fit(NamedTuple):
    """Words in lines as they fit into a room: the typeface, and whether it holds all of them."""

    lines: tuple[str, ...]
    font: QFont
    whole: bool

    @property
    def height(self) -> float:
        """Return how high the lines are together."""
        return self.font.pixelSize() * (PITCH * (len(self.lines) - 1) + TALL)

    @property
    def width(self) -> float:
        """Return how wide the widest line is."""
        metrics = QFontMetricsF(self.font)
        return max(metrics.horizontalAdvance(line) for line in self.lines)


def typeface(height: float, family: str = BODY, stretch: int = UPRIGHT) -> QFont:
    """Return a strong typeface of this height in pixels, narrower by so many hundredths."""
    font = QFont(family)
    font.setPixelSize(max(round(height), 1))
    font.setWeight(QFont.Weight.DemiBold if family == DISPLAY else QFont.Weight.Bold)
    if stretch != UPRIGHT:
        font.setStretch(stretch)
    return font


def fit(words: str, room: QRectF, height: float, family: str = BODY) -> Fit:
    """Return words as they fit best: narrower or smaller when they must be, and in the end cut short."""
    font = typeface(LEAST_LETTERS, family)
    for font in _typefaces(height, family):
        fitted = Fit(_lines(words, font, room.width()), font, True)
        if fitted.height <= room.height() and fitted.width <= room.width():
            return fitted
    if room.width() < LEAST_CUT * LEAST_LETTERS:
        return Fit(("",), font, False)
    return Fit(_cut_short(words, font, room), font, False)


def _cut_short(words: str, font: QFont, room: QRectF) -> tuple[str, ...]:
    """Return as many lines as the room holds, the last of them with all the rest, cut where it ends."""
    lines = _lines(words, font, room.width())
    most = max(int((room.height() / font.pixelSize() - TALL) / PITCH) + 1, 1)
    shown = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    metrics = QFontMetricsF(font)
    return tuple(
        metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()) for line in shown if line
    )


def write(
    painter: QPainter,
    words: str,
    room: QRectF,
    height: float,
    colour: str = INK,
    centred: bool = True,
    family: str = BODY,
) -> None:
    """Write words into the middle of a room or from its left edge, as they fit."""
    fitted = fit(words, room, height, family)
    metrics, size = QFontMetricsF(fitted.font), fitted.font.pixelSize()
    painter.setFont(fitted.font)
    painter.setPen(QColor(colour))
    y = room.center().y() - fitted.height / 2 + (size * TALL + metrics.capHeight()) / 2
    for number, line in enumerate(fitted.lines):
        x = room.center().x() - metrics.horizontalAdvance(line) / 2 if centred else room.x()
        painter.drawText(QPointF(x, y + number * size * PITCH), line)


def _lines(words: str, font: QFont, width: float) -> tuple[str, ...]:
    """Break words into lines that are no wider than this, unless a single word is."""
    metrics, lines = QFontMetricsF(font), [""]
    for piece in PIECES.findall(words):
        longer = lines[-1] + piece
        if lines[-1] and metrics.horizontalAdvance(longer.rstrip()) > width:
            lines.append(piece)
        else:
            lines[-1] = longer
    return tuple(line.rstrip() for line in lines)


def _typefaces(height: float, family: str) -> Iterator[QFont]:
    for size in range(max(round(height), eyes().on_pieces), LEAST_LETTERS - 1, -1):
        for stretch in STRETCHES:
            yield typeface(size, family, stretch)
    yield typeface(LEAST_LETTERS, family, NARROWEST)


def badge_height(wanted: float) -> float:
    """Return how high a badge is in pixels so that its count can be read."""
    return max(wanted, eyes().on_pieces / IN_BADGE)


def badge(painter: QPainter, count: str, corner: QPointF, height: float) -> None:
    """Draw a count on a round tag whose lower right corner is given."""
    font = typeface(height * IN_BADGE)
    width = max(height, QFontMetricsF(font).horizontalAdvance(count) + height * 0.5)
    room = QRectF(corner.x() - width, corner.y() - height, width, height)
    tag = QPainterPath()
    tag.addRoundedRect(room, height / 2, height / 2)
    painter.fillPath(tag, QColor(CREAM))
    painter.strokePath(tag, QPen(QColor(INK), max(height * 0.09, 1)))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, count)


def outlined(painter: QPainter, count: str, room: QRectF, height: float, colour: str = INK) -> None:
    """Draw a number in the middle of a room, in ink or a colour, with an edge of paper."""
    font = typeface(height)
    path = QPainterPath()
    metrics = QFontMetricsF(font)
    x = room.center().x() - metrics.horizontalAdvance(count) / 2
    path.addText(QPointF(x, room.center().y() + metrics.capHeight() / 2), font, count)
    edge = QPen(QColor(CREAM), max(height * 0.18, 2))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, edge)
    painter.fillPath(path, QColor(colour))


def monogram(painter: QPainter, words: str, room: QRectF, colour: str) -> None:
    """Draw the first letters of a name, for what has no icon."""
    letters = "".join(word[0] for word in words.replace("_", " ").split()[:2]).upper()
    painter.setFont(typeface(min(room.width() * 0.8, room.height()) * 0.72, DISPLAY))
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, letters)
