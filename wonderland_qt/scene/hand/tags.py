"""Tags: small labels at pieces that say what touching the piece does, and which key does the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.pictures.letters import typeface
from wonderland_qt.scene.style.palette import CREAM, INK, PAPER
from wonderland_qt.scene.table.piece_item import LIFTED_Z, make_passive
from wonderland_qt.scene.table.table_scene import TableScene

WIDE = 1280.0
"""The table width in millimetres for which the sizes below are given; they scale with the table."""
HIGH, LETTERS, BESIDE, APART, EDGE = 24.0, 13.0, 6.0, 1.0, 4.0
SHARP = 3.0
"""Pixels per millimetre of a painted tag."""

READY = "#3f7d3a"


class Tag(NamedTuple):
    """A label at a piece: a key, if any, and words; `ready` marks a player who has answered."""

    piece: str
    key: str
    words: str
    ready: bool = False


class Tags(QObject):
    """Shows tags below or beside their pieces; mouse events pass through them.

    A tag stays within the place of its piece and covers neither another tag nor another tagged piece;
    it leaves out its words when only its key has room. `rects` has the rectangle of each tag, and
    `written` the words that it shows.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.tags: tuple[Tag, ...] = ()
        self.rects: dict[Tag, QRectF] = {}
        self.written: dict[Tag, str] = {}
        self._items: list[QGraphicsPixmapItem] = []

    def put(self, tags: Sequence[Tag]) -> None:
        """Show these tags and no others."""
        self.tags, self.rects, self.written = tuple(tags), {}, {}
        for item in self._items:
            self._scene.removeItem(item)
        unit = self._scene.sceneRect().width() / WIDE
        widest = sorted(self.tags, key=lambda tag: -_size(tag, unit).width())
        self._items = [self._laid(tag, unit) for tag in widest]

    def _laid(self, tag: Tag, unit: float) -> QGraphicsPixmapItem:
        shown, rect = self._found(tag, unit)
        self.rects[tag], self.written[tag] = rect, shown.words
        item = QGraphicsPixmapItem(_painted(shown, unit))
        make_passive(item)
        item.setPos(rect.topLeft())
        item.setZValue(LIFTED_Z - 1)
        self._scene.addItem(item)
        return item

    def _found(self, tag: Tag, unit: float) -> tuple[Tag, QRectF]:
        """Return the tag as shown and its rectangle: with its words if they have room, else without."""
        piece = self._scene.item_of(tag.piece)
        assert piece is not None
        room = self._scene.around(tag.piece).adjusted(EDGE * unit, 0, -EDGE * unit, -EDGE * unit)
        for shown in (tag, tag._replace(words="")):
            for rect in _spots(piece.body, _size(shown, unit), room, self._row(tag), self.rects.values()):
                if room.contains(rect) and not self._covers(rect, tag.piece):
                    return shown, rect
        return tag, _within(_below(piece.body, _size(tag, unit), room), self._scene.sceneRect())

    def _covers(self, rect: QRectF, piece: str) -> bool:
        return any(rect.intersects(other) for other in (*self._beside(piece), *self.rects.values()))

    def _beside(self, piece: str) -> list[QRectF]:
        others = {tag.piece for tag in self.tags} - {piece}
        return [item.body for item in map(self._scene.item_of, others) if item is not None]

    def _row(self, tag: Tag) -> float:
        """Return the top of the row of tags below this piece and its neighbours at the same height."""
        piece, room = self._scene.item_of(tag.piece), self._scene.around(tag.piece)
        assert piece is not None
        beside = (other for other in self._beside(tag.piece) if room.contains(other))
        level = (other for other in beside if other.top() < piece.body.bottom() < other.bottom())
        return max((other.bottom() for other in level), default=piece.body.bottom())


def _spots(body: QRectF, size: QSizeF, room: QRectF, row: float, laid: Iterable[QRectF]) -> Iterator[QRectF]:
    """Yield rectangles for a tag, best first: below its piece, beside tags, further below, at the right."""
    under = _below(body, size, room)
    yield QRectF(QPointF(under.x(), row), size)
    yield under
    for other in laid:
        top = max(row, other.top())
        for x in (other.left() - APART - size.width(), other.right() + APART):
            if x < body.right() and x + size.width() > body.left():
                yield QRectF(QPointF(x, top), size)
    yield under.translated(0, size.height() + APART)
    middle = body.center().y() - size.height() / 2
    yield QRectF(body.right() + APART, middle, size.width(), size.height())


def _below(body: QRectF, size: QSizeF, room: QRectF) -> QRectF:
    """Return the rectangle centred below a piece, moved sideways to stay within its room."""
    x = body.center().x() - size.width() / 2
    x = max(min(x, room.right() - size.width()), room.left())
    return QRectF(x, body.bottom(), size.width(), size.height())


def _within(rect: QRectF, whole: QRectF) -> QRectF:
    """Return a rectangle moved up and left until it ends within the table."""
    over = QPointF(max(rect.right() - whole.right(), 0), max(rect.bottom() - whole.bottom(), 0))
    return rect.translated(-over)


def _words(tag: Tag) -> str:
    return " ".join(filter(None, (tag.words, "✓" if tag.ready else "")))


def _cap(tag: Tag, unit: float) -> float:
    if not tag.key:
        return 0.0
    return max(QFontMetricsF(typeface(LETTERS)).horizontalAdvance(tag.key) + BESIDE, HIGH - BESIDE) * unit


def _size(tag: Tag, unit: float) -> QSizeF:
    words = _words(tag)
    wide = QFontMetricsF(typeface(LETTERS)).horizontalAdvance(words) + 2 * BESIDE if words else 0.0
    return QSizeF(_cap(tag, unit) + (BESIDE + wide) * unit, HIGH * unit)


def _painted(tag: Tag, unit: float) -> QPixmap:
    """Return the picture of a tag: its key on a cap, and beside it its words and a tick if `ready`."""
    size, sharp = _size(tag, unit), SHARP / unit
    pixmap = QPixmap(round(size.width() * sharp), round(size.height() * sharp))
    pixmap.setDevicePixelRatio(sharp)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    painter.setFont(typeface(LETTERS))
    body = QRectF(1, 1, size.width() / unit - 2, HIGH - 2)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(QColor(READY if tag.ready else INK))
    painter.drawRoundedRect(body, BESIDE, BESIDE)
    painter.setBrush(QColor(PAPER))
    key = QRectF(body.left() + 3, body.top() + 2, max(_cap(tag, 1.0) - 2, 0), body.height() - 4)
    if tag.key:
        painter.drawRoundedRect(key, 4, 4)
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, tag.key)
    painter.setPen(QColor(CREAM))
    rest = body.adjusted(key.right() + BESIDE - body.left(), 0, 0, 0)
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, _words(tag))
    painter.end()
    return pixmap
