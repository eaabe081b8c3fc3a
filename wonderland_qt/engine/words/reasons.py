"""Reasons: why an option is advised, told by what anyone can count on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import itemgetter
from typing import Any

import msgspec

from wonderland_qt.engine.decisions import Option, Step
from wonderland_qt.engine.words.texts import Text


class Reason(msgspec.Struct, frozen=True):
    """A few words for an option, and the pieces that they count."""

    text: Text
    pieces: tuple[str, ...] = ()


Weighed = tuple[float, Reason]
"""A reason, and how much it adds to the value of its option."""

Told = Mapping[type[Step], Callable[[Any, Any], Iterator[Weighed]]]
"""By the step that an option leads to, what speaks for it in a context of the game."""


def reasons_of(option: Option, told: Told, context: Any) -> tuple[Reason, ...]:
    """Return what speaks for an option by the steps that it leads to, the weightiest first."""
    known = (step for step in option.then if type(step) in told)
    return weightiest_first(weighed for step in known for weighed in told[type(step)](context, step))


def weightiest_first(weighed: Iterable[Weighed]) -> tuple[Reason, ...]:
    """Return the reasons that speak for an option, in order."""
    in_order = sorted(weighed, key=itemgetter(0), reverse=True)
    return tuple([reason for weight, reason in in_order if weight > 0])
