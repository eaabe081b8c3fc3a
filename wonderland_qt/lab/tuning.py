"""Tuning: which numbers of an evaluation make a bot win more, each moved by itself, by games on equal deals.

A race plays few deals with every shift, drops what cannot gain and the worse half of the rest, and plays
twice as many with what is left. Who wins a race of many is partly lucky, so the search measures it again on
deals that no race has seen before it keeps anything.
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
"""By which part of it a race moves each number, up and down."""

RUNGS = 5
"""How often a race drops the worse half: the first deals are a sixteenth of all."""

LEAST_DEALS = 8
"""Fewer deals tell nothing."""

DIGITS = 3

Played = Callable[[int], object]
"""Hears how many more games are done."""


def names_matching(content: Any, patterns: Sequence[str]) -> list[str]:
    """Return the numbers of a content that one of the patterns means, all without any."""
    known = numbers(content.weights)
    return [name for name in known if not patterns or any(fnmatchcase(name, one) for one in patterns)]


def multiplied(name: str, value: float, by: float) -> Shift:
    """Return a number moved by a factor, to as many digits as anybody would write."""
    return Shift(name, value, float(f"{value * by:.{DIGITS}g}"))


def steps(content: Any, names: Iterable[str], base: Numbers) -> list[Shift]:
    """Return each number moved a step up and a step down, from where the base has it; none that is 0."""
    now = {**numbers(content.weights), **base}
    return [multiplied(name, now[name], by) for name in names if now[name] for by in (1 + STEP, 1 - STEP)]


class Search(msgspec.Struct):
    """What a search goes by: which games, how many deals measure a shift, and how many were used already."""

    setting: Setting
    content: Any
    deals: int
    played: Played
    jobs: int | None = None
    used: int = 0
    games: int = 0

    def fresh(self, deals: int) -> range:
        """Return deals that nothing has been measured with."""
        first, self.used = self.used, self.used + deals
        return range(first, self.used)

    def measure(self, base: Numbers, shift: Shift) -> Measurement:
        """Measure one shift on fresh deals; raises CannotEvaluate."""
        found = self._gains(base, [shift], self.fresh(self.deals))
        return measurement(self.setting, shift, found[shift])

    def race(self, base: Numbers, shifts: Sequence[Shift]) -> list[Measurement]:
        """Measure the shifts of a race that came to its end, the most promising first."""
        left, total = list(shifts), {shift: Gain() for shift in shifts}
        for deals in _rungs(self.deals):
            found = self._gains(base, left, self.fresh(deals))
            for shift, gain in found.items():
                total[shift].join(gain)
            left = self._survivors(left, total)
        return [measurement(self.setting, shift, total[shift], len(shifts)) for shift in left]

    def _survivors(self, shifts: Sequence[Shift], total: dict[Shift, Gain]) -> list[Shift]:
        """Return the better half of those that may still gain, or all of a few that do beyond doubt."""
        measured = {shift: measurement(self.setting, shift, total[shift]) for shift in shifts}
        able = [shift for shift in shifts if measured[shift].may_gain]
        able.sort(key=lambda shift: total[shift].promise(1 / self.setting.players), reverse=True)
        sure = sum(measured[shift].gains for shift in able)
        return able[: max((len(shifts) + 1) // 2, sure)]

    def _gains(self, base: Numbers, shifts: Sequence[Shift], deals: range) -> dict[Shift, Gain]:
        self.games += len(shifts) * len(deals) * self.setting.players
        return gains(self.setting, base, shifts, deals, self.played, self.jobs)


def _rungs(deals: int) -> Iterator[int]:
    """Yield how many deals each rung of a race adds, so that all are played by the last."""
    played = 0
    for rung in reversed(range(RUNGS)):
        so_far = max(deals >> rung, min(LEAST_DEALS, deals))
        if so_far > played:
            yield so_far - played
        played = so_far


def tune(search: Search, names: Sequence[str], keep: Callable[[Measurement], object]) -> dict[str, float]:
    """Move numbers as long as one of them gains; return where those are that were moved.

    What gains is moved on in the same direction until that gains no more; `keep` hears of each step kept.
    """
    base: dict[str, float] = {}
    while _improve(search, names, keep, base):
        pass
    return base


def _improve(
    search: Search, names: Sequence[str], keep: Callable[[Measurement], object], base: dict[str, float]
) -> bool:
    """Race all steps and keep, in the base, those that gain on fresh deals too; tell whether one does."""
    improved = False
    for measured in search.race(base, steps(search.content, names, base)):
        shift = Shift(measured.number, measured.before, measured.after)
        if base.get(shift.name, shift.before) != shift.before:
            continue  # it has moved the other way meanwhile
        while (measured := search.measure(base, shift)).gains:
            base[shift.name], improved = shift.after, True
            keep(measured)
            shift = multiplied(shift.name, shift.after, shift.after / shift.before)
    return improved
