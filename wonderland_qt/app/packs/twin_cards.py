"""An entry that two packs change, drawn by each of them: the one in force, and the overridden one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import CENTRED, caption, styled, without_margins
from wonderland_qt.app.paper.pixmaps import blank
from wonderland_qt.app.workshop.gallery_pictures import GalleryPictures, Room
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.packs.shared_entries import SharedEntry
from wonderland_qt.models.workshop.edited_content import EditedContent, content_with_pack

CARD = (130, 112)
BENEATH = 0.5
"""The opacity of the overridden entry."""

LEAST_LETTERS = 10
Drawn = tuple[EditedContent, GalleryPictures]
"""The content with one pack applied, and the pictures of its entries."""


class PacksDrawn:
    """Draws entries as each pack changes them; reads the content of a pack once, until it is forgotten."""

    def __init__(self, shelf: Shelf) -> None:
        """Begin with nothing read; content is kept by pack and game, as reading it takes long."""
        self._shelf = shelf
        self._read_already: dict[tuple[str, str], Drawn | None] = {}

    def forget(self) -> None:
        """Forget all content, so that packs are read again when needed."""
        self._read_already.clear()

    def picture(self, pack: str, shared: SharedEntry, room: Room) -> QPixmap:
        """Return the picture of an entry as a pack changes it.

        It is empty if the pack cannot be read or no longer has the entry. A longer path leads to an entry
        inside another one.
        """
        drawn = self._content_of(pack, shared.game)
        if drawn is None:
            return QPixmap()
        edited, pictures = drawn
        for entry in edited.checked.entries:
            in_section = len(entry.path) == 2 and entry.path[0] == shared.section
            if in_section and entry.id == shared.id:
                return pictures.picture(entry, room)
        return QPixmap()

    def _content_of(self, pack: str, game: str) -> Drawn | None:
        """Return the content of a game with one pack applied, read at the first call."""
        if (pack, game) not in self._read_already:
            self._read_already[pack, game] = self._read_content(pack, game)
        return self._read_already[pack, game]

    def _read_content(self, pack: str, game: str) -> Drawn | None:
        """Return the content with one pack applied, or None if it cannot be read."""
        shelf = self._shelf
        edited = content_with_pack(shelf.pile, shelf.pile.pack(pack), game)
        if edited is None:
            return None
        return edited, GalleryPictures(oven_of(edited.cast, edited.art), edited.words(shelf.words.language))


class Twin(NamedTuple):
    """A version of an entry: the pack it is from, its picture, and whether it is in force."""

    pack: str
    picture: QPixmap
    counts: bool


def room_of_card(grown: float, ratio: float) -> Room:
    """Return the size in pixels of one card."""
    width, height = CARD
    return Room(round(width * grown), round(height * grown), ratio)


class TwinCards(QWidget):
    """Two versions side by side, the one in force first."""

    def __init__(self, twins: tuple[Twin, Twin], say: Callable[[Text], str], grown: float) -> None:
        """Lay the version in force at the left, and an arrow from it to the one it overrides."""
        super().__init__()
        self._say, self._grown = say, grown
        row = without_margins(QHBoxLayout(self))
        counting, beneath = sorted(twins, key=lambda twin: not twin.counts)
        row.addLayout(self._card_of(counting))
        row.addWidget(styled(QLabel("→"), "twin-arrow"), 0, CENTRED)
        row.addLayout(self._card_of(beneath))
        row.addStretch()

    def _card_of(self, twin: Twin) -> QVBoxLayout:
        """Return the picture of a version above its pack and whether it is in force."""
        lines, room = QVBoxLayout(), room_of_card(self._grown, 1.0)
        lines.setSpacing(1)
        counts = self._say(Text("packs-counts" if twin.counts else "packs-beneath"))
        picture = self._label_with_picture(twin)
        picture.setAccessibleName(f"{twin.pack}: {counts}")
        name = styled(FitLabel(twin.pack, LEAST_LETTERS), "twin-name")
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        name.setFixedWidth(room.width)
        lines.addWidget(picture)
        lines.addWidget(name)
        lines.addWidget(styled(caption(counts), "twin-counts" if twin.counts else "hint"), 0, CENTRED)
        return lines

    def _label_with_picture(self, twin: Twin) -> QLabel:
        """Return the picture of a version, faded if it is not in force."""
        label, room = QLabel(), room_of_card(self._grown, 1.0)
        label.setFixedSize(room.width, room.height)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setPixmap(twin.picture if twin.counts else faded(twin.picture))
        return label


def faded(picture: QPixmap) -> QPixmap:
    """Return a picture made transparent, for the overridden version; a missing one stays as it is."""
    if picture.isNull():
        return picture
    pale = blank(picture.deviceIndependentSize(), picture.devicePixelRatio())
    painter = QPainter(pale)
    painter.setOpacity(BENEATH)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return pale
