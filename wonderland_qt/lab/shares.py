"""Shares: sums over games divided by one another, and how far chance alone may have moved them.

A share of wins is games won by games played in, a mean score is points by seats, a card's rate is hands that
won by hands that held it. What chance does is reported from how games differ among each other: the error of a
quotient of sums, linearised (Cochran, Sampling Techniques, chapter 6). Of games played twice, before and
after a change, the error is that of the difference within each pair.

Games won are counted in parts of a victory, so that sums of many games are whole numbers: they come out the
same in whatever order games are added.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95

VICTORY = 27720
"""Of how many parts a victory consists: any number of winners up to 12 can share them evenly."""


def part_of_victory(player: str, winners: Collection[str]) -> int:
    """Return which part of a victory is a player's."""
    return VICTORY // len(winners) if player in winners else 0


class Part(NamedTuple):
    """What one game adds to a share: to what is divided, and to what it is divided by."""

    top: float = 0.0
    bottom: float = 0.0


NO_PART = Part()


def deviations(figures: int = 1) -> float:
    """Return how many standard errors a margin has: in 95 of 100 cases none of so many lies outside."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(figures, 1))


def deviations_of_few(figures: int, games: int) -> float:
    """Return the same where the error itself comes from so few games: Student's t, infinite for one game.

    By the expansion in the degrees of freedom (Abramowitz and Stegun, 26.7.5).
    """
    z, free = deviations(figures), games - 1
    if free < 1:
        return inf
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


@dataclass
class Share:
    """The quotient of two sums over games, with what its error needs; `unit` of the top count as one."""

    top: float = 0
    bottom: float = 0
    top_squares: float = 0
    bottom_squares: float = 0
    products: float = 0
    unit: int = 1

    def add(self, part: Part) -> None:
        """Add a game."""
        top, bottom = part
        self.top += top
        self.bottom += bottom
        self.top_squares += top * top
        self.bottom_squares += bottom * bottom
        self.products += top * bottom

    def join(self, other: Share) -> None:
        """Add the games of another."""
        self.top += other.top
        self.bottom += other.bottom
        self.top_squares += other.top_squares
        self.bottom_squares += other.bottom_squares
        self.products += other.products

    @property
    def value(self) -> float:
        """Return the share, 0 where there is nothing to divide by."""
        return self.top / (self.bottom * self.unit) if self.bottom else 0.0

    @property
    def variance(self) -> float:
        """Return what the games add to the variance of the share: the sum of their squared deviations."""
        if not self.bottom:
            return 0.0
        value = self.top / self.bottom
        squares = self.top_squares - 2 * value * self.products + value * value * self.bottom_squares
        return max(squares, 0.0) / (self.bottom * self.unit) ** 2

    def margin(self, games: int) -> float:
        """Return the margin of error over so many games."""
        return deviations() * sqrt(self.variance * unbiased(games))


def unbiased(games: int) -> float:
    """Return by how much a variance grows because its mean comes from the same games."""
    return games / (games - 1) if games > 1 else 1.0


@dataclass
class Pairs:
    """A share in games played twice, before and after a change, from the same seeds and seats.

    `unlike` counts those that went another way. Sums of products of a game before with the same game after
    tell how both vary together.
    """

    before: Share = field(default_factory=Share)
    after: Share = field(default_factory=Share)
    tops: float = 0
    bottoms: float = 0
    top_by_bottom: float = 0
    bottom_by_top: float = 0
    unlike: int = 0

    def add(self, before: Part, after: Part) -> None:
        """Add one game, as it went before the change and after it."""
        self.unlike += before != after
        self.before.add(before)
        self.after.add(after)
        self.tops += before.top * after.top
        self.bottoms += before.bottom * after.bottom
        self.top_by_bottom += before.top * after.bottom
        self.bottom_by_top += before.bottom * after.top

    def join(self, other: Pairs) -> None:
        """Add the pairs of another."""
        self.before.join(other.before)
        self.after.join(other.after)
        self.tops += other.tops
        self.bottoms += other.bottoms
        self.top_by_bottom += other.top_by_bottom
        self.bottom_by_top += other.bottom_by_top
        self.unlike += other.unlike

    @property
    def difference(self) -> float:
        """Return by how much the share has changed."""
        return self.after.value - self.before.value

    def margin(self, games: int, figures: int) -> float:
        """Return the margin of the difference, as one of so many figures that are reported together.

        Games that went alike tell nothing of it, so it rests on those that did not (`unlike`). It is infinite
        where only one game did, or one side has nothing to tell of.
        """
        if not self.unlike:
            return 0.0
        if not self.before.bottom or not self.after.bottom:
            return inf
        together = self.before.variance + self.after.variance - 2 * self._common
        return deviations_of_few(figures, self.unlike) * sqrt(max(together, 0.0) * unbiased(games))

    @property
    def _common(self) -> float:
        """Return what both deviate together: games that go well before go well after."""
        was, now = self.before.top / self.before.bottom, self.after.top / self.after.bottom
        products = self.tops - now * self.top_by_bottom - was * self.bottom_by_top + was * now * self.bottoms
        return products / (self.before.bottom * self.before.unit * self.after.bottom * self.after.unit)
