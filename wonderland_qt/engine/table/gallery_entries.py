"""Gallery entries: content entries as they look on the table, for the workshop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage
from wonderland_qt.engine.words.texts import Text

if TYPE_CHECKING:
    from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath


class GalleryEntry(msgspec.Struct, frozen=True):
    """A content entry, or a section without entries, as it looks.

    `path` is its path in the content: `("coins", 3)`. `kind` is its heading, with the message
    `gallery-<kind>`. The first of its `pieces` is the thing itself; the others lie on it as laid out by
    `stage`, without which it is drawn alone. `rules` say what it does. The box has `copies` of it. `value` is
    in tenths of a point, None if unknown, and `thing` identifies it in reports.
    """

    path: DocumentPath
    kind: str
    name: Text
    pieces: tuple[Piece, ...]
    rules: tuple[Text, ...] = ()
    copies: int = 1
    value: int | None = None
    thing: Thing | None = None
    stage: Stage | None = None

    @property
    def piece(self) -> Piece:
        """Return the piece of the thing itself."""
        return self.pieces[0]


def section_shown(
    content: Any, section: str, kind: str, piece_of: Callable[[Any], Piece], reported: str = ""
) -> Iterator[GalleryEntry]:
    """Yield the gallery entries of a section, each with its piece alone and the piece's texts as rules.

    `reported` is the kind of the entries in reports of simulated games, "" if these do not count them; by it
    the gallery shows how often each one was taken and won.
    """
    for index, entry in enumerate(getattr(content, section)):
        name = Text(entry.id)
        piece = msgspec.structs.replace(piece_of(entry), place="")
        described = (piece.text,) if piece.text != name else ()
        yield GalleryEntry(
            path=(section, index),
            kind=kind,
            name=name,
            pieces=(piece,),
            rules=piece.lines or described,
            copies=getattr(entry, "copies", 1),
            thing=Thing(reported, entry.id) if reported else None,
        )


def pieces_on(pieces: Iterable[Piece], bearer: str) -> tuple[Piece, ...]:
    """Return a piece and all pieces on it, directly or not; in `pieces` what bears a piece comes first."""
    found: dict[str, Piece] = {}
    for piece in pieces:
        if piece.id == bearer or piece.place in found:
            found[piece.id] = piece
    return tuple(found.values())
