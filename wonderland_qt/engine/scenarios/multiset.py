"""Counted lists as people write them: `[3 x red, blue]`, or `{red: 3, blue: 1}`."""

from __future__ import annotations

import re
from collections.abc import Iterator

Counted = tuple[str | int | dict[str, int], ...] | dict[str, int]

_TIMES = re.compile(r"([1-9][0-9]*) ?x (.+)")


def expanded(counted: Counted) -> tuple[str | int, ...]:
    """Return the list with everything written out as often as it counts."""
    if isinstance(counted, dict):
        return tuple(name for name, count in counted.items() for _ in range(count))
    return tuple(name for item in counted for name in _one(item))


def _one(item: str | int | dict[str, int]) -> Iterator[str | int]:
    if isinstance(item, dict):
        yield from expanded(item)
    elif isinstance(item, str) and (times := _TIMES.fullmatch(item)):
        yield from [times[2]] * int(times[1])
    else:
        yield item


def names(counted: Counted) -> tuple[str, ...]:
    """Return the list written out, all as names."""
    return tuple(map(str, expanded(counted)))
