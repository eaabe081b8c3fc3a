"""Areas: pieces that cover several places, drawn with a veil, a band along the outer sides, and light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wonderland_qt.models.pieces.layout_types import Rect
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.emblems import Emblem
from wonderland_qt.scene.pictures.patterns import draw_pattern
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import CREAM, GOLD, INK, see_through

AREA, THREAD = "area", "thread"
BAND, VEIL = 0.1, 0.22
"""The width of the band, as a part of a place, and the opacity of the owner's colour."""
THREAD_WIDTH, RIM_OF_THREAD = 0.05, 1.9
"""A thread's width as a part of a place's, and the width of its dark rim by that of the thread."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
LIGHT = ((9.0, GOLD, 0.28), (6.0, GOLD, 0.5), (4.2, INK, 0.9), (3.0, GOLD, 1.0), (1.2, CREAM, 1.0))
"""Strokes of light, the widest first: width in millimetres, colour, opacity."""


def draw_area(painter: QPainter, look: Look, room: QRectF, book: ArtBook, emblem: Emblem | None) -> None:
    """Draw an area: veil, pattern and the band pictures of its kind, or a thread between its places.

    Where a picture of the band is missing, it has the emblem's colour. A kind with a `twin` has that one's
    pictures.
    """
    cells = _cells_in_pixels(look.cells, room)
    kind = book.kinds[look.kind]
    if kind.shape == THREAD:
        _draw_thread(painter, cells)
        return
    _draw_veil(painter, cells, kind, emblem)
    name = f"{kind.twin or look.kind}/{look.art}"
    for suffix, strip in _strips_of_band(cells):
        drawn = book.named(name + suffix)
        if drawn is not None:
            drawn.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            drawn.render(painter, strip)
        elif emblem is not None:
            painter.fillRect(strip, QColor(emblem.colour))


def _draw_veil(painter: QPainter, cells: Sequence[QRectF], kind: Kind, emblem: Emblem | None) -> None:
    """Cover the places of an area with a veil in its owner's colour and pattern, or in its kind's colour."""
    if emblem is not None:
        for cell in cells:
            painter.fillRect(cell, see_through(emblem.colour, VEIL))
            draw_pattern(painter, emblem, cell)
    elif kind.veil:
        for cell in cells:
            painter.fillRect(cell, see_through(kind.tone, kind.veil))


def light_area(painter: QPainter, look: Look, room: QRectF, scale: float) -> None:
    """Draw lines of light along the outer sides of an area; `scale` is pixels per millimetre."""
    outline = _outline(_cells_in_pixels(look.cells, room))
    for width, colour, strength in LIGHT:
        pen = QPen(see_through(colour, strength), width * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(outline, pen)


def _cells_in_pixels(cells: Sequence[Rect], room: QRectF) -> list[QRectF]:
    """Return an area's cells, given in millimetres from its corner, in pixels; neighbours meet exactly."""
    scale = room.width() / max(cell.x + cell.width for cell in cells)
    in_pixels = []
    for cell in cells:
        left, top = round(cell.x * scale), round(cell.y * scale)
        right, bottom = round((cell.x + cell.width) * scale), round((cell.y + cell.height) * scale)
        in_pixels.append(QRectF(room.x() + left, room.y() + top, right - left, bottom - top))
    return in_pixels


def _outline(cells: Sequence[QRectF]) -> QPainterPath:
    """Return lines along all sides of cells that border on no other cell.

    The middle of a side lies half a cell away in its direction, and its corners half a cell beside that.
    """
    path = QPainterPath()
    for cell in cells:
        for across, down in SIDES:
            if not _is_inner(cells, cell, across, down):
                middle_of_side = cell.center() + QPointF(across * cell.width(), down * cell.height()) / 2
                half_side = QPointF(abs(down) * cell.width(), abs(across) * cell.height()) / 2
                path.moveTo(middle_of_side - half_side)
                path.lineTo(middle_of_side + half_side)
    return path


class Strip(NamedTuple):
    """A part of a band: how the name of its picture ends, and its rectangle."""

    suffix: str
    rect: QRectF


def _strips_of_band(cells: Sequence[QRectF]) -> Iterator[Strip]:
    """Yield the strips of the band along the outer sides and in the inner corners of an area."""
    for cell in cells:
        yield from _strips_along_outer_sides(cell, cells)
        yield from _strips_in_inner_corners(cell, cells)


def _strips_along_outer_sides(cell: QRectF, cells: Sequence[QRectF]) -> Iterator[Strip]:
    """Yield a strip along each side of a cell where the area ends."""
    for across, down in SIDES:
        if not _is_inner(cells, cell, across, down):
            suffix = "_upright" if across else ""
            yield Strip(suffix, _strip_along_side(cell, across, down))


def _strips_in_inner_corners(cell: QRectF, cells: Sequence[QRectF]) -> Iterator[Strip]:
    """Yield a strip in each corner of a cell where the area ends, though it goes on at both sides."""
    for across, down in CORNERS:
        is_between_inner_sides = _is_inner(cells, cell, across, 0) and _is_inner(cells, cell, 0, down)
        if is_between_inner_sides and not _is_inner(cells, cell, across, down):
            corner = _strip_along_side(cell, across, 0) & _strip_along_side(cell, 0, down)
            yield Strip("_corner", corner)


def _is_inner(cells: Sequence[QRectF], cell: QRectF, across: int, down: int) -> bool:
    """Tell whether the area also covers the neighbour of a cell, that many cells across and down."""
    beside = cell.translated(across * cell.width(), down * cell.height())
    return any(beside.contains(other.center()) for other in cells)


def _strip_along_side(cell: QRectF, across: int, down: int) -> QRectF:
    """Return the strip of a cell along its left or right (`across`), or its upper or lower side (`down`)."""
    if across:
        width = cell.width() * BAND
        x = cell.right() - width if across > 0 else cell.x()
        return QRectF(x, cell.y(), width, cell.height())
    height = cell.height() * BAND
    y = cell.bottom() - height if down > 0 else cell.y()
    return QRectF(cell.x(), y, cell.width(), height)


def _draw_thread(painter: QPainter, cells: Sequence[QRectF]) -> None:
    """Draw a dashed pale thread with a dark rim, from the middle of one place to that of the next."""
    first, *others = cells
    path = QPainterPath(first.center())
    for cell in others:
        path.lineTo(QPointF(cell.center()))
    thickness = first.width() * THREAD_WIDTH
    for colour, width in ((INK, thickness * RIM_OF_THREAD), (CREAM, thickness)):
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        # Qt counts dashes in widths of the pen; both pens need the same dashes
        pen.setDashPattern([3 * thickness / width, 2 * thickness / width])
        painter.strokePath(path, pen)
