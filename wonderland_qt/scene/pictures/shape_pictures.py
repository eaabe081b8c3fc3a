"""SVG pictures made of an outline, a shape and a colour, for people who do not draw their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from wonderland_qt.scene.pictures.symbols import UNIT, symbol
from wonderland_qt.scene.style.palette import CREAM, INK
from wonderland_qt.scene.style.silhouettes import silhouette

SHAPES = ("star", "bell", "key", "drop", "diamond", "club", "heart", "spade", "crescent")
HIGH, EDGE, RIM, PART, PALE = 240.0, 6.0, 16.0, 0.62, 0.3
"""The height of a picture, its margin and rim, the part that the shape takes, its opacity if pale."""


def shape_picture(shape: str, colour: str, outline: str, aspect: float, beneath: bool = False) -> str:
    """Return a piece of this outline and aspect (width by height) with a shape, pale if `beneath` signs."""
    width = HIGH * aspect
    room = QRectF(0, 0, width, HIGH).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    inner = silhouette(outline, room.adjusted(RIM, RIM, -RIM, -RIM))
    ground, mark = (CREAM, colour) if beneath else (colour, CREAM)
    placed = _placed(shape, inner.boundingRect())
    drawn = (
        _path(silhouette(outline, room), f'fill="{colour}" stroke="{INK}" stroke-width="4"'),
        _path(inner, f'fill="{ground}" stroke="{INK}" stroke-width="2"'),
        _path(placed, f'fill="{mark}" fill-opacity="{PALE if beneath else 1}"'),
    )
    size = f'width="{width:g}" height="{HIGH:g}" viewBox="0 0 {width:g} {HIGH:g}"'
    return "\n".join((f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *drawn, "</svg>\n"))


def _placed(shape: str, room: QRectF) -> QPainterPath:
    """Return a shape in the middle of a room."""
    side = min(room.width(), room.height()) * PART / UNIT
    centre = room.center()
    return QTransform(side, 0, 0, side, centre.x(), centre.y()).map(symbol(shape))


def _path(path: QPainterPath, paint: str) -> str:
    rule = ' fill-rule="evenodd"'
    return f'<path d="{_written(path)}" {paint}{rule}/>'


def _written(path: QPainterPath) -> str:
    """Return a path as SVG path data; a curve's second and third point follow its first without a letter."""
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    elements = (path.elementAt(number) for number in range(path.elementCount()))
    return " ".join(f"{letters.get(one.type, '')}{one.x:.1f} {one.y:.1f}" for one in elements)
