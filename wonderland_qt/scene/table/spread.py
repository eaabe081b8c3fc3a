"""Spreading: a rectangle for each of the pieces that share a slot, so that all can be seen and counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from wonderland_qt.models.pieces.layout_types import Rect, Slot

LEAST_SEEN = 0.5
"""The least visible part of a piece that the next one in its row overlaps."""
CROWDED_SEEN, CROWD = 0.6, 3
"""The least visible part of a piece in a crowd, and the number of pieces that make a crowd of a cell."""
INWARDS, ALONG = 1.3, 1.3
"""By which factor the room of a crowd grows inwards on a ring, and along a track of steps."""
GAP = 2.0
"""The largest gap between pieces in a row, in millimetres."""
PILE_STEP = 9.0
"""The largest shift between pieces of a pile, in millimetres."""
WIDEST_STEP = 1.04
"""The largest distance from one piece of a crowd to the next, by their length: they all but touch."""
CORNER_PART = 0.55
"""The room for a piece at the corner of a bearer without a slot, as a part of the bearer's shorter side."""


@dataclass(frozen=True, slots=True)
class PieceInSlot:
    """What spreading must know of a piece: its cell in the slot (`order`), its shape, and its size.

    `aspect` is width by height (0 fills the room), `part` the part of its room that the piece takes.
    """

    order: int
    aspect: float = 0.0
    part: float = 1.0


def spread(slot: Slot, pieces: Sequence[PieceInSlot]) -> list[Rect]:
    """Return the rectangle of each piece of a slot, for pieces in the order of their rank."""
    match slot.spread:
        case "steps" | "ring":
            return _by_order(slot, pieces)
        case "grid":
            return _grid_of_rects(slot.rect, pieces, slot.columns, slot.rows)
        case "fill":
            return _fill_columns(slot, pieces)
        case "pile":
            return _rects_in_pile(slot.rect, pieces)
        case "one" if len(pieces) == 1:
            return [fitted(slot.rect, pieces[0])]
        case _:
            return _rects_in_row(slot.rect, pieces)


def fitted(room: Rect, piece: PieceInSlot) -> Rect:
    """Return the largest rectangle of the piece's shape in the middle of its room."""
    width, height = _size_of(room, piece)
    return _centred_in(room, width, height)


def within(bearer: Rect, piece: PieceInSlot) -> Rect:
    """Return the rectangle of a piece at the lower right corner of a bearer without a slot for it."""
    side = min(bearer.width, bearer.height) * CORNER_PART
    room = Rect(bearer.x + bearer.width - side, bearer.y + bearer.height - side, side, side)
    return fitted(room, piece)


def _size_of(room: Rect, piece: PieceInSlot) -> tuple[float, float]:
    """Return the largest width and height of the piece's shape in its part of a room.

    A piece without a shape of its own takes the room's.
    """
    if not piece.aspect:
        return room.width * piece.part, room.height * piece.part
    height = min(room.height, room.width / piece.aspect) * piece.part
    return height * piece.aspect, height


def _centred_in(room: Rect, width: float, height: float) -> Rect:
    """Return a rectangle of a size in the middle of a room."""
    return Rect(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)


def _by_order(slot: Slot, pieces: Sequence[PieceInSlot]) -> list[Rect]:
    """Return rectangles for pieces on the cells of their order; several pieces share a cell.

    Orders beyond the last cell begin again at the first.
    """
    numbers_by_cell: dict[int, list[int]] = {}
    for number, piece in enumerate(pieces):
        numbers_by_cell.setdefault(piece.order % slot.cells, []).append(number)
    rects: dict[int, Rect] = {}
    for cell, numbers in numbers_by_cell.items():
        in_cell = _crowd_in_rows(slot, cell, [pieces[number] for number in numbers])
        rects.update(zip(numbers, in_cell, strict=True))
    return [rects[number] for number in range(len(pieces))]


def _crowd_in_rows(slot: Slot, number: int, pieces: Sequence[PieceInSlot]) -> list[Rect]:
    """Return rectangles for the pieces of one cell in rows, as large as possible with little overlap.

    All get the same size: no larger than the narrowest piece would be alone in the cell.
    """
    cell, count = slot.cell(number), len(pieces)
    room = cell if count < CROWD else _enlarged_cell(cell, slot)
    sizes = [_size_of(cell, piece) for piece in pieces]
    aspect = max(width / height for width, height in sizes)
    columns, largest_height = _columns_for_largest(room, count, aspect)
    narrowest = min(width for width, _ in sizes)
    height = min(largest_height, narrowest / aspect)
    width = height * aspect
    rooms = [
        _room_around_piece(room, width, height, number=number, columns=columns, pieces=count)
        for number in range(count)
    ]
    return [_centred_in(own_room, width, height) for own_room in rooms]


def _columns_for_largest(room: Rect, count: int, aspect: float) -> tuple[int, float]:
    """Return the number of columns (of equals the most) that make pieces highest, and that height."""
    heights = {columns: _height_in_columns(room, count, columns, aspect) for columns in range(1, count + 1)}
    columns = max(heights, key=lambda columns: (heights[columns], columns))
    return columns, heights[columns]


def _height_in_columns(room: Rect, count: int, columns: int, aspect: float) -> float:
    """Return the largest height of this many overlapping pieces of one aspect in so many columns."""
    by_width = _largest_length(room.width, columns) / aspect
    rows = ceil(count / columns)
    return min(_largest_length(room.height, rows), by_width)


def _enlarged_cell(cell: Rect, slot: Slot) -> Rect:
    """Return an enlarged cell: inwards on a ring, or slightly over its neighbours on a track."""
    whole, is_wide = slot.rect, cell.width > cell.height
    if slot.spread == "ring":
        across, down = (1.0, INWARDS) if is_wide else (INWARDS, 1.0)
    else:
        is_in_row = is_wide or cell.height == whole.height
        across, down = (ALONG, 1.0) if is_in_row else (1.0, ALONG)
    width, height = min(cell.width * across, whole.width), min(cell.height * down, whole.height)
    enlarged = _centred_in(cell, width, height)
    x = min(max(enlarged.x, whole.x), whole.x + whole.width - width)
    y = min(max(enlarged.y, whole.y), whole.y + whole.height - height)
    return Rect(x, y, width, height)


def _largest_length(length: float, pieces: int) -> float:
    """Return the largest length of each of these pieces, when each overlaps the one before."""
    return length / (1 + (pieces - 1) * CROWDED_SEEN)


def _room_around_piece(
    room: Rect, width: float, height: float, number: int, columns: int, pieces: int
) -> Rect:
    """Return a copy of the room that is moved so far that its middle is that of one piece of a crowd.

    The piece is put into the middle of its room later, at its own size. The pieces, each `width` by `height`,
    lie in rows of this many columns, which are centred; `number` counts them from 0.
    """
    row, column = divmod(number, columns)
    rows, in_row = ceil(pieces / columns), min(columns, pieces - row * columns)
    x = _step_between(room.width, width, columns) * (column - (in_row - 1) / 2)
    y = _step_between(room.height, height, rows) * (row - (rows - 1) / 2)
    return Rect(room.x + x, room.y + y, room.width, room.height)


def _step_between(length: float, piece: float, pieces: int) -> float:
    """Return the distance from one piece to the next: all fill the length, but no wide gaps open."""
    return min((length - piece) / max(pieces - 1, 1), piece * WIDEST_STEP)


def _grid_of_rects(room: Rect, pieces: Sequence[PieceInSlot], columns: int, rows: int) -> list[Rect]:
    """Return rectangles in a grid of cells; too many pieces get narrower cells or more rows.

    Which of these it is depends on the pieces: the grid in which they are largest is taken.
    """
    most = columns if len(pieces) <= columns * rows else len(pieces)
    return _grid_of_largest(
        _rects_in_cells(room, pieces, across, rows) for across in range(columns, most + 1)
    )


def _grid_of_largest(grids: Iterable[list[Rect]]) -> list[Rect]:
    """Return the grid whose smallest piece is the largest."""

    def smallest_area(rects: list[Rect]) -> float:
        return min((rect.width * rect.height for rect in rects), default=0.0)

    return max(grids, key=smallest_area)


def _rects_in_cells(
    room: Rect, pieces: Sequence[PieceInSlot], columns: int, least_rows: int = 1
) -> list[Rect]:
    """Return the rectangles of pieces in a grid that fills a room, row by row.

    With `least_rows` a few pieces are no larger than many.
    """
    rows = max(least_rows, ceil(len(pieces) / columns))
    rooms = [
        room.part((number % columns, columns), (number // columns, rows)) for number in range(len(pieces))
    ]
    return [fitted(part, piece) for part, piece in zip(rooms, pieces, strict=True)]


def _fill_columns(slot: Slot, pieces: Sequence[PieceInSlot]) -> list[Rect]:
    """Return rectangles in the number of columns that makes pieces largest.

    There are at most as many as the slot has, or as pieces need that have no room in its rows.
    """
    most = max(slot.columns, ceil(len(pieces) / slot.rows))
    return _grid_of_largest(_rects_in_cells(slot.rect, pieces, columns) for columns in range(1, most + 1))


def _rects_in_pile(room: Rect, pieces: Sequence[PieceInSlot]) -> list[Rect]:
    """Return rectangles on top of each other, shifted diagonally within the room."""
    sizes = [_size_of(room, piece) for piece in pieces]
    last = max(len(pieces) - 1, 1)
    widest = max((width for width, _ in sizes), default=0)
    highest = max((height for _, height in sizes), default=0)
    across = min((room.width - widest) / last, PILE_STEP)
    down = min((room.height - highest) / last, PILE_STEP)
    return [
        Rect(room.x + number * across, room.y + number * down, width, height)
        for number, (width, height) in enumerate(sizes)
    ]


def _rects_in_row(room: Rect, pieces: Sequence[PieceInSlot]) -> list[Rect]:
    """Return rectangles side by side; too many pieces overlap, and even more become smaller.

    Of each piece but the last, which lies on top, at least LEAST_SEEN of the width stays visible. Pieces with
    room to spare get a gap instead.
    """
    if not pieces:
        return []
    sizes = [_size_of(room, piece) for piece in pieces]
    *widths_before, last_width = [width for width, _ in sizes]
    shrinking = min(1.0, room.width / (LEAST_SEEN * sum(widths_before) + last_width))
    width_before, room_before = sum(widths_before) * shrinking, room.width - last_width * shrinking
    overlaps = bool(widths_before) and width_before > room_before
    if overlaps:
        part_seen, gap = room_before / width_before, 0.0
    else:
        part_seen, gap = 1.0, min(GAP, (room_before - width_before) / max(len(pieces) - 1, 1))
    x, rects = room.x, []
    for width, height in ((width * shrinking, height * shrinking) for width, height in sizes):
        rects.append(Rect(x, room.y + (room.height - height) / 2, width, height))
        x += width * part_seen + gap
    return rects
