"""The gallery: how each entry of the content looks."""

from collections.abc import Iterator

from wonderland_qt.engine.phrasing import describe_all, word_icons_of
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.table.gallery_entries import GalleryEntry
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.tea_for_2.content_files import Space
from wonderland_qt.games.tea_for_2.game_content import Content

SECTIONS = {
    "characters": ("character", "card", "card", "bought"),
    "missions": ("mission", "mission", "mission", "mission"),
    "watch": ("space", "space", "space", "watch"),
    "sides": ("side", "portrait", "player", ""),
}
"""For each section of the content: heading, kind of piece, prefix of piece ids, and name in reports."""


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every character, mission, space of the watch and side of a content."""
    return tuple(shown for section in SECTIONS for shown in _entries_of_section(content, section))


def _entries_of_section(content: Content, section: str) -> Iterator[GalleryEntry]:
    """Yield each entry of a section, with its piece as it lies on the table.

    A character has as many copies as there are cards of it, any other entry one. A section without a name in
    reports is counted in none.
    """
    heading, kind, prefix, reported = SECTIONS[section]
    for number, entry in enumerate(getattr(content.files, section)):
        name, rules, badge = Text(entry.id), describe_all(entry.effect), str(getattr(entry, "value", ""))
        icons = word_icons_of(entry.effect) if isinstance(entry, Space) else ()
        piece_id = f"{prefix}:{entry.id}"
        piece = Piece(piece_id, kind, art=entry.id, badge=badge, text=name, icons=icons, lines=rules)
        copies = sum(card.character == entry.id for card in content.cards.values()) or 1
        thing = Thing(reported, entry.id) if reported else None
        yield GalleryEntry(
            (section, number), heading, name, pieces=(piece,), rules=rules, copies=copies, thing=thing
        )
