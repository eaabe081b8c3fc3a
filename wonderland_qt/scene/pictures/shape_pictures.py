"""SVG pictures made of an outline, a shape and a colour, for people who do not draw their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from wonderland_qt.scene.pictures.symbols import UNIT, symbol
from wonderland_qt.scene.style.palette import CREAM, INK
from wonderland_qt.scene.style.silhouettes import silhouette

SHAPES = ("star", "bell", "key", "drop", "diamond", "club", "heart", "spade", "crescent")
EDGE = 4.0
"""The width of the outer line; that inside the rim is half as wide."""
HEIGHT, MARGIN, RIM, SHAPE_PART, PALE = 240.0, 6.0, 16.0, 0.62, 0.3
"""The height of a picture, its margin and rim, the part that the shape takes, its opacity if pale."""


def shape_picture(shape: str, colour: str, outline: str, aspect: float, beneath: bool = False) -> str:
    """Return a piece of this outline and aspect (width by height) with a shape, as SVG.

    The shape is pale on the colour. If it lies `beneath` icons or other pieces, it is faint on pale paper
    instead, so that these can be read.
    """
    width = HEIGHT * aspect
    room = QRectF(0, 0, width, HEIGHT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    inner = silhouette(outline, room.adjusted(RIM, RIM, -RIM, -RIM))
    ground, mark = (CREAM, colour) if beneath else (colour, CREAM)
    centred_shape = _centred_shape(shape, inner.boundingRect())
    paths = (
        _path_element(silhouette(outline, room), f'fill="{colour}" stroke="{INK}" stroke-width="{EDGE:g}"'),
        _path_element(inner, f'fill="{ground}" stroke="{INK}" stroke-width="{EDGE / 2:g}"'),
        _path_element(centred_shape, f'fill="{mark}" fill-opacity="{PALE if beneath else 1}"'),
    )
    size = f'width="{width:g}" height="{HEIGHT:g}" viewBox="0 0 {width:g} {HEIGHT:g}"'
    return "\n".join((f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *paths, "</svg>\n"))


def _centred_shape(shape: str, room: QRectF) -> QPainterPath:
    """Return a shape in the middle of a room."""
    scale = min(room.width(), room.height()) * SHAPE_PART / UNIT
    centre = room.center()
    return QTransform().translate(centre.x(), centre.y()).scale(scale, scale).map(symbol(shape))


def _path_element(path: QPainterPath, paint: str) -> str:
    return f'<path d="{_path_data(path)}" {paint} fill-rule="evenodd"/>'


def _path_data(path: QPainterPath) -> str:
    """Return a path as SVG path data; a curve's second and third point follow its first without a letter."""
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    points = (path.elementAt(number) for number in range(path.elementCount()))
    return " ".join(f"{letters.get(point.type, '')}{point.x:.1f} {point.y:.1f}" for point in points)
