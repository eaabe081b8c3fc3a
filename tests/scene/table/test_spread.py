"""A crowd on a track: no one can mistake the space on which a piece lies."""

import pytest

from wonderland_qt.models.pieces.layout_types import Rect, Slot
from wonderland_qt.scene.table.spread import PieceInSlot, spread

CROWDS = range(1, 6)
RING = Slot("ring", Rect(302, 2, 676, 460), spread="ring", columns=16, rows=11, band=26)
STEPS = Slot("steps", Rect(328, 210, 624, 44), spread="steps", columns=26, rows=1)
CORNERS = (0, 15, 25, 40)
MOST_BEYOND = 8
"""Millimetres: less than a third of a space."""


def crowd(slot: Slot, number: int, pieces: int) -> list[Rect]:
    return spread(slot, [PieceInSlot(number, 1.0, 0.92)] * pieces)


def overlap(one: Rect, other: Rect) -> float:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return round(min(across, down), 6) if across > 0 and down > 0 else 0.0


@pytest.mark.parametrize("pieces", CROWDS)
def test_on_a_ring_a_crowd_grows_inwards_and_leaves_other_spaces_free(pieces: int) -> None:
    for number in range(RING.cells):
        beside = [RING.cell(number - 1), RING.cell(number + 1)]
        laid = crowd(RING, number, pieces)
        most = MOST_BEYOND if number in CORNERS else 0
        assert max(overlap(piece, other) for piece in laid for other in beside) <= most
        assert len(set(laid)) == pieces


@pytest.mark.parametrize("pieces", CROWDS)
def test_on_steps_a_crowd_hardly_covers_its_neighbours(pieces: int) -> None:
    for number in range(STEPS.cells):
        laid = crowd(STEPS, number, pieces)
        beside = [STEPS.cell(other) for other in (number - 1, number + 1) if 0 <= other < STEPS.cells]
        assert max(overlap(piece, other) for piece in laid for other in beside) <= MOST_BEYOND
        assert len(set(laid)) == pieces


def test_what_outnumbers_the_cells_of_a_grid_lies_as_large_as_it_can() -> None:
    row = Slot("row", Rect(0, 0, 300, 50), spread="grid", columns=6, rows=1)
    as_planned, more, many = (
        spread(row, [PieceInSlot(n, 1.0) for n in range(count)]) for count in (6, 7, 24)
    )
    assert {rect.width for rect in as_planned} == {50}
    assert len({rect.y for rect in more}) == 1
    assert min(rect.width for rect in more) > 42
    assert len({rect.y for rect in many}) == 2
    for rects in (more, many):
        assert not any(overlap(one, other) for n, one in enumerate(rects) for other in rects[:n])
