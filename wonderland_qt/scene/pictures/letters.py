"""Letters and numbers on pieces: words fitted into rectangles, and badges in readable sizes."""

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
"""The least height of letters and numbers in pixels; words that do not fit at it are cut short."""
LEAST_CUT = 4.5
"""A room must be this many times wider than its letters are high to hold a name that is cut short."""
UNSTRETCHED, STRETCHES, NARROWEST = 100, (100, 88, 78), 70
"""Widths of letters in percent: as designed, tried one after the other, and only before words are cut."""
OUTLINE, LEAST_OUTLINE = 0.18, 2
"""The width of a number's pale outline, as a part of its height, and its least width in pixels."""
IN_BADGE = 0.78
"""The height of a badge's letters, as a part of the badge."""
MONOGRAM, NARROW = 0.72, 0.8
"""A monogram's height as a part of its room's, or of this part of the width of a narrow room."""
BREAKABLE = re.compile(r"\S+?(?:-(?=\S)|\s+|$)")
"""Parts of words after which a line may break: at spaces and behind hyphens."""
PITCH, TALL = 1.04, 0.95
"""The line spacing, and the height of one line with descenders, as parts of the letters' height."""


class Fit(NamedTuple):
    """Words broken into lines for a room, with their typeface; `whole` is false if they are cut short."""

    lines: tuple[str, ...]
    font: QFont
    whole: bool

    @property
    def height(self) -> float:
        """Return the height of all lines together in pixels."""
        return self.font.pixelSize() * (PITCH * (len(self.lines) - 1) + TALL)

    @property
    def width(self) -> float:
        """Return the width of the widest line in pixels."""
        metrics = QFontMetricsF(self.font)
        return max(metrics.horizontalAdvance(line) for line in self.lines)


def typeface(height: float, family: str = BODY, stretch: int = UNSTRETCHED) -> QFont:
    """Return a bold typeface, `height` pixels high, with its width stretched to this percentage.

    That for display is a little less bold.
    """
    font = QFont(family)
    font.setPixelSize(max(round(height), 1))
    font.setWeight(QFont.Weight.DemiBold if family == DISPLAY else QFont.Weight.Bold)
    if stretch != UNSTRETCHED:
        font.setStretch(stretch)
    return font


def fit(words: str, room: QRectF, height: float, family: str = BODY) -> Fit:
    """Return words as large as they fit into a room: if needed narrower, then smaller, then cut short.

    A room too narrow even for words cut short gets none.
    """
    for font in _typefaces_to_try(height, family):
        fitted = Fit(_lines_of(words, font, room.width()), font, whole=True)
        if fitted.height <= room.height() and fitted.width <= room.width():
            return fitted
    smallest = typeface(LEAST_LETTERS, family, NARROWEST)
    if room.width() < LEAST_CUT * LEAST_LETTERS:
        return Fit(("",), smallest, whole=False)
    return Fit(_lines_cut_short(words, smallest, room), smallest, whole=False)


def _lines_cut_short(words: str, font: QFont, room: QRectF) -> tuple[str, ...]:
    """Return as many lines as the room holds, and end the last one with an ellipsis.

    One line is TALL, each further one takes a PITCH more; there is one even if the room is lower.
    """
    lines = _lines_of(words, font, room.width())
    count = max(int((room.height() / font.pixelSize() - TALL) / PITCH) + 1, 1)
    first, rest = lines[: count - 1], " ".join(lines[count - 1 :])
    metrics = QFontMetricsF(font)
    return tuple(
        metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()) for line in (*first, rest) if line
    )


def write_fitted(
    painter: QPainter,
    words: str,
    room: QRectF,
    height: float,
    colour: str = INK,
    centred: bool = True,
    family: str = BODY,
) -> None:
    """Write words into a room, as large as they fit, centred or from its left edge.

    The lines are centred vertically as a block; in each the capitals are in the middle of its height.
    """
    fitted = fit(words, room, height, family)
    metrics, size = QFontMetricsF(fitted.font), fitted.font.pixelSize()
    painter.setFont(fitted.font)
    painter.setPen(QColor(colour))
    first_baseline = room.center().y() - fitted.height / 2 + (size * TALL + metrics.capHeight()) / 2
    for number, line in enumerate(fitted.lines):
        x = room.center().x() - metrics.horizontalAdvance(line) / 2 if centred else room.x()
        painter.drawText(QPointF(x, first_baseline + number * size * PITCH), line)


def _lines_of(words: str, font: QFont, width: float) -> tuple[str, ...]:
    """Break words into lines that are no wider than this, unless a single word is."""
    metrics, lines = QFontMetricsF(font), [""]
    for part in BREAKABLE.findall(words):
        longer = lines[-1] + part
        if lines[-1] and metrics.horizontalAdvance(longer.rstrip()) > width:
            lines.append(part)
        else:
            lines[-1] = longer
    return tuple(line.rstrip() for line in lines)


def _typefaces_to_try(height: float, family: str) -> Iterator[QFont]:
    """Yield typefaces from the wanted height down to the least readable one, each narrower and narrower.

    The user's letter size may demand to begin larger than wanted. The last one, the least and narrowest, is
    for words that would be cut short otherwise.
    """
    for size in range(max(round(height), eyes().on_pieces), LEAST_LETTERS - 1, -1):
        for stretch in STRETCHES:
            yield typeface(size, family, stretch)
    yield typeface(LEAST_LETTERS, family, NARROWEST)


def badge_height(wanted: float) -> float:
    """Return the wanted height of a badge in pixels, or more if its count would be unreadable."""
    return max(wanted, eyes().on_pieces / IN_BADGE)


def draw_badge(painter: QPainter, count: str, corner: QPointF, height: float) -> None:
    """Draw a count on a round tag whose lower right corner is given; a long count widens the tag."""
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


def draw_outlined(painter: QPainter, count: str, room: QRectF, height: float, colour: str = INK) -> None:
    """Draw a number in the middle of a room with a pale outline, to be read on any picture."""
    font = typeface(height)
    path = QPainterPath()
    metrics = QFontMetricsF(font)
    left = room.center().x() - metrics.horizontalAdvance(count) / 2
    baseline = room.center().y() + metrics.capHeight() / 2
    path.addText(QPointF(left, baseline), font, count)
    edge = QPen(QColor(CREAM), max(height * OUTLINE, LEAST_OUTLINE))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, edge)
    painter.fillPath(path, QColor(colour))


def draw_monogram(painter: QPainter, name: str, room: QRectF, colour: str) -> None:
    """Draw the first letters of the first two words of a name, in place of an icon."""
    first_words = name.replace("_", " ").split()[:2]
    letters = "".join(word[0] for word in first_words).upper()
    painter.setFont(typeface(min(room.width() * NARROW, room.height()) * MONOGRAM, DISPLAY))
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, letters)
