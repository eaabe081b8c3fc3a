"""Finds all one-key maps in a content, each with its path, and indexes them by it."""

from collections.abc import Iterable, Iterator
from typing import Any, overload

from pydantic import BaseModel

from wonderland_qt.engine.content.tagged_maps import OneKey, OneKeyT, field_names

_CONTAINERS = frozenset({list, tuple, dict})


class SharedReference(ValueError):
    """Several one-key maps of the content have the same reference."""

    def __init__(self, refs: list[str]) -> None:
        self.refs = refs
        super().__init__(f"more than one effect has the reference {', '.join(refs)}")


def walk(model: BaseModel) -> Iterator[tuple[str, OneKey]]:
    """Return every one-key map in a model with its path; a model that is one comes first, with the path "".

    The path is the entry's id, then field names; an item of a list goes by its id, if it has one, or its
    index: `card_07.rewards.0`, `ann.abilities.sword.hooks.0`. What has no id begins with its section.
    """
    found: list[tuple[str, OneKey]] = []
    if isinstance(model, OneKey) or _id_of(model):
        _collect_one_keys(model, _id_of(model), found)
    else:
        for section in field_names(type(model)):
            _collect_section(section, getattr(model, section), found)
    return iter(found)


@overload
def index_effects(model: BaseModel) -> dict[str, OneKey]: ...
@overload
def index_effects(model: BaseModel, family: type[OneKeyT]) -> dict[str, OneKeyT]: ...
def index_effects(model: BaseModel, family: type[OneKey] = OneKey) -> dict[str, Any]:
    """Return all one-key maps of a family by their path in `walk`, and set it as their `ref`.

    Raises SharedReference if two have the same path, because entries of two sections have the same id.
    """
    index: dict[str, OneKey] = {}
    shared: list[str] = []
    for ref, found in walk(model):
        if ref in index:
            shared.append(ref)
        index[ref] = found
        vars(found)["ref"] = ref  # one-key maps are frozen, and rules ask for it at every step
    if shared:
        raise SharedReference(shared)
    return {ref: found for ref, found in index.items() if isinstance(found, family)}


def _id_of(value: object) -> str:
    """Return the id of an entry, "" for a value without one."""
    name = value.__dict__.get("id") if isinstance(value, BaseModel) else None
    return name if isinstance(name, str) else ""


def _collect_section(section: str, value: object, found: list[tuple[str, OneKey]]) -> None:
    """Add all one-key maps in a section to those found; entries with an id go by the id alone."""
    if not isinstance(value, list | tuple):
        _collect_one_keys(value, section, found)
        return
    for index, entry in enumerate(value):
        _collect_one_keys(entry, _id_of(entry) or f"{section}.{index}", found)


def _collect_one_keys(value: object, path: str, found: list[tuple[str, OneKey]]) -> None:
    """Add all one-key maps in a value, with their paths, to those found.

    Only models and plain containers can hold further ones; words and numbers are passed over.
    """
    if isinstance(value, OneKey):
        found.append((path, value))
    start = f"{path}." if path else ""
    for name, inner in _named_parts(value):
        if type(inner) in _CONTAINERS or isinstance(inner, BaseModel):
            _collect_one_keys(inner, f"{start}{name}", found)


def _named_parts(value: object) -> Iterable[tuple[object, object]]:
    """Return the parts of a value by name: a field, a key, the id of a list's item or its index."""
    if isinstance(value, BaseModel):
        fields = value.__dict__
        return [(name, fields[name]) for name in field_names(type(value))]
    if isinstance(value, dict):
        return value.items()
    items = value if isinstance(value, list | tuple) else ()
    return [(_id_of(inner) or index, inner) for index, inner in enumerate(items)]
