"""The plot of a comparison: for each figure a dot before and after, and its margin of error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor

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


@dataclass(frozen=True, slots=True)
class Dots:
    """A figure to plot: name, values, margin of error (None: unknown), and its change in words."""

    name: str
    before: float
    after: float
    margin: float | None
    change: str
    sure: bool


Label = Callable[[float], str]


def round_values(low: float, high: float) -> list[float]:
    """Return two to six round values within the ends of a scale."""
    span = max(high - low, LEAST_SPAN)
    steps = (10.0**power * times for power in range(-4, 6) for times in (1, 2, 5))
    step = next(step for step in steps if span / step <= MOST_VALUES)
    first = ceil(low / step - TINY)
    return [round(number * step, 6) for number in range(first, floor((low + span) / step + TINY) + 1)]


class DotPlot(QWidget):
    """Plots figures below each other, along a common scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
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
        self.setAccessibleName("\n".join(f"{one.name}: {one.change}" for one in dots))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size for all rows and the scale above them."""
        return QSize(200, round(ROW * self._grown * (len(self._dots) + 1)))

    def minimumSizeHint(self) -> QSize:
        """Return a size for all rows and the scale above them."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scale and the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._letters)
        high = ROW * self._grown
        if self._dots:
            self._paint_scale(painter, QRectF(0, 0, self.width(), high))
        for row, one in enumerate(self._dots, start=1):
            self._paint_row(painter, one, QRectF(0, row * high, self.width(), high))
        painter.end()

    def _paint_scale(self, painter: QPainter, room: QRectF) -> None:
        """Paint the legend, and grid lines at round values through all rows."""
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
        free = left - 2 * dot  # where the legend ends
        for value in round_values(self._low, self._high):
            at, words = self._x_of(value), self._label(value)
            painter.setPen(QPen(QColor(GRID), 1))
            painter.drawLine(QPointF(at, room.bottom()), QPointF(at, self.height()))
            wide = painter.fontMetrics().horizontalAdvance(words) + 2
            if at - wide / 2 > free:
                self._write_value(painter, QRectF(at - wide / 2, room.top(), wide, room.height()), words)

    def _write_value(self, painter: QPainter, place: QRectF, words: str) -> None:
        painter.setPen(QColor(PALE))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_row(self, painter: QPainter, one: Dots, room: QRectF) -> None:
        name = QRectF(room.left(), room.top(), room.width() * NAMES - 8, room.height())
        cut = painter.fontMetrics().elidedText(one.name, Qt.TextElideMode.ElideRight, round(name.width()))
        painter.setPen(QColor(SURE if one.sure else PLAIN))
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, cut)
        change = QRectF(room.right() - self.changes + BESIDE, room.top(), 0, room.height())
        change.setRight(room.right())
        words = painter.fontMetrics().elidedText(
            one.change, Qt.TextElideMode.ElideRight, round(change.width())
        )
        painter.setPen(QColor(SURE if one.sure else PALE))
        painter.drawText(change, Qt.AlignmentFlag.AlignVCenter, words)
        middle = room.center().y()
        painter.setPen(QPen(QColor(GRID), 1))
        painter.drawLine(QPointF(self._x_of(self._low), middle), QPointF(self._x_of(self._high), middle))
        self._paint_dots(painter, one, middle)

    def _paint_dots(self, painter: QPainter, one: Dots, middle: float) -> None:
        before, after, dot = self._x_of(one.before), self._x_of(one.after), DOT * self._grown
        painter.setPen(Qt.PenStyle.NoPen)
        if one.margin is not None:
            left, right = (self._x_of(value) for value in self._margin_ends(one))
            painter.setBrush(QColor(BAND))
            painter.drawRoundedRect(QRectF(left, middle - dot, right - left, 2 * dot), dot, dot)
        painter.setPen(QPen(QColor(PLAIN), 1.5))
        painter.drawLine(QPointF(before, middle), QPointF(after, middle))
        for at, colour in ((before, BEFORE), (after, SURE if one.sure else AFTER)):
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QPointF(at, middle), dot, dot)

    @property
    def changes(self) -> float:
        """Return the width of the words about changes."""
        letters = QFontMetrics(self._letters)
        longest = max((letters.horizontalAdvance(one.change) for one in self._dots), default=0)
        least, most = LEAST_CHANGES * self.width(), MOST_CHANGES * self.width()
        return min(max(longest + BESIDE + 2, least), most)

    @property
    def _letters(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(LETTERS * self._grown))
        return font

    @property
    def _low(self) -> float:
        return min((min(one.before, self._margin_ends(one)[0]) for one in self._dots), default=0.0)

    @property
    def _high(self) -> float:
        return max((max(one.before, self._margin_ends(one)[1]) for one in self._dots), default=1.0)

    def _margin_ends(self, one: Dots) -> tuple[float, float]:
        """Return the ends of the margin of error, within the possible values."""
        low, high = one.after - (one.margin or 0), one.after + (one.margin or 0)
        return (low, high) if self._ends is None else (max(low, self._ends[0]), min(high, self._ends[1]))

    def _x_of(self, value: float) -> float:
        low, span = self._low, max(self._high - self._low, LEAST_SPAN)
        left, right = self.width() * NAMES + 8, self.width() - self.changes - 8
        return left + (right - left) * (value - low) / span
