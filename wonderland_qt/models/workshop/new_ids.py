"""The ids in a content, and new ones for copies of entries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from string import digits
from typing import Any

from wonderland_qt.engine.content.named_verbs import items_of

ID = "id"


def ids_within(value: Any) -> Iterator[str]:
    """Yield the ids of all entries in a value."""
    for entry in entries_within(value):
        yield entry[ID]


def entries_within(value: Any) -> Iterator[dict[str, Any]]:
    """Yield all mappings with an id in a value, the outer ones first."""
    if isinstance(value, dict) and isinstance(value.get(ID), str):
        yield value
    for _key, inner in items_of(value):
        yield from entries_within(inner)


def numbered_names(name: str) -> Iterator[str]:
    """Yield a name with the next numbers: cat_2, cat_3 after cat, but room_08 after room_07."""
    stem = name.rstrip(digits)
    number = name.removeprefix(stem)
    if not number:
        yield from (f"{name}_{following}" for following in count(2))  # endless
    for following in count(int(number) + 1):
        yield f"{stem}{following:0{len(number)}}"
