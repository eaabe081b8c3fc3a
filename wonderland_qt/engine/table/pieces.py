"""Pieces: what lies on a table, as a window or an outline needs to know it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wonderland_qt.engine.words.texts import Text, text


class Piece(msgspec.Struct, frozen=True):
    """One thing on the table, or a place where things lie.

    `id` is what options take up and put down on; a piece that is face down has an anonymous one. `kind`
    says what sort of thing it is, `art` which picture it has, `place` the piece it lies on ("": the table
    itself), `order` its rank there. `face` tells whether its face is up, `badge` is the count or number
    shown on it, `icons` stand for what it brings (engine/phrasing.py), `text` is what is said of it.
    `lines` are written on it one below the other, each beside its icon where it has one. `owner` is whose it
    is, where the picture alone would not tell. A piece that `covers` places is an area: it lies on all of
    them, and is drawn along its outer sides. `about` names the places that it has to do with, which light up
    while somebody points at it.
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
    """Return which pieces have one id, or lie on what is not on the table; None where all lie well."""
    known: set[str] = set()
    places: dict[str, str] = {}
    for piece in pieces:
        if piece.id in known:
            return text("unsound-two-pieces", piece=piece.id)
        known.add(piece.id)
        places.setdefault(piece.place, piece.id)
    lost = next((place for place in places if place and place not in known), "")
    return text("unsound-lost-piece", piece=places[lost], place=lost) if lost else None
