"""Lines on a piece: what it brings, icon and words below each other, and what its player is doing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.kinds import Kind
from wonderland_qt.scene.pictures.letters import BODY, DISPLAY, LEAST_LETTERS, fit, write
from wonderland_qt.scene.pictures.look import Look
from wonderland_qt.scene.pictures.palette import GOLD, INK, see_through
from wonderland_qt.scene.pictures.printing import part_of, print_icon
from wonderland_qt.scene.pictures.silhouettes import silhouette

PITCH, MOST_PITCH, GAP = 1.12, 2.3, 0.14
"""How far lines are apart at least and at most, by the height of their letters; from an icon to its words."""
LEAST_WORDS = 3.0
"""How wide the room for words is at least, by the height of their letters."""


def print_lines(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float, book: ArtBook) -> bool:
    """Print icons and lines below each other; tell whether the room was large enough for that."""
    if form.listed is None or not look.lines:
        return False
    icons = () if form.apart else look.icons
    whole, rows = part_of(room, form.listed), max(len(look.lines), len(icons))
    letters = min(max(form.letters * scale, LEAST_LETTERS), whole.height() / rows / PITCH)
    if letters < LEAST_LETTERS or whole.width() < LEAST_WORDS * letters:
        return False
    printed = list(zip_longest(icons, look.lines, fillvalue=""))
    heights = _heights(printed, whole, letters)
    top = whole.center().y() - sum(heights) / 2
    for pair, high in zip(printed, heights, strict=True):
        _print_line(painter, look, pair, QRectF(whole.x(), top, whole.width(), high), letters, form, book)
        top += high
    return True


def _heights(printed: Sequence[tuple[str, str]], whole: QRectF, letters: float) -> list[float]:
    """Return how high each row is: all alike, or higher where words need more lines of letters to fit."""
    rows = len(printed)
    high = whole.height() if rows == 1 else min(whole.height() / rows, letters * MOST_PITCH)
    row = QRectF(whole.x(), 0, whole.width(), high)
    if all(fit(line, _room_for_words(icon, row, letters), letters).whole for icon, line in printed):
        return [high] * rows
    row.setHeight(whole.height())
    rooms = [(_room_for_words(icon, row, LEAST_LETTERS), line) for icon, line in printed]
    needed = [len(fit(line, room, LEAST_LETTERS).lines) for room, line in rooms]
    return [whole.height() * lines / sum(needed) for lines in needed]


def _room_for_words(icon: str, row: QRectF, letters: float) -> QRectF:
    return row.adjusted(_icon_side(row, letters) * (1 + GAP), 0, 0, 0) if icon else row


def _icon_side(row: QRectF, letters: float) -> float:
    return min(row.height(), letters * 1.7)


def _print_line(
    painter: QPainter,
    look: Look,
    printed: tuple[str, str],
    row: QRectF,
    letters: float,
    form: Kind,
    book: ArtBook,
) -> None:
    icon, line = printed
    words = _room_for_words(icon, row, letters)
    if icon:
        side = _icon_side(row, letters)
        print_icon(painter, icon, QRectF(row.x(), row.center().y() - side / 2, side, side), book)
    family = DISPLAY if form.display and form.name is None else BODY
    write(
        painter,
        line,
        words,
        letters,
        form.ink_of(look.art),
        centred=not (icon or form.leading),
        family=family,
    )


def print_doing(painter: QPainter, look: Look, room: QRectF, form: Kind) -> None:
    """Print what a player is doing on a pill, lit while others wait for that."""
    if form.doing is None or not look.doing:
        return
    pill = part_of(room, form.doing)
    shape = silhouette("token", pill)
    painter.fillPath(shape, QColor(GOLD) if look.busy else see_through("#ffffff", 0.62))
    painter.strokePath(shape, QPen(see_through(INK, 0.6), max(pill.height() * 0.04, 1)))
    within = pill.adjusted(pill.height() * 0.3, 0, -pill.height() * 0.3, 0)
    if fit(look.doing, within, pill.height() * 0.6).lines[0]:
        write(painter, look.doing, within, pill.height() * 0.6)
