"""Options that differ only in the amount of one thing, which a stepper shows instead of a list."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from wonderland_qt.engine.decisions import Option

BETWEEN = ":"
"""The separator before the last part of an id."""


def steps_of(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return options that are consecutive amounts of one thing, the least first; () for other options.

    Amounts begin at 1 at least, since an option with 0 is no amount.
    """
    steps = tuple(sorted(options, key=lambda option: option.amount))
    amounts = [option.amount for option in steps]
    if len(steps) < 2 or amounts != list(range(max(amounts[0], 1), amounts[-1] + 1)):
        return ()
    is_one_thing = len(set(map(_thing_of, steps))) == 1
    return steps if is_one_thing else ()


def counted(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the options that are consecutive amounts of one thing, the least first.

    Return () if there is no such thing among the options, or more than one.
    """
    amounts = sorted((option for option in options if option.amount), key=_thing_of)
    steps_of_things = [steps_of(same) for _thing, same in groupby(amounts, _thing_of)]
    found = list(filter(None, steps_of_things))
    return found[0] if len(found) == 1 else ()


def _thing_of(option: Option) -> tuple[str, ...]:
    """Return what identifies the thing of an amount: the id without its last part, and its pieces."""
    name, _, _amount = option.id.rpartition(BETWEEN)
    return name, option.take, option.put
