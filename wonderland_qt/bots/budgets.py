"""Budgets: how many rollouts a search may play for one decision, as a number or as seconds."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable

ROLLOUTS = re.compile(r"[1-9][0-9]{0,5}")
SECONDS = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,3})?)s")

Allowance = Callable[[int], int]
"""Returns how many rollouts a decision may have in total, given how many have been played."""

Budget = Callable[[], Allowance]
"""Starts the allowance of one decision."""


def rollouts(most: int) -> Budget:
    """Return a budget of a fixed number of rollouts, no matter how long they take."""

    def begin() -> Allowance:
        return lambda _played: most

    return begin


def seconds(most: float) -> Budget:
    """Return a budget of as many rollouts as fit into a time, estimated from those played."""

    def begin() -> Allowance:
        """Start the clock of one decision."""
        start = time.perf_counter()

        def allowed(played: int) -> int:
            """Return how many rollouts fit into `most` seconds at the speed so far; any number at first."""
            if not played:
                return sys.maxsize
            spent = max(time.perf_counter() - start, 1e-9)
            return int(played * most / spent)

        return allowed

    return begin


def budget_named(name: str) -> Budget | None:
    """Return the budget with a name such as `200` or `0.1s`; None for any other name, and for no seconds."""
    if ROLLOUTS.fullmatch(name):
        return rollouts(int(name))
    matched = SECONDS.fullmatch(name)
    most = float(matched[1]) if matched else 0.0
    return seconds(most) if most else None
