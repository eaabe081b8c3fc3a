"""Amounts: options that are so many of one thing, which are stepped through instead of laid out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from wonderland_qt.engine.decisions import Option

BETWEEN = ":"
"""What stands before the last part of an id."""


def steps_of(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return options that are amounts of one thing, the least first; none where they are anything else."""
    steps = tuple(sorted(options, key=lambda option: option.amount))
    amounts = [option.amount for option in steps]
    if len(steps) < 2 or amounts != list(range(max(amounts[0], 1), amounts[-1] + 1)):
        return ()
    return steps if len(set(map(_thing, steps))) == 1 else ()


def counted(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the amounts among options, the least first, where they are amounts of but one thing."""
    several = sorted((option for option in options if option.amount), key=_thing)
    found = list(filter(None, (steps_of(same) for _, same in groupby(several, _thing))))
    return found[0] if len(found) == 1 else ()


def _thing(option: Option) -> tuple[str, str, str]:
    return option.id.rpartition(BETWEEN)[0], option.take, option.put
