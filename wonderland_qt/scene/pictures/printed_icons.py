"""Icons printed on a piece: as large as they fit, each with its number."""

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
"""How high a number on its icon is, and how far below the middle, as parts of the icon."""
DIGITS, WIDEST_RANGE = 2, 1.5
"""How long a number is at most, and how wide a range is at most as a part of its icon."""


def print_icons(painter: QPainter, icons: Sequence[str], room: QRectF, form: Kind, book: ArtBook) -> None:
    """Print icons as large as they fit side by side and below each other, each with its number."""
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
    """Return how many columns let so many squares be largest, and how large."""
    sides = [
        (min(room.width() / columns, room.height() / ceil(count / columns)), columns)
        for columns in range(1, count + 1)
    ]
    side, columns = max(sides)
    return columns, side


def print_icon(painter: QPainter, icon: str, room: QRectF, book: ArtBook) -> None:
    """Print an icon with its number."""
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
    """Return how high a number is: readable, but a range such as 1–3 stays near its icon."""
    height = max(room.height() * NUMBER, eyes().on_pieces)
    wide = QFontMetricsF(typeface(height)).horizontalAdvance(count)
    return height * min(1.0, WIDEST_RANGE * room.width() / wide) if len(count) > DIGITS else height


def part_of(room: QRectF, part: Room) -> QRectF:
    """Return a part of a room."""
    left, top, right, bottom = part
    return QRectF(
        room.x() + left * room.width(), room.y() + top * room.height(),
        (right - left) * room.width(), (bottom - top) * room.height(),
    )  # fmt: skip
