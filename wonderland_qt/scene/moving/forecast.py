"""The forecast of an answer on the table: pale pieces where they would be, and numbers as "3 → 4"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from wonderland_qt.models.offers.table_difference import NOTHING_FORESEEN, Foreseen, NumberChange
from wonderland_qt.models.pieces.layout_types import COSTS, GOOD, Due, Piece
from wonderland_qt.scene.moving.dotted import DOTS_APART, dots_item, inner_side, path_of_dots
from wonderland_qt.scene.moving.ghosts import picture_of_absent
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.letters import typeface
from wonderland_qt.scene.pictures.printed_icons import print_icon
from wonderland_qt.scene.style.palette import COST, CREAM, GAIN, GOLD, INK, PAPER
from wonderland_qt.scene.table.piece_item import LIFTED_Z, LookAlike, as_qrectf, clamped, make_passive
from wonderland_qt.scene.table.table_scene import TableScene

PALE = 0.6
"""The opacity of a forecast piece."""
SLIP_HEIGHT, SLIP_EDGE, PIXELS_PER_MM = 0.036, 0.35, 3.0
"""A slip's height by the table's, its edge by that height, and the sharpness of its picture."""
ONE_MM = PIXELS_PER_MM
"""A millimetre in pixels of such a picture."""
ICON_LEFT, WORDS_LEFT, MARGINS = 0.25, 1.1, 1.5
"""By a golden pill's height: where icon and words begin, and its width without the words."""
BELOW_SEALS = 12.0
"""How far below lifted pieces, in z value, pale pieces lie, so that seals lie on them."""
SLIPS_Z = LIFTED_Z + 1.5
"""The z value of slips, above the focus ring, which else would lie across their numbers."""
DOTS_Z = LIFTED_Z - 3
"""The z value of a dotted way, below golden rims and pills, above pale pieces."""
ARROW = " → "
RIM = 0.0035
"""Half the width of a rim around a piece that would take effect, as a part of the table's height."""


class Forecast(QObject):
    """Shows the foreseen changes of one answer; mouse events pass through them."""

    def __init__(self, scene: TableScene) -> None:
        """Begin empty; each kind of change has its items.

        Pale `pieces` in new places, slips with changed `numbers` and rims around pieces that take effect
        (`doing`) are kept by the id of their piece; pills of what these have `added` and the dotted `way` of
        a piece need none.
        """
        super().__init__(scene)
        self._scene = scene
        self.foreseen, self._table_moves = NOTHING_FORESEEN, False
        self.pieces: dict[str, LookAlike] = {}
        self.numbers: dict[str, QGraphicsPixmapItem] = {}
        self.doing: dict[str, QGraphicsPathItem] = {}
        self.added: list[QGraphicsPixmapItem] = []
        self.way: list[QGraphicsPathItem] = []

    @property
    def empty(self) -> bool:
        """Tell whether this stage shows none of the foreseen changes."""
        return not (self.pieces or self.numbers or self.doing)

    @property
    def bodies(self) -> tuple[QRectF, ...]:
        """Return the rectangles of all that the forecast shows."""
        return tuple([item.sceneBoundingRect() for item in self._all_items()])

    def show(self, foreseen: Foreseen) -> None:
        """Show these foreseen changes instead of the earlier ones.

        What is added is left out if this stage does not show the pieces that add it.
        """
        if foreseen == self.foreseen:
            return
        self.vanish()
        self.foreseen = foreseen
        self.pieces = dict(self._pale_pictures(foreseen.pieces))
        self.numbers = dict(self._slips_of_changes(foreseen.numbers))
        self.doing = dict(self._golden_rims(foreseen.causes))
        self.added = [*self._pills_of_added(foreseen.added, foreseen.touched)] if self.doing else []
        self.way = [*self._dotted_way(foreseen.way)]
        for item in self._all_items():
            item.setVisible(not self._table_moves)
            self._scene.addItem(item)

    def hide_while_moving(self, moving: bool) -> None:
        """Hide the forecast while pieces move, as it would lie across them, and show it when they lie."""
        self._table_moves = moving
        for item in self._all_items():
            item.setVisible(not moving)

    def vanish(self) -> None:
        """Remove the forecast from the table."""
        shown = self._all_items()
        self.foreseen, self.pieces, self.numbers = NOTHING_FORESEEN, {}, {}
        self.doing, self.added, self.way = {}, [], []
        for item in shown:
            self._scene.removeItem(item)

    def _all_items(self) -> Iterable[QGraphicsItem]:
        """Return every item that the forecast has added to the scene."""
        return [
            *self.pieces.values(),
            *self.numbers.values(),
            *self.doing.values(),
            *self.added,
            *self.way,
        ]

    def _dotted_way(self, way: Sequence[str]) -> Iterator[QGraphicsPathItem]:
        """Yield the dotted way of a piece along the inside of the board; `way` is the piece, then its places.

        Nothing is yielded if this stage shows fewer than two of them: what it does not show has no width.
        """
        items = filter(None, map(self._scene.item_of, way))
        shown_bodies = [item.body for item in items if item.home.width]
        if len(shown_bodies) < 2:
            return
        begin, *later_bodies = shown_bodies
        _piece, first_place, *_other_places = way
        board = self._board_around(first_place, later_bodies[0])
        stops = [begin.center(), *(inner_side(body, board) for body in later_bodies)]
        dots = dots_item(DOTS_Z)
        dots.setPath(path_of_dots(stops, DOTS_APART * self._scene.sceneRect().height()))
        dots.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        yield dots

    def _board_around(self, place: str, body: QRectF) -> QRectF:
        """Return the rectangle around a place, whose body is given, and all other places of its kind."""
        kind = self._scene.pieces.kind_of(place)
        places = [item.body for item in self._scene.piece_items() if item.look.kind == kind]
        return reduce(QRectF.united, places, body)

    def _golden_rims(self, pieces: Iterable[str]) -> Iterator[tuple[str, QGraphicsPathItem]]:
        """Yield a golden rim for each visible piece that would take effect."""
        edge = RIM * self._scene.sceneRect().height()
        for piece in sorted(pieces):
            item = self._scene.item_of(piece)
            if item is None or not item.seen:
                continue
            shape = QPainterPath()
            shape.addRoundedRect(item.body.adjusted(-edge, -edge, edge, edge), 2 * edge, 2 * edge)
            rim = QGraphicsPathItem(shape)
            rim.setPen(QPen(QColor(GOLD), 2 * edge))
            rim.setZValue(LIFTED_Z - 2)  # below the pills, above the pale pieces
            rim.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            yield piece, rim

    def _pills_of_added(self, added: Sequence[Due], at: str) -> Iterator[QGraphicsPixmapItem]:
        """Yield a golden pill for each thing that is added, along the upper edge of the touched piece.

        They go from right to left; the first juts out by half its height, as all do above the edge.
        """
        item, height = self._scene.item_of(at), SLIP_HEIGHT * self._scene.sceneRect().height()
        if item is None:
            return
        left = item.body.right() + height / 2
        for sign in chain.from_iterable(due.signs for due in added):
            pill = _golden_pill(sign, height, self._scene.oven.book)
            left -= pill.boundingRect().width() * pill.scale()
            pill.setPos(QPointF(left, item.body.top() - height / 2))
            pill.setZValue(LIFTED_Z - 1)
            yield pill

    def _pale_pictures(self, pieces: Sequence[Piece]) -> Iterator[tuple[str, LookAlike]]:
        """Yield pale pictures of pieces that would have a place on this stage, each above the one before.

        None is shown on the top of a pile, where one could read neither. However many there are, their z
        values differ by less than 1, so that none comes near the seals above.
        """
        for number, piece in enumerate(pieces):
            rect = self._scene.placing.previewed(piece)
            if not rect.width or self._would_cover(piece, as_qrectf(rect)):
                continue
            pale = picture_of_absent(piece, rect, self._scene)
            pale.setOpacity(PALE)
            pale.setZValue(LIFTED_Z - BELOW_SEALS + number / (len(pieces) + 1))
            yield piece.id, pale

    def _would_cover(self, piece: Piece, rect: QRectF) -> bool:
        """Tell whether a pale piece would lie on the top of a pile, so that one could read neither."""
        items = self._scene.piece_items()
        others = (item for item in items if item.place == piece.place and item.piece_id != piece.id)
        return any(other.seen and other.body.contains(rect.center()) for other in others)

    def _slips_of_changes(self, changes: Sequence[NumberChange]) -> Iterator[tuple[str, QGraphicsPixmapItem]]:
        """Yield a slip of paper at the bottom of each piece whose number would change.

        Slips that would overlap say only the new number, to be narrower. So the slips with both numbers are
        made first to see which overlap, and those are then replaced.
        """
        seen = [change for change in changes if self._scene.seen(change.piece)]
        slips = [self._slip_of(change, f"{change.before}{ARROW}{change.after}") for change in seen]
        rects = [slip.sceneBoundingRect() for slip in slips]
        for change, slip, own in zip(seen, slips, rects, strict=True):
            overlaps = any(own.intersects(other) for other in rects if other != own)
            yield change.piece, self._slip_of(change, change.after) if overlaps else slip

    def _slip_of(self, change: NumberChange, words: str) -> QGraphicsPixmapItem:
        """Return a slip of paper with these words at the bottom of the changed piece."""
        item = self._scene.item_of(change.piece)
        assert item is not None
        paper, ink = self._colours_of(change)
        slip = _paper_slip(words, SLIP_HEIGHT * self._scene.sceneRect().height(), paper, ink)
        size = slip.boundingRect().size() * slip.scale()
        corner = QPointF(item.body.center().x() - size.width() / 2, item.body.bottom() - size.height())
        slip.setPos(clamped(QRectF(corner, size), self._scene.sceneRect()).topLeft())
        slip.setZValue(SLIPS_Z)
        return slip

    def _colours_of(self, change: NumberChange) -> tuple[str, str]:
        """Return the colours of paper and letters: green for a wanted change, red for a cost.

        A number of which no one wants more or less is ink on plain paper.
        """
        kind = self._scene.kinds[self._scene.pieces.kind_of(change.piece)]
        if not kind.wanted:
            return PAPER, INK
        return (COST if kind.costs(change.rises) else GAIN), CREAM


def _paper_slip(words: str, height: float, paper: str, ink: str) -> QGraphicsPixmapItem:
    """Return words in `ink` on a slip of `paper` with a golden edge, `height` millimetres high."""
    pixels = height * PIXELS_PER_MM
    font = typeface(pixels * (1 - SLIP_EDGE))
    width = QFontMetricsF(font).horizontalAdvance(words) + pixels * SLIP_EDGE * 2
    pixmap = _empty_pill(width, pixels, paper=paper, rim=GOLD)
    painter = QPainter(pixmap)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(_room_within_rim(pixmap), Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return _item_without_mouse(pixmap)


def _golden_pill(sign: str, height: float, book: ArtBook) -> QGraphicsPixmapItem:
    """Return a golden pill, `height` millimetres high, with the icon of what is added and the amount.

    A sign is "icon" or "icon:amount", perhaps after a mark of a cost or good, which the pill leaves out.
    """
    icon, _, amount = sign.lstrip(COSTS + GOOD).partition(":")
    is_signed = amount.startswith(("+", "−"))
    words = amount if is_signed else f"+{amount or 1}"
    pixels = height * PIXELS_PER_MM
    font = typeface(pixels * (1 - SLIP_EDGE))
    icon_left, words_left, margins = ICON_LEFT * pixels, WORDS_LEFT * pixels, MARGINS * pixels
    width = margins + QFontMetricsF(font).horizontalAdvance(words)
    pixmap = _empty_pill(width, pixels, paper=GOLD, rim=INK)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(QPen(QColor(INK), ONE_MM))
    icon_side = pixels - 2 * ONE_MM
    print_icon(painter, icon, QRectF(icon_left, ONE_MM, icon_side, icon_side), book)
    painter.setPen(QColor(INK))
    beside_icon = _room_within_rim(pixmap).adjusted(words_left, 0, 0, 0)
    painter.drawText(beside_icon, Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    return _item_without_mouse(pixmap)


def _empty_pill(width: float, height: float, *, paper: str, rim: str) -> QPixmap:
    """Return a picture of a pill in these colours, its size in pixels."""
    pixmap = QPixmap(round(width), round(height))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(paper))
    painter.setPen(QPen(QColor(rim), ONE_MM))
    room = _room_within_rim(pixmap)
    painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
    painter.end()
    return pixmap


def _room_within_rim(pill: QPixmap) -> QRectF:
    return QRectF(pill.rect()).adjusted(ONE_MM, ONE_MM, -ONE_MM, -ONE_MM)


def _item_without_mouse(pixmap: QPixmap) -> QGraphicsPixmapItem:
    """Return an item with this picture that ignores mouse events."""
    item = QGraphicsPixmapItem(pixmap)
    make_passive(item)
    item.setScale(1 / PIXELS_PER_MM)
    return item
