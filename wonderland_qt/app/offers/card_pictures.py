"""Pictures for option cards: of the piece that an option moves, else of the content that it names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex

from wonderland_qt.app.offers.choice_card import CardFace, Pictures
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.scene.pictures.art import ArtBook

EFFECT = "effect-"
"""The prefix before the verb in the key of an effect's text."""

MOST = 4
"""The most pictures on a card."""


def card_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> CardFace:
    """Return the card of an option, with its piece or what it names."""
    return CardFace(option.data(OptionRole.ID), option.data(), pictures_of(option, pieces, book))


def cards_of(options: Sequence[QModelIndex], pieces: PiecesModel, book: ArtBook) -> list[CardFace]:
    """Return the cards of options.

    If all show the same piece, show what each option names instead, provided that this differs.
    """
    cards = [card_of(option, pieces, book) for option in options]
    named = [named_pictures(option, book) for option in options]
    are_alike = len({card.pictures for card in cards}) == 1
    if not are_alike or len(set(named)) == 1:
        return cards
    return [card._replace(pictures=things) for card, things in zip(cards, named, strict=True)]


def pictures_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> Pictures:
    """Return the picture of the piece that an option takes or puts, else pictures of what it names.

    The ground that all pieces of a kind share would not tell them apart, so it is no such picture; nor is the
    back of a piece whose face is not to be seen.
    """
    for role in (OptionRole.TAKE, OptionRole.PUT):
        piece = pieces.index_of(option.data(role))
        if piece.isValid() and piece.data(PieceRole.FACE):
            found = book.picture(piece.data(PieceRole.KIND), piece.data(PieceRole.ART))
            if found is not None and found.own:
                return (found.svg,)
    return named_pictures(option, book)


def named_pictures(option: QModelIndex, book: ArtBook) -> Pictures:
    """Return pictures of what an option names, only as many as a card has room for.

    Each is there once, or as often as the option counts it if all of them have room.
    """
    counted = _drawn(option.data(OptionRole.COUNTED), book)
    if 0 < len(counted) <= MOST:
        return counted
    return tuple(dict.fromkeys(_drawn(option.data(OptionRole.NAMED), book)))[:MOST]


def _drawn(keys: Sequence[str], book: ArtBook) -> Pictures:
    """Return the pictures of what has one among these keys of texts."""
    names = [key.removeprefix(EFFECT).replace("-", "_") for key in keys]
    return tuple(picture for name in names if (picture := book.drawn_as(name)) is not None)
