"""Making changes to entries: add, duplicate, remove, restore and save them from a form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from wonderland_qt.engine.content.folders.origins import is_entry_list
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.named_verbs import sections_of_verbs
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.workshop.candidates import Candidate, mistakes_with
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.forms.first_values import NoFirstValue, first_mapping
from wonderland_qt.models.workshop.forms.value_kinds import LANGUAGES, kinds_at
from wonderland_qt.models.workshop.free_places import places_of_new, places_without
from wonderland_qt.models.workshop.new_ids import entries_within, ids_within, numbered_names
from wonderland_qt.models.workshop.new_texts import NewTexts
from wonderland_qt.models.workshop.overlays import ID
from wonderland_qt.models.workshop.tweaks import Tweaks
from wonderland_qt.models.workshop.workshop_entries import (
    id_at,
    path_by_ids,
    value_at,
)

Names = Mapping[str, str]
"""Names of an entry by language."""
NAME, EMBLEM, MOST_TRIED = "name", "emblem", 4
"""Fields of an entry (copies have no emblem), and the most first values to try."""

NO_WORDS = "["
"""The beginning of what is said for a key without words."""


class Maker:
    """Works out the new text of the user's files, checks it, and writes it if it causes no mistakes."""

    def __init__(self, edited: EditedContent, tweaks: Tweaks) -> None:
        self._edited, self._tweaks = edited, tweaks
        self._texts = NewTexts(edited, tweaks)

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
        candidates = self._texts.files_with_verb_renamed(path, word, self._texts.with_value(path, value))
        return mistakes_with(self._edited, candidates)

    def save(self, path: DocumentPath, value: Any, word: str = "") -> tuple[Mistake, ...]:
        """Write another value at a path, and rename a verb to `word`; return mistakes that prevent it."""
        candidates = self._texts.files_with_verb_renamed(path, word, self._texts.with_value(path, value))
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
            return self._add_verb(path, {NAME: dict(names), **first_mapping(kind.annotation, self._data)})
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

        A part of an entry, an item of a list without ids, or a verb has no place.
        """
        has_no_place = self._is_named_verb(path) or self.is_listed(path) or len(path) > 2
        return self._remove_part(path) if has_no_place else self._remove_with_places(path)

    def _remove_part(self, path: DocumentPath) -> tuple[Mistake, ...]:
        """Remove what a path ends at, by writing what remains around it."""
        remaining = deepcopy(value_at(self._data, path[:-1]))
        del remaining[path[-1]]
        return self._write_if_sound(self._texts.with_value(path[:-1], remaining))

    def _remove_with_places(self, path: DocumentPath) -> tuple[Mistake, ...]:
        """Remove an entry of a section, and its places on the table in other files."""
        removal = self._texts.without_entry(path)
        name, model = id_at(self._data, path), self._edited.ruleset.content_files
        changes = places_without(model, self._data, self._edited.before.data, str(path[0]), name)
        others = [other for other in self._texts.files_with_places(changes) if other.file != removal.file]
        return self._write_if_sound(removal, *others)

    def restore(self, path: DocumentPath) -> tuple[Mistake, ...]:
        """Remove the user's changes of an entry, unless that causes mistakes, which are returned."""
        return self._write_if_sound(self._texts.without_own_entry(path))

    def is_over_another(self, path: DocumentPath) -> bool:
        """Tell whether the user's pack overrides an entry of the content beneath it."""
        return self._texts.is_over_another(path)

    def _entries_to_try(self, path: DocumentPath) -> Iterator[dict[str, Any]]:
        """Yield first values to try: only required fields, then the shortest siblings, reduced and whole."""
        shortest_first = sorted(value_at(self._data, path[:-1]), key=_length_in_text)
        siblings = shortest_first[:MOST_TRIED]
        for kind in kinds_at(self._edited.ruleset.content_files, path):
            if kind.has_fields:
                minimal = _required_fields_or_none(kind.annotation, self._data)
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
        wrong = self._write_if_sound(self._texts.with_value(path[:-1], items))
        return ("" if wrong else str(place_of_copy)), wrong

    def _add_verb(self, path: DocumentPath, spec: Any) -> tuple[str, tuple[Mistake, ...]]:
        """Add a verb under a new name; return the name, or "" and the mistakes that it would cause."""
        taken = value_at(self._data, path[:-1])
        word = next(free for free in numbered_names(str(path[-1])) if free not in taken)
        wrong = self._write_if_sound(self._texts.with_value((*path[:-1], word), spec))
        return ("" if wrong else word), wrong

    def _copy_with_new_ids(self, path: DocumentPath, value: Any, names: Names) -> dict[str, Any]:
        """Return a copy of an entry with these names, and ids that neither the content nor its art uses.

        Entries inside it that had their names from the game's words get these as names of their own.
        """
        new_ids = self._new_ids_for(value)
        replaced = self._with_ids_replaced(value, new_ids, path)
        other_fields = {key: part for key, part in replaced.items() if key not in {ID, NAME, EMBLEM}}
        copy = {ID: replaced[ID], NAME: dict(names), **other_fields}
        old_ids = {new: old for old, new in new_ids.items()}
        for inner in entries_within(copy):
            if inner is not copy and NAME not in inner:
                inner.update(self._names_of(old_ids[inner[ID]]))
        return copy

    def _new_ids_for(self, value: Any) -> dict[str, str]:
        """Return a new id for each one in a value, unlike all in the content and its art."""
        taken = {*ids_within(self._data), *dict(self._edited.cast.things)}
        new_ids: dict[str, str] = {}
        for old in dict.fromkeys(ids_within(value)):
            new_ids[old] = next(name for name in numbered_names(old) if name not in taken)
            taken.add(new_ids[old])
        return new_ids

    def _with_ids_replaced(self, value: Any, new_ids: Mapping[str, str], path: DocumentPath) -> Any:
        """Return a copy with new ids for old ones, also as keys, but not in fixed words spelled alike."""
        if isinstance(value, str):
            return self._with_id_replaced(value, new_ids, path)
        if isinstance(value, dict):
            return {
                new_ids.get(key, key): self._with_ids_replaced(inner, new_ids, (*path, key))
                for key, inner in value.items()
            }
        if isinstance(value, list):
            items = enumerate(value)
            return [self._with_ids_replaced(item, new_ids, (*path, number)) for number, item in items]
        return value

    def _with_id_replaced(self, word: str, new_ids: Mapping[str, str], path: DocumentPath) -> str:
        """Return the new id for a word that is an old one; any other word, or a fixed one, stays."""
        if word not in new_ids:
            return word
        kinds = kinds_at(self._edited.ruleset.content_files, path)
        is_fixed = any(word in kind.words for kind in kinds)
        return word if is_fixed else new_ids[word]

    def _names_of(self, name: str) -> dict[str, Any]:
        """Return the field with the names of an entry in the game's words, or {} if it has none."""
        said = {language: self._edited.words(language).say(Text(name)) for language in LANGUAGES}
        known = {language: words for language, words in said.items() if not words.startswith(NO_WORDS)}
        return {NAME: known} if known else {}

    def _add_entry(self, path: DocumentPath, entry: Any) -> tuple[Mistake, ...]:
        """Add an entry behind those beside a path; one of a section also gets places on the table."""
        siblings = value_at(self._data, path[:-1])
        if len(path) > 2:
            return self._write_if_sound(self._texts.with_value(path[:-1], [*siblings, entry]))
        section, name = str(path[0]), str(entry[ID])
        new_file = self._texts.in_new_file((section, len(siblings)), [name], entry)
        changes = places_of_new(self._edited.ruleset.content_files, self._data, section, name)
        return self._write_if_sound(new_file, *self._texts.files_with_places(changes))

    def _write_if_sound(self, *candidates: Candidate) -> tuple[Mistake, ...]:
        """Write files, unless content with them has mistakes, or a game cannot begin; return the mistakes."""
        wrong = mistakes_with(self._edited, candidates, played=True)
        if not wrong:
            self._tweaks.write({candidate.file: candidate.text for candidate in candidates})
        return wrong


def _length_in_text(entry: Any) -> int:
    return len(str(entry))


def _required_fields_or_none(model: Any, data: Any) -> dict[str, Any] | None:
    """Return first values of the required fields of a model, or None if one of them has none."""
    try:
        return first_mapping(model, data)
    except NoFirstValue:
        return None
