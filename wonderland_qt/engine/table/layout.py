"""Where pieces lie on a table: rectangles in millimetres, and how several pieces share one."""

from __future__ import annotations

from typing import Literal

import msgspec

from wonderland_qt.engine.table.pieces import Piece

Spread = Literal["one", "row", "grid", "fill", "pile", "fan", "steps", "ring"]


class Rect(msgspec.Struct, frozen=True):
    """A rectangle in millimetres, from its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def part(self, across: tuple[int, int], down: tuple[int, int]) -> Rect:
        """Return one of equal parts: its number and how many there are, across and down."""
        (column, columns), (row, rows) = across, down
        width, height = self.width / columns, self.height / rows
        return Rect(self.x + column * width, self.y + row * height, width, height)

    def within(self, bearer: Rect) -> Rect:
        """Return this rectangle of parts as it lies on a bearer."""
        x, y = bearer.x + self.x * bearer.width, bearer.y + self.y * bearer.height
        return Rect(x, y, self.width * bearer.width, self.height * bearer.height)

    def inset(self, edge: float) -> Rect:
        """Return what is left without an edge all round."""
        return Rect(self.x + edge, self.y + edge, self.width - 2 * edge, self.height - 2 * edge)


class Slot(msgspec.Struct, frozen=True):
    """Where a piece lies, or where several share a rectangle.

    `spread` says how: `one` fills it, `row` lies side by side and overlaps when it must, `grid` fills
    cells, `fill` as many cells as let the pieces be largest, `pile` lies on top of each other, `fan` is held
    in a hand; on `steps`
    and on a `ring` round the edge, `band` wide, a piece lies on the cell of its order. `inside` is the slot
    around it ("": the table).
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
        """Return how many cells there are."""
        return 2 * (self.columns + self.rows) - 4 if self.spread == "ring" else self.columns * self.rows

    def cell(self, number: int) -> Rect:
        """Return a cell, from 0; numbers beyond the last begin again."""
        number %= self.cells
        if self.spread == "ring":
            return self._ring_cell(number)
        row, column = divmod(number, self.columns)
        return self.rect.part((column, self.columns), (row, self.rows))

    def _ring_cell(self, number: int) -> Rect:
        """Return a cell of the ring, clockwise from the upper left corner."""
        side = self.rows - 2
        if number < self.columns:
            return self._edge(0).part((number, self.columns), (0, 1))
        if number < self.columns + side:
            return self._side(1).part((0, 1), (number - self.columns, side))
        if number < 2 * self.columns + side:
            return self._edge(1).part((2 * self.columns + side - 1 - number, self.columns), (0, 1))
        return self._side(0).part((0, 1), (self.cells - 1 - number, side))

    def _edge(self, lower: int) -> Rect:
        y = self.rect.y + lower * (self.rect.height - self.band)
        return Rect(self.rect.x, y, self.rect.width, self.band)

    def _side(self, right: int) -> Rect:
        x = self.rect.x + right * (self.rect.width - self.band)
        return Rect(x, self.rect.y + self.band, self.band, self.rect.height - 2 * self.band)


class Layout(msgspec.Struct, frozen=True):
    """A table of `width` x `height` millimetres; `slots` by piece, by place, or by `place/kind`.

    What has none of these may lie on a kind of piece: `parts` are by `kind of the bearer/kind`, their
    rectangles as parts of the bearer, so that things go along wherever it lies.
    """

    width: float
    height: float
    slots: dict[str, Slot]
    parts: dict[str, Slot] = {}

    def slot(self, piece: Piece) -> Slot | None:
        """Return where a piece lies: in its own slot, in that of its kind on its place, or on its place."""
        return self.own_slot(piece) or self.slots.get(piece.place)

    def own_slot(self, piece: Piece) -> Slot | None:
        """Return the slot of this piece alone, or that of its kind on its place."""
        return self.slots.get(piece.id) or self.slots.get(f"{piece.place}/{piece.kind}")

    def part(self, bearer: str, kind: str) -> Slot | None:
        """Return where a kind of piece lies on a kind of bearer, as a part of it."""
        return self.parts.get(f"{bearer}/{kind}")


NO_LAYOUT = Layout(0, 0, {})
