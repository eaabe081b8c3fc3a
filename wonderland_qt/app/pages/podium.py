"""The podium: each player on a column whose height is their score, counted up line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonderland_qt.app.paper.one_line import one_line
from wonderland_qt.app.paper.window_style import BODY
from wonderland_qt.app.seating.portraits import Portraits
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.scene.pictures.emblems import fill, paint_emblem
from wonderland_qt.scene.style.palette import GOLD, INK, PAPER, see_through

LINE, CROWNING = 650, 600
"""The milliseconds for counting a line of the score, and for the crown to fall."""

FIGURE, NAME, BEAM, LEAST, PLATE, EMBLEM, CROWN = 132, 30, 14, 62, 54, 24, 44
BESIDE_PLATE, ABOVE_PLATE, WIDEST_PLATE, ROUND_PLATE, SCORE_ON_PLATE = 6, 4, 92, 6, 0.64
"""A score's plate: what it leaves free of its column, width, corners, the upper part that has the score."""
SCORE_LETTERS, RANK_LETTERS = 26, 14
BEFORE_EMBLEM, AFTER_EMBLEM, AFTER_NAME, PLATE_HEIGHT = 4, 5, 9, 1.2
"""The margins on the plate of a name, and the plate's height by that of the emblem."""
NAME_COLOUR, NAME_LETTERS, LEAST_MARGIN = "#f7ead0", 15, 6
"""A name's colour, usual letters, and the least room beside it, with the gap after the emblem."""
STOUTEST = 1.3
"""The greatest width of a column, as a multiple of the height of the player who stands on it."""
TALLEST_FIGURE, WIDEST_COLUMN = 1.15, 0.8
"""A figure's greatest height and a column's greatest width, as multiples of the room's width."""
LEAST_LETTERS = 11
BESIDE_NAME = 4
"""The pixels that are free left and right of a name."""
SUNK = 2
"""The pixels that figures overlap their column, so that no gap is seen."""
CROWN_ABOVE_HEAD, CROWN_FALLS = 0.12, 2
"""How far the middle of the crown is above the head in the end, and how far it falls, by its width."""


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
        """Show the result, with all lines counted; `count` begins again with none.

        The `_time` of the count is in lines; its last whole number that was emitted is `_lines_counted`.
        """
        super().__init__()
        self._standees, self._portraits, self._grown = standees, portraits, 1.0
        # each player's sums begin with the score before the first line
        self._lines = max((len(standee.sums) - 1 for standee in standees), default=0)
        self._high = max((max(standee.sums) for standee in standees), default=1)
        self._low = min((min(standee.sums) for standee in standees), default=0)
        self._lines_counted = self._time = float(self._lines)
        self._make_animations()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        results = (f"{standee.rank} {standee.name}: {standee.sums[-1]}" for standee in standees)
        self.setAccessibleName(". ".join(results))

    def _make_animations(self) -> None:
        """Make the animation that counts the lines, and the one that lets the crown fall after it."""
        self._count = QVariantAnimation(self, startValue=0.0, endValue=float(self._lines))
        self._crown = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._crown.setEasingCurve(QEasingCurve.Type.OutBounce)
        self._count.valueChanged.connect(self._show_count)
        self._count.finished.connect(self._crown.start)
        self._crown.valueChanged.connect(self.update)
        self._crown.finished.connect(self.crowned)

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
        """Count the scores from no line on, at `tempo` times the usual duration; 0 shows the result at once.

        `_lines_counted` begins at -1, so that 0 lines are emitted as well.
        """
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
        """Show the count at a time, whose whole part is the number of lines counted; emit a new number."""
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
        score = self._score_of(standee)
        figure_height = min(FIGURE * self._grown, room.width() * TALLEST_FIGURE)
        column = self._column_of(score, room, figure_height)
        body = QPainterPath()
        body.addRoundedRect(column, 5, 5)
        fill(painter, self._portraits.emblems[standee.player], body)
        painter.strokePath(body, QPen(QColor(INK), 2))
        self._paint_plate(painter, standee, column, round(score))
        self._paint_figure(painter, standee, column, figure_height)
        self._paint_name(painter, standee, room)

    @property
    def _all_is_counted(self) -> bool:
        """Tell whether `_time`, which is in lines of the score, has reached their number."""
        return self._time >= self._lines

    def _score_of(self, standee: Standee) -> float:
        """Return the score counted so far, interpolated between two lines."""
        counted = min(floor(self._time), self._lines)
        score, following = standee.sums[counted], standee.sums[min(counted + 1, self._lines)]
        return score + (following - score) * (self._time - counted)

    def _column_of(self, score: float, room: QRectF, figure_height: float) -> QRectF:
        """Return the column for a score, which leaves room above it for a player with a crown.

        No column is lower than its plate needs (`LEAST`); pixels are multiplied by `grown`.
        """
        grown = self._grown
        highest = room.height() - figure_height - CROWN * grown
        height = LEAST * grown + (highest - LEAST * grown) * self.height_share(score)
        width = min(room.width() * WIDEST_COLUMN, figure_height * STOUTEST)
        return QRectF(room.center().x() - width / 2, room.bottom() - height, width, height)

    def _paint_plate(self, painter: QPainter, standee: Standee, column: QRectF, score: int) -> None:
        """Paint the score on the column, and the rank once all is counted."""
        grown = self._grown
        width = min(column.width() - BESIDE_PLATE * grown, WIDEST_PLATE * grown)
        top = column.top() + ABOVE_PLATE * grown
        plate = QRectF(column.center().x() - width / 2, top, width, PLATE * grown)
        painter.setPen(QPen(QColor(INK), 1.5))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(plate, ROUND_PLATE, ROUND_PLATE)
        upper, lower = QRectF(plate), QRectF(plate)
        upper.setBottom(plate.top() + plate.height() * SCORE_ON_PLATE)
        lower.setTop(upper.bottom())
        self._write(painter, upper, numeral(score), size=SCORE_LETTERS)
        if self._all_is_counted:
            self._write(painter, lower, standee.rank, size=RANK_LETTERS)

    def _paint_figure(self, painter: QPainter, standee: Standee, column: QRectF, height: float) -> None:
        """Paint a player on a column, and over a winner the crown that falls when all is counted."""
        ratio = self.devicePixelRatioF()
        figure = self._portraits.figure(standee.player, round(height), ratio)
        size = figure.deviceIndependentSize()
        corner = QPointF(column.center().x() - size.width() / 2, column.top() - size.height() + SUNK)
        painter.drawPixmap(corner, figure)
        if standee.wins and self._all_is_counted:
            self._paint_falling_crown(painter, QPointF(column.center().x(), corner.y()))

    def _paint_falling_crown(self, painter: QPainter, top_of_head: QPointF) -> None:
        """Paint the crown on a winner's head, or above it while it falls.

        `fallen` is from 0, when the crown is not seen yet, to 1; without animation it is on the head at once.
        """
        fallen = float(self._crown.currentValue() or 0) if self.counting else 1.0
        if fallen:
            side = CROWN * self._grown
            at_rest, still_to_fall = side * CROWN_ABOVE_HEAD, (1 - fallen) * side * CROWN_FALLS
            middle = QPointF(top_of_head.x(), top_of_head.y() - at_rest - still_to_fall)
            _paint_crown(painter, middle, side)

    def _paint_name(self, painter: QPainter, standee: Standee, room: QRectF) -> None:
        """Write a player's name below the column, after the emblem, on a dark plate around both.

        Emblem and name stand in the middle together; a long name is written smaller, or cut.
        """
        side, gap, line = EMBLEM * self._grown, AFTER_EMBLEM * self._grown, self._line_below(room)
        room_for_name = round(line.width() - side - LEAST_MARGIN * self._grown)
        name = one_line((standee.name,), self._bold_font(NAME_LETTERS), LEAST_LETTERS, room_for_name)
        painter.setFont(name.font)
        width_of_name = painter.fontMetrics().horizontalAdvance(name.words)
        left = line.center().x() - (side + gap + width_of_name) / 2
        emblem = QRectF(left, line.center().y() - side / 2, side, side)
        spare = 2  # pixels, as letters may reach a little beyond their width
        beside_emblem = QRectF(emblem.right() + gap, line.y(), width_of_name + spare, line.height())
        self._paint_plate_of_name(painter, emblem, beside_emblem.x() + width_of_name)
        paint_emblem(painter, self._portraits.emblems[standee.player], emblem, self.devicePixelRatioF())
        painter.setPen(QColor(NAME_COLOUR))
        painter.drawText(beside_emblem, Qt.AlignmentFlag.AlignVCenter, name.words)

    def _line_below(self, room: QRectF) -> QRectF:
        """Return the line for a name, below the beam that the columns stand on."""
        top, height = room.bottom() + BEAM * self._grown, NAME * self._grown
        return QRectF(room.x(), top, room.width(), height).adjusted(BESIDE_NAME, 0, -BESIDE_NAME, 0)

    def _paint_plate_of_name(self, painter: QPainter, emblem: QRectF, end_of_name: float) -> None:
        """Paint a dark plate with round ends behind an emblem and the name after it."""
        height = emblem.height() * PLATE_HEIGHT
        plate = QRectF(emblem.left() - BEFORE_EMBLEM * self._grown, 0, 0, height)
        plate.setRight(end_of_name + AFTER_NAME * self._grown)
        plate.moveTop(emblem.center().y() - height / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawRoundedRect(plate, height / 2, height / 2)

    def _write(self, painter: QPainter, room: QRectF, words: str, *, size: int) -> None:
        """Write words in the middle of a room, in letters of a size that is scaled, or smaller ones."""
        written = one_line((words,), self._bold_font(size), LEAST_LETTERS, round(room.width()))
        painter.setFont(written.font)
        painter.setPen(QColor(INK))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, written.words)

    def _bold_font(self, size: int) -> QFont:
        font = QFont(BODY)
        font.setPixelSize(max(round(size * self._grown), LEAST_LETTERS))
        font.setBold(True)
        return font


def _paint_crown(painter: QPainter, middle: QPointF, side: float) -> None:
    """Paint a crown centred on `middle`, its corners and jewels placed in parts of `side`."""
    corners = (
        (-0.5, 0.3), (-0.58, -0.3), (-0.24, 0.02), (0, -0.42), (0.24, 0.02), (0.58, -0.3), (0.5, 0.3)
    )  # fmt: skip
    painter.setPen(QPen(QColor(INK), 2))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * side for x, y in corners]))
    painter.setBrush(see_through("#8c2b24", 1.0))
    for x, y in ((-0.58, -0.34), (0, -0.46), (0.58, -0.34)):
        painter.drawEllipse(middle + QPointF(x, y) * side, side * 0.07, side * 0.07)
