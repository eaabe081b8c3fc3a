"""The draft of an entry in a form: its current value, its rows, and the mistakes of each row."""

from __future__ import annotations

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
from wonderland_qt.models.workshop.form_rows import PARAMETERS, Addition, FormRow, rows_of
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.value_kinds import kinds_at
from wonderland_qt.models.workshop.workshop_entries import value_at


class EntryDraft:
    """The entry at a `path` while the user edits its form; nothing is written before `save`.

    `word` is the name of a verb that the user's pack defines, which may be changed, too; otherwise it is "".
    """

    def __init__(self, edited: EditedContent, maker: Maker, path: DocumentPath) -> None:
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
        """Return the rows of the form; the entry as a whole is the first."""
        kinds = kinds_at(self._edited.ruleset.content_files, self.path)
        data, icons = self._edited.checked.sections.data, icons_of(self._edited.ruleset.id, self._edited.art)
        whole, *rows = rows_of(kinds, self.value, data, self._edited.named, icons)
        return (replace(whole, label=self.word, renamable=True) if self.word else whole, *rows)

    @property
    def _path_now(self) -> DocumentPath:
        """Return the path of the entry after saving."""
        return (*self.path[:-1], self.word) if self.word else self.path

    def put(self, path: DocumentPath, value: Any) -> None:
        """Set the value at a path of the entry."""
        if not path:
            self.value = value
            return
        value_at(self.value, path[:-1])[path[-1]] = value

    def add(self, addition: Addition) -> None:
        """Add a field, or an item at the end of a list."""
        outer = value_at(self.value, addition.path[:-1]) if addition.path else None
        if isinstance(outer, list) and addition.path[-1] == len(outer):
            outer.append(deepcopy(addition.value))
        else:
            self.put(addition.path, deepcopy(addition.value))

    def remove(self, path: DocumentPath) -> None:
        """Remove a field or an item."""
        del value_at(self.value, path[:-1])[path[-1]]

    def rename(self, path: DocumentPath, key: str) -> None:
        """Rename the key at a path in its place; for a parameter also rename its uses in the verb's body.

        An empty path renames the verb itself.
        """
        if not path:
            self.word = key or self.word
            return
        outer = value_at(self.value, path[:-1])
        if not key or key in outer or path[-1] not in outer:
            return
        self.put(path[:-1], {key if old == path[-1] else old: inner for old, inner in outer.items()})
        if path[:-1] == (PARAMETERS,):
            names = {f"{PARAMETER}{path[-1]}": f"{PARAMETER}{key}"}
            for part in (part for part in BODY if part in self.value):
                self.value[part] = _with_names(self.value[part], names)

    def move_up(self, path: DocumentPath) -> None:
        """Swap an item with the one before it."""
        *outer, place = path
        items = value_at(self.value, tuple(outer))
        items.insert(int(place) - 1, items.pop(int(place)))

    def check(self) -> Sequence[Mistake]:
        """Check the form with the whole content; return the mistakes, and store them at their rows."""
        found = self._maker.wrong(self.path, self.value, self.word) if self.changed else ()
        self._tell(found)
        return found

    def save(self) -> Sequence[Mistake]:
        """Write the form if that causes no mistakes; return the mistakes, and store them at their rows."""
        found = self._maker.save(self.path, self.value, self.word)
        self._tell(found)
        if not found:
            self._as_written = deepcopy(self.value)
            self.path = self._path_now
        return found

    def _tell(self, mistakes: Sequence[Mistake]) -> None:
        wrong: dict[DocumentPath, tuple[Mistake, ...]] = {}
        places = {self._place(row.path): row.path for row in self.rows}
        for mistake in mistakes:
            path = _nearest(mistake.where, places)
            wrong[path] = (*wrong.get(path, ()), mistake)
        self.wrong = wrong

    def _place(self, path: DocumentPath) -> str:
        """Return a path of the entry in the dotted notation of mistakes."""
        around = dotted(self._path_now, self._edited.checked.sections.data)
        inside = dotted(path, self.value)
        return f"{around}.{inside}" if inside else around


def _with_names(value: Any, names: Mapping[str, str]) -> Any:
    """Return a copy in which these words are replaced."""
    if isinstance(value, dict):
        return {key: _with_names(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [_with_names(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value


def _nearest(where: str, places: Mapping[str, DocumentPath]) -> DocumentPath:
    """Return the path of the row that a mistake belongs to, or of the whole entry."""
    parts = where.split(".")
    starts = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((places[start] for start in starts if start in places), ())
