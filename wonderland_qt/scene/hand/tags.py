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

USUAL_TABLE_WIDTH = 1280.0
"""The table width in millimetres for which the sizes below are given; they scale with the table."""
HEIGHT, LETTERS, PADDING = 24.0, 13.0, 6.0
"""The heights of a tag and its letters, and the space beside words and keys."""
APART, EDGE = 1.0, 4.0
"""The gap between tags, and the edge of a place that tags leave free."""
RIM, KEY_ASIDE, ROUND_CAP = 1.4, 3.0, 4.0
"""The width of a tag's rim, how far right of it the cap of the key begins, and the radius of its corners."""
PIXELS_PER_MM = 3.0

READY = "#3f7d3a"


class Tag(NamedTuple):
    """A label at a piece: a key, if any, and words; `ready` marks a player who has answered."""

    piece: str
    key: str
    words: str
    ready: bool = False


class PlacedTag(NamedTuple):
    """A tag as it is shown, perhaps without its words, and its rectangle on the table."""

    shown: Tag
    rect: QRectF


class Tags(QObject):
    """Shows tags below or beside their pieces; mouse events pass through them.

    A tag stays within the place of its piece and covers neither another tag nor another tagged piece;
    it leaves out its words when only its key has room. `rects` has the rectangle of each tag, and
    `written` the words that it shows.
    """

    def __init__(self, scene: TableScene) -> None:
        """Begin without tags; `rects` has the place of each, `written` the words for which it has room."""
        super().__init__(scene)
        self._scene = scene
        self.tags: tuple[Tag, ...] = ()
        self.rects: dict[Tag, QRectF] = {}
        self.written: dict[Tag, str] = {}
        self._items: list[QGraphicsPixmapItem] = []

    def put(self, tags: Sequence[Tag]) -> None:
        """Show these tags and no others; the widest choose their room first, as they fit in few."""
        self.tags, self.rects, self.written = tuple(tags), {}, {}
        for item in self._items:
            self._scene.removeItem(item)
        unit = self._scene.sceneRect().width() / USUAL_TABLE_WIDTH
        widest_first = sorted(self.tags, key=lambda tag: -_size_of(tag, unit).width())
        self._items = [self._add_tag(tag, unit) for tag in widest_first]

    def _add_tag(self, tag: Tag, unit: float) -> QGraphicsPixmapItem:
        """Add a tag to the table where it has room, and return its item; `unit` scales its sizes.

        It lies over all pieces but the lifted ones.
        """
        shown, rect = self._tag_that_fits(tag, unit)
        self.rects[tag], self.written[tag] = rect, shown.words
        item = QGraphicsPixmapItem(_picture_of(shown, unit))
        make_passive(item)
        item.setPos(rect.topLeft())
        item.setZValue(LIFTED_Z - 1)
        self._scene.addItem(item)
        return item

    def _tag_that_fits(self, tag: Tag, unit: float) -> PlacedTag:
        """Return the tag where it has room: with its words if they fit, else without.

        If not even its key has room, the whole tag is below its piece and covers what is there.
        """
        room = self._scene.around(tag.piece).adjusted(EDGE * unit, 0, -EDGE * unit, -EDGE * unit)
        for shown in (tag, tag._replace(words="")):
            rect = self._free_rect(shown, _size_of(shown, unit), room)
            if rect is not None:
                return PlacedTag(shown, rect)
        piece = self._scene.item_of(tag.piece)
        assert piece is not None
        below = _rect_below(piece.body, _size_of(tag, unit), room)
        return PlacedTag(tag, _moved_onto_table(below, self._scene.sceneRect()))

    def _free_rect(self, tag: Tag, size: QSizeF, room: QRectF) -> QRectF | None:
        """Return the best rectangle for a tag in a room where it covers nothing that has a tag, or None."""
        piece = self._scene.item_of(tag.piece)
        assert piece is not None
        row_top, earlier_tags = self._top_of_row(tag), self.rects.values()
        for rect in _rects_to_try(piece.body, size, room, row_top=row_top, tags=earlier_tags):
            if room.contains(rect) and not self._covers_other(rect, tag.piece):
                return rect
        return None

    def _covers_other(self, rect: QRectF, piece: str) -> bool:
        """Tell whether a tag of this piece would cover another tagged piece or another tag."""
        others = (*self._other_tagged_pieces(piece), *self.rects.values())
        return any(rect.intersects(other) for other in others)

    def _other_tagged_pieces(self, piece: str) -> list[QRectF]:
        """Return the rectangles of all pieces with tags except this one."""
        others = {tag.piece for tag in self.tags} - {piece}
        return [item.body for item in map(self._scene.item_of, others) if item is not None]

    def _top_of_row(self, tag: Tag) -> float:
        """Return the top of the row of tags below this piece and the neighbours across its lower edge."""
        piece, room = self._scene.item_of(tag.piece), self._scene.around(tag.piece)
        assert piece is not None
        foot = piece.body.bottom()
        neighbours = (other for other in self._other_tagged_pieces(tag.piece) if room.contains(other))
        feet = (other.bottom() for other in neighbours if other.top() < foot < other.bottom())
        return max(feet, default=foot)


def _rects_to_try(
    body: QRectF, size: QSizeF, room: QRectF, row_top: float, tags: Iterable[QRectF]
) -> Iterator[QRectF]:
    """Yield rectangles for a tag, best first: below its piece, beside tags, further below, at the right.

    `body` is the piece, `room` the place around it, `row_top` the top of the row of tags, and `tags` are
    the rectangles of earlier tags.
    """
    under = _rect_below(body, size, room)
    yield QRectF(QPointF(under.x(), row_top), size)
    yield under
    for other in tags:
        yield from _rects_beside(other, body, size, row_top)
    yield under.translated(0, size.height() + APART)
    centred_y = body.center().y() - size.height() / 2
    yield QRectF(QPointF(body.right() + APART, centred_y), size)


def _rects_beside(tag: QRectF, body: QRectF, size: QSizeF, row_top: float) -> Iterator[QRectF]:
    """Yield the rectangles at the left and right of an earlier tag that are below a piece."""
    top = max(row_top, tag.top())
    for x in (tag.left() - APART - size.width(), tag.right() + APART):
        is_below_piece = x < body.right() and x + size.width() > body.left()
        if is_below_piece:
            yield QRectF(QPointF(x, top), size)


def _rect_below(body: QRectF, size: QSizeF, room: QRectF) -> QRectF:
    """Return the rectangle centred below a piece, moved sideways to stay within its room."""
    x = body.center().x() - size.width() / 2
    x = max(min(x, room.right() - size.width()), room.left())
    return QRectF(x, body.bottom(), size.width(), size.height())


def _moved_onto_table(rect: QRectF, table: QRectF) -> QRectF:
    """Return a rectangle moved up and left until it ends within the table."""
    excess = QPointF(max(rect.right() - table.right(), 0), max(rect.bottom() - table.bottom(), 0))
    return rect.translated(-excess)


def _words_and_tick(tag: Tag) -> str:
    """Return what a tag shows: its words, and a tick when it is ready."""
    return " ".join(filter(None, (tag.words, "✓" if tag.ready else "")))


def _width_of_key(tag: Tag, unit: float) -> float:
    """Return the width of the key on a tag, which is at least square; 0 without a key."""
    if not tag.key:
        return 0.0
    letters = QFontMetricsF(typeface(LETTERS)).horizontalAdvance(tag.key)
    return max(letters + PADDING, HEIGHT - PADDING) * unit


def _size_of(tag: Tag, unit: float) -> QSizeF:
    """Return the size of a tag in millimetres; one without words is only as wide as its key."""
    words = _words_and_tick(tag)
    width_of_words = 0.0
    if words:
        width_of_words = QFontMetricsF(typeface(LETTERS)).horizontalAdvance(words) + 2 * PADDING
    return QSizeF(_width_of_key(tag, unit) + (PADDING + width_of_words) * unit, HEIGHT * unit)


def _picture_of(tag: Tag, unit: float) -> QPixmap:
    """Return the picture of a tag: its key on a cap, and beside it its words and a tick if `ready`.

    All is painted in the sizes of the usual table; the pixel ratio of the picture scales it by `unit`.
    """
    size, ratio = _size_of(tag, unit), PIXELS_PER_MM / unit
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    _paint_tag(painter, tag, QRectF(0, 0, size.width() / unit, HEIGHT).adjusted(1, 1, -1, -1))
    painter.end()
    return pixmap


def _paint_tag(painter: QPainter, tag: Tag, body: QRectF) -> None:
    """Paint the body of a tag, its key on it, and its words and tick beside the key."""
    painter.setFont(typeface(LETTERS))
    painter.setPen(QPen(QColor(INK), RIM))
    painter.setBrush(QColor(READY if tag.ready else INK))
    painter.drawRoundedRect(body, PADDING, PADDING)
    right_of_key = _paint_key(painter, tag, body)
    painter.setPen(QColor(CREAM))
    beside_key = body.adjusted(right_of_key + PADDING - body.left(), 0, 0, 0)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(beside_key, flags, _words_and_tick(tag))


def _paint_key(painter: QPainter, tag: Tag, body: QRectF) -> float:
    """Paint the key of a tag, if any, on a cap of paper; return where the cap ends."""
    edge = 2
    left, width = body.left() + KEY_ASIDE, max(_width_of_key(tag, unit=1.0) - edge, 0)
    cap = QRectF(left, body.top() + edge, width, body.height() - 2 * edge)
    if tag.key:
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(cap, ROUND_CAP, ROUND_CAP)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, tag.key)
    return cap.right()
