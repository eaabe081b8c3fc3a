"""Slots and their cells: every order has its place, and a piece finds the slot that is nearest to it."""

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece

RING = Slot("ring", Rect(0, 0, 160, 110), spread="ring", columns=16, rows=11, band=10)
GRID = Slot("grid", Rect(10, 20, 30, 40), spread="grid", columns=3, rows=2)


def test_a_ring_goes_clockwise_from_its_upper_left_corner() -> None:
    assert RING.cells == 50
    corners = [(RING.cell(number).x, RING.cell(number).y) for number in (0, 15, 16, 24, 25, 40, 41, 49)]
    assert corners == [(0, 0), (150, 0), (150, 10), (150, 90), (150, 100), (0, 100), (0, 90), (0, 10)]


def test_a_ring_begins_again_after_its_last_cell() -> None:
    assert RING.cell(53) == RING.cell(3)


def test_a_grid_is_filled_row_by_row() -> None:
    assert GRID.cells == 6
    assert GRID.cell(1) == Rect(20, 20, 10, 20)
    assert GRID.cell(3) == Rect(10, 40, 10, 20)


def test_a_rectangle_without_its_edge() -> None:
    assert Rect(0, 0, 10, 20).inset(2) == Rect(2, 2, 6, 16)


@pytest.mark.parametrize(
    ("piece", "slot"),
    [
        (Piece("die", "die", "", "supply"), "die"),
        (Piece("castle:1", "castle", "", "region"), "region/castle"),
        (Piece("unit:1", "unit", "", "region"), "region"),
    ],
)
def test_a_piece_lies_in_its_own_slot_or_that_of_its_kind_or_on_its_place(piece: Piece, slot: str) -> None:
    slots = {name: Slot(name, Rect(0, 0, 1, 1)) for name in ("die", "supply", "region", "region/castle")}
    found = Layout(10, 10, slots).slot(piece)
    assert found is not None
    assert found.id == slot


def test_a_piece_that_lies_nowhere_has_no_slot() -> None:
    assert Layout(10, 10, {}).slot(Piece("die", "die", "", "supply")) is None
