"""The podium: each player on a column whose height is their score, counted up line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonderland_qt.app.paper.one_line import one_line
from wonderland_qt.app.seating.portraits import Portraits
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.narration.score_history import figure
from wonderland_qt.scene.pictures.emblems import fill, picture
from wonderland_qt.scene.style.palette import GOLD, INK, PAPER, see_through

LINE, CROWNING = 650, 600
"""The milliseconds for counting a line of the score, and for the crown to fall."""

FIGURE, NAME, BEAM, LEAST, PLATE, EMBLEM, CROWN = 132, 30, 14, 62, 54, 24, 44
STOUTEST = 1.3
"""The greatest width of a column, as a multiple of the height of the player who stands on it."""
LEAST_LETTERS = 11


@dataclass(frozen=True)
class Standee:
    """A player on the podium; `sums` is the score before the first line and after each one."""

    player: PlayerId
    name: str
    sums: tuple[int, ...]
    rank: str
    wins: bool


class Podium(QWidget):
    """Emits `counted` with the number of lines counted so far, and `crowned` at the end."""

    counted = Signal(int)
    crowned = Signal()

    def __init__(self, standees: Sequence[Standee], portraits: Portraits) -> None:
        super().__init__()
        self._standees, self._portraits, self._grown = standees, portraits, 1.0
        self._lines = max((len(standee.sums) - 1 for standee in standees), default=0)
        self._high = max((max(standee.sums) for standee in standees), default=1)
        self._low = min((min(standee.sums) for standee in standees), default=0)
        self._count = QVariantAnimation(self, startValue=0.0, endValue=float(self._lines))
        self._crown = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._crown.setEasingCurve(QEasingCurve.Type.OutBounce)
        self._lines_counted = self._time = float(self._lines)
        self._count.valueChanged.connect(self._show_count)
        self._count.finished.connect(self._crown.start)
        self._crown.valueChanged.connect(self.update)
        self._crown.finished.connect(self.crowned)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        results = (f"{standee.rank} {standee.name}: {standee.sums[-1]}" for standee in standees)
        self.setAccessibleName(". ".join(results))

    @property
    def counting(self) -> bool:
        """Tell whether an animation is running."""
        running = QVariantAnimation.State.Running
        return running in {self._count.state(), self._crown.state()}

    def height_share(self, score: float) -> float:
        """Return a score as a part of the highest column; a negative lowest score has height 0."""
        lowest = min(self._low, 0)
        return (score - lowest) / max(self._high - lowest, 1)

    @property
    def shown(self) -> dict[PlayerId, int]:
        """Return the score that each column shows now."""
        return {standee.player: round(self._score_of(standee)) for standee in self._standees}

    def count(self, tempo: float) -> None:
        """Count the scores, at `tempo` times the usual duration; 0 shows the result at once."""
        self._lines_counted = -1
        if not tempo:
            self._show_count(float(self._lines))
            return
        self._count.setDuration(round(LINE * self._lines * tempo))
        self._crown.setDuration(round(CROWNING * tempo))
        self._show_count(0.0)
        self._count.start()

    def skip(self) -> None:
        """Skip to the end of the count."""
        for moving in (self._count, self._crown):
            moving.setCurrentTime(moving.duration())

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size for as many columns as there are players."""
        return QSize(110 * len(self._standees), 420) * self._grown

    def minimumSizeHint(self) -> QSize:
        """Return three fifths of the usual size."""
        return self.sizeHint() * 0.6

    def _show_count(self, time: float) -> None:
        """Show the count at a time, whose whole part is the number of lines counted."""
        self._time = time
        if floor(time) != self._lines_counted:
            self._lines_counted = floor(time)
            self.counted.emit(self._lines_counted)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the beam, and all players on their columns."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ground = self.height() - (NAME + BEAM) * self._grown
        beam = QRectF(0, ground, self.width(), BEAM * self._grown).adjusted(2, 0, -2, 0)
        painter.setPen(QPen(QColor(INK), 2))
        share = self.width() / max(len(self._standees), 1)
        for place, standee in enumerate(self._standees):
            self._paint_standee(painter, standee, QRectF(place * share, 0, share, ground))
        painter.setPen(QPen(QColor(INK), 2))
        painter.setBrush(QColor("#7b573c"))
        painter.drawRoundedRect(beam, 4, 4)

    def _paint_standee(self, painter: QPainter, standee: Standee, room: QRectF) -> None:
        """Paint a column as high as the score, the player with a crown on top, and the name below."""
        grown, score = self._grown, self._score_of(standee)
        figure_height = min(FIGURE * grown, room.width() * 1.15)
        highest = room.height() - figure_height - CROWN * grown
        height = LEAST * grown + (highest - LEAST * grown) * self.height_share(score)
        width = min(room.width() * 0.8, figure_height * STOUTEST)
        column = QRectF(room.center().x() - width / 2, room.bottom() - height, width, height)
        body = QPainterPath()
        body.addRoundedRect(column, 5, 5)
        fill(painter, self._portraits.emblems[standee.player], body)
        painter.strokePath(body, QPen(QColor(INK), 2))
        self._paint_plate(painter, standee, column, round(score))
        self._paint_figure(painter, standee, column, figure_height)
        self._paint_name(painter, standee, room)

    def _score_of(self, standee: Standee) -> float:
        """Return the score counted so far, interpolated between two lines."""
        counted = min(floor(self._time), self._lines)
        score, following = standee.sums[counted], standee.sums[min(counted + 1, self._lines)]
        return score + (following - score) * (self._time - counted)

    def _paint_plate(self, painter: QPainter, standee: Standee, column: QRectF, score: int) -> None:
        """Paint the score on the column, and the rank once all is counted."""
        grown = self._grown
        width = min(column.width() - 6 * grown, 92 * grown)
        plate = QRectF(column.center().x() - width / 2, column.top() + 4 * grown, width, PLATE * grown)
        painter.setPen(QPen(QColor(INK), 1.5))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(plate, 6, 6)
        upper = QRectF(plate.topLeft(), QPointF(plate.right(), plate.top() + plate.height() * 0.64))
        self._write(painter, upper, figure(score), 26, "PT Sans", bold=True)
        rank = standee.rank if self._time >= self._lines else ""
        self._write(painter, QRectF(upper.bottomLeft(), plate.bottomRight()), rank, 14, "PT Sans", bold=True)

    def _paint_figure(self, painter: QPainter, standee: Standee, column: QRectF, height: float) -> None:
        """Paint a player on a column, and over a winner the crown that falls when all is counted."""
        ratio = self.devicePixelRatioF()
        figure = self._portraits.figure(standee.player, round(height), ratio)
        size = figure.deviceIndependentSize()
        corner = QPointF(column.center().x() - size.width() / 2, column.top() - size.height() + 2)
        painter.drawPixmap(corner, figure)
        fallen = float(self._crown.currentValue() or 0) if self.counting else 1.0
        if standee.wins and self._time >= self._lines and fallen:
            side = CROWN * self._grown
            head = corner.y() - side * 0.12
            _paint_crown(painter, QPointF(column.center().x(), head - (1 - fallen) * side * 2), side)

    def _paint_name(self, painter: QPainter, standee: Standee, room: QRectF) -> None:
        """Write a player's name below the column, after the emblem, on a dark plate."""
        grown, side = self._grown, EMBLEM * self._grown
        line = QRectF(room.x() + 4, room.bottom() + BEAM * grown, room.width() - 8, NAME * grown)
        font = self._font(15, "PT Sans", bold=True)
        written = one_line((standee.name,), font, LEAST_LETTERS, round(line.width() - side - 6 * grown))
        painter.setFont(written.font)
        words = painter.fontMetrics().horizontalAdvance(written.words)
        left = line.center().x() - (words + side + 5 * grown) / 2
        badge = picture(self._portraits.emblems[standee.player], round(side * self.devicePixelRatioF()))
        plate = QRectF(left - 4 * grown, line.center().y() - side * 0.6, 0, side * 1.2)
        plate.setRight(left + side + words + 14 * grown)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawRoundedRect(plate, side * 0.6, side * 0.6)
        emblem = QRectF(left, line.center().y() - side / 2, side, side)
        painter.drawPixmap(emblem, badge, QRectF(badge.rect()))
        painter.setPen(QColor("#f7ead0"))
        beside = QRectF(left + side + 5 * grown, line.y(), words + 2, line.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, written.words)

    def _write(
        self, painter: QPainter, room: QRectF, words: str, size: int, family: str, bold: bool = False
    ) -> None:
        """Write words in the middle of a room, in letters of a size that is scaled, or smaller ones."""
        written = one_line((words,), self._font(size, family, bold), LEAST_LETTERS, round(room.width()))
        painter.setFont(written.font)
        painter.setPen(QColor(INK))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, written.words)

    def _font(self, size: int, family: str, bold: bool) -> QFont:
        font = QFont(family)
        font.setPixelSize(max(round(size * self._grown), LEAST_LETTERS))
        font.setBold(bold)
        return font


def _paint_crown(painter: QPainter, middle: QPointF, side: float) -> None:
    """Paint a crown centred on `middle`."""
    points = (
        (-0.5, 0.3), (-0.58, -0.3), (-0.24, 0.02), (0, -0.42), (0.24, 0.02), (0.58, -0.3), (0.5, 0.3)
    )  # fmt: skip
    painter.setPen(QPen(QColor(INK), 2))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * side for x, y in points]))
    painter.setBrush(see_through("#8c2b24", 1.0))
    for x, y in ((-0.58, -0.34), (0, -0.46), (0.58, -0.34)):
        painter.drawEllipse(middle + QPointF(x, y) * side, side * 0.07, side * 0.07)
