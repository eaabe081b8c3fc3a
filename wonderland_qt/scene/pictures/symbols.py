"""Symbols: the shapes on emblems that tell players apart without colour."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

UNIT = 100.0
"""The height of a symbol."""

Point = tuple[float, float]
"""A point of a symbol: how far it is right of the symbol's middle, and how far below."""


def symbol(name: str) -> QPainterPath:
    """Return a symbol centred on the origin, `UNIT` high: an empty path for "", a crescent for others."""
    path = QPainterPath()
    match name:
        case "diamond":
            path.addPolygon([QPointF(0, -50), QPointF(36, 0), QPointF(0, 50), QPointF(-36, 0)])
            path.closeSubpath()
        case "heart":
            path = _heart()
        case "spade":
            path = _leaf_of_spade().united(_stem())
        case "club":
            path = _leaves_of_club().united(_stem())
        case "star":
            path = _star()
        case "bell":
            path = _bell()
        case "key":
            path = _key()
        case "drop":
            path = _drop()
        case "":
            pass
        case _:
            path = _crescent()
    return path


def _path_of_curves(begin: Point, *curves: tuple[Point, Point, Point]) -> QPainterPath:
    """Return a path along cubic curves, each given by its two control points and its end."""
    path = QPainterPath(QPointF(*begin))
    for first_control, second_control, end in curves:
        path.cubicTo(QPointF(*first_control), QPointF(*second_control), QPointF(*end))
    return path


def _heart() -> QPainterPath:
    """Return a heart: from its tip along the left side to the notch, and along the right side back."""
    tip, notch = (0, 48), (0, -22)
    left_side = ((-75, -5), (-45, -62), notch)
    right_side = ((45, -62), (75, -5), tip)
    return _path_of_curves(tip, left_side, right_side)


def _leaf_of_spade() -> QPainterPath:
    """Return a heart upside down."""
    return QTransform().scale(1, -1).map(_heart())


def _leaves_of_club() -> QPainterPath:
    """Return three discs, and a small one that closes the gap between them."""
    above, left, right = QPointF(0, -26), QPointF(-25, 8), QPointF(25, 8)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for centre in (above, left, right):
        _add_disc(path, centre, radius=23)
    _add_disc(path, QPointF(0, 0), radius=14)
    return path.simplified()


def _add_disc(path: QPainterPath, centre: QPointF, radius: float) -> None:
    path.addEllipse(centre, radius, radius)


def _stem() -> QPainterPath:
    """Return the stem below a spade or club, which is broadest at its foot."""
    top, right_foot, left_foot = QPointF(0, 5), QPointF(17, 50), QPointF(-17, 50)
    path = QPainterPath(top)
    path.lineTo(right_foot)
    path.lineTo(left_foot)
    path.closeSubpath()
    return path


def _crescent() -> QPainterPath:
    """Return a lying moon: a disc without a higher, smaller disc."""
    moon, shadow = QPainterPath(), QPainterPath()
    _add_disc(moon, QPointF(0, 0), radius=48)
    _add_disc(shadow, QPointF(0, -30), radius=42)
    return moon.subtracted(shadow)


def _star() -> QPainterPath:
    """Return a star whose five points and five inner corners alternate, clockwise from the top."""
    points, radius_of_points, radius_of_corners = 5, 52, 22
    corners = []
    for number in range(2 * points):
        is_point = number % 2 == 0
        radius, angle = (radius_of_points if is_point else radius_of_corners), pi * number / points
        corners.append(QPointF(radius * sin(angle), -radius * cos(angle)))
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path


def _bell() -> QPainterPath:
    """Return a bell with a gap above its rim, and a clapper below."""
    left_rim, top, right_rim = (-50, 26), (0, -48), (50, 26)
    left_side = ((-34, 20), (-42, -48), top)
    right_side = ((42, -48), (34, 20), right_rim)
    body = _path_of_curves(left_rim, left_side, right_side)
    body.closeSubpath()
    gap, clapper = QPainterPath(), QPainterPath()
    gap.addRect(QRectF(QPointF(-50, 2), QPointF(50, 12)))
    clapper.addEllipse(QPointF(0, 40), 12, 10)
    return body.subtracted(gap).united(clapper)


def _key() -> QPainterPath:
    """Return a key: a round bow with a hole, and a shaft with two teeth."""
    bow, hole, shaft_and_teeth = QPainterPath(), QPainterPath(), QPainterPath()
    middle_of_bow = QPointF(0, -26)
    _add_disc(bow, middle_of_bow, radius=24)
    _add_disc(hole, middle_of_bow, radius=10)
    shaft = QRectF(QPointF(-6, -6), QPointF(6, 50))
    long_tooth = QRectF(QPointF(0, 38), QPointF(24, 50))
    short_tooth = QRectF(QPointF(0, 16), QPointF(18, 27))
    for rect in (shaft, long_tooth, short_tooth):
        shaft_and_teeth.addRect(rect)
    shaft_and_teeth.setFillRule(Qt.FillRule.WindingFill)
    return bow.subtracted(hole).united(shaft_and_teeth.simplified())


def _drop() -> QPainterPath:
    """Return a drop of water: from its tip down the right side, around the bottom, and up the left side."""
    tip, right, bottom, left = (0, -50), (36, 16), (0, 50), (-36, 16)
    down_to_right = ((8, -22), (36, -8), right)
    right_to_bottom = ((36, 38), (20, 50), bottom)
    bottom_to_left = ((-20, 50), (-36, 38), left)
    up_to_tip = ((-36, -8), (-8, -22), tip)
    path = _path_of_curves(tip, down_to_right, right_to_bottom, bottom_to_left, up_to_tip)
    path.closeSubpath()
    return path
