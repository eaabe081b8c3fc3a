"""A graph of chances over a game: the width of a player's band is their chance, and the winner is on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonderland_qt.app.pages.graph import Graph, wording_within
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.scene.pictures.emblems import Emblems, fill, paint_emblem
from wonderland_qt.scene.style.palette import CREAM, GOLD, INK, PAPER

LEFT, RIGHT, HEAD, FOOT, LETTERS, PIN, EMBLEM, WIDE_ENOUGH = 40, 10, 24, 30, 15, 22, 24, 34
RULES = (0, 25, 50, 75, 100)
"""The percentages at which lines are painted."""
LINE_HEIGHT = 20
BEYOND, BESIDE_NAME, ABOVE_AREA = 4, 6, 8
"""Pixels by which lines begin outside the bands, of the gap after a phase's name, and below the name."""


class Point(NamedTuple):
    """Each player's chance of winning after a number of answers."""

    answer: int
    chances: Mapping[PlayerId, float]


class Pin(NamedTuple):
    """The number of a decisive moment, and the answer at which it is pinned."""

    answer: int
    number: int


class ChanceBands(Graph):
    """Paints a band for each player over the answers of a game, phases above, numbered pins below."""

    def __init__(self, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Begin without chances; a `chosen` of 0 means that no pin is highlighted.

        `_order` is that of the bands, `_phases` are the phases with the answers at which they begin, and
        `_last` is the answer at the right edge, at least 1 because widths are divided by it.
        """
        super().__init__(parent)
        self._emblems = emblems
        self._points: tuple[Point, ...] = ()
        self._order: tuple[PlayerId, ...] = ()
        self._phases: tuple[tuple[int, str], ...] = ()
        self.pins: tuple[Pin, ...] = ()
        self._last = 1
        self.chosen = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chances(
        self,
        points: Sequence[Point],
        order: Sequence[PlayerId],
        phases: Sequence[tuple[int, str]],
        pins: Sequence[Pin],
        last: int,
    ) -> None:
        """Show these chances with the first player of `order` on top; the game has `last` answers."""
        self._points, self._order, self._phases = tuple(points), tuple(order), tuple(phases)
        self.pins, self._last = tuple(pins), max(last, 1)
        self.update()

    def choose(self, number: int) -> None:
        """Highlight the pin of a moment."""
        self.chosen = number
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which the bands are readable."""
        return QSize(560, 230) * self._grown

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid lines, the bands (of two points or more), the phases and the pins."""
        painter = self.new_painter(LETTERS)
        area = self.whole_area.adjusted(LEFT, HEAD, -RIGHT, -FOOT)
        self._paint_grid(painter, area)
        if len(self._points) > 1:
            for place, player in enumerate(self._order):
                self._paint_band(painter, area, player, place)
        self._paint_phases(painter, area)
        self._paint_pins(painter, area)

    def _paint_grid(self, painter: QPainter, area: QRectF) -> None:
        """Paint lines at round percentages, with the figures at their left ends."""
        at_the_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QPen(QColor(INK), 1))
        for percent in RULES:
            y = area.bottom() - area.height() * percent / 100
            painter.drawLine(QPointF(area.left() - BEYOND, y), QPointF(area.right(), y))
            room = QRectF(0, y - LINE_HEIGHT / 2, LEFT - 2 * BEYOND, LINE_HEIGHT)
            painter.drawText(room, at_the_right, str(percent))

    def _paint_band(self, painter: QPainter, area: QRectF, player: PlayerId, place: int) -> None:
        """Paint the band of a player, and their emblem where the band is widest, if it has room there."""
        above = [self._upper_edge(area, point, place) for point in self._points]
        below = [self._upper_edge(area, point, place + 1) for point in self._points]
        self._fill_band(painter, player, [*above, *reversed(below)])
        widths = [lower.y() - upper.y() for upper, lower in zip(above, below, strict=True)]
        widest = widths.index(max(widths))
        if widths[widest] >= WIDE_ENOUGH:
            x = min(max(above[widest].x(), area.left() + EMBLEM), area.right() - EMBLEM)
            y = (above[widest].y() + below[widest].y()) / 2
            self._paint_emblem(painter, player, QPointF(x, y))

    def _fill_band(self, painter: QPainter, player: PlayerId, outline: list[QPointF]) -> None:
        """Fill an outline with the colour and pattern of a player, with a pale edge."""
        path = QPainterPath()
        path.addPolygon(QPolygonF(outline))
        path.closeSubpath()
        fill(painter, self._emblems[player], path)
        painter.strokePath(path, QPen(QColor(CREAM), 1.4))

    def _paint_emblem(self, painter: QPainter, player: PlayerId, middle: QPointF) -> None:
        """Paint the emblem of a player around a point."""
        room = QRectF(0, 0, EMBLEM, EMBLEM)
        room.moveCenter(middle)
        paint_emblem(painter, self._emblems[player], room, self._grown)

    def _upper_edge(self, area: QRectF, point: Point, place: int) -> QPointF:
        """Return the upper edge of the band at a place of the order: the chances above it, added up."""
        whole = sum(point.chances.values()) or 1.0
        part_above = sum(point.chances[player] for player in self._order[:place]) / whole
        return QPointF(self._x_of(area, point.answer), area.top() + area.height() * part_above)

    def _paint_phases(self, painter: QPainter, area: QRectF) -> None:
        """Paint a line where each phase begins, with its name, or with its round if only that has room.

        Each round is painted once, and phases without room for either are left out.
        """
        no_room = ""
        painted = {no_room}
        begins = [first for first, _name in self._phases]
        ends = [*begins[1:], self._last]
        for (begin, name), end in zip(self._phases, ends, strict=False):
            left, right = self._x_of(area, begin), self._x_of(area, end)
            words = wording_within(name, painter.fontMetrics(), right - left - BESIDE_NAME)
            number = "".join(filter(str.isdecimal, words))
            if words == name or number not in painted:
                painted.add(number)
                _paint_phase(painter, area, left, words)

    def _paint_pins(self, painter: QPainter, area: QRectF) -> None:
        """Paint the numbered pins below the bands, moved right where they would overlap."""
        free = 0.0
        for pin in self.pins:
            x = self._x_of(area, pin.answer)
            painter.setPen(QPen(QColor(INK), 2))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + 3))
            left = max(x - PIN / 2, free)
            disc = QRectF(left, area.bottom() + 4, PIN, PIN)
            painter.setBrush(QColor(GOLD if pin.number == self.chosen else PAPER))
            painter.drawEllipse(disc)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(pin.number))
            free = left + PIN + 2

    def _x_of(self, area: QRectF, answer: int) -> float:
        """Return where an answer is between the beginning (at the left) and the end, never beyond the end."""
        return area.left() + area.width() * min(answer / self._last, 1.0)


def _paint_phase(painter: QPainter, area: QRectF, left: float, words: str) -> None:
    """Paint a dashed line where a phase begins, and its words beside the line, above the bands."""
    painter.setPen(QPen(QColor(INK), 1, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(left, area.top() - BEYOND), QPointF(left, area.bottom()))
    painter.setPen(QColor(INK))
    painter.drawText(QPointF(left + BEYOND, area.top() - ABOVE_AREA), words)
