"""Ghosts: what would lie on the table if a piece were played, half seen while somebody points at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject

from wonderland_qt.models.pieces.layout_types import Piece
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike
from wonderland_qt.scene.table.table_scene import TableScene

GHOSTLY = 0.8
"""How solid a ghost is on which nothing is written."""
BELOW_SEALS = 10.0

Previewed = Callable[[str], Sequence[Piece]]
"""The pieces that would lie on the table if a piece were played."""


class Ghosts(QObject):
    """Look-alikes of what is `previewed` of one piece, for which the mouse does not care."""

    def __init__(self, scene: TableScene, previewed: Previewed) -> None:
        super().__init__(scene)
        self._scene, self._previewed = scene, previewed
        self._piece = ""
        self.seen: dict[str, LookAlike] = {}

    def show_for(self, piece: str) -> None:
        """Show the preview of a piece, and of no other; of none with ""."""
        if piece == self._piece:
            return
        self.vanish()
        self._piece = piece
        self.seen = dict(self._raised(self._previewed(piece))) if piece else {}
        for ghost in self.seen.values():
            self._scene.addItem(ghost)

    def vanish(self) -> None:
        """Be seen no more: the table has changed, or no one points."""
        ghosts, self.seen, self._piece = self.seen, {}, ""
        for ghost in ghosts.values():
            self._scene.removeItem(ghost)

    def _raised(self, pieces: Sequence[Piece]) -> Iterator[tuple[str, LookAlike]]:
        """Yield the ghosts of pieces that have a place on this stage, each above the one before."""
        placing = self._scene.placing
        for number, at in enumerate(pieces):
            rect = placing.previewed(at)
            if not rect.width:
                continue
            look = Look(placing.form_of(at), at.art, badge=at.badge, cells=placing.cells_of(at))
            ghost = LookAlike(self._scene.bake_loose(look, rect.width, rect.height), rect.width)
            ghost.setPos(rect.x, rect.y)
            ghost.setOpacity(1.0 if at.badge else GHOSTLY)
            ghost.setZValue(LIFTED_Z - BELOW_SEALS + number / (len(pieces) + 1))
            yield at.id, ghost
