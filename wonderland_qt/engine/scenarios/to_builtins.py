"""Converts states, views and events to plain data, with names for pieces."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec


class Fields(dict[str, Any]):
    """The fields of a record, a type of its own so that an unknown field is a mistake in a scenario."""


def plain(value: Any, numbered: Collection[str], name_of: Callable[[int], str], field: str = "") -> Any:
    """Return `value` as plain data: mappings, lists and scalars.

    Numbers in the fields `numbered` are ids of pieces, and become names.
    """
    if isinstance(value, msgspec.Struct):
        inner = {
            name: plain(getattr(value, name), numbered, name_of, name) for name in value.__struct_fields__
        }
        return Fields(inner)
    if isinstance(value, Mapping):
        return {str(key): plain(inner, numbered, name_of, field) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner, numbered, name_of, field) for inner in value]
    if isinstance(value, int) and not isinstance(value, bool) and field in numbered:
        return name_of(value)
    return value
