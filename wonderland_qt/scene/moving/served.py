"""The served card: a card whose gifts are being handed out, and beside it what is done and still to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout_types import Due, Rect
from wonderland_qt.scene.moving.handing_out import Cell, cells_of, print_cells
from wonderland_qt.scene.pictures.printed_signs import own_of
from wonderland_qt.scene.style.look import State
from wonderland_qt.scene.style.palette import GOLD, PAPER
from wonderland_qt.scene.style.rims import colour_of_shade
from wonderland_qt.scene.table.light.highlights import SHADE_Z
from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem, as_qrectf, make_passive, outline_of
from wonderland_qt.scene.table.table_scene import TableScene

PLACE, DARKENED = "served", "served/dark"
"""The places of a stage: where the card is served, and the area that is dark meanwhile."""
EDGE, CORNER, PIXELS_PER_MM = 0.06, 1.5, 3.0
"""The edge as a part of the plate's height, a corner's radius by the edge, the sharpness of the picture."""
RIM, BESIDE_RIM = 6, 4
"""The golden rim of the plate, and the room for its outer half, in pixels of the picture."""


def _plate_in(room: Rect, pixmap: QPixmap) -> QGraphicsPixmapItem:
    """Return an item that shows the picture of a plate in its room."""
    plate = QGraphicsPixmapItem(pixmap)
    make_passive(plate)
    plate.setScale(1 / PIXELS_PER_MM)
    plate.setPos(room.x, room.y)
    plate.setZValue(LIFTED_Z - 2)
    return plate


def _shrunk(room: QRectF, edge: float) -> QRectF:
    return room.adjusted(edge, edge, -edge, -edge)


class Served(QObject):
    """Shows a card and what it still hands out, on stages that have a place for that.

    `due` is what the card has still to give; the plate is the card's picture with a cell for each of that.
    The veil darkens the table around it meanwhile, except for what can be chosen there.
    """

    def __init__(self, scene: TableScene) -> None:
        """Serve nothing yet (`due`): no plate, no cells on it, and a hidden veil, through which clicks go."""
        super().__init__(scene)
        self._scene = scene
        self.due: tuple[Due, ...] = ()
        self.cells: tuple[Cell, ...] = ()
        self.plate: QGraphicsPixmapItem | None = None
        self.veil = QGraphicsPathItem()
        self.veil.setPen(Qt.PenStyle.NoPen)
        self.veil.setZValue(SHADE_Z - 1)
        self.veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.veil.hide()
        scene.addItem(self.veil)

    @property
    def body(self) -> QRectF:
        """Return the rectangle of the plate, or a null one when nothing is served."""
        return self.plate.sceneBoundingRect() if self.plate is not None else QRectF()

    def show(self, due: Sequence[Due]) -> None:
        """Show what is still to be handed out; without that or a place for it, hide the plate."""
        room = self._scene.placing.room(PLACE)
        shown = tuple(due) if room.width else ()
        if shown == self.due:
            return
        if self.plate is not None:
            self._scene.removeItem(self.plate)
        self.due, self.plate, self.cells = shown, None, ()
        if shown:
            self.plate = self._paint_plate(room)
            self._scene.addItem(self.plate)

    def darken(self, spared: Iterable[str]) -> None:
        """Darken the area around the served card, except these pieces, which can be chosen."""
        room = as_qrectf(self._scene.placing.room(DARKENED))
        self.veil.setVisible(self.plate is not None and not room.isEmpty())
        if not self.veil.isVisible():
            return
        path = QPainterPath()
        path.addRect(room)
        for item in filter(None, map(self._scene.item_of, spared)):
            if item.seen and item.body.intersects(room):
                path = path.subtracted(self._outline_of(item))
        self.veil.setPath(path)
        self.veil.setBrush(colour_of_shade())

    def _outline_of(self, item: PieceItem) -> QPainterPath:
        return outline_of(item, self._scene.kinds[item.look.kind].shape, 0.0)

    def _paint_plate(self, room: Rect) -> QGraphicsPixmapItem:
        """Return a plate that fills a room, with the card and its cells on it, just below lifted pieces."""
        pixmap = QPixmap(QSize(round(room.width * PIXELS_PER_MM), round(room.height * PIXELS_PER_MM)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = EDGE * pixmap.height()
        corner = CORNER * edge
        body = _shrunk(QRectF(pixmap.rect()), BESIDE_RIM)
        painter.setBrush(QColor(PAPER))
        painter.setPen(QPen(QColor(GOLD), RIM))
        painter.drawRoundedRect(body, corner, corner)
        self._paint_card_and_cells(painter, _shrunk(body, edge), edge)
        painter.end()
        return _plate_in(room, pixmap)

    def _paint_card_and_cells(self, painter: QPainter, room: QRectF, edge: float) -> None:
        """Paint the card, if one is visible, and in the rest of the room what is done and still to come."""
        served, book = self._served_card(), self._scene.oven.book
        if served is None:
            self.cells = cells_of(self.due, "", ())
            print_cells(painter, self.cells, room, book, {})
            return
        look = served.look
        card = self._picture_of_card(served, room.height())
        painter.drawPixmap(QPointF(room.x(), room.y()), card)
        self.cells = cells_of(self.due, served.piece_id, look.icons)
        beside_card = room.adjusted(card.width() + edge, 0, 0, 0)
        print_cells(painter, self.cells, beside_card, book, own_of(book.kinds[look.kind], look.owner))

    def _picture_of_card(self, served: PieceItem, pixels: float) -> QPixmap:
        """Return the picture of the served card, `pixels` high, and square if its kind has no aspect."""
        look = replace(served.look, state=State.PLAIN)
        height = pixels / PIXELS_PER_MM
        width = height * (self._scene.oven.book.aspect(look.kind, look.art) or 1.0)
        return self._scene.oven.bake(look, width, height, PIXELS_PER_MM).pixmap

    def _served_card(self) -> PieceItem | None:
        """Return the first visible card among the sources, or None."""
        sources = filter(None, (self._scene.item_of(due.source) for due in self.due))
        kinds = self._scene.kinds
        return next((source for source in sources if kinds[source.look.kind].signs is not None), None)
