"""A graph of the scores over a game: a line for each player, with their emblem at its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonderland_qt.app.pages.graph import Graph
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.models.narration.score_history import ScoreLine
from wonderland_qt.scene.pictures.emblems import Emblems, paint_emblem

MARGIN_LEFT, MARGIN, MARGIN_RIGHT, EMBLEM, LETTERS = 36, 12, 40, 22, 15
STEPS = (5, 10, 20, 25, 50, 100, 250)
MOST_RULES = 5
ROOM_BELOW = 8
"""The room for an emblem below a negative lowest score: the range of all scores divided by this."""
BESIDE_RULE = 4
"""The pixels from a chapter's line to its numeral."""
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
APART = 44
LABEL, AFTER_LABEL = 20, 6
"""The height of a score at the left, and the pixels from it to its line."""
BEFORE_EMBLEM = 8
"""The pixels from the end of a line to its emblem."""
TOLD_EVERY = (1, 5, 10, 25, 50, 100)
PENS = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
RULE, INK = QColor("#d8c59b"), QColor("#6d5a45")


def grid_values(low: int, high: int) -> range:
    """Return the multiples of a round step (5, 10, 20 …) from low to high, at most `MOST_RULES` steps."""
    step = next((step for step in STEPS if (high - low) / step <= MOST_RULES), STEPS[-1])
    while (high - low) / step > MOST_RULES:
        step *= 10
    first = ceil(low / step) * step
    return range(first, high + 1, step)


def chapter_marks(count: int, width: float) -> list[tuple[int, str]]:
    """Return the indexes and the numerals of the chapters to mark on a graph this many pixels wide.

    If they would crowd, only every fifth, tenth and so on is marked; more than ten have plain numbers.
    """
    width_of_one = width / max(count, 1)
    every = next((step for step in TOLD_EVERY if width_of_one * step >= APART), TOLD_EVERY[-1])
    numerals = ROMAN if count <= len(ROMAN) else [str(number) for number in range(1, count + 1)]
    return [(number - 1, numerals[number - 1]) for number in range(every, count + 1, every)]


class ScoreGraph(Graph):
    """Paints a line of scores for each player, and a mark where each chapter began."""

    def __init__(
        self,
        lines: Sequence[ScoreLine],
        emblems: Emblems,
        chapters: Sequence[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Choose a scale that has zero, 10 and all scores in it, with room below negative ones.

        So the first few points do not fill the whole height.
        """
        super().__init__(parent)
        self._lines, self._emblems, self._chapters = lines, emblems, tuple(chapters)
        numbers = [*chain.from_iterable(line.numbers for line in lines), 0]
        self._low, self._high = min(0, *numbers), max(10, *numbers)
        if self._low < 0:
            self._low -= (self._high - self._low) // ROOM_BELOW
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a small graph."""
        return QSize(400, 170) * self._grown

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid lines, chapters, score lines and emblems."""
        painter = self.new_painter(LETTERS)
        area = self.whole_area.adjusted(MARGIN_LEFT, MARGIN, -MARGIN_RIGHT, -MARGIN)
        self._paint_grid(painter, area)
        self._paint_chapters(painter, area)
        for number, line in enumerate(self._lines):
            self._paint_line(painter, area, line, PENS[number % len(PENS)])
        self._paint_emblems(painter, area)

    def _paint_grid(self, painter: QPainter, area: QRectF) -> None:
        """Paint a line at each round score, and the score at its left end."""
        for number in grid_values(self._low, self._high):
            y = self._y_of(area, number)
            painter.setPen(QPen(RULE, 2 if number == 0 else 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(INK)
            label = QRectF(0, y - LABEL / 2, MARGIN_LEFT - AFTER_LABEL, LABEL)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, numeral(number))

    def _paint_chapters(self, painter: QPainter, area: QRectF) -> None:
        """Paint a dashed line where each chapter began, with its numeral beside its top.

        `_chapters` has the number of the answer that begins each; a line has a score after every answer.
        """
        last_answer = max((len(line.numbers) - 1 for line in self._lines), default=0)
        for chapter, roman_numeral in chapter_marks(len(self._chapters), area.width()):
            x = area.left() + area.width() * self._chapters[chapter] / max(last_answer, 1)
            painter.setPen(QPen(RULE, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(INK)
            painter.drawText(QPointF(x + BESIDE_RULE, area.top() + MARGIN), roman_numeral)

    def _paint_line(self, painter: QPainter, area: QRectF, line: ScoreLine, style: Qt.PenStyle) -> None:
        """Paint the scores of a player in their colour, the first at the left and the last at the right."""
        last = max(len(line.numbers) - 1, 1)
        points = [
            QPointF(area.left() + area.width() * place / last, self._y_of(area, number))
            for place, number in enumerate(line.numbers)
        ]
        painter.setPen(QPen(QColor(self._emblems[line.player].colour), 2.6, style))
        painter.drawPolyline(QPolygonF(points))

    def _paint_emblems(self, painter: QPainter, area: QRectF) -> None:
        """Paint the emblems at the ends of the lines, moved down where they would overlap."""
        free = area.top() - MARGIN
        for line in sorted(self._lines, key=lambda line: -line.numbers[-1]):
            top = max(self._y_of(area, line.numbers[-1]) - EMBLEM / 2, free)
            room = QRectF(area.right() + BEFORE_EMBLEM, top, EMBLEM, EMBLEM)
            paint_emblem(painter, self._emblems[line.player], room, self._grown)
            free = top + EMBLEM

    def _y_of(self, area: QRectF, number: int) -> float:
        """Return where a score is between the bottom (the lowest) and the top (the highest)."""
        return area.bottom() - area.height() * (number - self._low) / (self._high - self._low)
