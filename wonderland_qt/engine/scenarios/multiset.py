"""Counted lists as people write them: `[3 x red, blue]`, or `{red: 3, blue: 1}`."""

from __future__ import annotations

import re
from collections.abc import Iterator

Counted = tuple[str | int | dict[str, int], ...] | dict[str, int]

MOST = 9_999
"""The largest count that is written out, more than there ever are of one thing."""

_TIMES = re.compile(r"([1-9][0-9]*) ?x (.+)")


def expanded(counted: Counted) -> tuple[str | int, ...]:
    """Return a counted list with every member repeated by its count."""
    if isinstance(counted, dict):
        return tuple(name for name, count in counted.items() for name in _repeat_name(name, count))
    return tuple(name for item in counted for name in _names_of_item(item))


def _names_of_item(item: str | int | dict[str, int]) -> Iterator[str | int]:
    """Yield the names that one item of a counted list stands for: `red`, `3 x red` or `{red: 3}`."""
    counted = _TIMES.fullmatch(item) if isinstance(item, str) else None
    if isinstance(item, dict):
        yield from expanded(item)
    elif counted is not None:
        count, name = counted.groups()
        yield from _repeat_name(name, int(count))
    else:
        yield item


def _repeat_name(name: str, count: object) -> Iterator[str]:
    """Yield a name `count` times; if unchecked data has no number there, yield both as one name."""
    if isinstance(count, int):
        yield from [name] * min(count, MOST)
    else:
        yield f"{name}: {count}"


def names(counted: Counted) -> tuple[str, ...]:
    """Return a counted list written out, with all members as strings."""
    return tuple(map(str, expanded(counted)))
