"""The table of a new game, with its chairs spaced evenly in playing order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.seating.chair import Chair
from wonderland_qt.scene.style.palette import GOLD, INK, PAPER, see_through

EDGE, CLOTH_EDGE, BEAD, BEADS = 18, 14, 5, 52
BESIDE_CLOTH, ABOVE_CLOTH = 0.6, 0.42
"""The room at the left and right of the cloth, and above and below it, by the size of a chair."""
WOOD, CLOTH, SEAM, RIM_WIDTH, SEAM_WIDTH = "#7b573c", "#f7ecd2", "#b0392f", 2.5, 1.6
SHADOW, SHADE = 0.8, 0.28
"""How far the shadow of the table falls, by its wooden edge, and its opacity."""
MIDDLE = 0.52
"""The width of the middle, as a part of the cloth's."""

SPREAD, LEVEL = 0.93, 0.1
"""How far chairs spread sideways, as a part of the room; the sine below which all stand in one row."""

ARROW_FROM, ARROW_LONG = 62, 56
"""The degrees at which the arrow for the playing order begins, and its length in degrees."""

ARROW_INSIDE, ARROW_STEPS = 44, 24
"""The pixels from the edge of the cloth to the arrow, and the straight lines that draw its curve."""


class RoundTable(QWidget):
    """Places the chairs in use round the table, and the widget `middle` on the cloth."""

    def __init__(self, chairs: Sequence[Chair], middle: QWidget) -> None:
        """Take in all chairs, and what lies on the cloth in the `middle`; `seat` hides chairs not in use."""
        super().__init__()
        self._chairs, self._middle, self._grown, self._count = chairs, middle, 1.0, len(chairs)
        for widget in (*chairs, middle):
            widget.setParent(self)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        for chair in self._chairs:
            chair.grow(grown)
        self._place_chairs()

    def seat(self, count: int) -> None:
        """Show this many chairs."""
        self._count = count
        for number, chair in enumerate(self._chairs):
            chair.setVisible(number < count)
        self._place_chairs()

    def showEvent(self, event: QShowEvent) -> None:
        """Place everything once the style is known, before it is visible."""
        self._place_chairs()

    @property
    def shown(self) -> Sequence[Chair]:
        """Return the chairs in use."""
        return self._chairs[: self._count]

    def chair_at(self, point: QPoint) -> int | None:
        """Return the number of the chair at a point of the screen, or None."""
        on_table = self.mapFromGlobal(point)
        seats = range(self._count)
        return next((seat for seat in seats if self._chairs[seat].geometry().contains(on_table)), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the chairs for the new size."""
        self._place_chairs()

    def _place_chairs(self) -> None:
        """Move the chairs in use, which are the first ones, to their places, and what lies between them."""
        size = self._chairs[0].size()
        for chair, middle in zip(self._chairs, self._centres_of_chairs(size), strict=False):
            chair.move((middle - QPointF(size.width() / 2, size.height() / 2)).toPoint())
        self._place_middle()
        self.update()

    def _place_middle(self) -> None:
        """Place the middle on the cloth, below a chair at the head of the table."""
        cloth = self._rect_of_cloth.toRect()
        width = round(cloth.width() * MIDDLE)
        height = self._middle.heightForWidth(width)
        room = QRect(cloth.center().x() - width // 2, cloth.top(), width, cloth.height())
        heads = [chair.geometry() for chair in self.shown if chair.geometry().top() < cloth.top()]
        below = max((head.bottom() for head in heads if head.intersects(room)), default=cloth.top())
        top = max(cloth.center().y() - height // 2, below)
        self._middle.setGeometry(room.left(), top, width, height)
        self._middle.lower()

    def _centres_of_chairs(self, size: QSize) -> Iterator[QPointF]:
        """Yield the centre of each chair, clockwise from the lower left, round an oval that fills the room.

        The outermost chairs touch the sides but for SPREAD. Those below the middle are pulled down to the
        lower edge, unless all sit LEVEL, as two do.
        """
        turns = [pi / 2 + pi / self._count * (1 + 2 * seat) for seat in range(self._count)]
        farthest, lowest = max(map(abs, map(cos, turns))), max(map(sin, turns))
        centre = QRectF(self.rect()).center()
        across, down = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        for turn in turns:
            is_pulled_down = sin(turn) > 0 and lowest > LEVEL
            high = sin(turn) / lowest if is_pulled_down else sin(turn)
            yield centre + QPointF(cos(turn) / farthest * across * SPREAD, high * down)

    @property
    def _rect_of_cloth(self) -> QRectF:
        """Return the rectangle of the tablecloth, whose edge runs through the chairs, all of one size."""
        any_chair = self._chairs[0]
        beside, above = any_chair.width() * BESIDE_CLOTH, any_chair.height() * ABOVE_CLOTH
        return QRectF(self.rect()).adjusted(beside, above, -beside, -above)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, the cloth with its beads, and the arrow of the playing order."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth = self._rect_of_cloth
        self._paint_wood(painter, cloth)
        painter.setBrush(QColor(CLOTH))
        painter.drawEllipse(cloth)
        inwards = CLOTH_EDGE * self._grown
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(SEAM), SEAM_WIDTH * self._grown))
        painter.drawEllipse(cloth.adjusted(inwards, inwards, -inwards, -inwards))
        self._paint_beads(painter, cloth)
        self._paint_arrow(painter, cloth)

    def _paint_wood(self, painter: QPainter, cloth: QRectF) -> None:
        """Paint the wooden edge of the table around the cloth, and its shadow below."""
        edge = EDGE * self._grown
        wood = cloth.adjusted(-edge, -edge, edge, edge)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through("#000000", SHADE))
        painter.drawEllipse(wood.translated(0, edge * SHADOW))
        painter.setPen(QPen(QColor(INK), RIM_WIDTH * self._grown))
        painter.setBrush(QColor(WOOD))
        painter.drawEllipse(wood)

    def _paint_beads(self, painter: QPainter, cloth: QRectF) -> None:
        """Paint beads at equal distances along the edge of the cloth."""
        radius, apart = BEAD * self._grown, 360 / BEADS
        painter.setPen(QPen(see_through(INK, 0.5), 1))
        painter.setBrush(QColor(PAPER))
        for bead in range(BEADS):
            painter.drawEllipse(_point_on(cloth, bead * apart), radius, radius)

    def _paint_arrow(self, painter: QPainter, cloth: QRectF) -> None:
        """Paint the arrow of the playing order: clockwise, below the middle."""
        inwards = ARROW_INSIDE * self._grown
        oval = cloth.adjusted(inwards, inwards, -inwards, -inwards)
        path = QPainterPath(_point_on(oval, ARROW_FROM))
        for step in range(1, ARROW_STEPS + 1):
            path.lineTo(_point_on(oval, ARROW_FROM + ARROW_LONG * step / ARROW_STEPS))
        for colour, width in ((INK, 6.5), (GOLD, 3.5)):
            pen = QPen(QColor(colour), width * self._grown)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)
        self._paint_arrow_head(painter, oval)

    def _paint_arrow_head(self, painter: QPainter, oval: QRectF) -> None:
        """Paint a triangle at the end of the arrow, in the direction of its last degrees.

        On an oval too small for those to be a pixel long, the triangle only becomes smaller.
        """
        end = _point_on(oval, ARROW_FROM + ARROW_LONG)
        last_degrees = 6
        last = end - _point_on(oval, ARROW_FROM + ARROW_LONG - last_degrees)
        along = last / max(hypot(last.x(), last.y()), 1)
        half_width, length = 9 * self._grown, 14 * self._grown
        side, tip = QPointF(-along.y(), along.x()) * half_width, end + along * length
        painter.setPen(QPen(QColor(INK), 1.5 * self._grown))
        painter.setBrush(QColor(GOLD))
        painter.drawPolygon(QPolygonF([tip, end + side, end - side]))


def _point_on(oval: QRectF, degrees: float) -> QPointF:
    """Return the point of an oval this many degrees clockwise from its right end."""
    turn = degrees * pi / 180
    return oval.center() + QPointF(cos(turn) * oval.width() / 2, sin(turn) * oval.height() / 2)
