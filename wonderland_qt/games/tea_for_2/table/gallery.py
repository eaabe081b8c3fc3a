"""The gallery: how each entry of the content looks."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from wonderland_qt.engine.phrasing import describe_all, word_icons_of
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.table.gallery_entries import GalleryEntry
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.tea_for_2.content_files import Space
from wonderland_qt.games.tea_for_2.game_content import Content


class Section(NamedTuple):
    """How the entries of a section of the content look, and how reports name them ("": in none)."""

    heading: str
    kind: str
    prefix: str
    reported: str


SECTIONS = {
    "characters": Section("character", kind="card", prefix="card", reported="bought"),
    "missions": Section("mission", kind="mission", prefix="mission", reported="mission"),
    "watch": Section("space", kind="space", prefix="space", reported="watch"),
    "sides": Section("side", kind="portrait", prefix="player", reported=""),
}


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every character, mission, space of the watch and side of a content."""
    return tuple(shown for name in SECTIONS for shown in _entries_of_section(content, name))


def _entries_of_section(content: Content, section_name: str) -> Iterator[GalleryEntry]:
    """Yield each entry of a section, with its piece as it lies on the table.

    A character has as many copies as there are cards of it, any other entry one.
    """
    section = SECTIONS[section_name]
    for number, entry in enumerate(getattr(content.files, section_name)):
        piece = _piece_of_entry(section, entry)
        copies = sum(card.character == entry.id for card in content.cards.values())
        yield GalleryEntry(
            (section_name, number),
            section.heading,
            piece.text,
            pieces=(piece,),
            rules=piece.lines,
            copies=copies or 1,
            thing=Thing(section.reported, entry.id) if section.reported else None,
        )


def _piece_of_entry(section: Section, entry: Any) -> Piece:
    """Return the piece of an entry, with its effect and, if it has one, its value."""
    return Piece(
        f"{section.prefix}:{entry.id}",
        section.kind,
        art=entry.id,
        badge=str(getattr(entry, "value", "")),
        text=Text(entry.id),
        icons=word_icons_of(entry.effect) if isinstance(entry, Space) else (),
        lines=describe_all(entry.effect),
    )
