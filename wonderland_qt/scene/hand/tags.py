"""Tags: small labels with key caps on pieces, one for each who may touch them by a key of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from wonderland_qt.scene.pictures.letters import typeface
from wonderland_qt.scene.pictures.palette import CREAM, INK, PAPER
from wonderland_qt.scene.table.piece_item import LIFTED_Z
from wonderland_qt.scene.table.table_scene import TableScene

HEIGHT, LETTERS, BESIDE = 24.0, 13, 6.0
"""In pixels, whatever the zoom."""
OVER = 0.02
"""How much of a tag lies over its piece."""

READY = "#3f7d3a"


class Tag(NamedTuple):
    """What is written at a piece: a key, and whose it is; `ready` when an answer of theirs is in."""

    piece: str
    key: str
    words: str
    ready: bool = False


class Tags(QObject):
    """Tags below each other, hanging from the lower edge of their pieces; the mouse does not notice them."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene, self.grown = scene, 1.0
        self.tags: tuple[Tag, ...] = ()
        self._items: list[QGraphicsPixmapItem] = []

    def put(self, tags: Sequence[Tag]) -> None:
        """Lie on these pieces, and on no others."""
        self.tags = tuple(tags)
        for item in self._items:
            self._scene.removeItem(item)
        places = Counter(tag.piece for tag in self.tags)
        self._items = []
        for tag in reversed(self.tags):
            places[tag.piece] -= 1
            self._items.append(self._laid(tag, places[tag.piece]))

    def _laid(self, tag: Tag, row: int) -> QGraphicsPixmapItem:
        piece = self._scene.item_of(tag.piece)
        assert piece is not None
        picture = _painted(tag, self.grown)
        size = picture.deviceIndependentSize()
        item = QGraphicsPixmapItem(picture)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setOffset(-size.width() / 2, (row - OVER) * (size.height() + 2))
        item.setPos(QPointF(piece.body.center().x(), piece.body.bottom()))
        item.setZValue(LIFTED_Z - 1)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item


def _painted(tag: Tag, grown: float) -> QPixmap:
    """Return a tag with the key on a cap, the words beside it, and a tick when an answer is in."""
    font, high, ratio = typeface(LETTERS * grown), HEIGHT * grown, 2.0
    words = f"{tag.words} ✓" if tag.ready else tag.words
    cap = max(QFontMetricsF(font).horizontalAdvance(tag.key) + BESIDE * grown, high - 6 * grown)
    wide = cap + QFontMetricsF(font).horizontalAdvance(words) + 3 * BESIDE * grown
    pixmap = QPixmap(round(wide * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    body = QRectF(1, 1, wide - 2, high - 2)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(QColor(READY if tag.ready else INK))
    painter.drawRoundedRect(body, 6 * grown, 6 * grown)
    painter.setBrush(QColor(PAPER))
    key = QRectF(body.left() + 3 * grown, body.top() + 2 * grown, cap, body.height() - 4 * grown)
    painter.drawRoundedRect(key, 4 * grown, 4 * grown)
    painter.drawText(key, Qt.AlignmentFlag.AlignCenter, tag.key)
    painter.setPen(QColor(CREAM))
    rest = body.adjusted(key.right() + BESIDE * grown - body.left(), 0, 0, 0)
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
    painter.end()
    return pixmap
