"""Tweaks: one's own changes, in a folder of their own over the games' content, which is never touched."""

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
    """A file of one's own with a copy in it, not yet written, and the path of what was asked for in it."""

    file: Path
    text: str
    path: DocumentPath


class Tweaks:
    """Changes what is written in one's own folder, file by file, and takes the last change back."""

    def __init__(self, edited: EditedContent) -> None:
        self._edited = edited
        self._undo: list[tuple[Edit, ...]] = []

    @property
    def folder(self) -> Path:
        """Return where one's own content of the game lies: in a folder of it, or straight in the pack."""
        own, game = self._edited.own, self._edited.ruleset.id
        return game_folder(own, game) or own / game

    def own_place(self, entry: WorkshopEntry) -> Place:
        """Return where an entry stands in one's own folder, to which it is copied as written if need be.

        What lies within another entry is copied with that.
        """
        if self.own_origin(entry.path) is None:
            file, copied, _ = self._copied(self._path_now(entry.path))
            self._write(file, copied)
            self._edited.read()
        mine = self.own_origin(entry.path)
        return mine.place() if mine is not None else entry.place

    def set_number(self, number: Number, value: int) -> None:
        """Write a number into one's own folder, and nothing else; the content is read again.

        An entry that is not there yet is copied there first. Raises ChangedElsewhere.
        """
        path = self._path_now(number.path)
        origin = self._origin(path)
        if origin.source.content_folder == self._edited.own:
            file, inside = origin.source.document.path, origin.path
            there = read_own(file)
        else:
            file, there, inside = self._copied(path)
        self._write(file, rewritten(there, inside, str(value)))
        self._edited.read()

    def put_right(self, remedy: Remedy) -> None:
        """Put a misspelt word of one's own right, and leave all else as it is written."""
        self._write(remedy.path, remedied(read_own(remedy.path), remedy))
        self._edited.read()

    def _copied(self, path: DocumentPath) -> Copy:
        """Return a copy of the outermost entry or section of a path; of one that is there, of one field."""
        data = self._edited.checked.sections.data
        entry = path[:2] if is_entry_list(data[path[0]]) else path[:1]
        known, origin = self.own_origin(entry), self._origin(entry)
        if known is None:
            copied = written(read_own(origin.source.document.path), origin.path)
            file = self.new_file(id_at(data, entry))
            whole = self.schema_line(file) + HEAD + chain(entry, ids_on(data, entry), copied)
            inside = (entry[0], *(0 for _ in entry[1:]), *path[len(entry) :])
            return Copy(file, whole, inside)
        key = path[len(entry)]
        file, around = known.source.document.path, known.path[: len(entry)]
        added = with_field(read_own(file), around, str(key), value_at(data, (*entry, key)))
        return Copy(file, added, (*around, *path[len(entry) :]))

    def _path_now(self, path: DocumentPath) -> DocumentPath:
        """Return where a value stands in one's own files as they are at this moment, read again if need be.

        Raises ChangedElsewhere where they have mistakes, or the value is not there any more.
        """
        if self._as_read():
            return path
        before = self._edited.checked.sections.data
        if not self._edited.read():
            raise ChangedElsewhere(Text("workshop-mistakes-first"))
        found = path_by_ids(path, before, self._edited.checked.sections.data)
        if found is None:
            raise ChangedElsewhere(text("workshop-entry-gone", name=id_at(before, path[:2])))
        return found

    def _as_read(self) -> bool:
        """Tell whether one's own files are as they were read, and without mistakes."""
        there = (file.exists() and read_own(file) == known for file, known in self._known.items())
        return not self._edited.mistakes and all(there)

    @property
    def files(self) -> tuple[Path, ...]:
        """Return one's own files with content of the game, as they were read."""
        return tuple(self._known)

    @property
    def _known(self) -> dict[Path, str]:
        """Return the texts of one's own files as they were read."""
        parts = (part for one in self._edited.checked.sections.origins.values() for part in one.all())
        sources = [part.source for part in parts if part.source.content_folder == self._edited.own]
        return {source.document.path: source.document.text for source in sources}

    def schema_line(self, file: Path) -> str:
        """Return the line by which editors know what may be written; the schema lies in one's own folder."""
        return schema_line(file, self._schema)

    @property
    def _schema(self) -> Path:
        return self._edited.own / SCHEMAS / content_schema(self._edited.ruleset.id, in_pack=True)

    def _names_verbs(self, *texts: str | None) -> bool:
        """Tell whether verbs are named in one of the texts: editors are to know them."""
        sections = sections_of_verbs(self._edited.ruleset.content_files)
        lines = (line for text in texts if text for line in text.splitlines())
        return any(line.startswith(tuple(f"{section}:" for section in sections)) for line in lines)

    def _origin(self, path: DocumentPath) -> Origin:
        return origin_of(self._edited.checked.sections, path)

    def own_origin(self, path: DocumentPath) -> Origin | None:
        """Return where a value, or a part of it, is written in one's own folder; None where it is not."""
        return own_origin(self._origin(path), self._edited.own)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a change that can be taken back."""
        return bool(self._undo)

    def forget(self) -> None:
        """Keep what was done, as when somebody goes on in another pack."""
        self._undo.clear()

    def undo(self) -> None:
        """Take the last change back, and nothing that others wrote; raises ChangedElsewhere."""
        before = {edit.file: edit.taken_back(_text_of(edit.file)) for edit in self._undo.pop()}
        for file, words in before.items():
            _put(file, words)
        self._edited.read()

    def new_file(self, name: str) -> Path:
        """Return a file of one's own that is not there yet."""
        names = (f"{name}{number or ''}" for number in range(10_000))
        return next(file for name in names if not (file := self.folder / f"{name}{ENDING}").exists())

    def write(self, texts: Mapping[Path, str | None]) -> None:
        """Write files, and remove those without words, as one change; the content is read again."""
        self._undo.append(tuple(self._written(file, words) for file, words in texts.items()))
        self._edited.read()

    def _write(self, file: Path, words: str) -> None:
        self._undo.append((self._written(file, words),))

    def _written(self, file: Path, words: str | None) -> Edit:
        before = _text_of(file)
        _put(file, words)
        if (before is None and not self._schema.exists()) or self._names_verbs(before, words):
            write_pack_schemas(self._edited.own, self._edited.ruleset, self._edited.content_folders)
        return Edit(file, before, _text_of(file))


def _put(file: Path, words: str | None) -> None:
    if words is None:
        file.unlink(missing_ok=True)
        _remove_empty(file.parent)
    else:
        write_own(file, words)


def _text_of(file: Path) -> str | None:
    return read_as_written(file) if file.exists() else None


def _remove_empty(folder: Path) -> None:
    """Remove the folder of a game in which nothing is left: as content it would be a mistake."""
    with suppress(OSError):
        folder.rmdir()
