"""The draft of an entry in a form: its current value, its rows, and the mistakes of each row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

from wonderland_qt.engine.content.composed_verbs import PARAMETER
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.named_verbs import BODY
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, dotted
from wonderland_qt.models.packs.icon_names import icons_of
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.forms.additions import Addition
from wonderland_qt.models.workshop.forms.form_rows import PARAMETERS, FormRow, rows_of
from wonderland_qt.models.workshop.forms.value_kinds import kinds_at
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.workshop_entries import value_at


class EntryDraft:
    """The entry at a `path` while the user edits its form; nothing is written before `save`.

    `word` is the name of a verb that the user's pack defines, which may be changed, too; otherwise it is "".
    """

    def __init__(self, edited: EditedContent, maker: Maker, path: DocumentPath) -> None:
        """Copy the entry twice: one copy to edit, and one to compare it with.

        `word` is the name of a verb that may be renamed, else "".
        """
        self._edited, self._maker, self.path = edited, maker, path
        self._as_written = deepcopy(value_at(edited.checked.sections.data, path))
        self.word = str(path[-1]) if maker.can_rename(path) else ""
        self.value: Any = deepcopy(self._as_written)
        self.wrong: Mapping[DocumentPath, tuple[Mistake, ...]] = {}

    @property
    def changed(self) -> bool:
        """Tell whether the form differs from the file."""
        return bool(self.value != self._as_written) or self.word not in {"", self.path[-1]}

    @property
    def rows(self) -> tuple[FormRow, ...]:
        """Return the rows of the form; the entry as a whole is the first.

        A verb of the content has its name (`word`) there, which can be changed.
        """
        edited = self._edited
        whole, *inner_rows = rows_of(
            kinds_at(edited.ruleset.content_files, self.path),
            self.value,
            edited.checked.sections.data,
            edited.named,
            icons_of(edited.ruleset.id, edited.art),
        )
        if self.word:
            whole = replace(whole, label=self.word, renamable=True)
        return (whole, *inner_rows)

    @property
    def _path_after_saving(self) -> DocumentPath:
        """Return the path of the entry after saving."""
        return (*self.path[:-1], self.word) if self.word else self.path

    def put(self, path: DocumentPath, value: Any) -> None:
        """Set the value at a path of the entry; an empty path is the whole entry."""
        if not path:
            self.value = value
            return
        *outer_path, key = path
        value_at(self.value, tuple(outer_path))[key] = value

    def add(self, addition: Addition) -> None:
        """Add a field, or an item at the end of a list; with an empty path set the whole entry."""
        value = deepcopy(addition.value)
        if addition.path:
            *outer_path, key = addition.path
            outer = value_at(self.value, tuple(outer_path))
            if isinstance(outer, list) and key == len(outer):
                outer.append(value)
                return
        self.put(addition.path, value)

    def remove(self, path: DocumentPath) -> None:
        """Remove a field or an item."""
        *outer_path, key = path
        del value_at(self.value, tuple(outer_path))[key]

    def rename(self, path: DocumentPath, new_key: str) -> None:
        """Rename the key at a path in its place; for a parameter also rename its uses in the verb's body.

        An empty path renames the verb itself. Nothing happens if the new key is empty or already used.
        """
        if not new_key:
            return
        if not path:
            self.word = new_key
            return
        *outer_path, old_key = path
        outer = value_at(self.value, tuple(outer_path))
        if new_key in outer or old_key not in outer:
            return
        renamed = {new_key if key == old_key else key: inner for key, inner in outer.items()}
        self.put(tuple(outer_path), renamed)
        if outer_path == [PARAMETERS]:
            self._rename_uses_of_parameter(str(old_key), new_key)

    def _rename_uses_of_parameter(self, old: str, new: str) -> None:
        """Rename a parameter wherever the body of the verb uses it."""
        names = {f"{PARAMETER}{old}": f"{PARAMETER}{new}"}
        for part in BODY:
            if part in self.value:
                self.value[part] = _with_words_replaced(self.value[part], names)

    def move_up(self, path: DocumentPath) -> None:
        """Swap an item with the one before it."""
        *outer_path, index = path
        items = value_at(self.value, tuple(outer_path))
        items.insert(int(index) - 1, items.pop(int(index)))

    def check(self) -> Sequence[Mistake]:
        """Check the form with the whole content; return the mistakes, and store them at their rows.

        An unchanged form has none.
        """
        found = self._maker.wrong(self.path, self.value, self.word) if self.changed else ()
        self._store_at_rows(found)
        return found

    def save(self) -> Sequence[Mistake]:
        """Write the form if that causes no mistakes; return the mistakes, and store them at their rows."""
        found = self._maker.save(self.path, self.value, self.word)
        self._store_at_rows(found)
        if not found:
            self._as_written = deepcopy(self.value)
            self.path = self._path_after_saving
        return found

    def _store_at_rows(self, mistakes: Sequence[Mistake]) -> None:
        """Store each mistake in `wrong` under the path of the row that it belongs to."""
        wrong: defaultdict[DocumentPath, tuple[Mistake, ...]] = defaultdict(tuple)
        path_by_place = {self._place_of(row.path): row.path for row in self.rows}
        for mistake in mistakes:
            wrong[_path_of_nearest_row(mistake.where, path_by_place)] += (mistake,)
        self.wrong = dict(wrong)

    def _place_of(self, path: DocumentPath) -> str:
        """Return a path in the entry as the dotted place in the content that a mistake names."""
        around = dotted(self._path_after_saving, self._edited.checked.sections.data)
        inside = dotted(path, self.value)
        return f"{around}.{inside}" if inside else around


def _with_words_replaced(value: Any, replacements: Mapping[str, str]) -> Any:
    """Return a copy of a value in which these words are replaced, at any depth, keys excepted."""
    if isinstance(value, dict):
        return {key: _with_words_replaced(inner, replacements) for key, inner in value.items()}
    if isinstance(value, list):
        return [_with_words_replaced(inner, replacements) for inner in value]
    return replacements.get(value, value) if isinstance(value, str) else value


def _path_of_nearest_row(where: str, path_by_place: Mapping[str, DocumentPath]) -> DocumentPath:
    """Return the path of the innermost row around the place of a mistake, or of the whole entry."""
    while where:
        if where in path_by_place:
            return path_by_place[where]
        where, _, _last_part = where.rpartition(".")
    return ()
