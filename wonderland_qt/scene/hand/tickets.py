"""Tickets: labels at pieces that show an answer's chance of winning as an arc, and lines of facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.pictures.letters import typeface
from wonderland_qt.scene.style.palette import GOLD, INK, PAPER, SHADE
from wonderland_qt.scene.table.piece_item import LIFTED_Z, clamped, make_passive
from wonderland_qt.scene.table.table_scene import TableScene

USUAL_TABLE_WIDTH = 1280.0
"""The table width in millimetres for which the sizes below are given; they scale with the table."""
DISC, ARC_WIDTH = 46.0, 6.0
"""The width of the disc with the chance, and of the arc along its edge."""
CHANCE_LETTERS, LINE_LETTERS = 16.0, 12.0
ERROR_LETTERS = 0.62
"""The height of the letters of the margin of error, by those of the chance."""
LINE_HEIGHT, EDGE, ICON, ICON_GAP = 18.0, 6.0, 16.0, 4.0
SLIP_RIM, SLIP_CORNER = 1.4, 6.0
"""The width of the line around the slip of paper, and the radius of its corners."""
PIXELS_PER_MM = 3.0
FULL_CIRCLE = 360 * 16
"""A full circle in Qt's sixteenths of a degree."""


class Line(NamedTuple):
    """A line of a ticket, with an icon before it if there is one."""

    words: str
    icon: QPixmap | None = None


class Ticket(NamedTuple):
    """A label at a piece: wins in 100 games with their margin of error, None if not counted, and lines."""

    piece: str
    chance: int | None
    error: int
    best: bool
    lines: tuple[Line, ...] = ()


class Tickets(QObject):
    """Shows tickets where they cover other tickets and their pieces least; mouse events pass through them."""

    def __init__(self, scene: TableScene) -> None:
        """Begin without tickets; `rects` has the place of each, in the same order."""
        super().__init__(scene)
        self._scene = scene
        self.tickets: tuple[Ticket, ...] = ()
        self.rects: list[QRectF] = []
        self._items: list[QGraphicsPixmapItem] = []

    def put(self, tickets: Sequence[Ticket]) -> None:
        """Show these tickets and no others; `rects` gets the rectangle found for each."""
        for item in self._items:
            self._scene.removeItem(item)
        self.tickets, self.rects = tuple(tickets), []
        unit = self._scene.sceneRect().width() / USUAL_TABLE_WIDTH
        self._items = [self._add_ticket(ticket, unit) for ticket in self.tickets]

    def _add_ticket(self, ticket: Ticket, unit: float) -> QGraphicsPixmapItem:
        """Add a ticket to the table where it covers least, and return its item; `unit` scales its sizes.

        It lies below lifted pieces and above all others.
        """
        rect = self._best_rect(ticket, unit)
        self.rects.append(rect)
        item = QGraphicsPixmapItem(_picture_of(ticket, unit))
        make_passive(item)
        item.setPos(rect.topLeft())
        item.setZValue(LIFTED_Z - 1)
        self._scene.addItem(item)
        return item

    def _best_rect(self, ticket: Ticket, unit: float) -> QRectF:
        """Return the rectangle for a ticket that covers least of other tickets and their pieces."""
        piece = self._scene.item_of(ticket.piece)
        assert piece is not None
        table, size = self._scene.sceneRect(), _size_of(ticket) * unit
        rects = [clamped(rect, table) for rect in _rects_around(piece.current_rect, size, DISC * unit)]
        return min(rects, key=lambda rect: self._covered_area(rect, ticket.piece))

    def _covered_area(self, rect: QRectF, piece: str) -> float:
        """Return how much of other tickets and their pieces a rectangle covers.

        What it covers of its own piece counts half, because the ticket is about that one.
        """
        others = [self._scene.item_of(ticket.piece) for ticket in self.tickets if ticket.piece != piece]
        bodies = [*self.rects, *(item.current_rect for item in others if item is not None)]
        covered = sum(_common_area(rect, body) for body in bodies)
        own = self._scene.item_of(piece)
        return covered + _common_area(rect, own.current_rect) / 2 if own is not None else covered


def _rects_around(body: QRectF, size: QSizeF, disc: float) -> Iterator[QRectF]:
    """Yield rectangles for a ticket: with half its disc on a corner of its piece, else below, above, beside.

    `disc` is the width of the disc in millimetres.
    """
    right, left = body.right() - disc / 2, body.left() - size.width() + disc / 2
    for x in (right, left):
        yield QRectF(QPointF(x, body.top() - disc / 2), size)
        yield QRectF(QPointF(x, body.bottom() - disc / 2), size)
    centred_x = body.center().x() - size.width() / 2
    centred_y = body.center().y() - size.height() / 2
    yield QRectF(QPointF(centred_x, body.bottom()), size)
    yield QRectF(QPointF(centred_x, body.top() - size.height()), size)
    yield QRectF(QPointF(body.right(), centred_y), size)
    yield QRectF(QPointF(body.left() - size.width(), centred_y), size)


def _common_area(rect: QRectF, other: QRectF) -> float:
    """Return the area that two rectangles have in common (0 if they are apart)."""
    common = rect.intersected(other)
    return common.width() * common.height()


def _size_of(ticket: Ticket) -> QSizeF:
    """Return the size of a ticket on a table of the usual width, in millimetres.

    One without lines is only its disc.
    """
    width = DISC + (_width_of_lines(ticket) if ticket.lines else 0.0)
    return QSizeF(width, max(DISC, LINE_HEIGHT * len(ticket.lines) + 2 * EDGE))


def _width_of_lines(ticket: Ticket) -> float:
    """Return the width of a ticket's widest line, with its icon and the edge on both sides."""
    metrics = QFontMetricsF(typeface(LINE_LETTERS))
    widths = []
    for line in ticket.lines:
        icon = ICON + ICON_GAP if line.icon is not None else 0.0
        widths.append(icon + metrics.horizontalAdvance(line.words))
    return max(widths) + 2 * EDGE


def _picture_of(ticket: Ticket, unit: float) -> QPixmap:
    """Return the picture of a ticket: a slip of paper with its lines, and the disc on its left.

    All is painted in the sizes of the usual table; the pixel ratio of the picture scales it by `unit`.
    """
    size = _size_of(ticket)
    pixmap = QPixmap((size * PIXELS_PER_MM).toSize())
    pixmap.setDevicePixelRatio(PIXELS_PER_MM / unit)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    _paint_lines(painter, ticket, size)
    _paint_disc(painter, ticket, size)
    painter.end()
    return pixmap


def _paint_lines(painter: QPainter, ticket: Ticket, size: QSizeF) -> None:
    """Paint a slip of paper that begins below the disc, and on it each line with its icon."""
    if not ticket.lines:
        return
    height = LINE_HEIGHT * len(ticket.lines) + EDGE
    top = (size.height() - height) / 2
    painter.setPen(QPen(QColor(INK), SLIP_RIM))
    painter.setBrush(QColor(PAPER))
    slip = QRectF(DISC / 2, top, size.width() - DISC / 2 - 1, height)
    painter.drawRoundedRect(slip, SLIP_CORNER, SLIP_CORNER)
    painter.setFont(typeface(LINE_LETTERS))
    for number, line in enumerate(ticket.lines):
        x, y = DISC + EDGE / 2, top + EDGE / 2 + number * LINE_HEIGHT
        _paint_line(painter, line, QRectF(x, y, size.width() - x, LINE_HEIGHT))


def _paint_line(painter: QPainter, line: Line, room: QRectF) -> None:
    """Paint a line of a ticket: its icon, if it has one, and its words beside it."""
    if line.icon is not None:
        icon = QRectF(room.x(), room.y() + (LINE_HEIGHT - ICON) / 2, ICON, ICON)
        painter.drawPixmap(icon, line.icon, QRectF(line.icon.rect()))
        room = room.adjusted(ICON + ICON_GAP, 0, 0, 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line.words)


def _paint_disc(painter: QPainter, ticket: Ticket, size: QSizeF) -> None:
    """Paint a disc with the chance as a number with its error, and as an arc around it that is full at 100.

    Without a chance the disc has a tick. The best ticket is gold.
    """
    disc = QRectF(1, (size.height() - DISC) / 2 + 1, DISC - 2, DISC - 2)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(QColor(SHADE))
    painter.drawEllipse(disc)
    painter.setBrush(QColor(GOLD if ticket.best else PAPER))
    twelve_o_clock, clockwise = FULL_CIRCLE // 4, -1
    whole_percent = 100
    arc = round(FULL_CIRCLE * (ticket.chance or 0) / whole_percent)
    painter.drawPie(disc, twelve_o_clock, clockwise * arc)
    inner = disc.adjusted(ARC_WIDTH, ARC_WIDTH, -ARC_WIDTH, -ARC_WIDTH)
    painter.drawEllipse(inner)
    _paint_chance(painter, ticket, inner)


def _paint_chance(painter: QPainter, ticket: Ticket, room: QRectF) -> None:
    """Paint the chance of a ticket and below it the error, or a tick without a chance."""
    painter.setFont(typeface(CHANCE_LETTERS))
    if ticket.chance is None:
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "✓")
        return
    upper_line, lower_line = room.adjusted(0, -6, 0, -4), room.adjusted(0, 14, 0, 2)
    painter.drawText(upper_line, Qt.AlignmentFlag.AlignCenter, str(ticket.chance))
    painter.setFont(typeface(CHANCE_LETTERS * ERROR_LETTERS))
    painter.drawText(lower_line, Qt.AlignmentFlag.AlignCenter, f"±{ticket.error}")
