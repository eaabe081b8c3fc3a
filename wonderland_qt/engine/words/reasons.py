"""Reasons: why an option is advised, in terms of what a player can count on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import itemgetter
from typing import Any

import msgspec

from wonderland_qt.engine.decisions import Option, Step
from wonderland_qt.engine.words.texts import Text


class Reason(msgspec.Struct, frozen=True):
    """A short text in favour of an option, and the pieces that it counts."""

    text: Text
    pieces: tuple[str, ...] = ()


Weighed = tuple[float, Reason]
"""The value that a reason adds to an option, and the reason."""

Told = Mapping[type[Step], Callable[[Any, Any], Iterator[Weighed]]]
"""By class of step, a function that yields the weighed reasons for it, given the game's context."""


def reasons_of(option: Option, told: Told, context: Any) -> tuple[Reason, ...]:
    """Return the reasons for an option, from the functions for its steps, the weightiest first."""
    weighed: list[Weighed] = []
    for step in option.then:
        reasons_of_step = told.get(type(step))
        if reasons_of_step is not None:
            weighed += reasons_of_step(context, step)
    return weightiest_first(weighed)


def weightiest_first(weighed: Iterable[Weighed]) -> tuple[Reason, ...]:
    """Return the reasons with a positive weight, the weightiest first."""
    in_order = sorted(weighed, key=itemgetter(0), reverse=True)
    return tuple([reason for weight, reason in in_order if weight > 0])
