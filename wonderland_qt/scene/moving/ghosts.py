"""Ghosts: translucent pictures of the pieces that playing a card would put on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject

from wonderland_qt.models.pieces.layout_types import Piece, Rect
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike
from wonderland_qt.scene.table.table_scene import TableScene

GHOSTLY = 0.8
"""The opacity of a ghost without a badge."""
BELOW_SEALS = 10.0
"""How far below lifted pieces, in z value, ghosts lie, so that seals lie on them."""

Previewed = Callable[[str], Sequence[Piece]]
"""Returns the pieces that playing a piece would put on the table."""


class Ghosts(QObject):
    """Shows the ghosts of one piece, as `previewed` lists them."""

    def __init__(self, scene: TableScene, previewed: Previewed) -> None:
        """Begin without ghosts; `seen` has them by the ids of the pieces that they stand for."""
        super().__init__(scene)
        self._scene, self._previewed = scene, previewed
        self._piece = ""
        self.seen: dict[str, LookAlike] = {}

    def show_for(self, piece: str) -> None:
        """Show what playing this piece would put on the table, as ghosts, and no others; "" hides them."""
        if piece == self._piece:
            return
        self.vanish()
        self._piece = piece
        self.seen = dict(self._new_ghosts(self._previewed(piece))) if piece else {}
        for ghost in self.seen.values():
            self._scene.addItem(ghost)

    def vanish(self) -> None:
        """Remove the ghosts, because the table has changed or the pointer left the piece."""
        ghosts, self.seen, self._piece = self.seen, {}, ""
        for ghost in ghosts.values():
            self._scene.removeItem(ghost)

    def _new_ghosts(self, pieces: Sequence[Piece]) -> Iterator[tuple[str, LookAlike]]:
        """Yield ghosts of the pieces that have a place on this stage, each above the one before.

        Those with a badge are opaque, so that it can be read. All lie below seals.
        """
        for number, piece in enumerate(pieces):
            rect = self._scene.placing.previewed(piece)
            if not rect.width:
                continue
            ghost = picture_of_absent(piece, rect, self._scene)
            ghost.setOpacity(1.0 if piece.badge else GHOSTLY)
            ghost.setZValue(LIFTED_Z - BELOW_SEALS + number / (len(pieces) + 1))
            yield piece.id, ghost


def picture_of_absent(piece: Piece, rect: Rect, scene: TableScene) -> LookAlike:
    """Return a picture, at a rectangle, of a piece that is not on the table or not there yet."""
    placing = scene.placing
    look = Look(placing.form_of(piece), piece.art, badge=piece.badge, cells=placing.cells_of(piece))
    picture = LookAlike(scene.bake_loose(look, rect.width, rect.height), rect.width)
    picture.setPos(rect.x, rect.y)
    return picture
