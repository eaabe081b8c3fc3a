"""Counts and points of parchments, with the squares and cards that were counted."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wonderland_qt.games.bunny_kingdom.content.game_content import CardId
from wonderland_qt.games.bunny_kingdom.grid import Square


class Counted(msgspec.Struct, frozen=True):
    """A count, with the squares and cards counted; a square with two units is there twice."""

    number: int = 0
    squares: tuple[Square, ...] = ()
    cards: tuple[CardId, ...] = ()

    def __add__(self, other: Counted) -> Counted:
        """Return the sum of two counts."""
        return Counted(self.number + other.number, self.squares + other.squares, self.cards + other.cards)


class Tally(msgspec.Struct, frozen=True):
    """The points of a parchment, and what was counted for them."""

    points: int = 0
    counted: Counted = Counted()

    def __add__(self, other: Tally) -> Tally:
        """Return the sum of two tallies."""
        return Tally(self.points + other.points, self.counted + other.counted)


def squares(counted: Iterable[Square]) -> Counted:
    """Return the count of squares, repeats included."""
    found = tuple(counted)
    return Counted(len(found), found)


def cards(counted: Iterable[CardId]) -> Counted:
    """Return the count of cards."""
    found = tuple(counted)
    return Counted(len(found), cards=found)
