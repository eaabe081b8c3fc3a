"""The plot of a comparison: for each figure a dot before and after, and its margin of error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

BEFORE, AFTER, BAND, SURE, PLAIN, PALE, GRID = (
    *("#e6c98d", "#1f6f6b", "#1f6f6b40", "#8c2b24", "#2b2118"),
    *("#6d5a45", "#d8c49a"),
)
ROW, LETTERS, DOT, BESIDE, LEAST_SPAN = 22, 13, 5, 10, 0.02
MOST_VALUES, TINY = 5, 1e-9
NAMES, LEAST_CHANGES, MOST_CHANGES = 0.26, 0.28, 0.46
"""Parts of the width: for the names, and the limits for the words about changes."""
GAP, SPARE = 8, 2
"""The gaps beside the scale, and room to spare for words, so that rounding never cuts them short."""


@dataclass(frozen=True, slots=True)
class Dots:
    """A figure to plot: name, values, margin of error (None: unknown), and its change in words."""

    name: str
    before: float
    after: float
    margin: float | None
    change: str
    sure: bool


class Range(NamedTuple):
    """The lowest and the highest of some values."""

    low: float
    high: float


Label = Callable[[float], str]


def round_values(low: float, high: float) -> list[float]:
    """Return two to six round values within the ends of a scale: multiples of 1, 2 or 5 times a power of ten.

    `TINY` keeps an end that is itself round, in spite of rounding errors. The least step is 0.0001, so six
    decimals of a value are exact.
    """
    span = max(high - low, LEAST_SPAN)
    steps = (10.0**power * times for power in range(-4, 6) for times in (1, 2, 5))
    step = next(step for step in steps if span / step <= MOST_VALUES)
    first, last = ceil(low / step - TINY), floor((low + span) / step + TINY)
    return [round(number * step, 6) for number in range(first, last + 1)]


class DotPlot(QWidget):
    """Plots figures below each other, along a common scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without dots; without fixed `_ends`, the scale fits the figures.

        `_legend` are the words for the dots before and after.
        """
        super().__init__(parent)
        self._dots: Sequence[Dots] = ()
        self._label: Label = str
        self._legend = ("", "")
        self._grown = 1.0
        self._ends: tuple[float, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self.updateGeometry()

    def show_dots(
        self,
        dots: Sequence[Dots],
        label: Label = str,
        legend: tuple[str, str] = ("", ""),
        ends: tuple[float, float] | None = None,
    ) -> None:
        """Show figures, also as lines for screen readers.

        `label` writes a value of the scale, `legend` names before and after; margins end at the `ends`.
        """
        self._dots, self._label, self._legend, self._ends = dots, label, legend, ends
        self.setAccessibleName("\n".join(f"{figure.name}: {figure.change}" for figure in dots))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size for all rows and the scale above them."""
        return QSize(200, round(ROW * self._grown * (len(self._dots) + 1)))

    def minimumSizeHint(self) -> QSize:
        """Return a size for all rows and the scale above them."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scale above a row for each figure; without figures, nothing."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._letters)
        height = ROW * self._grown
        if self._dots:
            self._paint_scale(painter, QRectF(0, 0, self.width(), height))
        for row, figure in enumerate(self._dots, start=1):
            self._paint_row(painter, figure, QRectF(0, row * height, self.width(), height))
        painter.end()

    def _paint_scale(self, painter: QPainter, room: QRectF) -> None:
        """Paint the legend, and beside it the grid of the scale through all rows."""
        end_of_legend = self._paint_legend(painter, room)
        self._paint_grid(painter, labels=room.adjusted(end_of_legend, 0, 0, 0))

    def _paint_legend(self, painter: QPainter, room: QRectF) -> float:
        """Paint a dot with its words for before and one for after, and return where they end."""
        dot, left = DOT * self._grown, room.left() + DOT * self._grown
        for words, colour in zip(self._legend, (BEFORE, AFTER), strict=True):
            painter.setPen(QPen(QColor(PLAIN), 1.5))
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QPointF(left, room.center().y()), dot, dot)
            wide = painter.fontMetrics().horizontalAdvance(words)
            place = QRectF(left + 2 * dot, room.top(), wide + 2, room.height())
            painter.setPen(QColor(PALE))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)
            left = place.right() + 3 * dot
        return left - 2 * dot

    def _paint_grid(self, painter: QPainter, labels: QRectF) -> None:
        """Paint a line through all rows at each round value, and the value above it, among the labels.

        A value that does not fit into the rectangle of the labels, beside the legend, is left out.
        """
        for value in round_values(self._low, self._high):
            x, words = self._x_of(value), self._label(value)
            painter.setPen(QPen(QColor(GRID), 1))
            painter.drawLine(QPointF(x, labels.bottom()), QPointF(x, self.height()))
            width = painter.fontMetrics().horizontalAdvance(words) + 2
            label = QRectF(x - width / 2, labels.top(), width, labels.height())
            if label.left() > labels.left():
                painter.setPen(QColor(PALE))
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_row(self, painter: QPainter, figure: Dots, room: QRectF) -> None:
        """Paint a figure: its name at the left, its dots in the middle, its change in words at the right."""
        left = QRectF(room.left(), room.top(), room.width() * NAMES - GAP, room.height())
        self._write_elided(painter, left, figure.name, SURE if figure.sure else PLAIN)
        right = QRectF(room.right() - self.width_of_changes + BESIDE, room.top(), 0, room.height())
        right.setRight(room.right())
        self._write_elided(painter, right, figure.change, SURE if figure.sure else PALE)
        middle = room.center().y()
        painter.setPen(QPen(QColor(GRID), 1))
        painter.drawLine(QPointF(self._x_of(self._low), middle), QPointF(self._x_of(self._high), middle))
        self._paint_dots(painter, figure, middle)

    def _write_elided(self, painter: QPainter, place: QRectF, words: str, colour: str) -> None:
        """Write words on one line, cut short where the place ends."""
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(place.width()))
        painter.setPen(QColor(colour))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_dots(self, painter: QPainter, figure: Dots, middle: float) -> None:
        """Paint the margin of error as a pale band, a line from before to after, and a dot at each."""
        before, after, dot = self._x_of(figure.before), self._x_of(figure.after), DOT * self._grown
        if figure.margin is not None:
            self._paint_margin(painter, self._margin_of(figure), middle)
        painter.setPen(QPen(QColor(PLAIN), 1.5))
        painter.drawLine(QPointF(before, middle), QPointF(after, middle))
        for x, colour in ((before, BEFORE), (after, SURE if figure.sure else AFTER)):
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QPointF(x, middle), dot, dot)

    def _paint_margin(self, painter: QPainter, margin: Range, middle: float) -> None:
        """Paint a margin of error as a pale band, as high as a dot."""
        left, right, dot = self._x_of(margin.low), self._x_of(margin.high), DOT * self._grown
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BAND))
        painter.drawRoundedRect(QRectF(left, middle - dot, right - left, 2 * dot), dot, dot)

    @property
    def width_of_changes(self) -> float:
        """Return the width of the words about changes."""
        letters = QFontMetrics(self._letters)
        longest = max((letters.horizontalAdvance(figure.change) for figure in self._dots), default=0)
        least, most = LEAST_CHANGES * self.width(), MOST_CHANGES * self.width()
        return min(max(longest + BESIDE + SPARE, least), most)

    @property
    def _letters(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(LETTERS * self._grown))
        return font

    @property
    def _low(self) -> float:
        """Return the lowest value that is plotted, margins included."""
        return min((self._range_of(figure).low for figure in self._dots), default=0.0)

    @property
    def _high(self) -> float:
        """Return the highest value that is plotted, margins included."""
        return max((self._range_of(figure).high for figure in self._dots), default=1.0)

    def _range_of(self, figure: Dots) -> Range:
        """Return the range of all that is plotted of a figure: the value before, and the margin after."""
        margin = self._margin_of(figure)
        return Range(min(figure.before, margin.low), max(figure.before, margin.high))

    def _margin_of(self, figure: Dots) -> Range:
        """Return the range of the margin of error around the value after, within the possible values."""
        margin = figure.margin or 0
        low, high = figure.after - margin, figure.after + margin
        if self._ends is None:
            return Range(low, high)
        least, most = self._ends
        return Range(max(low, least), min(high, most))

    def _x_of(self, value: float) -> float:
        """Return where a value is on the scale, between the names and the words about changes."""
        low, span = self._low, max(self._high - self._low, LEAST_SPAN)
        left, right = self.width() * NAMES + GAP, self.width() - self.width_of_changes - GAP
        return left + (right - left) * (value - low) / span
