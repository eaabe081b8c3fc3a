"""Lines printed on a piece: rows of an icon and words, and a pill with what its player is doing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.letters import BODY, DISPLAY, LEAST_LETTERS, fit, write_fitted
from wonderland_qt.scene.pictures.printed_icons import part_of, print_icon
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import GOLD, INK, READY, see_through
from wonderland_qt.scene.style.silhouettes import silhouette

PITCH, MOST_PITCH, GAP = 1.12, 2.3, 0.14
"""As parts of the letters' height: least and largest line spacing, gap between icon and words."""
ICON = 1.7
"""The side of an icon, as a multiple of the letters' height."""
LEAST_WORDS = 3.0
"""The least width of the room for words, as a multiple of their letters' height."""


class PrintedLine(NamedTuple):
    """A line on a piece: its icon, words, row, and the height of its letters in pixels."""

    icon: str
    words: str
    row: QRectF
    letters: float

    @property
    def room(self) -> QRectF:
        """Return the room for the words, beside the icon."""
        return _room_for_words(self.icon, self.row, self.letters)


def lines_on(look: Look, room: QRectF, form: Kind, scale: float) -> tuple[PrintedLine, ...]:
    """Return the lines of a piece from top to bottom, or none if they do not fit readably.

    Each line has its icon before it, unless the kind prints its icons apart from the lines. A small `scale`
    leaves letters LEAST_LETTERS high, so that only a small room can make them unreadable.
    """
    if form.listed is None or not look.lines:
        return ()
    icons = () if form.apart else look.icons
    inner, rows = part_of(room, form.listed), max(len(look.lines), len(icons))
    letters = min(max(form.letters * scale, LEAST_LETTERS), inner.height() / rows / PITCH)
    is_too_low, is_too_narrow = letters < LEAST_LETTERS, inner.width() < LEAST_WORDS * letters
    if is_too_low or is_too_narrow:
        return ()
    icons_and_words = list(zip_longest(icons, look.lines, fillvalue=""))
    heights = _heights_of_rows(icons_and_words, inner, letters)
    top, lines = inner.center().y() - sum(heights) / 2, []
    for (icon, words), height in zip(icons_and_words, heights, strict=True):
        lines.append(PrintedLine(icon, words, QRectF(inner.x(), top, inner.width(), height), letters))
        top += height
    return tuple(lines)


def family_of(form: Kind) -> str:
    """Return the typeface of the lines on a kind of piece: that for display only if it prints no name."""
    return DISPLAY if form.display and form.name is None else BODY


def print_lines(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float, book: ArtBook) -> bool:
    """Paint the lines of a piece; return whether it had room for them."""
    lines = lines_on(look, room, form, scale)
    for line in lines:
        if line.icon:
            side = _icon_side(line.row, line.letters)
            square = QRectF(line.row.x(), line.row.center().y() - side / 2, side, side)
            print_icon(painter, line.icon, square, book)
        ink, centred = form.ink_of(look.art), not (line.icon or form.leading)
        write_fitted(painter, line.words, line.room, line.letters, ink, centred, family_of(form))
    return bool(lines)


def _heights_of_rows(icons_and_words: Sequence[tuple[str, str]], room: QRectF, letters: float) -> list[float]:
    """Return the rows' heights: equal, or in proportion to the lines that each row's words need.

    Equal ones serve if all words fit in them. A single row may take all the room, while rows of several lie
    no further apart than MOST_PITCH.
    """
    rows = len(icons_and_words)
    height = room.height() if rows == 1 else min(room.height() / rows, letters * MOST_PITCH)
    row = QRectF(room.x(), 0, room.width(), height)
    if all(fit(words, _room_for_words(icon, row, letters), letters).whole for icon, words in icons_and_words):
        return [height] * rows
    row.setHeight(room.height())
    needed = [
        len(fit(words, _room_for_words(icon, row, LEAST_LETTERS), LEAST_LETTERS).lines)
        for icon, words in icons_and_words
    ]
    return [room.height() * lines / sum(needed) for lines in needed]


def _room_for_words(icon: str, row: QRectF, letters: float) -> QRectF:
    """Return the room for words in a row: all of it, or what the icon at its left leaves."""
    return row.adjusted(_icon_side(row, letters) * (1 + GAP), 0, 0, 0) if icon else row


def _icon_side(row: QRectF, letters: float) -> float:
    """Return the side of the icon in a row: larger than the letters, but within the row."""
    return min(row.height(), letters * ICON)


def print_doing(painter: QPainter, look: Look, room: QRectF, form: Kind) -> None:
    """Paint what a player is doing on a pill: gold while others wait, ticked when the answer is in."""
    if form.doing is None or not look.doing:
        return
    pill = part_of(room, form.doing)
    shape = silhouette("token", pill)
    painter.fillPath(shape, _pill_colour(look))
    height = pill.height()
    rim, padding, letters = max(height * 0.04, 1), height * 0.3, height * 0.6
    painter.strokePath(shape, QPen(see_through(INK, 0.6), rim))
    inner = pill.adjusted(padding, 0, -padding, 0)
    words = f"{look.doing} ✓" if look.ready else look.doing
    write_fitted(painter, words, inner, letters)


def _pill_colour(look: Look) -> QColor:
    """Return gold for a player for whom others wait, green for one who has answered, else white."""
    if look.ready:
        return QColor(READY)
    return QColor(GOLD) if look.busy else see_through("#ffffff", 0.62)
