"""A parcel to share a pack: a folder with its .zip file, a picture of its cards, and print sheets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
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

EDGE, TITLE, LETTERS, BETWEEN, MOST, SCALE = 40, 64, 48, 24, 6, 8.0


class Parcel(NamedTuple):
    """The folder of a parcel, the number of cards on its print sheets, and a problem or ""."""

    folder: Path
    cards: int
    problem: str = ""


def make_parcel(pile: PackPile, pack: str, within: Path, language: str) -> Parcel:
    """Write a parcel into a new folder: a pack, with a manifest, its cards to print, and a picture of some.

    Without cards it is only the pack. The problem, if any, is in the parcel that is returned.
    """
    listed = pile.pack(pack)
    version = listed.version or "1.0"  # a manifest that cannot be read has none
    folder = _free_folder(within / f"{pack}-{version}")
    try:
        folder.mkdir()
        problem = shared(sign(pile, listed), archive_in(folder, pack), language)
        cards = cards_of(pile, pack, language)
        if cards and not problem:
            print_sheet(cards, folder / f"{pack}.pdf", listed.name)
            draw_cards(cards, folder / f"{pack}.png", listed.name)
    except OSError as error:
        return Parcel(folder, 0, error_in_words(error, language, folder))
    return Parcel(folder, len(cards), problem)


def _free_folder(wanted: Path) -> Path:
    """Return the wanted folder if it does not exist yet, else the first free one with a number behind."""
    numbered = (wanted.with_name(f"{wanted.name} ({number})") for number in count(1))
    return next(folder for folder in chain([wanted], numbered) if not folder.exists())


def draw_cards(cards: Sequence[Printed], file: Path, title: str) -> None:
    """Draw the most valuable cards of a pack side by side below its name; raises OSError.

    Another process draws the pictures of packs, so it is waited for first.
    """
    shown = best_of(cards)
    let_pictures_come(shown, SCALE)
    picture = QImage(*PICTURE, QImage.Format.Format_RGB32)
    picture.fill(QColor(PAPER))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _write_title(painter, title)
    _draw_row(painter, shown)
    painter.end()
    if not picture.save(str(file)):
        raise OSError(f"{file}: cannot be written")


def _write_title(painter: QPainter, title: str) -> None:
    """Write a title at the top of the picture, cut off if it is too long."""
    font = QFont(DISPLAY)
    font.setPixelSize(LETTERS)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    width, _height = PICTURE
    room = QRectF(EDGE, EDGE / 2, width - 2 * EDGE, TITLE)
    fitting = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, round(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, fitting)


def best_of(cards: Sequence[Printed]) -> list[Printed]:
    """Return the most valuable cards, each only once."""
    once = {card.entry.path: card for card in cards}.values()
    return sorted(once, key=lambda card: -(card.entry.shown.value or 0))[:MOST]


def _draw_row(painter: QPainter, cards: Sequence[Printed]) -> None:
    """Draw cards in a row, as large as they fit."""
    sizes = [card.pictures.size(card.entry) for card in cards]
    total, highest = sum(size.width() for size in sizes), max(size.height() for size in sizes)
    width, height = PICTURE
    gaps = BETWEEN * (len(cards) - 1)
    room_width, room_height = width - 2 * EDGE - gaps, height - TITLE - 2 * EDGE
    scale = min(room_width / total, room_height / highest)
    left = (width - total * scale - gaps) / 2
    middle = TITLE + EDGE + room_height / 2
    for card, size in zip(cards, sizes, strict=True):
        drawn = size * scale
        _draw_card(painter, card, QRectF(left, middle - drawn.height() / 2, drawn.width(), drawn.height()))
        left += drawn.width() + BETWEEN


def _draw_card(painter: QPainter, card: Printed, room: QRectF) -> None:
    """Draw a card so that it fills a room; its badge and its shadow reach beyond."""
    pixmap, body = card.pictures.printed(card.entry, SCALE)
    scale = room.width() / body.width()
    whole = QRectF(room.topLeft() - body.topLeft() * scale, QSizeF(pixmap.size()) * scale)
    painter.drawPixmap(whole, pixmap, QRectF(pixmap.rect()))
