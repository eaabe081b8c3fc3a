"""A performance: somebody who is not at the screen steps forward, and holds up the card that they chose."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

from wonderland_qt.scene.pictures.palette import see_through
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, PieceItem, area
from wonderland_qt.scene.table.table_scene import TableScene

DARKNESS, NIGHT = 0.36, "#0d0805"
HIGH = 0.52
"""How high a card is held up, as a part of the table's height."""
RISING = 220
"""How long a card takes from where it lies to where it is held up, in milliseconds at the usual pace."""


class Performance(QObject):
    """Dims the table around the board of a `performer`, and shows the `held` card large in the middle."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.performer = self.held = ""
        self._dark = QGraphicsPathItem()
        self._dark.setZValue(LIFTED_Z - 4)
        self._dark.setPen(see_through(NIGHT, 0))
        self._dark.setBrush(see_through(NIGHT, DARKNESS))
        self._dark.hide()
        scene.addItem(self._dark)
        self.card: LookAlike | None = None
        self._from = self._to = QRectF()
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._rise)

    def show(self, performer: str, held: str, part: float) -> None:
        """Show who performs and what they hold up; times take this part of the usual pace, 0 for at once."""
        self.performer = performer
        self._dark.setPath(self._around(performer))
        self._dark.setVisible(bool(performer))
        if held != self.held:
            self._put_down()
            self._hold_up(held, part)

    def end(self) -> None:
        """Show the table as it is."""
        self.performer = ""
        self._dark.hide()
        self._put_down()

    def _around(self, performer: str) -> QPainterPath:
        """Return all of the table but the boards that bear the performer's name."""
        table = self._scene.sceneRect()
        around = table.adjusted(-table.width(), -table.height(), table.width(), table.height())
        path = QPainterPath()
        path.addRect(around)
        for item in self._boards(performer):
            path.addRect(item.body)
        return path

    def _boards(self, performer: str) -> Iterator[PieceItem]:
        kinds = self._scene.oven.book.kinds
        for item in self._scene.piece_items():
            if item.seen and item.look.art == performer and kinds[item.look.kind].titled:
                yield item

    def _hold_up(self, piece: str, part: float) -> None:
        item = self._scene.item_of(piece) if piece else None
        if item is None:
            return
        self.held = piece
        self._to = self._middle(item)
        self._from = area(item.home) if item.home.width else self._small()
        self.card = LookAlike(
            self._scene.bake_loose(item.look, self._to.width(), self._to.height()), self._to.width()
        )
        self.card.setZValue(LIFTED_Z - 1)
        self._scene.addItem(self.card)
        self.clock.setDuration(round(RISING * part))
        self._rise(0.0)
        self.clock.start()

    def _middle(self, item: PieceItem) -> QRectF:
        """Return where a piece is held up: in the middle of the table."""
        table, home, book = self._scene.sceneRect(), item.home, self._scene.oven.book
        drawn = book.aspect(item.look.kind, item.look.art) or 1.0
        height = HIGH * table.height()
        rect = QRectF(0, 0, height * (home.width / home.height if home.height else drawn), height)
        rect.moveCenter(table.center())
        return rect

    def _small(self) -> QRectF:
        rect = QRectF(0, 0, self._to.width() / 4, self._to.height() / 4)
        rect.moveCenter(self._to.center())
        return rect

    def _rise(self, part: float) -> None:
        if self.card is None:
            return
        gone = part * part * (3 - 2 * part)
        begin, end = self._from, self._to
        corner = begin.topLeft() + (end.topLeft() - begin.topLeft()) * gone
        self.card.setPos(corner)
        wide = begin.width() + (end.width() - begin.width()) * gone
        self.card.setScale(self.card.baked_scale * wide / self.card.baked_width)

    def _put_down(self) -> None:
        self.clock.stop()
        card, self.card, self.held = self.card, None, ""
        if card is not None:
            self._scene.removeItem(card)
