"""The scores of a game as a graph and scroll bar: phases above, a notch for each decision, a playhead."""

from __future__ import annotations

from itertools import chain, pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip

from wonderland_qt.app.pages.graph import Graph, wording_within
from wonderland_qt.app.pages.score_graph import PENS, grid_values
from wonderland_qt.models.narration.score_history import Leap, ScoreLine
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.saved.replay_table import Band, Replay
from wonderland_qt.scene.pictures.emblems import Emblems, picture

LEFT, RIGHT, BAND, FOOT, LETTERS, MEDAL = 34, 12, 24, 26, 13, 24
MIDDLE_OF_MEDAL, AT_MEDAL = 0.62, 0.7
"""By the size of a medal, how far below the upper edge its middle is, and how near to it a point hits it."""
LEAST_HEIGHT, LEAST_TOP = 132, 10
APART, LEAST_STRIP = 1.2, 2
"""The gap between the labels of two phases, and the width up to which a label has no room."""
LABEL, BESIDE_LABEL = 20, 6
"""The height of a score at the left of the graph, and the gap between them."""
BELOW_BAND = 8
"""The gap between the phases and the scores."""
RAIL_BELOW, RAIL, KNOB, DOT = 8, 10, 8, 4
"""How far below the scores the rail is and how high, the radius of its knob and of a dot on a score."""
PIXELS_PER_NOTCH, NOTCH_INSET, ROUND_LABEL = 4, 2, 4
NOTCH_COLOUR = QColor(43, 33, 24, 90)
RAIL_COLOUR, DONE, FOCUS, KNOB_COLOUR = "#efdcb2", "#c58a1e", "#1f6f6b", "#f2c65a"
DAY, NIGHT, DAY_GROUND, NIGHT_GROUND = "#dca63a", "#2b3f7c", "#f6e7c6", "#d9d6dd"
INK, PAPER, RULE, HEAD, TO_COME = "#2b2118", "#fdf6e6", "#d8c59b", "#8c2b24", 70


class CourseBar(Graph):
    """Emits `wanted` with the moment that a click, a drag or a medal leads to."""

    wanted = Signal(int)

    def __init__(self, replay: Replay, emblems: Emblems, nights: frozenset[str]) -> None:
        """Fit the scale to all numbers of the game, also those to come, so that it never changes.

        It reaches from 0 at least to `LEAST_TOP`, so that few points look few. `nights` are the lights whose
        bands are painted dark; with `shows_to_come` the lines go on after the moment shown.
        """
        super().__init__()
        self._replay, self._emblems, self._nights = replay, emblems, nights
        self._lines = replay.lines
        numbers = [*chain.from_iterable(line.numbers for line in self._lines), 0]
        self._low, self._high = min(0, *numbers), max(LEAST_TOP, *numbers)
        self.shows_to_come = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return a size at which the graph is readable."""
        return QSize(420, LEAST_HEIGHT) * self._grown

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the graph is readable."""
        return QSize(300, LEAST_HEIGHT) * self._grown

    def show_to_come(self, shown: bool) -> None:
        """Show or hide what comes after the current moment."""
        self.shows_to_come = shown
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the medal or the moment that was clicked."""
        self.wanted.emit(self._moment_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag, or explain the medal under the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.wanted.emit(self._moment_at(event.position(), medals=False))
            return
        medal = self._medal_at(event.position() / self._grown)
        words = f"{self._replay.table.name_of(medal.player)} +{medal.gain}" if medal is not None else ""
        QToolTip.showText(event.globalPosition().toPoint(), tooltip(words), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the beginning or the end with Home and End; the page handles the arrows."""
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._replay.session.last}
        if event.key() in ends:
            self.wanted.emit(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint phases, grid lines, scores, medals, notches and the playhead."""
        painter = self.new_painter(LETTERS)
        area = self._area_of_scores
        self._paint_bands(painter, area)
        self._paint_grid(painter, area)
        for number, line in enumerate(self._lines):
            self._paint_line(painter, area, line, PENS[number % len(PENS)])
        self._paint_medals(painter, area)
        self._paint_notches(painter, area)
        self._paint_playhead(painter, area)

    @property
    def _area_of_scores(self) -> QRectF:
        """Return the area for scores, between the phases above and the rail below."""
        return self.whole_area.adjusted(LEFT, BAND + BELOW_BAND, -RIGHT, -FOOT)

    def _x_of(self, area: QRectF, moment: int) -> float:
        """Return where a moment is between the left end (the beginning) and the right one (the last)."""
        return area.left() + area.width() * moment / max(self._replay.session.last, 1)

    def _y_of(self, area: QRectF, number: int) -> float:
        """Return where a score is between the bottom (the lowest) and the top (the highest)."""
        return area.bottom() - area.height() * (number - self._low) / (self._high - self._low)

    def _moment_at(self, point: QPointF, *, medals: bool = True) -> int:
        """Return the moment at a point: that of a medal, or else the nearest one.

        A drag goes without `medals`, so that it does not jump to them.
        """
        unscaled = point / self._grown
        medal = self._medal_at(unscaled) if medals else None
        if medal is not None:
            return medal.answer
        area = self._area_of_scores
        part = (unscaled.x() - area.left()) / max(area.width(), 1)
        return round(min(max(part, 0), 1) * self._replay.session.last)

    def _medals_with_places(self) -> list[tuple[QPointF, Leap]]:
        """Return the positions of the greatest leaps, leaving out those hidden as still to come."""
        area, now = self._area_of_scores, self._replay.session.at
        shown = [leap for leap in self._replay.leaps if self.shows_to_come or leap.answer <= now]
        height = area.top() + MEDAL * MIDDLE_OF_MEDAL
        return [(QPointF(self._x_of(area, leap.answer), height), leap) for leap in shown]

    def _medal_at(self, point: QPointF) -> Leap | None:
        """Return the leap whose medal is at or close to a point, or None."""
        for centre, leap in self._medals_with_places():
            if (centre - point).manhattanLength() < MEDAL * AT_MEDAL:
                return leap
        return None

    def _paint_bands(self, painter: QPainter, area: QRectF) -> None:
        """Paint each phase, up to now unless what is to come is shown: its ground, and its label on top."""
        bands = self._replay.bands
        borders = [*(band.first for band in bands), self._replay.session.last]
        for band, (first, last) in zip(bands, pairwise(borders), strict=True):
            if not self.shows_to_come and first > self._replay.session.at:
                continue
            left, right = self._x_of(area, first), self._x_of(area, last)
            night = band.light in self._nights
            ground = QRectF(left, area.top(), right - left, area.height())
            painter.fillRect(ground, QColor(NIGHT_GROUND if night else DAY_GROUND))
            above_ground = QRectF(left, area.top() - BAND - 2, right - left, BAND)
            strip = above_ground.adjusted(APART / 2, 0, -APART / 2, 0)
            if strip.width() > LEAST_STRIP:
                self._paint_band(painter, strip, band, night=night)

    def _paint_band(self, painter: QPainter, strip: QRectF, band: Band, *, night: bool) -> None:
        """Paint the label of a phase: its name, or only its round, on the colour of day or night.

        The wording depends on the room in the strip. Other labels are plain, so the font is set back.
        """
        path = QPainterPath()
        path.addRoundedRect(strip, ROUND_LABEL, ROUND_LABEL)
        painter.fillPath(path, QColor(NIGHT if night else DAY))
        painter.strokePath(path, QPen(QColor(INK), 1))
        painter.setPen(QColor(PAPER if night else INK))
        room = strip.adjusted(6, 0, -4, 0)
        plain, bold = painter.font(), QFont(painter.font())
        bold.setBold(True)
        painter.setFont(bold)
        words = wording_within(band.name, painter.fontMetrics(), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.setFont(plain)

    def _paint_grid(self, painter: QPainter, area: QRectF) -> None:
        """Paint a line at each round score, and the score at its left end."""
        for number in grid_values(self._low, self._high):
            y = self._y_of(area, number)
            painter.setPen(QPen(QColor(RULE), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(INK))
            label = QRectF(0, y - LABEL / 2, LEFT - BESIDE_LABEL, LABEL)
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(number))

    def _paint_line(self, painter: QPainter, area: QRectF, line: ScoreLine, style: Qt.PenStyle) -> None:
        """Paint the scores of a player up to now, and those still to come pale, if they may be seen."""
        now = self._replay.session.at
        colour = QColor(self._emblems[line.player].colour)
        points = [
            QPointF(self._x_of(area, moment), self._y_of(area, number))
            for moment, number in enumerate(line.numbers)
        ]
        if self.shows_to_come:
            faint = QColor(colour)
            faint.setAlpha(TO_COME)
            painter.setPen(QPen(faint, 2.6, style))
            painter.drawPolyline(QPolygonF(points[now:]))
        painter.setPen(QPen(colour, 2.8, style))
        painter.drawPolyline(QPolygonF(points[: now + 1]))

    def _paint_medals(self, painter: QPainter, area: QRectF) -> None:
        """Paint the emblem of a player as a medal at each of the greatest leaps."""
        for centre, leap in self._medals_with_places():
            badge = picture(self._emblems[leap.player], round(MEDAL * self._grown))
            body = QRectF(0, 0, MEDAL, MEDAL)
            body.moveCenter(centre)
            painter.setBrush(QColor(PAPER))
            painter.setPen(QPen(QColor(INK), 1.4))
            painter.drawEllipse(body.adjusted(-2, -2, 2, 2))
            painter.drawPixmap(body, badge, badge.rect().toRectF())

    def _paint_notches(self, painter: QPainter, area: QRectF) -> None:
        """Paint a rail below the scores, filled up to now, with a notch for each moment or every few."""
        rail = _rail_below(area)
        path = QPainterPath()
        path.addRoundedRect(rail, RAIL / 2, RAIL / 2)
        painter.fillPath(path, QColor(RAIL_COLOUR))
        painter.save()
        painter.setClipPath(path)
        done = QRectF(rail)
        done.setRight(self._x_of(area, self._replay.session.at))
        painter.fillRect(done, QColor(DONE))
        painter.setPen(QPen(NOTCH_COLOUR, 1))
        upper, lower = rail.top() + NOTCH_INSET, rail.bottom() - NOTCH_INSET
        for moment in self._moments_with_notch(area.width()):
            x = self._x_of(area, moment)
            painter.drawLine(QPointF(x, upper), QPointF(x, lower))
        painter.restore()
        painter.strokePath(path, QPen(QColor(INK), 1.2))

    def _moments_with_notch(self, width: float) -> range:
        """Return the moments that get a notch: all, or every few, so that notches are not too close."""
        last, most_notches = self._replay.session.last, width / PIXELS_PER_NOTCH
        return range(1, last, max(1, round(last / most_notches)))

    def _paint_playhead(self, painter: QPainter, area: QRectF) -> None:
        """Paint a line at the current moment, with a knob on the rail and a dot on each player's score."""
        moment = self._replay.session.at
        x = self._x_of(area, moment)
        knob = QPointF(x, _rail_below(area).center().y())
        painter.setPen(QPen(QColor(HEAD), 2.4))
        painter.drawLine(QPointF(x, area.top() - 4), knob)
        painter.setPen(QPen(QColor(FOCUS if self.hasFocus() else INK), 1.8))
        painter.setBrush(QColor(KNOB_COLOUR))
        painter.drawEllipse(knob, KNOB, KNOB)
        painter.setPen(QPen(QColor(INK), 1))
        for line in self._lines:
            painter.setBrush(QColor(self._emblems[line.player].colour))
            painter.drawEllipse(QPointF(x, self._y_of(area, line.numbers[moment])), DOT, DOT)


def _rail_below(area: QRectF) -> QRectF:
    """Return the rectangle of the rail, below the area of the scores and as wide."""
    return QRectF(area.left(), area.bottom() + RAIL_BELOW, area.width(), RAIL)
