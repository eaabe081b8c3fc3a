"""Tweaks: the user's changes, in a folder that overrides the games' content without changing it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.folders.origins import Origin, is_entry_list
from wonderland_qt.engine.content.folders.packs import game_folder
from wonderland_qt.engine.content.named_verbs import sections_of_verbs
from wonderland_qt.engine.content.remedies import Remedy, remedied
from wonderland_qt.engine.content.yaml.yaml_edits import chain, rewritten, with_field, written
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.editor_schemas import FOLDER as SCHEMAS
from wonderland_qt.models.packs.editor_schemas import content_schema, schema_line, write_pack_schemas
from wonderland_qt.models.packs.own_files import read_as_written, read_own, write_own
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.taking_back import ChangedElsewhere, Edit
from wonderland_qt.models.workshop.workshop_entries import (
    Number,
    Place,
    WorkshopEntry,
    id_at,
    ids_on,
    origin_of,
    own_origin,
    path_by_ids,
    value_at,
)

HEAD = "# Your changes: they override the built-in content. Delete an entry to restore it.\n"
ENDING = ".yaml"


class Copy(NamedTuple):
    """An unwritten text for a user's file with a copied entry, and the path of the wanted value in it."""

    file: Path
    text: str
    path: DocumentPath


class Tweaks:
    """Changes the files in the user's folder, and undoes changes."""

    def __init__(self, edited: EditedContent) -> None:
        self._edited = edited
        self._undo: list[tuple[Edit, ...]] = []

    @property
    def folder(self) -> Path:
        """Return the folder of the user's content of the game: inside the pack, or the pack itself."""
        own, game = self._edited.own, self._edited.ruleset.id
        return game_folder(own, game) or own / game

    def own_place(self, entry: WorkshopEntry) -> Place:
        """Return the place of an entry in the user's folder, and copy it there first if needed.

        An entry inside another one is copied with that.
        """
        if self.own_origin(entry.path) is None:
            file, copied, _ = self._copy_with_value(self._current_path_of(entry.path))
            self._write_as_change(file, copied)
            self._edited.read()
        mine = self.own_origin(entry.path)
        return mine.place() if mine is not None else entry.place

    def set_number(self, number: Number, value: int) -> None:
        """Change a number in the user's folder, and read the content again.

        An entry that is not there yet is copied there first. Raises ChangedElsewhere.
        """
        path = self._current_path_of(number.path)
        origin = self._origin(path)
        if origin.source.content_folder == self._edited.own:
            file, inside = origin.source.document.path, origin.path
            there = read_own(file)
        else:
            file, there, inside = self._copy_with_value(path)
        self._write_as_change(file, rewritten(there, inside, str(value)))
        self._edited.read()

    def put_right(self, remedy: Remedy) -> None:
        """Fix a misspelt word in a user's file, and leave the rest as written."""
        self._write_as_change(remedy.path, remedied(read_own(remedy.path), remedy))
        self._edited.read()

    def _copy_with_value(self, path: DocumentPath) -> Copy:
        """Return a copy of a path's outermost entry or section, or of one field if the entry is there."""
        data = self._edited.checked.sections.data
        entry = path[:2] if is_entry_list(data[path[0]]) else path[:1]
        known, origin = self.own_origin(entry), self._origin(entry)
        if known is None:
            copied = written(read_own(origin.source.document.path), origin.path)
            file = self.new_file(id_at(data, entry))
            whole = self.schema_line(file) + HEAD + chain(entry, ids_on(data, entry), copied)
            first_in_list = (0,) * (len(entry) - 1)
            return Copy(file, whole, (entry[0], *first_in_list, *path[len(entry) :]))
        key = path[len(entry)]
        file, around = known.source.document.path, known.path[: len(entry)]
        added = with_field(read_own(file), around, str(key), value_at(data, (*entry, key)))
        return Copy(file, added, (*around, *path[len(entry) :]))

    def _current_path_of(self, path: DocumentPath) -> DocumentPath:
        """Return the current path of a value, after reading the user's files again if they have changed.

        Raises ChangedElsewhere if they have mistakes, or the value does not exist any more.
        """
        if self._is_unchanged_and_sound():
            return path
        before = self._edited.checked.sections.data
        if not self._edited.read():
            raise ChangedElsewhere(Text("workshop-mistakes-first"))
        found = path_by_ids(path, before, self._edited.checked.sections.data)
        if found is None:
            raise ChangedElsewhere(text("workshop-entry-gone", name=id_at(before, path[:2])))
        return found

    def _is_unchanged_and_sound(self) -> bool:
        """Tell whether the user's files are unchanged since they were read, and without mistakes."""
        there = (file.exists() and read_own(file) == known for file, known in self._texts_as_read.items())
        return not self._edited.mistakes and all(there)

    @property
    def files(self) -> tuple[Path, ...]:
        """Return the user's files with content of the game."""
        return tuple(self._texts_as_read)

    @property
    def _texts_as_read(self) -> dict[Path, str]:
        """Return the texts of the user's files as they were read."""
        sections = self._edited.checked.sections.origins.values()
        parts = (part for section in sections for part in section.all())
        sources = [part.source for part in parts if part.source.content_folder == self._edited.own]
        return {source.document.path: source.document.text for source in sources}

    def schema_line(self, file: Path) -> str:
        """Return the comment by which editors find the schema in the user's folder."""
        return schema_line(file, self._schema)

    @property
    def _schema(self) -> Path:
        return self._edited.own / SCHEMAS / content_schema(self._edited.ruleset.id, in_pack=True)

    def _defines_verbs(self, *texts: str | None) -> bool:
        """Tell whether one of the texts defines verbs, which the schema must include."""
        sections = sections_of_verbs(self._edited.ruleset.content_files)
        lines = (line for text in texts if text for line in text.splitlines())
        return any(line.startswith(tuple(f"{section}:" for section in sections)) for line in lines)

    def _origin(self, path: DocumentPath) -> Origin:
        return origin_of(self._edited.checked.sections, path)

    def own_origin(self, path: DocumentPath) -> Origin | None:
        """Return the origin of a value, or a part of it, in the user's folder, or None."""
        return own_origin(self._origin(path), self._edited.own)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a change to undo."""
        return bool(self._undo)

    def forget(self) -> None:
        """Forget the changes to undo, for example when another pack is chosen."""
        self._undo.clear()

    def undo(self) -> None:
        """Undo the last change, but nothing that other programs wrote; raises ChangedElsewhere."""
        before = {edit.file: edit.taken_back(_text_of(edit.file)) for edit in self._undo.pop()}
        for file, words in before.items():
            _write_or_remove(file, words)
        self._edited.read()

    def new_file(self, name: str) -> Path:
        """Return the path of a new file in the user's folder."""
        names = (f"{name}{number or ''}" for number in range(10_000))
        files = (self.folder / f"{name}{ENDING}" for name in names)
        return next(file for file in files if not file.exists())

    def write(self, texts: Mapping[Path, str | None]) -> None:
        """Write files, remove those with None, as one change, and read the content again."""
        self._undo.append(tuple(self._write_file(file, words) for file, words in texts.items()))
        self._edited.read()

    def _write_as_change(self, file: Path, words: str) -> None:
        """Write one file, as a change that the user can undo."""
        self._undo.append((self._write_file(file, words),))

    def _write_file(self, file: Path, words: str | None) -> Edit:
        """Write or remove a file, with new schemas if these need it; return the edit to undo."""
        before = _text_of(file)
        _write_or_remove(file, words)
        if (before is None and not self._schema.exists()) or self._defines_verbs(before, words):
            write_pack_schemas(self._edited.own, self._edited.ruleset, self._edited.content_folders)
        return Edit(file, before, _text_of(file))


def _write_or_remove(file: Path, words: str | None) -> None:
    """Write a file of the user, or remove it if there are no words."""
    if words is None:
        file.unlink(missing_ok=True)
        _remove_empty(file.parent)
    else:
        write_own(file, words)


def _text_of(file: Path) -> str | None:
    return read_as_written(file) if file.exists() else None


def _remove_empty(folder: Path) -> None:
    """Remove a folder if it is empty, because an empty folder of content is a mistake."""
    with suppress(OSError):
        folder.rmdir()
