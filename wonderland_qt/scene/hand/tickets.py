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

WIDE = 1280.0
"""The table width in millimetres for which the sizes below are given; they scale with the table."""
ARC, THICK, LETTERS, SMALL, LINE, EDGE, ICON = 46.0, 6.0, 16.0, 12.0, 18.0, 6.0, 16.0
SHARP = 3.0
"""Pixels per millimetre of a painted ticket."""
WHOLE = 360 * 16
"""A full circle in Qt's sixteenths of a degree."""
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
        super().__init__(scene)
        self._scene = scene
        self.tickets: tuple[Ticket, ...] = ()
        self.rects: list[QRectF] = []
        self._items: list[QGraphicsPixmapItem] = []

    def put(self, tickets: Sequence[Ticket]) -> None:
        """Show these tickets and no others."""
        for item in self._items:
            self._scene.removeItem(item)
        self.tickets, self.rects = tuple(tickets), []
        unit = self._scene.sceneRect().width() / WIDE
        self._items = [self._laid(ticket, unit) for ticket in self.tickets]

    def _laid(self, ticket: Ticket, unit: float) -> QGraphicsPixmapItem:
        rect = self._found(ticket, unit)
        self.rects.append(rect)
        item = QGraphicsPixmapItem(_painted(ticket, unit))
        make_passive(item)
        item.setPos(rect.topLeft())
        item.setZValue(LIFTED_Z - 1)
        self._scene.addItem(item)
        return item

    def _found(self, ticket: Ticket, unit: float) -> QRectF:
        """Return the rectangle for a ticket that covers least of other tickets and their pieces."""
        piece = self._scene.item_of(ticket.piece)
        assert piece is not None
        whole, size = self._scene.sceneRect(), _size(ticket) * unit
        places = [clamped(place, whole) for place in _spots(piece.current_rect, size, ARC * unit)]
        return min(places, key=lambda place: self._covered(place, ticket.piece))

    def _covered(self, place: QRectF, piece: str) -> float:
        """Return the covered area of other tickets and their pieces; its own piece counts half."""
        others = [self._scene.item_of(ticket.piece) for ticket in self.tickets if ticket.piece != piece]
        own = self._scene.item_of(piece)
        bodies = [*self.rects, *(item.current_rect for item in others if item is not None)]
        mine = _common(place, own.current_rect) / 2 if own is not None else 0.0
        return sum(_common(place, body) for body in bodies) + mine


def _spots(body: QRectF, size: QSizeF, arc: float) -> Iterator[QRectF]:
    """Yield rectangles for a ticket: at the corners of its piece, then below, above and beside it."""
    right, left = body.right() - arc / 2, body.left() - size.width() + arc / 2
    for x in (right, left):
        yield QRectF(QPointF(x, body.top() - arc / 2), size)
        yield QRectF(QPointF(x, body.bottom() - arc / 2), size)
    middle = body.center().x() - size.width() / 2
    yield QRectF(QPointF(middle, body.bottom()), size)
    yield QRectF(QPointF(middle, body.top() - size.height()), size)
    yield QRectF(QPointF(body.right(), body.center().y() - size.height() / 2), size)
    yield QRectF(QPointF(body.left() - size.width(), body.center().y() - size.height() / 2), size)


def _common(one: QRectF, other: QRectF) -> float:
    common = one.intersected(other)
    return common.width() * common.height()


def _size(ticket: Ticket) -> QSizeF:
    return QSizeF(ARC + (_lines_wide(ticket) if ticket.lines else 0.0), _high(ticket))


def _high(ticket: Ticket) -> float:
    return max(ARC, LINE * len(ticket.lines) + 2 * EDGE)


def _lines_wide(ticket: Ticket) -> float:
    metrics = QFontMetricsF(typeface(SMALL))
    wide = (metrics.horizontalAdvance(line.words) + (ICON + 4 if line.icon else 0) for line in ticket.lines)
    return max(wide) + 2 * EDGE


def _painted(ticket: Ticket, unit: float) -> QPixmap:
    """Return the picture of a ticket: a slip of paper with its lines, and the arc on its left."""
    size, sharp = _size(ticket), SHARP
    pixmap = QPixmap((size * sharp).toSize())
    pixmap.setDevicePixelRatio(sharp / unit)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    _paint_lines(painter, ticket, size)
    _paint_arc(painter, ticket, size)
    painter.end()
    return pixmap


def _paint_lines(painter: QPainter, ticket: Ticket, size: QSizeF) -> None:
    if not ticket.lines:
        return
    high = LINE * len(ticket.lines) + EDGE
    top = (size.height() - high) / 2
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(QRectF(ARC / 2, top, size.width() - ARC / 2 - 1, high), 6, 6)
    painter.setFont(typeface(SMALL))
    for number, line in enumerate(ticket.lines):
        x, y = ARC + EDGE / 2, top + EDGE / 2 + number * LINE
        if line.icon is not None:
            fitted = QRectF(QPointF(x, y + (LINE - ICON) / 2), QSizeF(ICON, ICON))
            painter.drawPixmap(fitted, line.icon, QRectF(line.icon.rect()))
            x += ICON + 4
        room = QRectF(x, y, size.width() - x, LINE)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line.words)


def _paint_arc(painter: QPainter, ticket: Ticket, size: QSizeF) -> None:
    """Paint a disc with the chance as a number, and around it as a part of a ring."""
    disc = QRectF(1, (size.height() - ARC) / 2 + 1, ARC - 2, ARC - 2)
    painter.setPen(QPen(QColor(INK), 1.4))
    painter.setBrush(QColor(SHADE))
    painter.drawEllipse(disc)
    painter.setBrush(QColor(GOLD if ticket.best else PAPER))
    painter.drawPie(disc, WHOLE // 4, -round(WHOLE * (ticket.chance or 0) / 100))
    inner = disc.adjusted(THICK, THICK, -THICK, -THICK)
    painter.setBrush(QColor(GOLD if ticket.best else PAPER))
    painter.drawEllipse(inner)
    painter.setFont(typeface(LETTERS))
    if ticket.chance is None:
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, "✓")
        return
    painter.drawText(inner.adjusted(0, -6, 0, -4), Qt.AlignmentFlag.AlignCenter, str(ticket.chance))
    painter.setFont(typeface(LETTERS * 0.62))
    painter.drawText(inner.adjusted(0, 14, 0, 2), Qt.AlignmentFlag.AlignCenter, f"±{ticket.error}")
