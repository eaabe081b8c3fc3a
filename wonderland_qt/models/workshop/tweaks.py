"""Tweaks: one's own changes, in a folder of their own over the games' content, which is never touched."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.folders.origins import Origin, is_entry_list
from wonderland_qt.engine.content.folders.packs import game_folder
from wonderland_qt.engine.content.remedies import Remedy, remedied
from wonderland_qt.engine.content.yaml.yaml_edits import chain, rewritten, with_field, written
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.models.packs.editor_schemas import FOLDER as SCHEMAS
from wonderland_qt.models.packs.editor_schemas import content_schema, schema_line, write_pack_schemas
from wonderland_qt.models.packs.own_files import read_as_written, read_own, write_own
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.workshop_entries import (
    Number,
    Place,
    WorkshopEntry,
    id_at,
    ids_on,
    origin_of,
    own_origin,
    value_at,
)

HEAD = "# Your changes: they override the built-in content. Delete an entry to restore it.\n"
ENDING = ".yaml"


class Undo(NamedTuple):
    """A file as it was before an edit; None where it was not there."""

    file: Path
    text: str | None


class Copy(NamedTuple):
    """A file of one's own with a copy in it, not yet written, and the path of what was asked for in it."""

    file: Path
    text: str
    path: DocumentPath


class Tweaks:
    """Changes what is written in one's own folder, file by file, and takes the last change back."""

    def __init__(self, edited: EditedContent) -> None:
        self._edited = edited
        self._undo: list[Undo] = []

    @property
    def folder(self) -> Path:
        """Return where one's own content of the game lies: in a folder of it, or straight in the pack."""
        own, game = self._edited.own, self._edited.ruleset.id
        return game_folder(own, game) or own / game

    def own_place(self, entry: WorkshopEntry) -> Place:
        """Return where an entry stands in one's own folder, to which it is copied as written if need be.

        What lies within another entry is copied with that.
        """
        if self._own(entry.path) is None:
            file, text, _ = self._copied(entry.path)
            self._write(file, text)
            self._edited.read()
        mine = self._own(entry.path)
        return mine.place() if mine is not None else entry.place

    def set_number(self, number: Number, value: int) -> None:
        """Write a number into one's own folder, and nothing else; the content is read again.

        An entry that is not there yet is copied there first.
        """
        origin = self._origin(number.path)
        if origin.source.content_folder == self._edited.own:
            file, inside = origin.source.document.path, origin.path
            text = read_own(file)
        else:
            file, text, inside = self._copied(number.path)
        self._write(file, rewritten(text, inside, str(value)))
        self._edited.read()

    def put_right(self, remedy: Remedy) -> None:
        """Put a misspelt word of one's own right, and leave all else as it is written."""
        self._write(remedy.path, remedied(read_own(remedy.path), remedy))
        self._edited.read()

    def _copied(self, path: DocumentPath) -> Copy:
        """Return a copy of the outermost entry or section of a path; of one that is there, of one field."""
        data = self._edited.checked.sections.data
        entry = path[:2] if is_entry_list(data[path[0]]) else path[:1]
        known, origin = self._own(entry), self._origin(entry)
        if known is None:
            copied = written(read_own(origin.source.document.path), origin.path)
            file = self._new_file(id_at(data, entry))
            text = self._schema_line(file) + HEAD + chain(entry, ids_on(data, entry), copied)
            inside = (entry[0], *(0 for _ in entry[1:]), *path[len(entry) :])
            return Copy(file, text, inside)
        key = path[len(entry)]
        file, around = known.source.document.path, known.path[: len(entry)]
        added = with_field(read_own(file), around, str(key), value_at(data, (*entry, key)))
        return Copy(file, added, (*around, *path[len(entry) :]))

    def _schema_line(self, file: Path) -> str:
        """Return the line by which editors know what may be written; the schema lies in one's own folder."""
        ruleset, own = self._edited.ruleset, self._edited.own
        schema = own / SCHEMAS / content_schema(ruleset.id, in_pack=True)
        if not schema.exists():
            write_pack_schemas(own, ruleset)
        return schema_line(file, schema)

    def _origin(self, path: DocumentPath) -> Origin:
        return origin_of(self._edited.checked.sections, path)

    def _own(self, path: DocumentPath) -> Origin | None:
        return own_origin(self._origin(path), self._edited.own)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a change that can be taken back."""
        return bool(self._undo)

    def undo(self) -> None:
        """Take the last change of this window back; what others have written since then is lost with it."""
        file, text = self._undo.pop()
        if text is None:
            file.unlink(missing_ok=True)
            _remove_empty(file.parent)
        else:
            write_own(file, text)
        self._edited.read()

    def _new_file(self, name: str) -> Path:
        names = (f"{name}{number or ''}" for number in range(10_000))
        return next(file for name in names if not (file := self.folder / f"{name}{ENDING}").exists())

    def _write(self, file: Path, text: str) -> None:
        before = Undo(file, read_as_written(file) if file.exists() else None)
        write_own(file, text)
        self._undo.append(before)


def _remove_empty(folder: Path) -> None:
    """Remove the folder of a game in which nothing is left: as content it would be a mistake."""
    with suppress(OSError):
        folder.rmdir()
