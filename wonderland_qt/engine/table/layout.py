"""Layouts: where pieces lie on a table, as rectangles in millimetres."""

from __future__ import annotations

from typing import Literal

import msgspec

from wonderland_qt.engine.table.pieces import Piece

Spread = Literal["one", "row", "grid", "fill", "pile", "fan", "steps", "ring"]


class Rect(msgspec.Struct, frozen=True):
    """A rectangle in millimetres; x and y are its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def part(self, across: tuple[int, int], down: tuple[int, int]) -> Rect:
        """Return one of equal parts: `across` is (column, columns), `down` is (row, rows), from 0."""
        (column, columns), (row, rows) = across, down
        width, height = self.width / columns, self.height / rows
        return Rect(self.x + column * width, self.y + row * height, width, height)

    def within(self, bearer: Rect) -> Rect:
        """Return this rectangle, given in fractions of a bearer, in the bearer's coordinates."""
        x, y = bearer.x + self.x * bearer.width, bearer.y + self.y * bearer.height
        return Rect(x, y, self.width * bearer.width, self.height * bearer.height)

    def inset(self, edge: float) -> Rect:
        """Return the rectangle without an edge of this width all round."""
        return Rect(self.x + edge, self.y + edge, self.width - 2 * edge, self.height - 2 * edge)


class Slot(msgspec.Struct, frozen=True):
    """The rectangle of one piece, or of several that share it.

    `spread` says how they share it: `one` fills it, `row` puts them side by side (overlapping if needed),
    `grid` into cells, `fill` into as many cells as make the pieces largest, `pile` on top of each other,
    `fan` like a hand of cards; on `steps`, and on a `ring` of width `band` along the edge, a piece lies on
    the cell of its order. `inside` is the slot around it ("": the table).
    """

    id: str
    rect: Rect
    inside: str = ""
    spread: Spread = "one"
    columns: int = 1
    rows: int = 1
    band: float = 0.0

    @property
    def cells(self) -> int:
        """Return the number of cells; those of a ring lie along its edge, each corner being one."""
        if self.spread == "ring":
            return 2 * (self.columns + self.rows) - 4
        return self.columns * self.rows

    def cell(self, number: int) -> Rect:
        """Return a cell by its number from 0, modulo the number of cells.

        So a marker that has gone round a track or ring goes on from the first cell.
        """
        number %= self.cells
        if self.spread == "ring":
            return self._ring_cell(number)
        row, column = divmod(number, self.columns)
        return self.rect.part((column, self.columns), (row, self.rows))

    def _ring_cell(self, number: int) -> Rect:
        """Return a cell of the ring, counted clockwise from the upper left corner."""
        columns, rows_between = self.columns, self.rows - 2
        if number < columns:
            return self._edge_strip(lower=False).part((number, columns), (0, 1))
        number -= columns
        if number < rows_between:
            return self._side_strip(right=True).part((0, 1), (number, rows_between))
        number -= rows_between
        if number < columns:
            return self._edge_strip(lower=True).part((columns - 1 - number, columns), (0, 1))
        number -= columns
        return self._side_strip(right=False).part((0, 1), (rows_between - 1 - number, rows_between))

    def _edge_strip(self, *, lower: bool) -> Rect:
        """Return the upper or lower edge of the ring, corners included."""
        y = self.rect.y + (self.rect.height - self.band) if lower else self.rect.y
        return Rect(self.rect.x, y, self.rect.width, self.band)

    def _side_strip(self, *, right: bool) -> Rect:
        """Return the left or right side of the ring, without corners."""
        x = self.rect.x + (self.rect.width - self.band) if right else self.rect.x
        return Rect(x, self.rect.y + self.band, self.band, self.rect.height - 2 * self.band)


class Layout(msgspec.Struct, frozen=True):
    """A table of `width` x `height` millimetres with `slots` by piece, by place, or by `place/kind`.

    Pieces without a slot may lie on a kind of piece, the bearer: `parts` are by `kind of the bearer/kind`,
    with rectangles in fractions of the bearer, so that they move with it.
    """

    width: float
    height: float
    slots: dict[str, Slot]
    parts: dict[str, Slot] = {}

    def slot(self, piece: Piece) -> Slot | None:
        """Return the slot of a piece: its own, that of its kind on its place, or that of its place."""
        return self.own_slot(piece) or self.slots.get(piece.place)

    def own_slot(self, piece: Piece) -> Slot | None:
        """Return the slot of this piece alone, or that of its kind on its place."""
        return self.slots.get(piece.id) or self.slots.get(f"{piece.place}/{piece.kind}")

    def part(self, bearer: str, kind: str) -> Slot | None:
        """Return the slot of a kind of piece on a kind of bearer, in fractions of the bearer."""
        return self.parts.get(f"{bearer}/{kind}")


NO_LAYOUT = Layout(0, 0, {})
