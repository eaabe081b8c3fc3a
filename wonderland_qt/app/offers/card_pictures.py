"""Pictures for miniature cards: of the piece that an option is about, else of the content that it names."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex

from wonderland_qt.app.offers.choice_card import Picture
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.scene.pictures.art import ArtBook

EFFECT = "effect-"
"""What the key of an effect's text begins with, before the verb."""


def card_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> tuple[str, str, Picture]:
    """Return the id, the words and the picture for a row of the options."""
    return option.data(OptionRole.ID), option.data(), picture_of(option, pieces, book)


def picture_of(option: QModelIndex, pieces: PiecesModel, book: ArtBook) -> Picture:
    """Return the picture for a row of the options, None where nothing of it is drawn."""
    for role in (OptionRole.TAKE, OptionRole.PUT):
        piece = pieces.index_of(option.data(role))
        if piece.isValid() and piece.data(PieceRole.FACE):
            found = book.picture(piece.data(PieceRole.KIND), piece.data(PieceRole.ART))
            if found is not None and found.own:
                return found.svg
    named = option.data(OptionRole.NAMED)
    drawn = (book.drawn_as(name.removeprefix(EFFECT).replace("-", "_")) for name in named)
    return next((picture for picture in drawn if picture is not None), None)
