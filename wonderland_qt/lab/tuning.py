"""Tuning: searches for changes of single numbers of an evaluation with which a bot wins more.

A race plays a few deals with every shift, drops those that cannot gain and the worse half of the rest, and
plays twice as many deals with what is left. As the winner of a race is partly lucky, it is measured again on
new deals before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from wonderland_qt.components.weights import numbers
from wonderland_qt.lab.changed_bot import Gain, Measurement, Numbers, Shift, gains, measurement
from wonderland_qt.lab.runner import Setting

STEP = 0.3
"""The fraction by which a race moves each number up and down."""

RUNGS = 5
"""The number of rungs of a race, each with twice the deals of the one before; the last has all."""

LEAST_DEALS = 8
"""The fewest deals on a rung."""

DIGITS = 3

Played = Callable[[int], object]
"""Receives the number of further games done."""


def names_matching(content: Any, patterns: Sequence[str]) -> list[str]:
    """Return the names of a content's numbers that match one of the patterns, or all without patterns."""
    names = list(numbers(content.weights))
    if not patterns:
        return names
    return [name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns)]


def multiplied(name: str, value: float, factor: float) -> Shift:
    """Return the shift of a number by a factor, rounded to a few digits."""
    rounded = float(f"{value * factor:.{DIGITS}g}")
    return Shift(name, value, rounded)


def steps(content: Any, names: Iterable[str], base: Numbers) -> list[Shift]:
    """Return a shift up and a shift down for each number that is not 0, from its value in the base."""
    values, shifts = {**numbers(content.weights), **base}, list[Shift]()
    for name in names:
        if values[name]:
            shifts.append(multiplied(name, values[name], 1 + STEP))
            shifts.append(multiplied(name, values[name], 1 - STEP))
    return shifts


class Search(msgspec.Struct):
    """The settings and the state of a search: `deals` measure one shift, `used` were used already."""

    setting: Setting
    content: Any
    deals: int
    played: Played
    jobs: int | None = None
    used: int = 0
    games: int = 0

    def take_unused(self, deals: int) -> range:
        """Return the numbers of this many deals that were not used before."""
        first, self.used = self.used, self.used + deals
        return range(first, self.used)

    def measure(self, base: Numbers, shift: Shift) -> Measurement:
        """Measure one shift on fresh deals; raises CannotEvaluate."""
        found = self._gains(base, [shift], self.take_unused(self.deals))
        return measurement(self.setting, shift, found[shift])

    def race(self, base: Numbers, shifts: Sequence[Shift]) -> list[Measurement]:
        """Run a race of shifts and return the measurements of those left at its end, the best first.

        On each rung those left play more deals, and the worse half of them drops out. The margins are wider
        for more shifts, because the best of many is more often lucky.
        """
        left, total = list(shifts), {shift: Gain() for shift in shifts}
        for deals in _deals_of_rungs(self.deals):
            found = self._gains(base, left, self.take_unused(deals))
            for shift, gain in found.items():
                total[shift].join(gain)
            left = self._survivors(left, total)
        return [measurement(self.setting, shift, total[shift], len(shifts)) for shift in left]

    def _survivors(self, shifts: Sequence[Shift], total: dict[Shift, Gain]) -> list[Shift]:
        """Return the better half of the shifts that may gain, or more if more of them certainly do.

        The better promise more: wins above the fair share, and lead, both in standard errors.
        """
        measured = {shift: measurement(self.setting, shift, total[shift]) for shift in shifts}
        promising = [shift for shift in shifts if measured[shift].may_gain]
        promising.sort(key=lambda shift: total[shift].promise(1 / self.setting.players), reverse=True)
        half, certain = (len(shifts) + 1) // 2, sum(measured[shift].gains for shift in promising)
        return promising[: max(half, certain)]

    def _gains(self, base: Numbers, shifts: Sequence[Shift], deals: range) -> dict[Shift, Gain]:
        """Play deals with every shift and count the games; each deal is played once for each seat."""
        self.games += len(shifts) * len(deals) * self.setting.players
        return gains(self.setting, base, shifts, deals, self.played, self.jobs)


def _deals_of_rungs(deals: int) -> Iterator[int]:
    """Yield how many deals each rung of a race adds, so that the deals played double up to all deals.

    The first rung has LEAST_DEALS, if there are so many; rungs that would not go beyond it are left out.
    """
    played = 0
    for halvings in reversed(range(RUNGS)):
        so_far = max(deals // 2**halvings, min(LEAST_DEALS, deals))
        if so_far > played:
            yield so_far - played
        played = so_far


def tune(search: Search, names: Sequence[str], keep: Callable[[Measurement], object]) -> dict[str, float]:
    """Change numbers as long as one of them gains; return the changed numbers.

    A number that gains is moved on in the same direction until it no longer does; `keep` receives each kept
    step.
    """
    base: dict[str, float] = {}
    while _improve(search, names, keep, base):
        pass
    return base


def _improve(
    search: Search, names: Sequence[str], keep: Callable[[Measurement], object], base: dict[str, float]
) -> bool:
    """Race all steps, and add those that also gain on new deals to the base; return whether any did.

    After a step that gains, the number is multiplied again and again by the same factor while that gains.
    """
    improved = False
    for raced in search.race(base, steps(search.content, names, base)):
        shift = Shift(raced.number, raced.before, raced.after)
        if base.get(shift.name, shift.before) != shift.before:
            continue  # it has moved the other way meanwhile
        measured = search.measure(base, shift)
        while measured.gains:
            base[shift.name], improved = shift.after, True
            keep(measured)
            same_factor = shift.after / shift.before
            shift = multiplied(shift.name, shift.after, same_factor)
            measured = search.measure(base, shift)
    return improved
