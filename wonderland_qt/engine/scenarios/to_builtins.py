"""Plain data of states, views and events, with pieces under the names that people use for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec


class Fields(dict[str, Any]):
    """The fields of a record: unlike a mapping, asking for another one is a mistake."""


def plain(value: Any, numbered: Collection[str], name_of: Callable[[int], str], field: str = "") -> Any:
    """Return `value` as mappings, lists and scalars.

    Numbers in the fields that `numbered` lists are ids of pieces and become names.
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
