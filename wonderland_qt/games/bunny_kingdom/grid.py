"""Grids: squares in rows, neighbours, walls between them, and connected groups."""

from collections.abc import Iterable, Mapping
from functools import cached_property

Square = str
"""A square by its coordinates: the letter of its row and the number of its column, such as "C4"."""

NO_LINKS: Mapping[Square, tuple[Square, ...]] = {}


class Grid:
    """A map drawn row by row, one letter a square; walls close shared sides."""

    def __init__(self, rows: Mapping[str, str], walls: Iterable[tuple[Square, Square]] = ()) -> None:
        """Name each square by its row and column, such as `A1`, and keep them in reading order."""
        self.letters: Mapping[Square, str] = {
            f"{row}{column}": letter
            for row, line in rows.items()
            for column, letter in enumerate(line, start=1)
        }
        self.squares = tuple(self.letters)
        self.order = {square: number for number, square in enumerate(self.squares)}
        self._rows = tuple(rows)
        self._walls = {frozenset(wall) for wall in walls}

    @cached_property
    def beside(self) -> Mapping[Square, tuple[Square, ...]]:
        """The squares that share a side with each square, walls or not, clockwise from the one above."""
        return {square: tuple(self._adjacent_squares(square)) for square in self.squares}

    @cached_property
    def neighbours(self) -> Mapping[Square, tuple[Square, ...]]:
        """The squares that share an open side with each square."""
        return {
            square: tuple(other for other in beside if frozenset((square, other)) not in self._walls)
            for square, beside in self.beside.items()
        }

    @cached_property
    def border(self) -> frozenset[Square]:
        """The squares at the edge of the map."""
        return frozenset(square for square, beside in self.beside.items() if len(beside) < 4)

    @cached_property
    def corners(self) -> frozenset[Square]:
        """The squares at two edges of the map."""
        return frozenset(square for square, beside in self.beside.items() if len(beside) < 3)

    def _adjacent_squares(self, square: Square) -> Iterable[Square]:
        """Yield the squares above, right of, below and left of a square, as far as the map has them."""
        letter, column = square[0], int(square[1:])
        row = self._rows.index(letter)
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            if 0 <= row + down < len(self._rows):
                other = f"{self._rows[row + down]}{column + right}"
                if other in self.letters:
                    yield other


def groups(
    members: Iterable[Square],
    neighbours: Mapping[Square, tuple[Square, ...]],
    links: Mapping[Square, tuple[Square, ...]] = NO_LINKS,
) -> list[list[Square]]:
    """Return the members in groups that are connected by neighbours or by links."""
    left = dict.fromkeys(members)
    found = []
    while left:
        square, _ = left.popitem()
        group = [square]
        for reached in group:  # the group grows meanwhile
            for other in (*neighbours[reached], *links.get(reached, ())):
                if other in left:
                    del left[other]
                    group.append(other)
        found.append(group)
    return found
