"""Merges folders of content: mappings field by field, lists of entries id by id, all else as a whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.folders.origins import Origin, Sections, is_entry_list
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.model_paths import annotations_inside, may_be_one_key
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.texts import Text, text

REMOVE = "remove"

Kinds = Sequence[Any]
"""The type annotations in the content model that a value may match."""


@dataclass(frozen=True, order=True)
class Conflict:
    """Two folders above the base that set one field to different values; the upper one counts.

    `path` leads to the field, with ids for the entries around it.
    """

    where: str
    upper: tuple[Path, int, int]
    lower: tuple[Path, int, int]
    upper_folder: Path
    lower_folder: Path
    path: DocumentPath = field(compare=False)

    def __str__(self) -> str:
        upper, lower = (":".join(map(str, place)) for place in (self.upper, self.lower))
        return f"{upper}: {self.where}: this overrides {lower}"


class _Written(NamedTuple):
    """A value as folders write it, and where."""

    value: Any
    origin: Origin


class Overlay:
    """Merges folders into the base sections in place, and collects mistakes and conflicts.

    One-key maps of the model, `{verb: arguments}`, are replaced as a whole.
    """

    def __init__(self, model: type[BaseModel], base: Sections) -> None:
        """Begin with the sections of the lowest folder; `model` tells what is merged and what replaced."""
        self.sections = base
        self.mistakes: list[Mistake] = []
        self.conflicts: list[Conflict] = []
        self._model = model

    def lay(self, top: Sections) -> None:
        """Merge the sections of another folder over all that was merged before."""
        below = _Fields(self.sections.data, self.sections.origins)
        over = _Fields(top.data, top.origins)
        self._merge_fields(below, over, partial(annotations_inside, (self._model,)), ())

    def _merge_fields(
        self, below: _Fields, over: _Fields, kinds_at: Callable[[Key], Kinds], path: DocumentPath
    ) -> None:
        """Merge the fields `over` into those `below`; `kinds_at` returns the annotations of a field."""
        for key, value in over.values.items():
            inner_path, origin = (*path, key), over.origins[key]
            if isinstance(value, dict) and value.get(REMOVE) is True:
                self._remove(below, key, value, origin, path=inner_path)
            elif key in below.values:
                base, top = _Written(below.values[key], below.origins[key]), _Written(value, origin)
                merged = self._merge_value(base, top, kinds_at(key), inner_path)
                below.values[key], below.origins[key] = merged
            else:
                below.values[key], below.origins[key] = value, origin

    def _merge_value(self, base: _Written, top: _Written, kinds: Kinds, path: DocumentPath) -> _Written:
        """Return what results from merging `top` over `base`; `kinds` are the annotations of the value.

        Mappings are merged by key and lists of entries by id. Anything else is replaced as a whole, one-key
        maps too: keys of two verbs make no verb.
        """
        if isinstance(base.value, dict) and isinstance(top.value, dict) and not may_be_one_key(kinds):
            return self._merge_mapping(base, top, kinds, path)
        if is_entry_list(base.value) and is_entry_list(top.value):
            return self._merge_list(base, top, kinds, path)
        if base.value != top.value:
            self._note_conflict(base.origin, top.origin, path)
        return top

    def _merge_mapping(self, base: _Written, top: _Written, kinds: Kinds, path: DocumentPath) -> _Written:
        """Merge a mapping over another, which is changed in place, key by key."""
        below = _Fields.of_mapping(base.value, base.origin)
        over = _Fields.of_mapping(top.value, top.origin)
        self._merge_fields(below, over, partial(annotations_inside, kinds), path)
        return _Written(base.value, Origin(base.origin.source, base.origin.path, below.origins))

    def _merge_list(self, base: _Written, top: _Written, kinds: Kinds, path: DocumentPath) -> _Written:
        """Return a new list of the entries of both lists, gathered by id; all have the kinds of item 0."""
        below = _Fields.of_list(base.value, base.origin, start=0)
        # Entries without an id get other numbers than those below, so that they are merged with none.
        over = _Fields.of_list(top.value, top.origin, start=len(base.value))
        kinds_of_entry = annotations_inside(kinds, 0)
        self._merge_fields(below, over, lambda _id: kinds_of_entry, path)
        parts: dict[Key, Origin] = dict(enumerate(below.origins.values()))
        origin = Origin(base.origin.source, base.origin.path, parts)
        return _Written(list(below.values.values()), origin)

    def _remove(
        self, below: _Fields, key: Key, value: Mapping[Key, Any], origin: Origin, path: DocumentPath
    ) -> None:
        """Remove what `remove: true` stands for; it is a mistake if it is not there or has other keys.

        Other keys do not stop the removal, so that no second mistake follows from the first. If a lower pack
        set what is removed, the two packs are in conflict.
        """
        other_keys = [name for name in value if name not in {"id", REMOVE}]
        if other_keys:
            self._complain(origin.of_part(other_keys[0]), path, text("content-remove-alone", remove=REMOVE))
        if key not in below.values:
            self._complain(origin.of_part(REMOVE), path, text("content-nothing-to-remove", name=str(key)))
            return
        self._note_conflict(below.origins[key], origin, path)
        del below.values[key], below.origins[key]

    def _complain(self, origin: Origin, path: DocumentPath, message: Text) -> None:
        """Note a mistake at a key of a file, with the path that its message names."""
        self.mistakes.append(Mistake(*origin.place(at_key=True), _dotted_path(path), message))

    def _note_conflict(self, lower: Origin, upper: Origin, path: DocumentPath) -> None:
        """Note a conflict if a pack, and not only the base, set the overridden value."""
        newest = max(lower.all(), key=lambda origin: origin.source.layer)
        if newest.source.layer > 0:
            self.conflicts.append(
                Conflict(
                    where=_dotted_path(path),
                    upper=upper.place(),
                    lower=newest.place(),
                    upper_folder=upper.source.content_folder,
                    lower_folder=newest.source.content_folder,
                    path=path,
                )
            )


@dataclass
class _Fields:
    """The fields of a mapping or the entries of a list by id, with their origins."""

    values: dict[Key, Any]
    origins: dict[Key, Origin]

    @classmethod
    def of_mapping(cls, mapping: dict[Key, Any], origin: Origin) -> _Fields:
        """Return the fields of a mapping that was written at `origin`."""
        return cls(mapping, {key: origin.of_part(key) for key in mapping})

    @classmethod
    def of_list(cls, items: Sequence[Any], origin: Origin, start: int) -> _Fields:
        """Return the entries of a list by id; those without one (a mistake) get numbers from `start` on."""
        keys = [_id_of(item) or start + number for number, item in enumerate(items)]
        origins = {key: origin.of_part(number) for number, key in enumerate(keys)}
        return cls(dict(zip(keys, items, strict=True)), origins)


def _id_of(item: object) -> str:
    """Return the id of a list's item, "" for one without an id."""
    name = item.get("id") if isinstance(item, dict) else None
    return name if isinstance(name, str) else ""


def _dotted_path(path: DocumentPath) -> str:
    return ".".join(map(str, path))
