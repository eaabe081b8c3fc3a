"""Handing out a card's gifts: cells side by side for what is done, what comes now and what comes later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from wonderland_qt.models.pieces.layout_types import Due, handed_out, parted, pictures_among
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.printed_signs import print_signs
from wonderland_qt.scene.style.palette import CREAM, GAIN, GOLD, INK, see_through

MOST_GHOSTS, LEAST_SHARE, LARGER = 6, 1.3, 1.35
"""The most things shown one by one; a cell's least width in icons; how much larger the current cell is."""
LOWER, GAP, ARROW, ROUND, INNER = 0.7, 0.05, 0.16, 0.1, 0.03
"""As parts of the height: a cell that is not current, gap, arrow, corner radius, inner margin."""
PALE, TICK, PLUS = 0.5, 0.26, 0.24
NOW, LATER = "#fff3c4", 0.05


class Turn(Enum):
    """When a cell is handed out: already, now or later."""

    DONE = auto()
    NOW = auto()
    THEN = auto()


@dataclass(frozen=True, slots=True)
class Cell:
    """Signs that are handed out together; `added` means by something else than the card itself."""

    signs: tuple[str, ...]
    turn: Turn
    added: bool = False

    @property
    def share(self) -> float:
        """Return the preferred width in icons."""
        wide = max(len(pictures_among(self.signs)), LEAST_SHARE)
        return wide * LARGER if self.turn is Turn.NOW else wide


def cells_of(due: Sequence[Due], source: str, whole: Sequence[str]) -> tuple[Cell, ...]:
    """Return the cells of card `source` with the signs `whole`: what is done, comes now and comes later."""
    left = [sign for one in due if one.source == source for sign in one.signs]
    done = [Cell(_one_by_one(signs), Turn.DONE) for signs in handed_out(whole, left)]
    to_come = [
        Cell(_one_by_one(signs), Turn.THEN if one.later else Turn.NOW, one.source != source)
        for one in sorted(due, key=lambda one: one.later)
        for signs in parted(one.signs)
    ]
    return (*done, *to_come)


def print_cells(
    painter: QPainter, cells: Sequence[Cell], room: QRectF, book: ArtBook, own: Mapping[str, str]
) -> None:
    """Paint cells side by side: done ones pale with a tick, current ones gold, an arrow before later ones."""
    for cell, at, arrow in _cells_in_room(cells, room):
        if arrow:
            _print_arrow(painter, QRectF(at.x() - arrow, room.y(), arrow, room.height()))
        shape = QPainterPath()
        shape.addRoundedRect(at, room.height() * ROUND, room.height() * ROUND)
        now = cell.turn is Turn.NOW
        painter.fillPath(shape, QColor(NOW) if now else see_through(INK, LATER))
        edge = QColor(GOLD) if now else see_through(INK, 0.4)
        painter.strokePath(shape, QPen(edge, room.height() * (0.03 if now else 0.012)))
        inner = room.height() * INNER
        painter.setOpacity(PALE if cell.turn is Turn.DONE else 1.0)
        print_signs(painter, cell.signs, at.adjusted(inner, inner, -inner, -inner), book, own)
        painter.setOpacity(1.0)
        if cell.turn is Turn.DONE:
            _print_tick(painter, QPointF(at.center().x(), at.bottom()), room.height() * TICK)
        if cell.added:
            _print_plus(painter, at, room.height() * PLUS)


def _cells_in_room(cells: Sequence[Cell], room: QRectF) -> Iterator[tuple[Cell, QRectF, float]]:
    """Yield cells with their rectangles, and the width of the arrow before a cell (0 for none)."""
    high = room.height()
    first_later = next((at for at, cell in enumerate(cells) if at and cell.turn is Turn.THEN), -1)
    arrow = ARROW * high if first_later > 0 else 0.0
    free = room.width() - GAP * high * (len(cells) - 1) - arrow
    unit = min(free / sum(cell.share for cell in cells), high * 0.62)
    left = room.x()
    for number, cell in enumerate(cells):
        before = arrow if number == first_later else 0.0
        tall = high if cell.turn is Turn.NOW else high * LOWER
        left += before
        yield cell, QRectF(left, room.center().y() - tall / 2, cell.share * unit, tall), before
        left += cell.share * unit + GAP * high


def _one_by_one(signs: tuple[str, ...]) -> tuple[str, ...]:
    """Return one sign per thing instead of one sign with a small amount."""
    icon, _, figure = signs[0].partition(":")
    alone = len(signs) == 1 and figure.isdecimal() and 1 < int(figure) <= MOST_GHOSTS
    return (icon,) * int(figure) if alone else signs


def _print_arrow(painter: QPainter, room: QRectF) -> None:
    """Paint an arrowhead between the current and the later cells."""
    middle, reach = room.center(), room.width() * 0.28
    head = [QPointF(-reach, -reach * 1.5), QPointF(reach, 0), QPointF(-reach, reach * 1.5)]
    painter.setPen(_round_pen(see_through(INK, 0.6), room.width() * 0.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([middle + corner for corner in head]))


def _print_tick(painter: QPainter, middle: QPointF, side: float) -> None:
    """Paint a green tick with a pale edge."""
    corners = [QPointF(-0.5, 0.0), QPointF(-0.12, 0.36), QPointF(0.5, -0.38)]
    tick = QPolygonF([middle + corner * side for corner in corners])
    for colour, width in ((CREAM, 0.3), (GAIN, 0.18)):
        painter.setPen(_round_pen(QColor(colour), side * width))
        painter.drawPolyline(tick)


def _print_plus(painter: QPainter, cell: QRectF, side: float) -> None:
    """Paint a golden plus on the corner of a cell that something else than the card adds."""
    disc = QRectF(cell.right() - side * 0.8, cell.y() - side * 0.2, side, side)
    painter.setPen(QPen(QColor(INK), side * 0.06))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(disc)
    painter.setPen(_round_pen(QColor(INK), side * 0.14))
    middle, arm = disc.center(), side * 0.24
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _round_pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
