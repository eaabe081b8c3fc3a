"""Turn lights: golden frames around the boards of the players whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from wonderland_qt.scene.style.palette import GOLD, INK
from wonderland_qt.scene.table.piece_item import PieceItem
from wonderland_qt.scene.table.table_scene import TableScene

WIDTH, EDGE = 4.0, 1.2
"""The widths of the golden frame and of its ink edge on both sides, in millimetres."""
ABOVE = 0.5
"""How much higher, in z value, a frame is than its board."""


class TurnLights(QObject):
    """Shows frames around the boards with the names of these players."""

    def __init__(self, scene: TableScene) -> None:
        """Begin without frames; `_bodies` are the framed rectangles, to notice when boards move."""
        super().__init__(scene)
        self._scene = scene
        self._frames: list[QGraphicsRectItem] = []
        self._bodies: list[QRectF] = []
        self.lit: frozenset[str] = frozenset()

    def light(self, players: Iterable[str]) -> None:
        """Frame the boards of these players, and no others, unless these boards are framed already."""
        self.lit = frozenset(players)
        boards = list(self._boards_of_lit())
        bodies = [board.body for board in boards]
        if bodies == self._bodies:
            return
        self._bodies = bodies
        for frame in self._frames:
            self._scene.removeItem(frame)
        self._frames = [frame for board in boards for frame in _two_frames(board)]
        for frame in self._frames:
            self._scene.addItem(frame)

    def _boards_of_lit(self) -> Iterable[PieceItem]:
        """Yield the visible boards with the names of the lit players."""
        kinds = self._scene.kinds
        for item in self._scene.piece_items():
            has_name = kinds[item.look.kind].titled and item.look.art in self.lit
            if has_name and self._scene.seen(item.piece_id):
                yield item


def _two_frames(board: PieceItem) -> tuple[QGraphicsRectItem, QGraphicsRectItem]:
    """Return a golden frame along the inside of a board on a wider ink one, to be seen on any board."""
    return _new_frame(board, INK, WIDTH + 2 * EDGE), _new_frame(board, GOLD, WIDTH)


def _new_frame(board: PieceItem, colour: str, width: float) -> QGraphicsRectItem:
    """Return a frame in this colour, `width` millimetres thick, along the inside of a board's edge.

    All frames have the middle line of the golden one, so that the ink shows on both of its sides.
    """
    inset = WIDTH / 2
    frame = QGraphicsRectItem(board.body.adjusted(inset, inset, -inset, -inset))
    frame.setZValue(board.zValue() + ABOVE)
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    frame.setPen(pen)
    frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return frame
