"""Spreading: a rectangle for each of the pieces that share a slot, so that all can be seen and counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, inf

from wonderland_qt.models.pieces.layout_types import Rect, Slot

LEAST_SEEN = 0.5
"""The least visible part of a piece that the next one in its row overlaps."""
CROWDED_SEEN, CROWD = 0.6, 3
INWARDS, ALONG = 1.3, 1.3
"""By which factor the room of a crowd grows inwards on a ring, and along a track of steps."""
GAP = 2.0
FAN = 9.0


@dataclass(frozen=True, slots=True)
class Lying:
    """A piece in a slot: its order, its width by height (0 fills the room), the part of the room it takes."""

    order: int
    aspect: float = 0.0
    part: float = 1.0


def spread(slot: Slot, pieces: Sequence[Lying]) -> list[Rect]:
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


def fitted(room: Rect, piece: Lying) -> Rect:
    """Return the largest rectangle of the piece's shape in the middle of its room."""
    width, height = _size_of(room, piece)
    return _centred_in(room, width, height)


def within(bearer: Rect, piece: Lying) -> Rect:
    """Return the rectangle of a piece at the lower right corner of a bearer without a slot for it."""
    side = min(bearer.width, bearer.height) * 0.55
    room = Rect(bearer.x + bearer.width - side, bearer.y + bearer.height - side, side, side)
    return fitted(room, piece)


def _size_of(room: Rect, piece: Lying) -> tuple[float, float]:
    if not piece.aspect:
        return room.width * piece.part, room.height * piece.part
    height = min(room.height, room.width / piece.aspect) * piece.part
    return height * piece.aspect, height


def _centred_in(room: Rect, width: float, height: float) -> Rect:
    return Rect(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)


def _by_order(slot: Slot, pieces: Sequence[Lying]) -> list[Rect]:
    """Return rectangles for pieces on the cells of their order; several pieces share a cell."""
    cells: dict[int, list[int]] = {}
    for number, piece in enumerate(pieces):
        cells.setdefault(piece.order % slot.cells, []).append(number)
    found: dict[int, Rect] = {}
    for cell, numbers in cells.items():
        found.update(zip(numbers, _crowd_in_rows(slot, cell, [pieces[n] for n in numbers]), strict=True))
    return [found[number] for number in range(len(pieces))]


def _crowd_in_rows(slot: Slot, number: int, pieces: Sequence[Lying]) -> list[Rect]:
    """Return rectangles for the pieces of one cell in rows, as large as possible with little overlap."""
    cell = slot.cell(number)
    room = cell if len(pieces) < CROWD else _enlarged_cell(cell, slot)
    alone = min(_size_of(cell, piece)[0] for piece in pieces)
    shape = max(_size_of(cell, piece)[0] / _size_of(cell, piece)[1] for piece in pieces)
    height, columns = max(
        (
            _largest_length(
                room.height, ceil(len(pieces) / across), _largest_length(room.width, across) / shape
            ),
            across,
        )
        for across in range(1, len(pieces) + 1)
    )
    height = min(height, alone / shape)
    return [
        _centred_in(
            _room_of_crowded(room, height * shape, height, at, columns, len(pieces)), height * shape, height
        )
        for at in range(len(pieces))
    ]


def _enlarged_cell(cell: Rect, slot: Slot) -> Rect:
    """Return an enlarged cell: inwards on a ring, or slightly over its neighbours on a track."""
    whole, lying = slot.rect, cell.width > cell.height
    if slot.spread == "ring":
        across, down = (1.0, INWARDS) if lying else (INWARDS, 1.0)
    else:
        across, down = (ALONG, 1.0) if lying or cell.height == whole.height else (1.0, ALONG)
    width, height = min(cell.width * across, whole.width), min(cell.height * down, whole.height)
    grown = _centred_in(cell, width, height)
    x = min(max(grown.x, whole.x), whole.x + whole.width - width)
    return Rect(x, min(max(grown.y, whole.y), whole.y + whole.height - height), width, height)


def _largest_length(length: float, pieces: int, most: float = inf) -> float:
    """Return the largest length of each of these pieces, when each overlaps the one before."""
    return min(length / (1 + (pieces - 1) * CROWDED_SEEN), most)


def _room_of_crowded(room: Rect, width: float, height: float, at: int, columns: int, pieces: int) -> Rect:
    """Return the room moved to the position of one piece of a crowd, whose rows are centred."""
    row, column = divmod(at, columns)
    rows, in_row = ceil(pieces / columns), min(columns, pieces - row * columns)
    x = _step_between(room.width, width, columns) * (column - (in_row - 1) / 2)
    y = _step_between(room.height, height, rows) * (row - (rows - 1) / 2)
    return Rect(room.x + x, room.y + y, room.width, room.height)


def _step_between(length: float, piece: float, pieces: int) -> float:
    return min((length - piece) / max(pieces - 1, 1), piece * 1.04)


def _grid_of_rects(room: Rect, pieces: Sequence[Lying], columns: int, rows: int) -> list[Rect]:
    """Return rectangles in a grid of cells; too many pieces get narrower cells or more rows."""
    most = columns if len(pieces) <= columns * rows else len(pieces)
    return _grid_of_largest(
        _rects_in_cells(room, pieces, across, rows) for across in range(columns, most + 1)
    )


def _grid_of_largest(grids: Iterable[list[Rect]]) -> list[Rect]:
    return max(grids, key=lambda rects: min((rect.width * rect.height for rect in rects), default=0.0))


def _rects_in_cells(room: Rect, pieces: Sequence[Lying], columns: int, least_rows: int = 1) -> list[Rect]:
    rows = max(least_rows, ceil(len(pieces) / columns))
    rooms = [
        room.part((number % columns, columns), (number // columns, rows)) for number in range(len(pieces))
    ]
    return [fitted(part, piece) for part, piece in zip(rooms, pieces, strict=True)]


def _fill_columns(slot: Slot, pieces: Sequence[Lying]) -> list[Rect]:
    """Return rectangles in the number of columns (up to the slot's) that makes pieces largest."""
    most = max(slot.columns, ceil(len(pieces) / slot.rows))
    return _grid_of_largest(_rects_in_cells(slot.rect, pieces, columns) for columns in range(1, most + 1))


def _rects_in_pile(room: Rect, pieces: Sequence[Lying]) -> list[Rect]:
    """Return rectangles on top of each other, shifted diagonally within the room."""
    sizes = [_size_of(room, piece) for piece in pieces]
    last = max(len(pieces) - 1, 1)
    across = min((room.width - max((width for width, _ in sizes), default=0)) / last, FAN)
    down = min((room.height - max((height for _, height in sizes), default=0)) / last, FAN)
    return [
        Rect(room.x + number * across, room.y + number * down, width, height)
        for number, (width, height) in enumerate(sizes)
    ]


def _rects_in_row(room: Rect, pieces: Sequence[Lying]) -> list[Rect]:
    """Return rectangles side by side; too many pieces overlap, and even more become smaller."""
    if not pieces:
        return []
    sizes = [_size_of(room, piece) for piece in pieces]
    least = sum(width for width, _ in sizes[:-1]) * LEAST_SEEN + sizes[-1][0]
    shrunk = min(1.0, room.width / least)
    sizes = [(width * shrunk, height * shrunk) for width, height in sizes]
    before, widest = sum(width for width, _ in sizes[:-1]), room.width - sizes[-1][0]
    gap = min(GAP, (widest - before) / max(len(pieces) - 1, 1))
    close = (widest / before if before > widest else 1.0) if before else 1.0
    x = room.x
    found = []
    for width, height in sizes:
        found.append(Rect(x, room.y + (room.height - height) / 2, width, height))
        x += width * close + max(gap, 0)
    return found
