"""Making changes to entries: add, duplicate, remove, restore and save them from a form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from wonderland_qt.engine.content.folders.origins import Origin, is_entry_list
from wonderland_qt.engine.content.folders.overlay import REMOVE
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.named_verbs import sections_of_verbs
from wonderland_qt.engine.content.yaml.yaml_changes import changed, without
from wonderland_qt.engine.content.yaml.yaml_edits import chain
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.content.yaml.yaml_writing import as_yaml
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.packs.own_files import read_own
from wonderland_qt.models.workshop.candidates import Candidate, mistakes_with
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.forms.first_values import NoFirstValue, first_mapping
from wonderland_qt.models.workshop.forms.value_kinds import LANGUAGES, kinds_at
from wonderland_qt.models.workshop.free_places import PlaceChanges, places_of_new, places_without
from wonderland_qt.models.workshop.new_ids import entries_within, ids_within, numbered_names
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

Names = Mapping[str, str]
"""Names of an entry by language."""
NAME, EMBLEM, WIDTH, MOST_TRIED = "name", "emblem", 100, 4
"""Fields of an entry (copies have no emblem), the width of lines, and the most first values to try."""

NO_WORDS = "["
"""The beginning of what is said for a key without words."""


class Maker:
    """Works out the new text of the user's files, checks it, and writes it if it causes no mistakes."""

    def __init__(self, edited: EditedContent, tweaks: Tweaks) -> None:
        self._edited, self._tweaks = edited, tweaks

    @property
    def _data(self) -> Any:
        return self._edited.checked.sections.data

    def can_make(self, path: DocumentPath) -> bool:
        """Tell whether the value at a path can have another one beside it: a verb, or an item of a list."""
        return len(path) > 1 and (self._is_named_verb(path) or isinstance(path[-1], int))

    def is_listed(self, path: DocumentPath) -> bool:
        """Tell whether the value at a path is an item of a list whose items have no ids, only places."""
        return isinstance(path[-1], int) and not is_entry_list(value_at(self._data, path[:-1]))

    def _is_named_verb(self, path: DocumentPath) -> bool:
        """Tell whether a path is that of a verb that the content defines, whose key is its name."""
        return len(path) == 2 and path[0] in sections_of_verbs(self._edited.ruleset.content_files)

    def can_rename(self, path: DocumentPath) -> bool:
        """Tell whether the verb at a path may be renamed, because only the user's pack defines it."""
        return self._is_named_verb(path) and path_by_ids(path, self._data, self._edited.before.data) is None

    def wrong(self, path: DocumentPath, value: Any, word: str = "") -> tuple[Mistake, ...]:
        """Return the mistakes that another value at a path, and another `word` of a verb, would cause."""
        candidates = self._with_verb_renamed(path, word, self._candidate_with(path, value))
        return mistakes_with(self._edited, candidates)

    def save(self, path: DocumentPath, value: Any, word: str = "") -> tuple[Mistake, ...]:
        """Write another value at a path, and rename a verb to `word`; return mistakes that prevent it."""
        candidates = self._with_verb_renamed(path, word, self._candidate_with(path, value))
        return self._write_if_sound(*candidates)

    def duplicate(self, path: DocumentPath, names: Names) -> tuple[str, tuple[Mistake, ...]]:
        """Add a copy of an entry; return its id, or its place in a list without ids, or "" and what is wrong.

        `names` are its names by language; entries inside it get new ids and keep their names.
        """
        if self._is_named_verb(path):
            return self._add_verb(path, {**deepcopy(value_at(self._data, path)), NAME: dict(names)})
        if self.is_listed(path):
            return self._duplicate_item(path)
        copy = self._copy_with_new_ids(path, value_at(self._data, path), names)
        wrong = self._add_entry(path, copy)
        return ("" if wrong else str(copy[ID])), wrong

    def new(self, path: DocumentPath, names: Names) -> tuple[str, tuple[Mistake, ...]]:
        """Add a minimal entry beside one; return its id, or "" and the mistakes that it would cause.

        An item of a list that has no ids is copied instead.
        """
        if self._is_named_verb(path):
            (kind,) = kinds_at(self._edited.ruleset.content_files, path)
            return self._add_verb(path, {NAME: dict(names), **first_mapping(kind.base, self._data)})
        if self.is_listed(path):
            return self._duplicate_item(path)
        wrong: tuple[Mistake, ...] = ()
        for first_entry in self._entries_to_try(path):
            entry = self._copy_with_new_ids(path, first_entry, names)
            found = self._add_entry(path, entry)
            if not found:
                return str(entry[ID]), ()
            wrong = wrong or found
        return "", wrong

    def remove(self, path: DocumentPath) -> tuple[Mistake, ...]:
        """Remove an entry and its place on the table, unless that causes mistakes, which are returned.

        A part of an entry, an item of a list without ids, or a verb has no place; its neighbours are written.
        """
        if self._is_named_verb(path) or self.is_listed(path) or len(path) > 2:
            remaining = deepcopy(value_at(self._data, path[:-1]))
            del remaining[path[-1]]
            return self._write_if_sound(self._candidate_with(path[:-1], remaining))
        removal = self._without_entry(path)
        name, model = id_at(self._data, path), self._edited.ruleset.content_files
        changes = places_without(model, self._data, self._edited.before.data, str(path[0]), name)
        others = [other for other in self._files_with_places(changes) if other.file != removal.file]
        return self._write_if_sound(removal, *others)

    def restore(self, path: DocumentPath) -> tuple[Mistake, ...]:
        """Remove the user's changes of an entry, unless that causes mistakes, which are returned."""
        return self._write_if_sound(self._without_own_entry(path))

    def is_over_another(self, path: DocumentPath) -> bool:
        """Tell whether the user's pack overrides an entry of the content beneath it."""
        entry = self._entry_of(path)
        return self._entry_beneath(entry) is not None and self._own_origin_of(entry) is not None

    def _entries_to_try(self, path: DocumentPath) -> Iterator[dict[str, Any]]:
        """Yield first values to try: only required fields, then the shortest siblings, reduced and whole."""
        shortest_first = sorted(value_at(self._data, path[:-1]), key=_length_in_text)
        siblings = shortest_first[:MOST_TRIED]
        for kind in kinds_at(self._edited.ruleset.content_files, path):
            if kind.has_fields:
                minimal = _required_fields_or_none(kind.base, self._data)
                if minimal is not None:
                    yield {**minimal, ID: value_at(self._data, path).get(ID, "new")}
                keys = {ID, *(minimal or {})}
                for sibling in siblings:
                    yield {key: part for key, part in sibling.items() if key in keys}
        yield from siblings

    def _duplicate_item(self, path: DocumentPath) -> tuple[str, tuple[Mistake, ...]]:
        """Put a copy of an item behind it; return its place, or "" and what would be wrong."""
        items = deepcopy(value_at(self._data, path[:-1]))
        place_of_copy = int(path[-1]) + 1
        items.insert(place_of_copy, deepcopy(value_at(self._data, path)))
        wrong = self._write_if_sound(self._candidate_with(path[:-1], items))
        return ("" if wrong else str(place_of_copy)), wrong

    def _add_verb(self, path: DocumentPath, spec: Any) -> tuple[str, tuple[Mistake, ...]]:
        """Add a verb under a new name; return the name, or "" and the mistakes that it would cause."""
        taken = value_at(self._data, path[:-1])
        word = next(free for free in numbered_names(str(path[-1])) if free not in taken)
        wrong = self._write_if_sound(self._candidate_with((*path[:-1], word), spec))
        return ("" if wrong else word), wrong

    def _copy_with_new_ids(self, path: DocumentPath, value: Any, names: Names) -> dict[str, Any]:
        """Return a copy of an entry with these names, and ids that neither the content nor its art uses.

        Entries inside it that had their names from the game's words get these as names of their own.
        """
        taken = {*ids_within(self._data), *dict(self._edited.cast.things)}
        new_ids: dict[str, str] = {}
        for old in dict.fromkeys(ids_within(value)):
            new_ids[old] = next(name for name in numbered_names(old) if name not in taken)
            taken.add(new_ids[old])
        replaced = self._with_ids_replaced(value, new_ids, path)
        other_fields = {key: part for key, part in replaced.items() if key not in {ID, NAME, EMBLEM}}
        copy = {ID: replaced[ID], NAME: dict(names), **other_fields}
        old_ids = {new: old for old, new in new_ids.items()}
        for inner in entries_within(copy):
            if inner is not copy and NAME not in inner:
                inner.update(self._names_of(old_ids[inner[ID]]))
        return copy

    def _with_ids_replaced(self, value: Any, new_ids: Mapping[str, str], path: DocumentPath) -> Any:
        """Return a copy with new ids for old ones, also as keys, but not in fixed words spelled alike."""
        if isinstance(value, str):
            kinds = kinds_at(self._edited.ruleset.content_files, path) if value in new_ids else ()
            return value if any(value in kind.words for kind in kinds) else new_ids.get(value, value)
        if isinstance(value, dict):
            return {
                new_ids.get(key, key): self._with_ids_replaced(inner, new_ids, (*path, key))
                for key, inner in value.items()
            }
        if isinstance(value, list):
            items = enumerate(value)
            return [self._with_ids_replaced(item, new_ids, (*path, number)) for number, item in items]
        return value

    def _names_of(self, name: str) -> dict[str, Any]:
        """Return the field with the names of an entry in the game's words, or {} if it has none."""
        said = {language: self._edited.words(language).say(Text(name)) for language in LANGUAGES}
        known = {language: words for language, words in said.items() if not words.startswith(NO_WORDS)}
        return {NAME: known} if known else {}

    def _add_entry(self, path: DocumentPath, entry: Any) -> tuple[Mistake, ...]:
        """Add an entry behind those beside a path; one of a section also gets places on the table."""
        siblings = value_at(self._data, path[:-1])
        if len(path) > 2:
            return self._write_if_sound(self._candidate_with(path[:-1], [*siblings, entry]))
        section, name = str(path[0]), str(entry[ID])
        new_file = self._new_file((section, len(siblings)), [name], entry)
        changes = places_of_new(self._edited.ruleset.content_files, self._data, section, name)
        return self._write_if_sound(new_file, *self._files_with_places(changes))

    def _files_with_places(self, changes: PlaceChanges) -> Iterator[Candidate]:
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
            yield self._candidate_with((section,), value, keep_own=False)

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

    def _candidate_with(self, path: DocumentPath, value: Any, keep_own: bool = True) -> Candidate:
        """Return the user's file with a value set at a path, a new file if the entry is not the user's yet.

        Of an entry that lies over another one, only what differs is written. Without `keep_own`, overrides of
        the pack that equal the content beneath are left out, too.
        """
        entry = self._entry_of(path)
        wanted = _replace_at(deepcopy(value_at(self._data, entry)), path[len(entry) :], value)
        own, beneath = self._own_origin_of(entry), self._entry_beneath(entry)
        kinds = [kind.base for kind in kinds_at(self._edited.ruleset.content_files, entry)]
        if own is None:
            override = override_of(beneath, wanted, None, kinds)
            if len(entry) == 2:  # section and number: an entry of a list, known by its id
                override = {ID: wanted[ID], **override}
            return self._new_file(entry, ids_on(self._data, entry), override)
        if beneath is None:
            return _file_with(own, wanted)
        own_override = value_at(own.source.sections, own.path) if keep_own else None
        override = override_of(beneath, wanted, own_override, kinds)
        return _file_without(own) if _overrides_nothing(override) else _file_with(own, override)

    def _without_entry(self, path: DocumentPath) -> Candidate:
        """Return the file without an entry, or with a mark that removes one of the content beneath."""
        own = self._own_origin_of(path)
        if self._entry_beneath(path) is None and own is not None:
            return _file_without(own)
        name = id_at(self._data, path)
        removed = {ID: name, REMOVE: True}
        if own is None:
            return self._new_file(path, [name], removed)
        return _file_with(own, removed)

    def _without_own_entry(self, path: DocumentPath) -> Candidate:
        """Return the user's file without the entry around a path; raises LookupError if it has none."""
        own = self._own_origin_of(self._entry_of(path))
        if own is None:
            raise LookupError(f"nothing of {path} is one's own")
        return _file_without(own)

    def _new_file(self, path: DocumentPath, ids: Sequence[str], value: Any) -> Candidate:
        """Return a new file with a value at a path, around which only the `ids` of entries are written."""
        file = self._tweaks.new_file(ids[-1] if ids else str(path[0]))
        lines = as_yaml(value, one_line=None, width=WIDTH)
        return Candidate(file, self._tweaks.schema_line(file) + HEAD + chain(path, ids, lines.rstrip("\n")))

    def _with_verb_renamed(self, path: DocumentPath, word: str, first: Candidate) -> list[Candidate]:
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

    def _write_if_sound(self, *candidates: Candidate) -> tuple[Mistake, ...]:
        """Write files, unless content with them has mistakes, or a game cannot begin; return the mistakes."""
        wrong = mistakes_with(self._edited, candidates, played=True)
        if not wrong:
            self._tweaks.write({candidate.file: candidate.text for candidate in candidates})
        return wrong


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


def _length_in_text(entry: Any) -> int:
    return len(str(entry))


def _required_fields_or_none(model: Any, data: Any) -> dict[str, Any] | None:
    """Return first values of the required fields of a model, or None if one of them has none."""
    try:
        return first_mapping(model, data)
    except NoFirstValue:
        return None


def _replace_at(outer: Any, path: DocumentPath, value: Any) -> Any:
    """Put a copy of a value at a path inside another; return the outer value, or the copy if it is all."""
    if not path:
        return deepcopy(value)
    value_at(outer, path[:-1])[path[-1]] = deepcopy(value)
    return outer
