"""The forecast: what an answer would change, seen where it would be: pale pieces, and numbers as 3 → 4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.models.offers.foreseen import NOTHING_FORESEEN, Foreseen, NumberChange
from wonderland_qt.models.pieces.layout_types import Piece
from wonderland_qt.scene.pictures.letters import typeface
from wonderland_qt.scene.pictures.look import Look
from wonderland_qt.scene.pictures.palette import GOLD, INK, PAPER
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike
from wonderland_qt.scene.table.table_scene import TableScene

PALE = 0.6
"""How solid a piece is that would lie somewhere."""
HIGH, EDGE, SHARP = 0.036, 0.35, 3.0
"""How high a number that would change is, as a part of the table; its edge as a part of that; pixels a mm."""
BELOW_SEALS = 12.0
ARROW = " → "


class Forecast(QObject):
    """Shows what is foreseen of one answer; the mouse does not notice it."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.foreseen = NOTHING_FORESEEN
        self.pieces: dict[str, LookAlike] = {}
        self.numbers: dict[str, QGraphicsPixmapItem] = {}

    @property
    def empty(self) -> bool:
        """Tell whether nothing of what is foreseen can be seen on this stage."""
        return not (self.pieces or self.numbers)

    def show(self, foreseen: Foreseen) -> None:
        """Show what would change, and nothing else."""
        if foreseen == self.foreseen:
            return
        self.vanish()
        self.foreseen = foreseen
        self.pieces = dict(self._pale(foreseen.pieces))
        self.numbers = dict(self._written(foreseen.numbers))
        for item in (*self.pieces.values(), *self.numbers.values()):
            self._scene.addItem(item)

    def vanish(self) -> None:
        """Show the table as it is."""
        shown = (*self.pieces.values(), *self.numbers.values())
        self.foreseen, self.pieces, self.numbers = NOTHING_FORESEEN, {}, {}
        for item in shown:
            self._scene.removeItem(item)

    def _pale(self, pieces: Sequence[Piece]) -> Iterator[tuple[str, LookAlike]]:
        """Yield the pieces that would lie in a place of this stage, each above the one before."""
        placing = self._scene.placing
        for number, piece in enumerate(pieces):
            rect = placing.previewed(piece)
            if not rect.width:
                continue
            look = Look(placing.form_of(piece), piece.art, badge=piece.badge, cells=placing.cells_of(piece))
            pale = LookAlike(self._scene.bake_loose(look, rect.width, rect.height), rect.width)
            pale.setPos(rect.x, rect.y)
            pale.setOpacity(PALE)
            pale.setZValue(LIFTED_Z - BELOW_SEALS + number / (len(pieces) + 1))
            yield piece.id, pale

    def _written(self, changes: Sequence[NumberChange]) -> Iterator[tuple[str, QGraphicsPixmapItem]]:
        """Yield a slip of paper for each number that would change, on the foot of its piece."""
        high = HIGH * self._scene.sceneRect().height()
        for change in changes:
            item = self._scene.item_of(change.piece)
            if item is None or not item.seen:
                continue
            slip = _slip(f"{change.before}{ARROW}{change.after}", high)
            size = slip.boundingRect().size() * slip.scale()
            foot = QPointF(item.body.center().x() - size.width() / 2, item.body.bottom() - size.height())
            slip.setPos(self._within(QRectF(foot, size)).topLeft())
            slip.setZValue(LIFTED_Z - 1)
            yield change.piece, slip

    def _within(self, rect: QRectF) -> QRectF:
        """Return a rectangle as near as it can lie on the table."""
        table = self._scene.sceneRect()
        x = min(max(rect.x(), table.left()), table.right() - rect.width())
        y = min(max(rect.y(), table.top()), table.bottom() - rect.height())
        return QRectF(QPointF(x, y), rect.size())


def _slip(words: str, high: float) -> QGraphicsPixmapItem:
    """Return words on a slip of paper that is so many millimetres high."""
    font = typeface(high * SHARP * (1 - EDGE))
    wide = QFontMetricsF(font).horizontalAdvance(words) / SHARP + high * EDGE * 2
    pixmap = QPixmap(round(wide * SHARP), round(high * SHARP))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setBrush(QColor(PAPER))
    painter.setPen(QPen(QColor(GOLD), SHARP))
    room = QRectF(pixmap.rect()).adjusted(SHARP, SHARP, -SHARP, -SHARP)
    painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
    painter.setPen(QColor(INK))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    slip = QGraphicsPixmapItem(pixmap)
    slip.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    slip.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    slip.setScale(1 / SHARP)
    return slip
