"""Pictures for miniature cards: of the piece that an option is about, else of the content that it names."""

from __future__ import annotations

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


def pictures_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> Pictures:
    """Return the pictures for a row of the options, one of each, none where nothing of it is drawn."""
    for role in (OptionRole.TAKE, OptionRole.PUT):
        piece = pieces.index_of(option.data(role))
        if piece.isValid() and piece.data(PieceRole.FACE):
            found = book.picture(piece.data(PieceRole.KIND), piece.data(PieceRole.ART))
            if found is not None and found.own:
                return (found.svg,)
    named = option.data(OptionRole.NAMED)
    drawn = (book.drawn_as(name.removeprefix(EFFECT).replace("-", "_")) for name in named)
    return tuple(dict.fromkeys(one for one in drawn if one is not None))[:MOST]
