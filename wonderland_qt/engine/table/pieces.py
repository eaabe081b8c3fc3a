"""Pieces: the things on a table, as windows and outlines show them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wonderland_qt.engine.words.texts import Text, text


class Piece(msgspec.Struct, frozen=True):
    """One thing on the table, or a place for things.

    `id` identifies it in options; pieces that are face down have anonymous ids. `kind` is the sort of thing,
    `art` its picture, `place` the piece it lies on ("": the table itself), `order` its rank there. `face` is
    whether it is face up, `badge` the number shown on it, `icons` what it brings (engine/phrasing.py), `text`
    its description. `lines` are printed on it, each beside its icon if it has one. `owner` is its owner, if
    the picture does not tell. A piece that `covers` places is an area, drawn along its outer edges. `about`
    are related places, which light up while somebody points at it.
    """

    id: str
    kind: str
    art: str
    place: str = ""
    order: int = 0
    face: bool = True
    badge: str = ""
    text: Text = Text("")
    icons: tuple[str, ...] = ()
    lines: tuple[Text, ...] = ()
    owner: str = ""
    covers: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


def astray(pieces: Iterable[Piece]) -> Text | None:
    """Return a message about two pieces with one id or a piece on a missing place, None if there are none.

    Of several pieces on a missing place the first is named; the place "" is the table itself.
    """
    known: set[str] = set()
    places: dict[str, str] = {}
    for piece in pieces:
        if piece.id in known:
            return text("unsound-two-pieces", piece=piece.id)
        known.add(piece.id)
        places.setdefault(piece.place, piece.id)
    for place, piece_on_it in places.items():
        if place and place not in known:
            return text("unsound-lost-piece", piece=piece_on_it, place=place)
    return None
