"""Shares: quotients of sums over games, with margins of error.

A share of wins is games won divided by games played, a mean score is points by seats, a card's rate is hands
that won by hands that held it. The error is estimated from the differences between games, as that of a
linearised quotient of sums (Cochran, Sampling Techniques, chapter 6). For games played twice, before and
after a change, it is the error of the difference within each pair.

Games won are counted in parts of a victory, so that sums over games are integers and do not depend on the
order of adding.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95

VICTORY = 27720
"""The number of parts of a victory, which up to 12 winners can share evenly."""


def part_of_victory(player: str, winners: Collection[str]) -> int:
    """Return how many parts of a victory a player gets."""
    return VICTORY // len(winners) if player in winners else 0


class Part(NamedTuple):
    """What one game adds to the numerator and the denominator of a share."""

    top: float = 0.0
    bottom: float = 0.0


NO_PART = Part()


def deviations(figures: int = 1) -> float:
    """Return how many standard errors a 95 % margin has that is simultaneous for a number of figures."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(figures, 1))


def deviations_of_few(figures: int, games: int) -> float:
    """Return `deviations` with Student's t, for an error estimated from few games; infinite for one game.

    It uses the expansion in the degrees of freedom (Abramowitz and Stegun, 26.7.5).
    """
    z, degrees_of_freedom = deviations(figures), games - 1
    if degrees_of_freedom < 1:
        return inf
    first_term = (z**3 + z) / (4 * degrees_of_freedom)
    return z + first_term + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees_of_freedom**2)


@dataclass
class Share:
    """The quotient of two sums over games, with the sums its error needs; the numerator is in `unit`s."""

    top: float = 0
    bottom: float = 0
    top_squares: float = 0
    bottom_squares: float = 0
    products: float = 0
    unit: int = 1

    def add(self, part: Part) -> None:
        """Add what one game contributes, and the squares and products from which the variance follows."""
        top, bottom = part
        self.top += top
        self.bottom += bottom
        self.top_squares += top * top
        self.bottom_squares += bottom * bottom
        self.products += top * bottom

    def join(self, other: Share) -> None:
        """Add the games of another share."""
        self.top += other.top
        self.bottom += other.bottom
        self.top_squares += other.top_squares
        self.bottom_squares += other.bottom_squares
        self.products += other.products

    @property
    def value(self) -> float:
        """Return the share, 0 if the denominator is 0."""
        return self.top / (self.bottom * self.unit) if self.bottom else 0.0

    @property
    def variance(self) -> float:
        """Return the variance of the share, still without the factor `unbiased(games)`.

        It is the sum of the squares of `top - value * bottom` of each game, written out in the sums that are
        kept; rounding must not make it negative.
        """
        if not self.bottom:
            return 0.0
        value = self.top / self.bottom
        squares = self.top_squares - 2 * value * self.products + value * value * self.bottom_squares
        return max(squares, 0.0) / (self.bottom * self.unit) ** 2

    def margin(self, games: int) -> float:
        """Return the margin of error over so many games."""
        return deviations() * sqrt(self.variance * unbiased(games))


def unbiased(games: int) -> float:
    """Return the factor n / (n - 1) for a variance whose mean is estimated from the same games."""
    return games / (games - 1) if games > 1 else 1.0


@dataclass
class Pairs:
    """A share over games played twice, before and after a change, from the same seeds and seats.

    `unlike` counts games that went differently. The sums of products of before and after, such as `tops` of
    both numerators, are needed for the covariance.
    """

    before: Share = field(default_factory=Share)
    after: Share = field(default_factory=Share)
    tops: float = 0
    bottoms: float = 0
    top_by_bottom: float = 0
    bottom_by_top: float = 0
    unlike: int = 0

    def add(self, before: Part, after: Part) -> None:
        """Add what one game contributes before and after the change, and the products for the covariance."""
        self.unlike += before != after
        self.before.add(before)
        self.after.add(after)
        self.tops += before.top * after.top
        self.bottoms += before.bottom * after.bottom
        self.top_by_bottom += before.top * after.bottom
        self.bottom_by_top += before.bottom * after.top

    def join(self, other: Pairs) -> None:
        """Add the games of other pairs."""
        self.before.join(other.before)
        self.after.join(other.after)
        self.tops += other.tops
        self.bottoms += other.bottoms
        self.top_by_bottom += other.top_by_bottom
        self.bottom_by_top += other.bottom_by_top
        self.unlike += other.unlike

    @property
    def difference(self) -> float:
        """Return the change of the share."""
        return self.after.value - self.before.value

    def margin(self, games: int, figures: int) -> float:
        """Return the margin of the difference, simultaneous for a number of figures.

        Its degrees of freedom are those of the games that went differently (`unlike`). It is infinite if only
        one game did, or if a denominator is 0.
        """
        if not self.unlike:
            return 0.0
        if not self.before.bottom or not self.after.bottom:
            return inf
        variance = self.before.variance + self.after.variance - 2 * self._covariance
        return deviations_of_few(figures, self.unlike) * sqrt(max(variance, 0.0) * unbiased(games))

    @property
    def _covariance(self) -> float:
        """Return the covariance of the shares before and after."""
        was, now = self.before.top / self.before.bottom, self.after.top / self.after.bottom
        products = self.tops - now * self.top_by_bottom - was * self.bottom_by_top + was * now * self.bottoms
        return products / (self.before.bottom * self.before.unit * self.after.bottom * self.after.unit)
