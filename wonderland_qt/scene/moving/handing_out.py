"""Handing out a card's gifts: cells side by side for what is done, what comes now and what comes later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from wonderland_qt.models.pieces.layout_types import Due, handed_out, parted, pictures_among
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.printed_signs import print_signs
from wonderland_qt.scene.style.palette import CREAM, GAIN, GOLD, INK, see_through

MOST_ONE_BY_ONE, LEAST_SHARE, LARGER = 6, 1.3, 1.35
"""The most things shown one by one; a cell's least width in icons; how much larger the current cell is."""
OTHER_HEIGHT, GAP, ARROW, CORNER, INNER = 0.7, 0.05, 0.16, 0.1, 0.03
"""As parts of the height: a cell that is not current, gap, arrow, corner radius, inner margin."""
WIDEST_ICON = 0.62
"""The largest width that a cell has for each icon, as a part of the height."""
PALE, TICK, PLUS = 0.5, 0.26, 0.24
"""The opacity of signs that are handed out; the sizes of tick and plus, as parts of the height."""
NOW_COLOUR, LATER_OPACITY, LATER_EDGE_OPACITY = "#fff3c4", 0.05, 0.4
NOW_EDGE, LATER_EDGE = 0.03, 0.012
"""The thickness of the edges of a cell that is current and of any other, as parts of the height."""


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
        """Return the preferred width in icons, larger for what is handed out now."""
        icons = max(len(pictures_among(self.signs)), LEAST_SHARE)
        return icons * LARGER if self.turn is Turn.NOW else icons


def cells_of(due: Sequence[Due], source: str, whole: Sequence[str]) -> tuple[Cell, ...]:
    """Return cells for a card whose signs are `whole`: what it has handed out, what comes now, then later.

    Gifts that are due from another source than the card are marked as added.
    """
    still_due = [sign for gift in due if gift.source == source for sign in gift.signs]
    cells = [Cell(_one_by_one(signs), Turn.DONE) for signs in handed_out(whole, still_due)]
    for gift in sorted(due, key=lambda gift: gift.later):
        turn = Turn.THEN if gift.later else Turn.NOW
        added = gift.source != source
        cells += [Cell(_one_by_one(signs), turn, added) for signs in parted(gift.signs)]
    return tuple(cells)


class PlacedCell(NamedTuple):
    """A cell, its rectangle, and the width of the arrow before it (0 for none)."""

    cell: Cell
    rect: QRectF
    arrow_width: float


def print_cells(
    painter: QPainter, cells: Sequence[Cell], room: QRectF, book: ArtBook, own: Mapping[str, str]
) -> None:
    """Paint cells side by side: done ones pale with a tick, current ones gold, an arrow before later ones.

    Those that do not come from the card itself (`added`) have a plus.
    """
    height = room.height()
    for cell, rect, arrow_width in _cells_in_room(cells, room):
        if arrow_width:
            _print_arrow(painter, QRectF(rect.x() - arrow_width, room.y(), arrow_width, height))
        _print_plate(painter, cell, rect, height)
        inner = height * INNER
        painter.setOpacity(PALE if cell.turn is Turn.DONE else 1.0)
        print_signs(painter, cell.signs, rect.adjusted(inner, inner, -inner, -inner), book, own)
        painter.setOpacity(1.0)
        if cell.turn is Turn.DONE:
            _print_tick(painter, QPointF(rect.center().x(), rect.bottom()), height * TICK)
        if cell.added:
            _print_plus(painter, rect, height * PLUS)


def _print_plate(painter: QPainter, cell: Cell, rect: QRectF, height: float) -> None:
    """Paint the ground and edge of a cell in a room of this height: gold if it is handed out now.

    All other cells have a faint ground and a thin pale edge.
    """
    plate = QPainterPath()
    plate.addRoundedRect(rect, height * CORNER, height * CORNER)
    if cell.turn is Turn.NOW:
        painter.fillPath(plate, QColor(NOW_COLOUR))
        painter.strokePath(plate, QPen(QColor(GOLD), height * NOW_EDGE))
    else:
        painter.fillPath(plate, see_through(INK, LATER_OPACITY))
        painter.strokePath(plate, QPen(see_through(INK, LATER_EDGE_OPACITY), height * LATER_EDGE))


def _cells_in_room(cells: Sequence[Cell], room: QRectF) -> Iterator[PlacedCell]:
    """Yield cells side by side, with the arrow before the first later cell, unless it is the first of all.

    The arrow leads from what is handed out now to what follows. Only cells of now have the whole height.
    """
    height = room.height()
    later = (number for number, cell in enumerate(cells) if cell.turn is Turn.THEN and number > 0)
    number_after_arrow = next(later, None)
    room_for_arrow = ARROW * height if number_after_arrow is not None else 0.0
    free = room.width() - GAP * height * (len(cells) - 1) - room_for_arrow
    width_per_icon = min(free / sum(cell.share for cell in cells), height * WIDEST_ICON)
    left = room.x()
    for number, cell in enumerate(cells):
        arrow_width = room_for_arrow if number == number_after_arrow else 0.0
        left += arrow_width
        width = cell.share * width_per_icon
        own_height = height if cell.turn is Turn.NOW else height * OTHER_HEIGHT
        rect = QRectF(left, room.center().y() - own_height / 2, width, own_height)
        yield PlacedCell(cell, rect, arrow_width)
        left += width + GAP * height


def _one_by_one(signs: tuple[str, ...]) -> tuple[str, ...]:
    """Return one sign per thing instead of one sign with a small amount: three coins for "coin:3"."""
    icon, _, figure = signs[0].partition(":")
    amount = int(figure) if len(signs) == 1 and figure.isdecimal() else 0
    return (icon,) * amount if 1 < amount <= MOST_ONE_BY_ONE else signs


def _print_arrow(painter: QPainter, room: QRectF) -> None:
    """Paint an arrowhead between the current and the later cells."""
    middle, reach = room.center(), room.width() * 0.28
    upper_end, tip, lower_end = (
        QPointF(-reach, -1.5 * reach),
        QPointF(reach, 0),
        QPointF(-reach, 1.5 * reach),
    )
    painter.setPen(_round_pen(see_through(INK, 0.6), room.width() * 0.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([middle + corner for corner in (upper_end, tip, lower_end)]))


def _print_tick(painter: QPainter, middle: QPointF, side: float) -> None:
    """Paint a green tick with a pale edge."""
    from_middle = [QPointF(-0.5, 0.0), QPointF(-0.12, 0.36), QPointF(0.5, -0.38)]
    tick = QPolygonF([middle + corner * side for corner in from_middle])
    for colour, width in ((CREAM, 0.3), (GAIN, 0.18)):
        painter.setPen(_round_pen(QColor(colour), side * width))
        painter.drawPolyline(tick)


def _print_plus(painter: QPainter, cell: QRectF, side: float) -> None:
    """Paint a plus on a golden disc at the corner of a cell whose gain is an ability's, not the card's."""
    disc = QRectF(cell.right() - side * 0.8, cell.y() - side * 0.2, side, side)
    painter.setPen(QPen(QColor(INK), side * 0.06))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(disc)
    painter.setPen(_round_pen(QColor(INK), side * 0.14))
    middle, arm = disc.center(), side * 0.24
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.setBrush(Qt.BrushStyle.NoBrush)  # as before, for the cells that follow


def _round_pen(colour: QColor, width: float) -> QPen:
    """Return a pen whose lines have round ends and corners."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
