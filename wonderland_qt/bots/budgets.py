"""Budgets: how many games a search may play on for one decision, told in games or in seconds."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable

ROLLOUTS = re.compile(r"[1-9][0-9]{0,5}")
SECONDS = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,3})?)s")

Allowance = Callable[[int], int]
"""How many rollouts a decision may have in all, once so many of them have been played."""

Budget = Callable[[], Allowance]
"""Begins the thought about a decision."""


def rollouts(most: int) -> Budget:
    """Allow so many rollouts, on any machine."""
    return lambda: lambda _played: most


def seconds(most: float) -> Budget:
    """Allow as many rollouts as take so long, told by those that have been played."""

    def begin() -> Allowance:
        begun = time.perf_counter()

        def allowed(played: int) -> int:
            spent = time.perf_counter() - begun
            return int(played * most / max(spent, 1e-9)) if played else sys.maxsize

        return allowed

    return begin


def budget_named(name: str) -> Budget | None:
    """Return the budget of a name such as `200` or `0.1s`; None where it is none."""
    if ROLLOUTS.fullmatch(name):
        return rollouts(int(name))
    told = SECONDS.fullmatch(name)
    return seconds(float(told[1])) if told and float(told[1]) else None
