"""Grids: coordinates, neighbours, walls, edges and groups."""

from __future__ import annotations

import pytest

from wonderland_qt.games.bunny_kingdom.grid import Grid, groups

ROWS = {"A": "abc", "B": "def", "C": "ghi"}


def test_a_square_goes_by_its_row_and_column() -> None:
    grid = Grid(ROWS)
    assert grid.letters["B3"] == "f"
    assert grid.squares[:4] == ("A1", "A2", "A3", "B1")


@pytest.mark.parametrize(
    ("square", "neighbours"),
    [("A1", {"A2", "B1"}), ("A2", {"A1", "A3", "B2"}), ("B2", {"A2", "B3", "C2", "B1"})],
)
def test_neighbours_share_a_side_and_no_corner(square: str, neighbours: set[str]) -> None:
    assert set(Grid(ROWS).neighbours[square]) == neighbours


def test_a_wall_closes_a_side_both_ways_and_leaves_the_squares_beside_each_other() -> None:
    grid = Grid(ROWS, [("A1", "A2")])
    assert grid.neighbours["A1"] == ("B1",)
    assert "A1" not in grid.neighbours["A2"]
    assert "A1" in grid.beside["A2"]


def test_a_wall_makes_no_border() -> None:
    grid = Grid(ROWS, [("B2", "B1")])
    assert grid.border == set(grid.squares) - {"B2"}
    assert grid.corners == {"A1", "A3", "C1", "C3"}


def test_groups_hang_together_by_sides_and_by_links() -> None:
    neighbours = Grid(ROWS).neighbours
    apart = groups(["A1", "A2", "C3"], neighbours)
    linked = groups(["A1", "A2", "C3"], neighbours, {"A1": ("C3",), "C3": ("A1",)})
    assert sorted(map(sorted, apart)) == [["A1", "A2"], ["C3"]]
    assert sorted(map(sorted, linked)) == [["A1", "A2", "C3"]]


def test_a_link_to_what_is_no_member_leads_nowhere() -> None:
    assert groups(["A1"], Grid(ROWS).neighbours, {"A1": ("C3",)}) == [["A1"]]


def test_rows_may_have_more_than_nine_squares() -> None:
    assert "A10" in Grid({"A": "x" * 10}).neighbours["A9"]
