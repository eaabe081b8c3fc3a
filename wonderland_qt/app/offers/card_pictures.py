"""Pictures for option cards: of the piece that an option moves, else of the content that it names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex

from wonderland_qt.app.offers.choice_card import Pictures
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.scene.pictures.art import ArtBook

EFFECT = "effect-"
"""The prefix before the verb in the key of an effect's text."""

MOST = 4
"""The most pictures on a card."""


def card_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> tuple[str, str, Pictures]:
    """Return the id, the words and the pictures of an option."""
    return option.data(OptionRole.ID), option.data(), pictures_of(option, pieces, book)


def cards_of(
    options: Sequence[QModelIndex], pieces: PiecesModel, book: ArtBook
) -> list[tuple[str, str, Pictures]]:
    """Return the cards of options; if all show the same piece, show what each one names instead."""
    cards = [card_of(option, pieces, book) for option in options]
    named = [named_pictures(option, book) for option in options]
    alike = len({pictures for _, _, pictures in cards}) == 1 and len(set(named)) > 1
    return [(card[0], card[1], told) for card, told in zip(cards, named, strict=True)] if alike else cards


def pictures_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> Pictures:
    """Return the picture of the piece that an option takes or puts, else pictures of what it names."""
    for role in (OptionRole.TAKE, OptionRole.PUT):
        piece = pieces.index_of(option.data(role))
        if piece.isValid() and piece.data(PieceRole.FACE):
            found = book.picture(piece.data(PieceRole.KIND), piece.data(PieceRole.ART))
            if found is not None and found.own:
                return (found.svg,)
    return named_pictures(option, book)


def named_pictures(option: QModelIndex, book: ArtBook) -> Pictures:
    """Return a picture of each thing that an option names, without repetition."""
    named = option.data(OptionRole.NAMED)
    drawn = (book.drawn_as(name.removeprefix(EFFECT).replace("-", "_")) for name in named)
    return tuple(dict.fromkeys(one for one in drawn if one is not None))[:MOST]
