"""Icons printed on a piece, as large as they fit, each with its number."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.letters import draw_monogram, draw_outlined, typeface
from wonderland_qt.scene.style.eyes import eyes
from wonderland_qt.scene.style.kinds import Kind, Room
from wonderland_qt.scene.style.palette import INK

NUMBER, BELOW_MIDDLE, MARGIN = 0.5, 0.06, 0.05
"""The height of a number on its icon, its distance below the middle, an icon's margin, as parts of a room."""
MOST_DIGITS, WIDEST_RANGE = 2, 1.5
"""The most digits of a plain number, and the largest width of a longer range, as a part of its icon."""


def print_icons(painter: QPainter, icons: Sequence[str], room: QRectF, form: Kind, book: ArtBook) -> None:
    """Paint icons in rows and columns, as large as they fit, each with its number."""
    inner = part_of(room, form.icons)
    columns = _best_columns(len(icons), inner)
    side, rows = _side_of_squares(len(icons), columns, inner), ceil(len(icons) / columns)
    top = inner.center().y() - rows * side / 2
    for number, icon in enumerate(icons):
        row, column = divmod(number, columns)
        in_row = min(columns, len(icons) - row * columns)
        left = inner.center().x() - in_row * side / 2
        print_icon(painter, icon, QRectF(left + column * side, top + row * side, side, side), book)


def _best_columns(count: int, room: QRectF) -> int:
    """Return the number of columns with which this many squares are largest, the most if several are best."""
    sides = {columns: _side_of_squares(count, columns, room) for columns in range(1, count + 1)}
    largest = max(sides.values())
    return max(columns for columns, side in sides.items() if side == largest)


def _side_of_squares(count: int, columns: int, room: QRectF) -> float:
    """Return the side of this many squares that fill a room in so many columns."""
    return min(room.width() / columns, room.height() / ceil(count / columns))


def print_icon(painter: QPainter, icon: str, room: QRectF, book: ArtBook) -> None:
    """Paint an icon given as "word" or "word:number"; without a picture, draw the word's first letter."""
    word, _, count = icon.partition(":")
    edge = MARGIN * room.width()
    drawn = book.icon(word)
    if drawn is None:
        draw_monogram(painter, word, room, INK)
    else:
        drawn.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        drawn.render(painter, room.adjusted(edge, edge, -edge, -edge))
    if count:
        lower = room.translated(0, BELOW_MIDDLE * room.height())
        draw_outlined(painter, count, lower, _height_of_number(count, room))


def _height_of_number(count: str, room: QRectF) -> float:
    """Return the height of a number's letters: readable, but smaller for a range such as 1–3."""
    height = max(room.height() * NUMBER, eyes().on_pieces)
    if len(count) <= MOST_DIGITS:
        return height
    width = QFontMetricsF(typeface(height)).horizontalAdvance(count)
    return height * min(1.0, WIDEST_RANGE * room.width() / width)


def part_of(room: QRectF, part: Room) -> QRectF:
    """Return the part of a rectangle that a kind's `Room` describes."""
    left, top, right, bottom = part
    return QRectF(
        room.x() + left * room.width(), room.y() + top * room.height(),
        (right - left) * room.width(), (bottom - top) * room.height(),
    )  # fmt: skip
