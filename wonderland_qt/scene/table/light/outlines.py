"""Outlines: lights the area of the piece that the user points at, and the places that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.scene.table.light.highlights import Highlights


class LitTable(Protocol):
    """A table with highlights."""

    pieces: PiecesModel
    highlights: Highlights


class Outlines:
    """Chooses the pieces that are outlined on a table."""

    def __init__(self, table: LitTable) -> None:
        self._table = table
        self.outlined: frozenset[str] = frozenset()

    def point_at(self, piece: str) -> None:
        """Light the areas that cover a piece, and the places that it is about."""
        self.show(self._places_around(piece))

    def show(self, wanted: frozenset[str]) -> None:
        """Light these areas and places, and no others."""
        if wanted != self.outlined:
            self.outlined = wanted
            self._table.highlights.mean(wanted)

    def areas_on(self, piece: str) -> Iterator[str]:
        """Yield the areas that cover a piece or a piece below it."""
        pieces = self._table.pieces
        below = set(pieces.places_of(piece))
        yield from (area for area, covered in pieces.areas().items() if below & set(covered))

    def _places_around(self, piece: str) -> frozenset[str]:
        """Return the places that a piece is about, and the areas on it or on the only place it is about.

        The areas on several places would hide which places are meant.
        """
        index = self._table.pieces.index_of(piece)
        about: tuple[str, ...] = index.data(PieceRole.ABOUT) if index.isValid() else ()
        bearers = {piece}
        if len(about) == 1:
            bearers.update(about)
        areas = (self.areas_on(bearer) for bearer in bearers)
        return frozenset(about).union(*areas)
