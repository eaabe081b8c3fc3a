"""Served: the card whose gifts are being handed out, and beside it what is still to come of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout_types import Due, Rect
from wonderland_qt.scene.pictures.printed_signs import own_of, print_signs
from wonderland_qt.scene.style.look import Look, State
from wonderland_qt.scene.style.palette import GOLD, PAPER
from wonderland_qt.scene.table.piece_item import LIFTED_Z, quiet
from wonderland_qt.scene.table.table_scene import TableScene

PLACE = "served"
"""The place of a stage where a card is served."""
EDGE, MOST_GHOSTS, SHARP = 0.06, 6, 3.0
"""The edge by the height of the plate; so many of one thing stand one by one; pixels of a millimetre."""


class Served(QObject):
    """Shows a card and what of it is still to be handed out, where a stage has a place for that."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.due: tuple[Due, ...] = ()
        self.plate: QGraphicsPixmapItem | None = None

    @property
    def signs(self) -> tuple[str, ...]:
        """Return what is shown beside the card, piece by piece."""
        return tuple(sign for due in self.due for one in due.signs for sign in _one_by_one(one))

    @property
    def body(self) -> QRectF:
        """Return what the card and the rest of it cover, nothing where nothing is served."""
        return self.plate.sceneBoundingRect() if self.plate is not None else QRectF()

    def show(self, due: Sequence[Due]) -> None:
        """Show what is still to be handed out, and nothing for none."""
        room = self._scene.placing.room(PLACE)
        shown = tuple(due) if room.width else ()
        if shown == self.due:
            return
        if self.plate is not None:
            self._scene.removeItem(self.plate)
        self.due, self.plate = shown, None
        if shown:
            self.plate = self._laid(room)
            self._scene.addItem(self.plate)

    def _laid(self, room: Rect) -> QGraphicsPixmapItem:
        pixmap = QPixmap(QSize(round(room.width * SHARP), round(room.height * SHARP)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        body, edge = QRectF(pixmap.rect()).adjusted(4, 4, -4, -4), EDGE * pixmap.height()
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor(GOLD), 6))
        painter.drawRoundedRect(body, edge * 1.5, edge * 1.5)
        card = self._card(body.height() - 2 * edge)
        painter.drawPixmap(QPointF(body.x() + edge, body.y() + edge), card)
        left = body.x() + edge * 2 + card.width()
        rest = QRectF(left, body.y() + edge, body.right() - edge - left, body.height() - 2 * edge)
        look, book = self._look(), self._scene.oven.book
        own = own_of(book.kinds[look.kind], look.owner) if look is not None else {}
        print_signs(painter, self.signs, rest, book, own)
        painter.end()
        plate = QGraphicsPixmapItem(pixmap)
        quiet(plate)
        plate.setScale(1 / SHARP)
        plate.setPos(room.x, room.y)
        plate.setZValue(LIFTED_Z - 2)
        return plate

    def _card(self, high: float) -> QPixmap:
        """Return the picture of the card from which it comes, so many pixels high, where one is seen."""
        look = self._look()
        if look is None:
            return QPixmap()
        wide = high * (self._scene.oven.book.aspect(look.kind, look.art) or 1.0)
        return self._scene.oven.bake(look, wide / SHARP, high / SHARP, SHARP).pixmap

    def _look(self) -> Look | None:
        """Return how the card looks from which it comes, where one is seen."""
        found = filter(None, (self._scene.item_of(due.source) for due in self.due))
        kinds = self._scene.oven.book.kinds
        card = next((item for item in found if kinds[item.look.kind].signs is not None), None)
        return replace(card.look, state=State.PLAIN) if card is not None else None


def _one_by_one(sign: str) -> Iterator[str]:
    """Yield so many signs of one thing as are still to be handed out."""
    icon, _, figure = sign.partition(":")
    if figure.isdecimal() and 1 < int(figure) <= MOST_GHOSTS:
        yield from [icon] * int(figure)
    else:
        yield sign
