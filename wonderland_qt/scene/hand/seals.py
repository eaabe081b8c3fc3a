"""Seals: wax with a number on each piece that the player picked, for answers of several pieces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsSimpleTextItem

from wonderland_qt.scene.pictures.letters import typeface
from wonderland_qt.scene.style.palette import CLARET, CREAM, INK
from wonderland_qt.scene.table.fan import SEEN
from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem, turn_about
from wonderland_qt.scene.table.table_scene import TableScene

PART_OF_PIECE, LEAST_WIDTH, MOST_WIDTH = 0.3, 12.0, 34.0
"""The width of a seal, as a part of its piece, and its least and largest width in millimetres."""
BEYOND_EDGE = 0.3
"""How far a seal reaches beyond the edge of its piece, as a part of the seal's width."""
LETTERS = 0.66
"""The height of a seal's letters, as a part of the seal's."""
SEAL_Z = LIFTED_Z - 2
"""Seals lie over all pieces at rest, and under those that are carried or fly."""


class Seals(QObject):
    """Shows seals, numbered in the order of picking; mouse events pass through them."""

    def __init__(self, scene: TableScene) -> None:
        """Begin without seals; of the picked pieces, `sealed` are those that this stage shows."""
        super().__init__(scene)
        self._scene = scene
        self.sealed: tuple[str, ...] = ()
        self._picked: tuple[str, ...] = ()
        self._wax: list[QGraphicsEllipseItem] = []

    def put(self, pieces: Sequence[str]) -> None:
        """Put seals with the numbers 1, 2, 3 … on these pieces, and remove all others.

        A piece that this stage does not show gets none, but keeps its number.
        """
        for wax in self._wax:
            self._scene.removeItem(wax)
        self._picked = tuple(pieces)
        self.sealed = tuple(piece for piece in pieces if self._scene.seen(piece))
        self._wax = [
            self._new_seal(str(number), piece)
            for number, piece in enumerate(pieces, 1)
            if piece in self.sealed
        ]

    def renew(self) -> None:
        """Move the seals to where their pieces are now."""
        if self.sealed:
            self.put(self._picked)

    def _new_seal(self, number: str, piece: str) -> QGraphicsEllipseItem:
        """Return a seal with this number on a visible piece."""
        item = self._scene.item_of(piece)
        assert item is not None
        body = item.body
        width = min(max(PART_OF_PIECE * min(body.width(), body.height()), LEAST_WIDTH), MOST_WIDTH)
        wax = QGraphicsEllipseItem(QRectF(0, 0, width, width))
        wax.setPos(self._middle_of_seal(item, width) - wax.rect().center())
        wax.setBrush(QColor(CLARET))
        wax.setPen(QPen(QColor(INK), width * 0.06))
        wax.setZValue(SEAL_Z)
        wax.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        _inscribe(wax, number)
        self._scene.addItem(wax)
        return wax

    def _middle_of_seal(self, item: PieceItem, width: float) -> QPointF:
        """Return where the middle of a seal of this width is: at the upper right corner of its piece.

        If another card of a fan covers that corner, it is in the strip at the left that no card covers.
        """
        body = item.body
        turn = turn_about(body.center(), item.tilt)
        inwards = (0.5 - BEYOND_EDGE) * width
        at_right = turn.map(QPointF(body.right() - inwards, body.top() + inwards))
        uppermost = self._scene.pieces_at(at_right)[:1]
        if uppermost == [item.piece_id]:
            return at_right
        middle_of_strip = body.left() + SEEN * body.width() / 2
        return turn.map(QPointF(middle_of_strip, body.top() + inwards))


def _inscribe(wax: QGraphicsEllipseItem, number: str) -> None:
    """Write a number in the middle of a seal."""
    letters = QGraphicsSimpleTextItem(number, wax)
    letters.setFont(typeface(wax.rect().height() * LETTERS))
    letters.setBrush(QColor(CREAM))
    letters.setPos(wax.rect().center() - letters.boundingRect().center())
