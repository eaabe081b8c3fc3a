"""New texts of the user's files, in which a value is set, an entry is removed, or a verb has another name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

from wonderland_qt.engine.content.folders.origins import Origin
from wonderland_qt.engine.content.folders.overlay import REMOVE
from wonderland_qt.engine.content.yaml.yaml_changes import changed, without
from wonderland_qt.engine.content.yaml.yaml_edits import chain
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.content.yaml.yaml_writing import as_yaml
from wonderland_qt.models.packs.own_files import read_own
from wonderland_qt.models.workshop.candidates import Candidate
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.forms.value_kinds import kinds_at
from wonderland_qt.models.workshop.free_places import PlaceChanges
from wonderland_qt.models.workshop.overlays import ID, override_of
from wonderland_qt.models.workshop.tweaks import HEAD, Tweaks
from wonderland_qt.models.workshop.verb_uses import with_verb_renamed
from wonderland_qt.models.workshop.workshop_entries import (
    id_at,
    ids_on,
    path_by_ids,
    path_of_outermost_entry,
    value_at,
)

WIDTH = 100
"""The width of lines."""


class NewTexts:
    """Works out the new texts as candidates, which are neither checked nor written yet."""

    def __init__(self, edited: EditedContent, tweaks: Tweaks) -> None:
        self._edited, self._tweaks = edited, tweaks

    @property
    def _data(self) -> Any:
        return self._edited.checked.sections.data

    def is_over_another(self, path: DocumentPath) -> bool:
        """Tell whether the user's pack overrides an entry of the content beneath it."""
        entry = self._entry_of(path)
        return self._entry_beneath(entry) is not None and self._own_origin_of(entry) is not None

    def with_value(self, path: DocumentPath, value: Any, keep_own: bool = True) -> Candidate:
        """Return the user's file with a value set at a path, a new file if the entry is not the user's yet.

        Of an entry that overrides another one, only what differs is written. Without `keep_own`, overrides of
        the pack that equal the content beneath are left out, too.
        """
        entry = self._entry_of(path)
        wanted = _replace_at(deepcopy(value_at(self._data, entry)), path[len(entry) :], value)
        own, beneath = self._own_origin_of(entry), self._entry_beneath(entry)
        if own is None:
            return self._with_first_override(entry, wanted, beneath)
        if beneath is None:
            return _file_with(own, wanted)
        own_override = value_at(own.source.sections, own.path) if keep_own else None
        override = override_of(beneath, wanted, own_override, self._annotations_of(entry))
        return _file_without(own) if _overrides_nothing(override) else _file_with(own, override)

    def _with_first_override(self, entry: DocumentPath, wanted: Any, beneath: Any) -> Candidate:
        """Return a new file with what differs in an entry or section that is not the user's yet."""
        override = override_of(beneath, wanted, None, self._annotations_of(entry))
        is_of_list = len(entry) == 2  # section and number: it is known by its id
        if is_of_list:
            override = {ID: wanted[ID], **override}
        return self.in_new_file(entry, ids_on(self._data, entry), override)

    def _annotations_of(self, entry: DocumentPath) -> list[Any]:
        """Return the annotations of the kinds of value that an entry or section may be."""
        return [kind.annotation for kind in kinds_at(self._edited.ruleset.content_files, entry)]

    def files_with_places(self, changes: PlaceChanges) -> Iterator[Candidate]:
        """Yield the files that give entries these places on the table; None removes a place.

        Places that are moved back to those of the content beneath are not written.
        """
        sections: dict[Any, Any] = {}
        for (section, *outer_path, name), place in changes.items():
            value = sections.setdefault(section, deepcopy(self._data[section]))
            places = value_at(value, tuple(outer_path))
            places.pop(name, None)
            if place is not None:
                places[name] = place
        for section, value in sections.items():
            yield self.with_value((section,), value, keep_own=False)

    def without_entry(self, path: DocumentPath) -> Candidate:
        """Return the file without an entry, or with a mark that removes one of the content beneath."""
        own = self._own_origin_of(path)
        if self._entry_beneath(path) is None and own is not None:
            return _file_without(own)
        name = id_at(self._data, path)
        removed = {ID: name, REMOVE: True}
        if own is None:
            return self.in_new_file(path, [name], removed)
        return _file_with(own, removed)

    def without_own_entry(self, path: DocumentPath) -> Candidate:
        """Return the user's file without the entry around a path; raises LookupError if it has none."""
        own = self._own_origin_of(self._entry_of(path))
        if own is None:
            raise LookupError(f"nothing of {path} is one's own")
        return _file_without(own)

    def files_with_verb_renamed(self, path: DocumentPath, word: str, first: Candidate) -> list[Candidate]:
        """Return the user's files that change if a verb is renamed, with one that is changed anyway."""
        if not word or word == path[-1]:
            return [first]
        texts = {file: read_own(file) for file in self._tweaks.files if file != first.file}
        texts[first.file] = first.text or ""
        candidates = []
        for file, text in texts.items():
            new_text = with_verb_renamed(self._edited, path, word, file, text)
            if file == first.file or new_text != text:
                candidates.append(Candidate(file, new_text))
        return candidates

    def in_new_file(self, path: DocumentPath, ids: Sequence[str], value: Any) -> Candidate:
        """Return a new file with a value at a path, around which only the `ids` of entries are written."""
        file = self._tweaks.new_file(ids[-1] if ids else str(path[0]))
        lines = as_yaml(value, one_line=None, width=WIDTH)
        return Candidate(file, self._tweaks.schema_line(file) + HEAD + chain(path, ids, lines.rstrip("\n")))

    def _entry_of(self, path: DocumentPath) -> DocumentPath:
        return path_of_outermost_entry(self._data, path)

    def _own_origin_of(self, entry: DocumentPath) -> Origin | None:
        """Return the origin of an entry or section in the user's pack, or None."""
        part = self._tweaks.own_origin(entry)
        return Origin(part.source, part.path[: len(entry)]) if part is not None else None

    def _entry_beneath(self, entry: DocumentPath) -> Any:
        """Return the entry in the content beneath the user's pack; None if that lacks it or its section."""
        if entry[0] not in self._edited.before.data:
            return None
        path_beneath = path_by_ids(entry, self._data, self._edited.before.data)
        return value_at(self._edited.before.data, path_beneath) if path_beneath is not None else None


def _file_with(own: Origin, value: Any) -> Candidate:
    """Return a file with another value of one of its entries."""
    file, as_written = own.source.document.path, value_at(own.source.sections, own.path)
    return Candidate(file, changed(read_own(file), own.path, as_written, value))


def _file_without(own: Origin) -> Candidate:
    """Return a file without one of its entries and what only holds that; its removal if nothing is left."""
    file, sections = own.source.document.path, own.source.sections
    path = own.path
    while len(path) > 1 and len(value_at(sections, path[:-1])) == 1:
        path = path[:-1]
    if len(path) == 1 and len(sections) == 1:
        return Candidate(file, None)
    return Candidate(file, without(read_own(file), path))


def _overrides_nothing(override: Any) -> bool:
    """Tell whether an override changes nothing: it holds only empty mappings."""
    return isinstance(override, dict) and all(map(_overrides_nothing, override.values()))


def _replace_at(outer: Any, path: DocumentPath, value: Any) -> Any:
    """Put a copy of a value at a path inside another; return the outer value, or the copy if it is all."""
    if not path:
        return deepcopy(value)
    value_at(outer, path[:-1])[path[-1]] = deepcopy(value)
    return outer
