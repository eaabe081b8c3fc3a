"""Icons printed on a piece, as large as they fit, each with its number."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.letters import monogram, outlined, typeface
from wonderland_qt.scene.style.eyes import eyes
from wonderland_qt.scene.style.kinds import Kind, Room
from wonderland_qt.scene.style.palette import INK

NUMBER, LOW = 0.5, 0.06
"""The height of a number on its icon, and its distance below the middle, as parts of the icon."""
DIGITS, WIDEST_RANGE = 2, 1.5
"""The most digits of a plain number, and the largest width of a longer range, as a part of its icon."""


def print_icons(painter: QPainter, icons: Sequence[str], room: QRectF, form: Kind, book: ArtBook) -> None:
    """Paint icons in rows and columns, as large as they fit, each with its number."""
    inner = part_of(room, form.icons)
    columns, side = _columns(len(icons), inner)
    rows = ceil(len(icons) / columns)
    top = inner.center().y() - rows * side / 2
    for number, icon in enumerate(icons):
        row, column = divmod(number, columns)
        in_row = min(columns, len(icons) - row * columns)
        left = inner.center().x() - in_row * side / 2
        print_icon(painter, icon, QRectF(left + column * side, top + row * side, side, side), book)


def _columns(count: int, room: QRectF) -> tuple[int, float]:
    """Return the number of columns with which this many squares are largest, and their side."""
    sides = [
        (min(room.width() / columns, room.height() / ceil(count / columns)), columns)
        for columns in range(1, count + 1)
    ]
    side, columns = max(sides)
    return columns, side


def print_icon(painter: QPainter, icon: str, room: QRectF, book: ArtBook) -> None:
    """Paint an icon given as "word" or "word:number"."""
    word, _, count = icon.partition(":")
    edge = room.width() * 0.05
    drawn = book.icon(word)
    if drawn is None:
        monogram(painter, word, room, INK)
    else:
        drawn.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        drawn.render(painter, room.adjusted(edge, edge, -edge, -edge))
    if count:
        outlined(painter, count, room.translated(0, LOW * room.height()), _number(count, room))


def _number(count: str, room: QRectF) -> float:
    """Return the height of a number's letters: readable, but smaller for a range such as 1–3."""
    height = max(room.height() * NUMBER, eyes().on_pieces)
    wide = QFontMetricsF(typeface(height)).horizontalAdvance(count)
    return height * min(1.0, WIDEST_RANGE * room.width() / wide) if len(count) > DIGITS else height


def part_of(room: QRectF, part: Room) -> QRectF:
    """Return the part of a rectangle that a kind's `Room` describes."""
    left, top, right, bottom = part
    return QRectF(
        room.x() + left * room.width(), room.y() + top * room.height(),
        (right - left) * room.width(), (bottom - top) * room.height(),
    )  # fmt: skip
