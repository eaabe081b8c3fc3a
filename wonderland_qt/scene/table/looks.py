"""Looks: makes the look of every piece from the model, the stage and the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex

from wonderland_qt.models.pieces.layout_types import Piece
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.look import Look, State
from wonderland_qt.scene.table.placement import Placing


class Activity(NamedTuple):
    """What a player is doing, in words, whether others wait for that, and whether it is answered."""

    words: str
    busy: bool = False
    ready: bool = False


LOOK_ROLES = {
    *(PieceRole.KIND, PieceRole.ART, PieceRole.FACE, PieceRole.BADGE),
    *(PieceRole.NAME, PieceRole.ICONS, PieceRole.LINES, PieceRole.OWNER, PieceRole.COVERS),
}
"""What of a piece decides how it looks."""
Title = Callable[[str], str]
"""Returns the name of a player."""
Doing = Callable[[str], Activity]
"""Returns what a player is doing."""
NOTHING = Activity("")


def untitled(_player: str) -> str:
    """Return no title."""
    return ""


def idle(_player: str) -> Activity:
    """Return that a player does nothing."""
    return NOTHING


class Looks:
    """Makes the looks of pieces; `title` returns the player's name for a role, `doing` their activity."""

    def __init__(
        self, pieces: PiecesModel, placing: Placing, book: ArtBook, title: Title, doing: Doing
    ) -> None:
        """Use `title` for the name of a player, and `doing` for what the player is busy with."""
        self._pieces, self._placing, self._book = pieces, placing, book
        self._title, self._doing = title, doing

    def look_of(self, piece: str, state: State) -> Look:
        """Return the look of a piece in a state; what its kind does not show is left out.

        A plain piece whose badge counts 0 is dimmed, if its kind is `counted`.
        """
        index = self._pieces.index_of(piece)
        shown = self._pieces.piece_at(index)
        kind = self._placing.form_of(shown)
        form = self._book.kinds[kind]
        activity = self._doing(shown.art) if form.doing else NOTHING
        none_left = form.counted and shown.badge == "0"
        if none_left and state is State.PLAIN:
            state = State.DIMMED
        return Look(
            kind,
            shown.art,
            face=shown.face,
            badge=shown.badge,
            label=self._label_of(index, shown, form),
            icons=shown.icons,
            lines=index.data(PieceRole.LINES) if form.listed else (),
            doing=activity.words,
            busy=activity.busy,
            ready=activity.ready,
            state=state,
            track=self._placing.slot(piece) if form.shape == "cells" else None,
            owner=shown.owner,
            cells=self._placing.cells_of(shown),
        )

    def _label_of(self, index: QModelIndex, shown: Piece, form: Kind) -> str:
        """Return the name printed on a piece: the player's, the piece's own, or "" if its kind has none."""
        if form.name is None:
            return ""
        if form.titled:
            return self._title(shown.art)
        name: str = index.data(PieceRole.NAME)
        return name
