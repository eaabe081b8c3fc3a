"""Reasons: why an option is advised, told by what anyone can count on the table."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

import msgspec

from wonderland_qt.engine.words.texts import Text


class Reason(msgspec.Struct, frozen=True):
    """A few words for an option, and the pieces that they count."""

    text: Text
    pieces: tuple[str, ...] = ()


Weighed = tuple[float, Reason]
"""A reason, and how much it adds to the value of its option."""


def weightiest_first(weighed: Iterable[Weighed]) -> tuple[Reason, ...]:
    """Return the reasons that speak for an option, in order."""
    in_order = sorted(weighed, key=itemgetter(0), reverse=True)
    return tuple([reason for weight, reason in in_order if weight > 0])
