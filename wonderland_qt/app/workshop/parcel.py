"""A parcel to share a pack: a folder with its .zip file, a picture of its cards, and print sheets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from wonderland_qt.app.workshop.print_sheet import Printed, cards_of, let_pictures_come, print_sheet
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.packs.new_pack import sign
from wonderland_qt.models.packs.pack_actions import archive_in, shared
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.scene.pictures.letters import DISPLAY
from wonderland_qt.scene.style.palette import INK, PAPER

PICTURE = (1200, 630)
"""The size of the picture, in a shape that web pages show uncropped."""

EDGE, TITLE, BETWEEN, MOST, SCALE = 40, 64, 24, 6, 8.0


class Parcel(NamedTuple):
    """The folder of a parcel, the number of cards on its print sheets, and a problem or ""."""

    folder: Path
    cards: int
    problem: str = ""


def make_parcel(pile: PackPile, pack: str, within: Path, language: str) -> Parcel:
    """Write a parcel into a new folder, with only the pack if it has no cards to print."""
    lying = pile.pack(pack)
    names = (f"{pack}-{lying.version or '1.0'}{f' ({number})' if number else ''}" for number in count())
    folder = next(free for name in names if not (free := within / name).exists())
    try:
        folder.mkdir()
        problem = shared(sign(pile, lying), archive_in(folder, pack), language)
        cards = cards_of(pile, pack, language)
        if cards and not problem:
            print_sheet(cards, folder / f"{pack}.pdf", lying.name)
            draw_cards(cards, folder / f"{pack}.png", lying.name)
    except OSError as error:
        return Parcel(folder, 0, error_in_words(error, language, folder))
    return Parcel(folder, len(cards), problem)


def draw_cards(cards: Sequence[Printed], file: Path, title: str) -> None:
    """Draw the most valuable cards of a pack side by side below its name; raises OSError."""
    shown = best_of(cards)
    let_pictures_come(shown, SCALE)
    picture = QImage(*PICTURE, QImage.Format.Format_RGB32)
    picture.fill(QColor(PAPER))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    font = QFont(DISPLAY)
    font.setPixelSize(TITLE - 16)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    room = QRectF(EDGE, EDGE / 2, PICTURE[0] - 2 * EDGE, TITLE)
    painter.drawText(
        room,
        Qt.AlignmentFlag.AlignCenter,
        painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, round(room.width())),
    )
    _draw_row(painter, shown)
    painter.end()
    if not picture.save(str(file)):
        raise OSError(f"{file}: cannot be written")


def best_of(cards: Sequence[Printed]) -> list[Printed]:
    """Return the most valuable cards, each only once."""
    once = list({card.entry.path: card for card in cards}.values())
    return sorted(once, key=lambda card: -(card.entry.shown.value or 0))[:MOST]


def _draw_row(painter: QPainter, cards: Sequence[Printed]) -> None:
    """Draw cards in a row, as large as they fit."""
    sizes = [card.pictures.size(card.entry) for card in cards]
    wide = PICTURE[0] - 2 * EDGE - BETWEEN * (len(cards) - 1)
    high = PICTURE[1] - TITLE - 2 * EDGE
    scale = min(wide / sum(size.width() for size in sizes), high / max(size.height() for size in sizes))
    whole = sum(size.width() for size in sizes) * scale + BETWEEN * (len(cards) - 1)
    left, middle = (PICTURE[0] - whole) / 2, TITLE + EDGE + high / 2
    for card, size in zip(cards, sizes, strict=True):
        pixmap, seen = card.pictures.printed(card.entry, SCALE)
        larger = size.width() * scale / seen.width()
        corner = QPointF(left - seen.x() * larger, middle - (size.height() * scale / 2 + seen.y() * larger))
        whole_of_it = QRectF(corner, QSizeF(pixmap.size()) * larger)  # with the badge and the shadow around
        painter.drawPixmap(whole_of_it, pixmap, QRectF(pixmap.rect()))
        left += size.width() * scale + BETWEEN
