"""Print sheets: the cards of a pack in their real size on A4, with crop marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QIODevice, QLineF, QMarginsF, QRectF, QSaveFile, QSizeF
from PySide6.QtGui import QColor, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtWidgets import QApplication

from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.workshop.gallery_pictures import GalleryPictures
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.workshop.edited_content import content_with_pack
from wonderland_qt.models.workshop.workshop_entries import WITHOUT_PICTURE, WorkshopEntry
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures

PAGE = QSizeF(210, 297)
EDGE, APART = 12.0, 8.0
"""The margin of a page and the gap between cards, in millimetres."""

MARK, OFF, FINE = 3.0, 0.5, 0.1
"""The length of a crop mark, its distance from the card, and its width, in millimetres."""

DOTS = 300
INCH = 25.4


class Printed(NamedTuple):
    """A card of a pack with the pictures that draw it."""

    entry: WorkshopEntry
    pictures: GalleryPictures


class Placed(NamedTuple):
    """The number of a card and its rectangle on a page, in millimetres."""

    card: int
    room: QRectF


def cards_of(pile: PackPile, pack: str, language: str) -> list[Printed]:
    """Return the cards that a pack adds or changes, each as often as it is in the box."""
    found: list[Printed] = []
    for game in pile.games_of(pile.pack(pack)):
        edited = content_with_pack(pile, pile.pack(pack), game)
        if edited is not None:
            pictures = GalleryPictures(oven_of(edited.cast, edited.art), edited.words(language))
            for entry in filter(_is_printed, edited.checked.entries):
                found += [Printed(entry, pictures)] * entry.shown.copies
    return found


def _is_printed(entry: WorkshopEntry) -> bool:
    """Tell whether an entry is a card or token that the user's packs change; boards are too large."""
    return entry.changed and entry.shown.stage is None and entry.shown.kind not in WITHOUT_PICTURE


def pages_of(sizes: Sequence[QSizeF]) -> list[list[Placed]]:
    """Arrange cards of these sizes in rows, the highest first, on as many pages as needed."""
    pages: list[list[Placed]] = []
    left = top = row_height = 0.0
    for card in sorted(range(len(sizes)), key=lambda card: -sizes[card].height()):
        size = sizes[card]
        if left + size.width() > PAGE.width() - EDGE:
            left, top = EDGE, top + row_height + APART
        if not pages or top + size.height() > PAGE.height() - EDGE:
            pages.append([])
            left = top = EDGE
        if left == EDGE:
            row_height = size.height()
        pages[-1].append(Placed(card, QRectF(left, top, size.width(), size.height())))
        left += size.width() + APART
    return pages


def print_sheet(cards: Sequence[Printed], file: Path, title: str) -> int:
    """Write cards to a PDF atomically, and return the number of pages; raises OSError."""
    let_pictures_come(cards, DOTS / INCH)
    pages = pages_of([card.pictures.size(card.entry) for card in cards])
    saved = QSaveFile(str(file))
    if not saved.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(f"{file}: {saved.errorString()}")
    writer = _writer_into(saved, title)
    painter = QPainter(writer)
    painter.scale(DOTS / INCH, DOTS / INCH)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        for placed in page:
            _print_card(painter, cards[placed.card], placed.room)
    painter.end()
    if not saved.commit():
        raise OSError(f"{file}: {saved.errorString()}")
    return len(pages)


def _writer_into(saved: QSaveFile, title: str) -> QPdfWriter:
    """Return what writes pages of A4 without margins into a file."""
    writer = QPdfWriter(saved)
    writer.setTitle(title)
    writer.setResolution(DOTS)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    return writer


def _print_card(painter: QPainter, card: Printed, room: QRectF) -> None:
    """Draw a card into a room in millimetres, without what reaches beyond its edge, and its crop marks."""
    pixmap, body = card.pictures.printed(card.entry, DOTS / INCH)
    painter.drawPixmap(room, pixmap, body)
    painter.setPen(QPen(QColor("black"), FINE))
    painter.drawLines(list(_crop_marks(room)))


def _crop_marks(room: QRectF) -> Iterator[QLineF]:
    """Yield the crop marks of a card: two lines at each corner, clear of the card."""
    for x, outwards in ((room.left(), -1), (room.right(), 1)):
        for y, away in ((room.top(), -1), (room.bottom(), 1)):
            yield QLineF(x + outwards * OFF, y, x + outwards * (OFF + MARK), y)
            yield QLineF(x, y + away * OFF, x, y + away * (OFF + MARK))


def let_pictures_come(cards: Sequence[Printed], scale: float) -> None:
    """Wait until the pictures of packs are drawn at this scale, which another process does.

    Pictures come first in any size, then in this one. The other rounds are for those that memory dropped.
    """
    rounds = 4
    for _ in range(rounds):
        for card in cards:
            card.pictures.printed(card.entry, scale)
        while pack_pictures().waiting:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
