"""Tweaks: the user's changes, in a folder that overrides the games' content without changing it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from wonderland_qt.engine.content.folders.origins import Origin
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
    path_of_outermost_entry,
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

    @property
    def _data(self) -> Mapping[Any, Any]:
        return self._edited.checked.sections.data

    def own_place(self, entry: WorkshopEntry) -> Place:
        """Return the place of an entry in the user's folder, and copy it there first if needed.

        An entry inside another one is copied with that. If the copy cannot be read, the place stays that of
        the entry it was copied from.
        """
        if self.own_origin(entry.path) is None:
            copy = self._copy_with_value(self._current_path_of(entry.path))
            self._write_as_change(copy.file, copy.text)
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
            file, path_in_file = origin.source.document.path, origin.path
            text_before = read_own(file)
        else:
            file, text_before, path_in_file = self._copy_with_value(path)
        self._write_as_change(file, rewritten(text_before, path_in_file, str(value)))
        self._edited.read()

    def put_right(self, remedy: Remedy) -> None:
        """Fix a misspelt word in a user's file, and leave the rest as written."""
        self._write_as_change(remedy.path, remedied(read_own(remedy.path), remedy))
        self._edited.read()

    def _copy_with_value(self, path: DocumentPath) -> Copy:
        """Return a copy of what the user needs in their folder to change the value at a path.

        It is the outermost entry or section around the value, or only the field in it if the folder has the
        entry already.
        """
        entry = path_of_outermost_entry(self._data, path)
        path_in_entry = path[len(entry) :]
        own = self.own_origin(entry)
        if own is None:
            return self._copy_of_entry(entry, path_in_entry)
        return self._copy_of_field(entry, path_in_entry, own)

    def _copy_of_entry(self, entry: DocumentPath, path_in_entry: DocumentPath) -> Copy:
        """Return a new file with a copy of an entry or section, as written in the file that has it now."""
        origin = self._origin(entry)
        copied = written(read_own(origin.source.document.path), origin.path)
        file = self.new_file(id_at(self._data, entry))
        text = self.schema_line(file) + HEAD + chain(entry, ids_on(self._data, entry), copied)
        section, *number = entry
        entry_in_copy = (section, 0) if number else (section,)
        return Copy(file, text, (*entry_in_copy, *path_in_entry))

    def _copy_of_field(self, entry: DocumentPath, path_in_entry: DocumentPath, own: Origin) -> Copy:
        """Return the user's file with a copy of the field around a value, added to the entry there.

        `own` is where the user's folder has the entry, or a part of it.
        """
        field, *_inside = path_in_entry
        file, entry_in_file = own.source.document.path, own.path[: len(entry)]
        field_value = value_at(self._data, (*entry, field))
        text = with_field(read_own(file), entry_in_file, str(field), field_value)
        return Copy(file, text, (*entry_in_file, *path_in_entry))

    def _current_path_of(self, path: DocumentPath) -> DocumentPath:
        """Return the current path of a value, after reading the user's files again if they have changed.

        Raises ChangedElsewhere if they have mistakes, or the value does not exist any more.
        """
        if self._is_unchanged_and_sound():
            return path
        data_before = self._data
        if not self._edited.read():
            raise ChangedElsewhere(Text("workshop-mistakes-first"))
        current_path = path_by_ids(path, data_before, self._data)
        if current_path is None:
            raise ChangedElsewhere(text("workshop-entry-gone", name=id_at(data_before, path[:2])))
        return current_path

    def _is_unchanged_and_sound(self) -> bool:
        """Tell whether the user's files are unchanged since they were read, and without mistakes."""
        if self._edited.mistakes:
            return False
        return all(file.exists() and read_own(file) == known for file, known in self._texts_as_read.items())

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
        first_words = tuple(f"{section}:" for section in sections)
        lines = "\n".join(filter(None, texts)).splitlines()
        return any(line.startswith(first_words) for line in lines)

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
        texts_before = {edit.file: edit.taken_back(_text_of(edit.file)) for edit in self._undo.pop()}
        for file, text_before in texts_before.items():
            _write_or_remove(file, text_before)
        self._edited.read()

    def new_file(self, name: str) -> Path:
        """Return the path of a new file in the user's folder: the name, with a number if it is taken."""
        names = (f"{name}{number or ''}" for number in range(10_000))
        files = (self.folder / f"{name}{ENDING}" for name in names)
        return next(file for file in files if not file.exists())

    def write(self, texts: Mapping[Path, str | None]) -> None:
        """Write files, remove those with None, as one change, and read the content again."""
        self._undo.append(tuple(self._write_file(file, text) for file, text in texts.items()))
        self._edited.read()

    def _write_as_change(self, file: Path, text: str) -> None:
        """Write one file, as a change that the user can undo."""
        self._undo.append((self._write_file(file, text),))

    def _write_file(self, file: Path, text: str | None) -> Edit:
        """Write or remove a file, with new schemas if these need it; return the edit to undo.

        The first file of a pack needs them, and a change of composed verbs, which the schemas list.
        """
        text_before = _text_of(file)
        _write_or_remove(file, text)
        lacks_schema = text_before is None and not self._schema.exists()
        if lacks_schema or self._defines_verbs(text_before, text):
            write_pack_schemas(self._edited.own, self._edited.ruleset, self._edited.content_folders)
        return Edit(file, text_before, _text_of(file))


def _write_or_remove(file: Path, text: str | None) -> None:
    """Write a file of the user, or remove it if there is no text."""
    if text is None:
        file.unlink(missing_ok=True)
        _remove_if_empty(file.parent)
    else:
        write_own(file, text)


def _text_of(file: Path) -> str | None:
    """Return the text of a file as it is, or None if there is no such file."""
    return read_as_written(file) if file.exists() else None


def _remove_if_empty(folder: Path) -> None:
    """Remove a folder if it is empty, because an empty folder of content is a mistake."""
    with suppress(OSError):
        folder.rmdir()
