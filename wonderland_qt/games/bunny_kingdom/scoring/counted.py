"""What parchments count, with the squares and cards that the table lights up."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wonderland_qt.games.bunny_kingdom.content.game_content import CardId
from wonderland_qt.games.bunny_kingdom.grid import Square


class Counted(msgspec.Struct, frozen=True):
    """How many of something there are, and where; a square that gives two units stands there twice."""

    number: int = 0
    squares: tuple[Square, ...] = ()
    cards: tuple[CardId, ...] = ()

    def __add__(self, other: Counted) -> Counted:
        """Return both counts as one."""
        return Counted(self.number + other.number, self.squares + other.squares, self.cards + other.cards)


class Tally(msgspec.Struct, frozen=True):
    """The points of a parchment, and what was counted for them."""

    points: int = 0
    counted: Counted = Counted()

    def __add__(self, other: Tally) -> Tally:
        """Return the points and counts of both."""
        return Tally(self.points + other.points, self.counted + other.counted)


def squares(counted: Iterable[Square]) -> Counted:
    """Return the count of these squares, each as often as it is given."""
    found = tuple(counted)
    return Counted(len(found), found)


def cards(counted: Iterable[CardId]) -> Counted:
    """Return the count of these cards."""
    found = tuple(counted)
    return Counted(len(found), cards=found)
