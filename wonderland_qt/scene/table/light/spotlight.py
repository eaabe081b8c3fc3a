"""The spotlight of lessons: darkens the table except a few pieces, and points an arrow at a piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from wonderland_qt.scene.style.palette import GOLD, INK, see_through
from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem, outline_of
from wonderland_qt.scene.table.table_scene import TableScene

DARKNESS = 0.7
NIGHT = "#0d0805"
"""The opacity and the colour of the darkness."""
DRAWN_IN, REPEATED = 600, 5000
"""Milliseconds that drawing the arrow takes, and after which it is drawn again."""

HOLE_MARGIN, RIM, BEYOND = 0.0016, 0.004, 1.0
"""As parts of the table's width: a hole's margin around its piece, its rim, the darkness beyond the table."""

THICKNESS, HEAD, BEND = 0.009, 0.026, 0.18
"""The arrow's thickness and head, as parts of the table's width; its curvature, as a part of its length."""
BARB, LEAST_LENGTH = 0.6, 0.001
"""How far each barb reaches aside, by the length of the head; a length that can be divided by."""
EDGE = 0.25
"""The width of the arrow's dark edge, as a part of its thickness."""
STEPS_OF_ARROW = 24
"""The number of straight pieces that the curved band of an arrow is made of."""


class Spotlight(QObject):
    """Darkness over a scene with holes for the `lit` pieces, and an arrow to the last `pointed` piece.

    A hole has the outline of the visible part of its piece, and follows it. With `still` the arrow is shown
    without animation.
    """

    def __init__(self, scene: TableScene, darkness: float = DARKNESS) -> None:
        """Begin unlit, with darkness, the rims of its holes and the arrow above the table, in this order.

        One clock draws the arrow in, and a timer repeats that; `still` means no motion. The table is darkened
        if it is `_dim`. The arrow to a single piece begins at the `origin`.
        """
        super().__init__(scene)
        self.scene, self.still, self._darkness = scene, False, darkness
        self.lit: tuple[str, ...] = ()
        self.pointed: tuple[str, ...] = ()
        self.origin = QPointF()
        self._dim = False
        self._dark = _new_shape(scene, LIFTED_Z - 3)
        self._rim = _new_shape(scene, LIFTED_Z - 2)
        self._arrow = _new_shape(scene, LIFTED_Z - 1)
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.setDuration(DRAWN_IN)
        self.clock.valueChanged.connect(self._draw_arrow)
        self._again = QTimer(self)
        self._again.setInterval(REPEATED)
        self._again.timeout.connect(self.clock.start)

    @property
    def shining(self) -> bool:
        """Tell whether the spotlight shows anything."""
        return self._dark.isVisible() or self._arrow.isVisible()

    def shine(self, lit: Iterable[str], pointed: Sequence[str], dim: bool) -> None:
        """Light all these pieces, and draw an arrow between the `pointed` two, or from the origin to one.

        With `dim`, the rest of the table is dark. Pieces that this stage does not show are left out.
        """
        before = self.pointed
        self.lit = tuple(filter(self.scene.seen, (*lit, *pointed)))
        self.pointed = tuple(filter(self.scene.seen, pointed))
        self._dim = dim and bool(self.lit)
        self.lay(self.origin)
        if self.pointed != before:
            self.point_again()

    def point_again(self) -> None:
        """Draw the arrow in, and again at intervals; without motion (`still`) it is drawn whole at once."""
        if not self.pointed:
            return
        if self.still:
            self._draw_arrow(1.0)
        else:
            self.clock.start()
            self._again.start()

    def go_out(self) -> None:
        """Remove darkness and arrow."""
        self._again.stop()
        self.clock.stop()
        self.lit, self.pointed, self._dim = (), (), False
        for item in (self._dark, self._rim, self._arrow):
            item.hide()

    def lay(self, origin: QPointF) -> None:
        """Update the holes to where their pieces are now, and the arrow to its origin.

        An arrow that is just being drawn in (`clock`) moves with its next frame, any other at once.
        """
        self.origin = origin
        self._dark.setVisible(self._dim)
        self._rim.setVisible(bool(self.lit))
        self._arrow.setVisible(bool(self.pointed))
        self._lay_darkness()
        if self.pointed and self.clock.state() != QVariantAnimation.State.Running:
            self._draw_arrow(1.0)

    def body(self, piece: str) -> QRectF:
        """Return the current rectangle of a piece, an empty one if it is not on the table."""
        item = self.scene.item_of(piece)
        return item.current_rect if item is not None else QRectF()

    def _uncovered_rect(self, piece: str) -> QRectF:
        """Return the rectangle of the uncovered part of a piece, an empty one if it is not on the table."""
        item = self.scene.item_of(piece)
        return self._hole_of(item).boundingRect() if item is not None else QRectF()

    def _in_millimetres(self, part_of_width: float) -> float:
        """Return a length that is given as a part of the table's width."""
        return self.scene.sceneRect().width() * part_of_width

    def _path_around_table(self) -> QPainterPath:
        """Return the shape of the darkness without holes, which covers also what is beside the table."""
        beyond = self._in_millimetres(BEYOND)
        path = QPainterPath()
        path.addRect(self.scene.sceneRect().adjusted(-beyond, -beyond, beyond, beyond))
        return path

    def _lay_darkness(self) -> None:
        """Lay the darkness around the holes of lit pieces, and a golden rim around each hole."""
        darkness, rims = self._path_around_table(), QPainterPath()
        for hole in self._holes_of_lit():
            darkness = darkness.subtracted(hole)
            rims.addPath(hole)
        self._dark.setPath(darkness)
        self._dark.setBrush(see_through(NIGHT, self._darkness))
        self._dark.setPen(Qt.PenStyle.NoPen)
        self._rim.setPath(rims)
        self._rim.setPen(QPen(QColor(GOLD), self._in_millimetres(RIM)))

    def _holes_of_lit(self) -> Iterator[QPainterPath]:
        """Yield the hole of each lit piece."""
        return map(self._hole_of, filter(None, map(self.scene.item_of, self.lit)))

    def _hole_of(self, item: PieceItem) -> QPainterPath:
        """Return the outline of a piece without cards before it in its hand: the largest remaining part."""
        hole, before = self._outline_of(item), tuple(self._cards_covering(item))
        for other in before:
            hole = hole.subtracted(self._outline_of(other))
        parts = hole.toSubpathPolygons()
        if before and len(parts) > 1:
            hole = QPainterPath()
            hole.addPolygon(max(parts, key=_area_of_bounds))
        return hole

    def _cards_covering(self, item: PieceItem) -> Iterator[PieceItem]:
        """Yield the cards that cover a part of a card in its hand."""
        beside = filter(None, map(self.scene.item_of, self.scene.placing.beside(item.piece_id)))
        for other in beside:
            is_above = other.seen and other.place == item.place and other.resting_z > item.resting_z
            if is_above and other.current_rect.intersects(item.current_rect):
                yield other

    def _outline_of(self, item: PieceItem) -> QPainterPath:
        """Return the outline of a piece with the margin of a hole."""
        shape = self.scene.kinds[item.look.kind].shape
        return outline_of(item, shape, self._in_millimetres(HOLE_MARGIN))

    def _draw_arrow(self, part: float) -> None:
        """Draw this part (0 to 1) of the arrow, if a piece is pointed at."""
        if not self.pointed:
            return
        thickness, head = self._in_millimetres(THICKNESS), self._in_millimetres(HEAD)
        self._arrow.setPath(_path_of_arrow(self._curve_of_arrow(), part, thickness, head))
        self._arrow.setBrush(QColor(GOLD))
        self._arrow.setPen(QPen(QColor(INK), thickness * EDGE))

    def _curve_of_arrow(self) -> QPainterPath:
        """Return the curve of the arrow: from piece to place, or from the origin to the one piece.

        It bends upwards, whether it leads to the right or to the left.
        """
        goal = self._uncovered_rect(self.pointed[-1])
        begin = self._uncovered_rect(self.pointed[0]).center() if len(self.pointed) > 1 else self.origin
        end = _point_nearest(goal, begin)
        along = end - begin
        upwards = QPointF(along.y(), -along.x()) if along.x() >= 0 else QPointF(-along.y(), along.x())
        curve = QPainterPath(begin)
        curve.quadTo((begin + end) / 2 + upwards * BEND, end)
        return curve


def _new_shape(scene: QGraphicsScene, height: float) -> QGraphicsPathItem:
    """Add a hidden shape at a z value, which ignores mouse events, and return it."""
    item = QGraphicsPathItem()
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(height)
    item.hide()
    scene.addItem(item)
    return item


def _area_of_bounds(part: QPolygonF) -> float:
    """Return the area of a polygon's bounding rectangle."""
    bounds = part.boundingRect()
    return bounds.width() * bounds.height()


def _point_nearest(goal: QRectF, begin: QPointF) -> QPointF:
    """Return the point in the middle half of a piece that is nearest to where the arrow begins."""
    inner = goal.adjusted(goal.width() / 4, goal.height() / 4, -goal.width() / 4, -goal.height() / 4)
    x = min(max(begin.x(), inner.left()), inner.right())
    y = min(max(begin.y(), inner.top()), inner.bottom())
    return QPointF(x, y)


def _path_of_arrow(curve: QPainterPath, part: float, thickness: float, head: float) -> QPainterPath:
    """Return a part (0 to 1) of an arrow along a curve: a band with a head at its end.

    The outline runs along the band's left side to the neck, around the head, and back along the right side.
    A part shorter than the head is a head alone.
    """
    length = max(curve.length(), LEAST_LENGTH)
    part_of_neck = max(part * length - head, 0.0) / length
    spine = list(_spine_of_band(curve, part_of_neck))
    left = [middle + aside * thickness / 2 for middle, aside in spine]
    right = [middle - aside * thickness / 2 for middle, aside in spine]
    tip = curve.pointAtPercent(min(max(part, 0.0), 1.0))
    neck, aside = curve.pointAtPercent(part_of_neck), _unit_vector_aside(curve, part_of_neck)
    barb = aside * head * BARB
    head_of_arrow = [neck + barb, tip, neck - barb]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, *head_of_arrow, *reversed(right)]))
    path.closeSubpath()
    return path


def _spine_of_band(curve: QPainterPath, until: float) -> Iterator[tuple[QPointF, QPointF]]:
    """Yield points on a curve up to a part (0 to 1) of it, each with the unit vector across the curve."""
    for step in range(STEPS_OF_ARROW + 1):
        part = until * step / STEPS_OF_ARROW
        yield curve.pointAtPercent(part), _unit_vector_aside(curve, part)


def _unit_vector_aside(curve: QPainterPath, part: float) -> QPointF:
    """Return the unit vector perpendicular to a curve at a part (0 to 1) of it; zero if it has no length."""
    before = curve.pointAtPercent(max(part - 0.01, 0.0))
    after = curve.pointAtPercent(min(part + 0.01, 1.0))
    along = after - before
    length = max((along.x() ** 2 + along.y() ** 2) ** 0.5, 1e-6)
    return QPointF(-along.y() / length, along.x() / length)
