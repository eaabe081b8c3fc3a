"""Overlays: the smallest override that turns one value of the content into another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wonderland_qt.engine.content.folders.origins import is_entry_list
from wonderland_qt.engine.content.folders.overlay import REMOVE
from wonderland_qt.engine.content.model_paths import annotations_inside, may_be_one_key

ID = "id"
Kinds = Sequence[Any]


def override_of(below: Any, wanted: Any, own: Any, kinds: Kinds) -> Any:
    """Return the override that turns `below` into `wanted`, keeping all that `own` overrides already.

    Mappings and lists of entries are overridden part by part, verbs and other values as a whole. `kinds` are
    the annotations of the value in the model.
    """
    if isinstance(below, dict) and isinstance(wanted, dict) and not may_be_one_key(kinds):
        return _override_of_fields(below, wanted, own if isinstance(own, dict) else {}, kinds)
    if is_entry_list(below) and is_entry_list(wanted) and _ids_are_words(wanted):
        return _override_of_entries(below, wanted, own if is_entry_list(own) else [], kinds)
    return wanted


def _ids_are_words(entries: Sequence[Any]) -> bool:
    """Tell whether all ids of entries are strings, so that entries can be found by them."""
    return all(isinstance(entry.get(ID, ""), str) for entry in entries if isinstance(entry, dict))


def _override_of_fields(
    below: Mapping[Any, Any], wanted: Mapping[Any, Any], own: Mapping[Any, Any], kinds: Kinds
) -> dict[Any, Any]:
    """Return the override of a mapping: fields that are new, differ or are the pack's own already.

    Its own fields stay first, in their order; fields that are not wanted any more are removed.
    """
    override: dict[Any, Any] = {}
    own_keys_first = [key for key in own if key in wanted] + [key for key in wanted if key not in own]
    for key in own_keys_first:
        if key not in below:
            override[key] = wanted[key]
        elif key == ID or key in own or below[key] != wanted[key]:
            override[key] = override_of(below[key], wanted[key], own.get(key), annotations_inside(kinds, key))
    for key in below:
        if key not in wanted:
            override[key] = {REMOVE: True}
    return override


def _override_of_entries(
    below: Sequence[Any], wanted: Sequence[Any], own: Sequence[Any], kinds: Kinds
) -> list[Any]:
    """Return the override of a list of entries: those that are new, differ or are the pack's own already.

    Entries that are not wanted any more are removed. What the pack says already stays, even if it changes
    nothing. `kinds` are the types that the list may have.
    """
    below_by_id, wanted_by_id, own_by_id = _by_id(below), _by_id(wanted), _by_id(own)
    any_index = 0
    kinds_of_entry = annotations_inside(kinds, any_index)
    override: list[Any] = []
    for name, entry in wanted_by_id.items():
        if name not in below_by_id:
            override.append(entry)
        elif name in own_by_id or below_by_id[name] != entry:
            changes = override_of(below_by_id[name], entry, own_by_id.get(name), kinds_of_entry)
            override.append({ID: name, **changes})
    override += [{ID: name, REMOVE: True} for name in below_by_id if name not in wanted_by_id]
    return override


def _by_id(entries: Sequence[Any]) -> dict[str, Any]:
    """Return the entries with an id, by their ids."""
    named = (entry for entry in entries if isinstance(entry, dict) and ID in entry)
    return {entry[ID]: entry for entry in named if isinstance(entry[ID], str)}
