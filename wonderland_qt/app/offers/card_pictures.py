"""Pictures for miniature cards: of the piece that an option is about, else of the content that it names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex

from wonderland_qt.app.offers.choice_card import Pictures
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.scene.pictures.art import ArtBook

EFFECT = "effect-"
"""What the key of an effect's text begins with, before the verb."""

MOST = 4
"""How many pictures a card has room for."""


def card_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> tuple[str, str, Pictures]:
    """Return the id, the words and the pictures for a row of the options."""
    return option.data(OptionRole.ID), option.data(), pictures_of(option, pieces, book)


def cards_of(
    options: Sequence[QModelIndex], pieces: PiecesModel, book: ArtBook
) -> list[tuple[str, str, Pictures]]:
    """Return the cards for rows of the options: by what each names, where all are about one piece."""
    cards = [card_of(option, pieces, book) for option in options]
    named = [named_pictures(option, book) for option in options]
    alike = len({pictures for _, _, pictures in cards}) == 1 and len(set(named)) > 1
    return [(card[0], card[1], told) for card, told in zip(cards, named, strict=True)] if alike else cards


def pictures_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> Pictures:
    """Return the pictures for a row of the options, one of each, none where nothing of it is drawn."""
    for role in (OptionRole.TAKE, OptionRole.PUT):
        piece = pieces.index_of(option.data(role))
        if piece.isValid() and piece.data(PieceRole.FACE):
            found = book.picture(piece.data(PieceRole.KIND), piece.data(PieceRole.ART))
            if found is not None and found.own:
                return (found.svg,)
    return named_pictures(option, book)


def named_pictures(option: QModelIndex, book: ArtBook) -> Pictures:
    """Return the pictures of what a row of the options names, one of each."""
    named = option.data(OptionRole.NAMED)
    drawn = (book.drawn_as(name.removeprefix(EFFECT).replace("-", "_")) for name in named)
    return tuple(dict.fromkeys(one for one in drawn if one is not None))[:MOST]
