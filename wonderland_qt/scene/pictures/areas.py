"""Areas: pieces that cover several places, drawn with a veil, a band along the outer sides, and light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from wonderland_qt.models.pieces.layout_types import Rect
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.emblems import Emblem
from wonderland_qt.scene.pictures.patterns import draw_pattern
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import CREAM, GOLD, INK, see_through

AREA, THREAD = "area", "thread"
BAND, VEIL = 0.1, 0.22
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
LIGHT = ((9.0, GOLD, 0.28), (6.0, GOLD, 0.5), (4.2, INK, 0.9), (3.0, GOLD, 1.0), (1.2, CREAM, 1.0))
"""Strokes of light, the widest first: width in millimetres, colour, opacity."""


def draw_area(painter: QPainter, look: Look, room: QRectF, book: ArtBook, emblem: Emblem | None) -> None:
    """Draw an area: veil, pattern and the band pictures of its kind, or a thread between its places."""
    cells = _scaled(look.cells, room)
    if book.kinds[look.kind].shape == THREAD:
        _thread(painter, cells)
        return
    kind = book.kinds[look.kind]
    tone, strong = (emblem.colour, VEIL) if emblem is not None else (kind.tone, kind.veil)
    for cell in cells if strong else ():
        painter.fillRect(cell, see_through(tone, strong))
        if emblem is not None:
            draw_pattern(painter, emblem, cell)
    name = f"{kind.twin or look.kind}/{look.art}"
    for form, place in _bands(cells):
        drawn = book.named(name + form)
        if drawn is not None:
            drawn.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            drawn.render(painter, place)
        elif emblem is not None:
            painter.fillRect(place, QColor(emblem.colour))


def light_area(painter: QPainter, look: Look, room: QRectF, scale: float) -> None:
    """Draw lines of light along the outer sides of an area; `scale` is pixels per millimetre."""
    outline = _outline(_scaled(look.cells, room))
    for width, colour, strength in LIGHT:
        pen = QPen(see_through(colour, strength), width * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(outline, pen)


def _scaled(cells: Sequence[Rect], room: QRectF) -> list[QRectF]:
    """Return the cells in pixels, rounded so that neighbours meet."""
    scale = room.width() / max(cell.x + cell.width for cell in cells)
    found = []
    for cell in cells:
        left, top = round(cell.x * scale), round(cell.y * scale)
        right, low = round((cell.x + cell.width) * scale), round((cell.y + cell.height) * scale)
        found.append(QRectF(room.x() + left, room.y() + top, right - left, low - top))
    return found


def _outline(cells: Sequence[QRectF]) -> QPainterPath:
    """Return lines along all sides of cells that border on no other cell."""
    path = QPainterPath()
    for cell in cells:
        for across, down in SIDES:
            if not _is_inner(cells, cell, across, down):
                middle = cell.center() + QPointF(across * cell.width(), down * cell.height()) / 2
                along = QPointF(abs(down) * cell.width(), abs(across) * cell.height()) / 2
                path.moveTo(middle - along)
                path.lineTo(middle + along)
    return path


def _bands(cells: Sequence[QRectF]) -> Iterator[tuple[str, QRectF]]:
    """Yield the strips of the band along outer sides and inner corners, each with its picture's suffix."""
    for cell in cells:
        for across, down in SIDES:
            if not _is_inner(cells, cell, across, down):
                yield ("_upright" if across else ""), _edge(cell, across, down)
        for across, down in CORNERS:
            sides = _is_inner(cells, cell, across, 0) and _is_inner(cells, cell, 0, down)
            if sides and not _is_inner(cells, cell, across, down):
                yield "_corner", _edge(_edge(cell, across, 0), 0, down, cell.height() * BAND)


def _is_inner(cells: Sequence[QRectF], cell: QRectF, across: int, down: int) -> bool:
    """Tell whether the area also covers the neighbour of a cell, that many cells across and down."""
    beside = cell.translated(across * cell.width(), down * cell.height())
    return any(beside.contains(other.center()) for other in cells)


def _edge(cell: QRectF, across: int, down: int, high: float = 0.0) -> QRectF:
    """Return the strip of a cell along its side in this direction."""
    wide, high = cell.width() * BAND, high or cell.height() * BAND
    if across:
        return QRectF(cell.right() - wide if across > 0 else cell.x(), cell.y(), wide, cell.height())
    return QRectF(cell.x(), cell.bottom() - high if down > 0 else cell.y(), cell.width(), high)


def _thread(painter: QPainter, cells: Sequence[QRectF]) -> None:
    """Draw a dashed thread from the middle of one place to that of the next."""
    path = QPainterPath(cells[0].center())
    for cell in cells[1:]:
        path.lineTo(QPointF(cell.center()))
    width = cells[0].width() * 0.05
    for colour, wide in ((INK, width * 1.9), (CREAM, width)):
        pen = QPen(QColor(colour), wide)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3 * width / wide, 2 * width / wide])
        painter.strokePath(path, pen)
