"""What is printed on a piece: the icons of what it brings, its name where it has room for one, its badge."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.kinds import Kind, Room
from wonderland_qt.scene.pictures.letters import LEAST_LETTERS, badge, badge_height, monogram, outlined, write
from wonderland_qt.scene.pictures.look import Look
from wonderland_qt.scene.pictures.palette import INK, PAPER, see_through
from wonderland_qt.scene.pictures.silhouettes import silhouette

LEAST_ROOM = 2.5
NUMBER, NAME = 0.5, 0.36
"""How high numbers are beside their icon, and names at least in their room."""


class Print(NamedTuple):
    """Words or a count printed on a piece: where, and how high its letters may be, in pixels."""

    words: str
    room: QRectF
    height: float


def letter(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float) -> None:
    """Write name and badge on a piece."""
    name = name_on(look, room, form, scale)
    if name is not None:
        if form.band:
            painter.fillPath(silhouette("token", name.room), see_through(PAPER, 0.86))
        write(painter, *name, form.ink)
    if look.badge and form.badge and not form.above:
        height = form.badge * min(room.width(), room.height())
        if form.index is not None:
            write(painter, look.badge, _inner(room, form.index), max(height, LEAST_LETTERS), form.ink)
        elif form.middle:
            outlined(painter, look.badge, room, max(height, LEAST_LETTERS))
        else:
            badge(painter, look.badge, room.bottomRight() + QPointF(scale, scale), badge_height(height))


def name_on(look: Look, room: QRectF, form: Kind, scale: float) -> Print | None:
    """Return the name that a piece bears; None when it has none, or no room in which it could be read."""
    if not look.label or form.name is None:
        return None
    inner = _inner(room, form.name)
    if min(inner.width() / LEAST_ROOM, inner.height()) < LEAST_LETTERS:
        return None
    return Print(look.label, inner, max(form.letters * scale, inner.height() * NAME))


def print_icons(painter: QPainter, icons: Sequence[str], room: QRectF, form: Kind, book: ArtBook) -> None:
    """Print icons as large as they fit side by side and below each other, each with its number."""
    inner = _inner(room, form.icons)
    columns, side = _columns(len(icons), inner)
    rows = ceil(len(icons) / columns)
    top = inner.center().y() - rows * side / 2
    for number, icon in enumerate(icons):
        row, column = divmod(number, columns)
        in_row = min(columns, len(icons) - row * columns)
        left = inner.center().x() - in_row * side / 2
        _icon(painter, icon, QRectF(left + column * side, top + row * side, side, side), book)


def _columns(count: int, room: QRectF) -> tuple[int, float]:
    """Return how many columns let so many squares be largest, and how large."""
    sides = [
        (min(room.width() / columns, room.height() / ceil(count / columns)), columns)
        for columns in range(1, count + 1)
    ]
    side, columns = max(sides)
    return columns, side


def _icon(painter: QPainter, icon: str, room: QRectF, book: ArtBook) -> None:
    word, _, count = icon.partition(":")
    edge = room.width() * 0.05
    drawn = book.icon(word)
    if drawn is None:
        monogram(painter, word, room, INK)
    else:
        drawn.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        drawn.render(painter, room.adjusted(edge, edge, -edge, -edge))
    if count:
        low = QRectF(room.x(), room.center().y(), room.width(), room.height() / 2)
        outlined(painter, count, low, max(room.height() * NUMBER, LEAST_LETTERS))


def _inner(room: QRectF, part: Room) -> QRectF:
    left, top, right, bottom = part
    return QRectF(
        room.x() + left * room.width(), room.y() + top * room.height(),
        (right - left) * room.width(), (bottom - top) * room.height(),
    )  # fmt: skip
