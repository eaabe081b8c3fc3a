"""Contents of a closed piece, such as a bag, as far as players may know them, as words and as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.scene.style.look import State
from wonderland_qt.scene.table.piece_item import PieceItem
from wonderland_qt.scene.table.table_scene import TableScene

PIECES_IN_ROW, SIDE_IN_MM = 7, 20.0
"""The number of pieces in a row, and the side of the square in millimetres that each is baked for."""
SHARE_OF_SQUARE = 0.9
"""The size of a piece, as a part of its square, so that pieces do not touch."""


def words_with_contents(table: TableScene, piece: str) -> str:
    """Return the text of a piece, followed by the contents of a closed one with their counts, if named."""
    inside = _rows_inside(table.pieces, piece) if table.is_closed(piece) else ()
    names = Counter(str(row.data(PieceRole.NAME)) for row in inside)
    lines = (f"{count} × {name}" for name, count in sorted(names.items()) if name)
    return "\n".join((table.text_of(piece), *lines))


def picture_of_contents(table: TableScene, piece: str, width: float, ratio: float) -> QPixmap | None:
    """Return a picture of a piece's contents in rows, `width` pixels wide; None if it is empty."""
    items = _items_inside(table, piece)
    if not items:
        return None
    side, number_of_rows = width / PIECES_IN_ROW, ceil(len(items) / PIECES_IN_ROW)
    picture = QPixmap(round(width * ratio), round(number_of_rows * side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    scale = side / SIDE_IN_MM * SHARE_OF_SQUARE
    for number, item in enumerate(items):
        look = replace(item.look, state=State.PLAIN)
        pixmap = table.oven.bake(look, SIDE_IN_MM, SIDE_IN_MM, scale=scale, ratio=ratio).pixmap
        row, column = divmod(number, PIECES_IN_ROW)
        _paint_around(painter, QPointF((column + 0.5) * side, (row + 0.5) * side), pixmap)
    painter.end()
    return picture


def _items_inside(table: TableScene, piece: str) -> list[PieceItem]:
    """Return the items of the pieces in a piece, equal ones beside each other."""
    rows = sorted(_rows_inside(table.pieces, piece), key=_art_and_badge)
    found = (table.item_of(row.data(PieceRole.ID)) for row in rows)
    return [item for item in found if item is not None]


def _paint_around(painter: QPainter, middle: QPointF, pixmap: QPixmap) -> None:
    """Paint a picture around a point."""
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), pixmap)


def numbers_on_boards(table: TableScene) -> Iterator[QRectF]:
    """Yield the rectangles of pieces with a count on players' boards, which nothing should hide.

    Boards are what can be seen close up (`near`) or bears a player's name (`titled`).
    """
    kinds = table.kinds
    for item in table.piece_items():
        board = table.item_of(item.place)
        form = kinds[board.look.kind] if board is not None else None
        if item.look.badge and item.seen and form is not None and (form.near or form.titled):
            yield item.body


def _rows_inside(pieces: PiecesModel, piece: str) -> Iterator[QModelIndex]:
    """Yield the model's rows of the pieces in a piece."""
    bearer = pieces.index_of(piece)
    return (pieces.index(row, 0, bearer) for row in range(pieces.rowCount(bearer)))


def _art_and_badge(row: QModelIndex) -> tuple[str, str]:
    """Return what makes pieces alike in a picture of contents: their art and badge."""
    return str(row.data(PieceRole.ART)), str(row.data(PieceRole.BADGE))
