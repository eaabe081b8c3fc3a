"""Shapes: outlines of cut paper that can be joined, cut out of each other, moved and turned.

A line of points is written `"10,20 30,5 50,20!"`; a point with `!` is a corner, others are passed in a curve.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

Point = tuple[float, float]
CURVED = 6.0
FINEST = 0.05
"""Half of the smallest difference that a written path keeps."""
LETTERS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "l",
    QPainterPath.ElementType.CurveToElement: "c",
}


class Shape:
    """An outline; `a | b` joins, `a - b` cuts b out of a, `a & b` is what both cover."""

    def __init__(self, path: QPainterPath | None = None) -> None:
        self.path = path or QPainterPath()

    @property
    def holed(self) -> bool:
        """Tell whether parts within parts are holes."""
        return self.path.fillRule() == Qt.FillRule.OddEvenFill

    def __or__(self, other: Shape) -> Shape:
        return Shape(self.path.united(other.path))

    def __sub__(self, other: Shape) -> Shape:
        return Shape(self.path.subtracted(other.path))

    def __and__(self, other: Shape) -> Shape:
        return Shape(self.path.intersected(other.path))

    def __add__(self, other: Shape) -> Shape:
        """Put two outlines side by side in one, without joining them."""
        return beside((self, other))

    def moved(self, right: float, down: float) -> Shape:
        return Shape(self.path.translated(right, down))

    def scaled(self, across: float, down: float | None = None, about: Point = (0, 0)) -> Shape:
        """Return the shape larger or smaller, a point staying where it is."""
        turn = QTransform().translate(*about).scale(across, across if down is None else down)
        return Shape(turn.translate(-about[0], -about[1]).map(self.path))

    def turned(self, degrees: float, about: Point = (50, 50)) -> Shape:
        turn = QTransform().translate(*about).rotate(degrees).translate(-about[0], -about[1])
        return Shape(turn.map(self.path))

    def mirrored(self, about: float = 50) -> Shape:
        """Return the shape with left and right exchanged."""
        return Shape(QTransform(-1, 0, 0, 1, 2 * about, 0).map(self.path))

    def grown(self, edge: float) -> Shape:
        """Return the shape with an edge all round."""
        return self | Shape(_stroker(2 * edge).createStroke(self.path))

    def edge(self, width: float) -> Shape:
        """Return the contour as a shape of its own."""
        return Shape(_stroker(width).createStroke(self.path))

    def holds(self, point: Point) -> bool:
        return self.path.contains(QPointF(*point))

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Return left, top, width and height."""
        box = self.path.boundingRect()
        return box.x(), box.y(), box.width(), box.height()

    def thinned(self, most: float) -> Shape:
        """Return the shape without points that lie no further than `most` from a straight line."""
        path = QPainterPath()
        path.setFillRule(self.path.fillRule())
        line: list[Point] = []
        for n in range(self.path.elementCount()):
            part = self.path.elementAt(n)
            if part.type == QPainterPath.ElementType.CurveToElement:
                return self
            if part.type == QPainterPath.ElementType.MoveToElement:
                _draw(path, _straightened(line, most))
                line = []
            line.append((part.x, part.y))
        _draw(path, _straightened(line, most))
        return Shape(path)

    def d(self) -> str:
        """Return the path as SVG writes it, each point told from the one before: that is shortest."""
        path = self.thinned(FINEST).path
        words: list[str] = []
        start = last = (0, 0)
        for n in range(path.elementCount()):
            part = path.elementAt(n)
            at = round(part.x * 10), round(part.y * 10)
            letter = LETTERS.get(part.type, " ")
            start = last if letter != " " else start
            if letter == "M":
                words.append(("zM" if n else "M") + _pair(*at))
            else:
                words.append(letter + _pair(at[0] - start[0], at[1] - start[1]))
            last = at
        return "".join(words).replace(" -", "-") + ("z" if words else "")


def _straightened(line: list[Point], most: float) -> list[Point]:
    """Return a line without the points between two that the others lie near (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (x0, y0), (x1, y1) = line[0], line[-1]
    length = hypot(x1 - x0, y1 - y0)
    away = [
        abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length if length else hypot(x - x0, y - y0)
        for x, y in line[1:-1]
    ]
    furthest = max(range(len(away)), key=away.__getitem__) + 1
    if away[furthest - 1] <= most:
        return [line[0], line[-1]]
    return _straightened(line[: furthest + 1], most)[:-1] + _straightened(line[furthest:], most)


def _draw(path: QPainterPath, line: list[Point]) -> None:
    """Add a line of points to a path, unless it covers nothing."""
    if len(line) > 2:
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
        path.closeSubpath()


def _stroker(width: float) -> QPainterPathStroker:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker


def _pair(across: int, down: int) -> str:
    """Return a point, given in tenths."""
    return f"{_tenths(across)} {_tenths(down)}"


def _tenths(number: int) -> str:
    return f"{number / 10:g}".replace("0.", ".") if abs(number) < 10 else f"{number / 10:g}"


def joined(shapes: Iterable[Shape]) -> Shape:
    """Return all shapes as one."""
    whole = Shape()
    for shape in shapes:
        whole = whole | shape
    return whole


def beside(shapes: Iterable[Shape]) -> Shape:
    """Return shapes in one path, without joining them: quick, for many small ones."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for shape in shapes:
        whole.addPath(shape.path)
    return Shape(whole)


def _points(written: str) -> list[tuple[Point, bool]]:
    found = []
    for word in written.split():
        x, y = word.removesuffix("!").split(",")
        found.append(((float(x), float(y)), word.endswith("!")))
    return found


def _tangent(points: Sequence[tuple[Point, bool]], n: int, closed: bool) -> Point:
    """Return the way on from a point: none at a corner or an end."""
    last = len(points) - 1
    if points[n][1] or (not closed and n in {0, last}):
        return 0, 0
    (x0, y0), (x1, y1) = points[n - 1][0], points[(n + 1) % len(points)][0]
    return (x1 - x0) / CURVED, (y1 - y0) / CURVED


def _spline(points: Sequence[tuple[Point, bool]], closed: bool) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0][0]))
    path.setFillRule(Qt.FillRule.WindingFill)
    for n in range(len(points) if closed else len(points) - 1):
        after = (n + 1) % len(points)
        (x0, y0), (x1, y1) = points[n][0], points[after][0]
        if points[n][1] and points[after][1]:
            path.lineTo(x1, y1)
            continue
        (dx0, dy0), (dx1, dy1) = _tangent(points, n, closed), _tangent(points, after, closed)
        path.cubicTo(x0 + dx0, y0 + dy0, x1 - dx1, y1 - dy1, x1, y1)
    if closed:
        path.closeSubpath()
    return path


def blob(written: str) -> Shape:
    """Return a closed shape through the points."""
    return Shape(_spline(_points(written), closed=True))


def poly(written: str) -> Shape:
    """Return a closed shape with straight sides."""
    return blob(" ".join(f"{word.removesuffix('!')}!" for word in written.split()))


def oval(x: float, y: float, across: float, down: float | None = None, turned: float = 0) -> Shape:
    """Return an ellipse about a point, by its radii."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, across if down is None else down)
    return Shape(path).turned(turned, (x, y)) if turned else Shape(path)


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> Shape:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    return Shape(path)


def limb(written: str, width: float) -> Shape:
    """Return a line as wide all along, with round ends."""
    return Shape(_stroker(width).createStroke(_spline(_points(written), closed=False)).simplified())


def taper(written: str, start: float, end: float, steps: int = 14) -> Shape:
    """Return a line that grows or shrinks from `start` to `end` in width."""
    path = _spline(_points(written), closed=False)
    left: list[Point] = []
    right: list[Point] = []
    for n in range(steps + 1):
        x, y, across, down = _sideways(path, n / steps)
        half = (start + (end - start) * n / steps) / 2
        left.append((x + across * half, y + down * half))
        right.append((x - across * half, y - down * half))
    return smooth([*left, *reversed(right)])


def _sideways(path: QPainterPath, part: float) -> tuple[float, float, float, float]:
    """Return a point of the path and the way to its side."""
    at = path.pointAtPercent(part)
    before, after = path.pointAtPercent(max(part - 0.01, 0)), path.pointAtPercent(min(part + 0.01, 1))
    dx, dy = after.x() - before.x(), after.y() - before.y()
    length = hypot(dx, dy) or 1
    return at.x(), at.y(), -dy / length, dx / length


def smooth(points: Sequence[Point]) -> Shape:
    """Return a closed curve through points."""
    return Shape(_spline([(point, False) for point in points], closed=True))


def star(x: float, y: float, outer: float, inner: float, rays: int = 5, turned: float = -90) -> Shape:
    """Return a star about a point."""
    start, step = turned * pi / 180, pi / rays
    points = [
        (x + cos(start + n * step) * radius, y + sin(start + n * step) * radius)
        for n in range(2 * rays)
        for radius in [inner if n % 2 else outer]
    ]
    return Shape(_spline([(point, True) for point in points], closed=True))


def round_about(shape: Shape, count: int, about: Point = (50, 50)) -> Shape:
    """Return copies of a shape all round a point, side by side in one path."""
    return beside(shape.turned(360 * n / count, about) for n in range(count))
