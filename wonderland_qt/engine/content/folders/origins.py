"""Origins: the file and path at which each section, entry and field of merged content was written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.yaml.yaml_places import Places
from wonderland_qt.engine.content.yaml.yaml_reader import Document, DocumentPath, Key, dotted
from wonderland_qt.engine.words.texts import Text


class ContentSource:
    """One content file; `layer` is the number of its folder, counted from the bottom.

    A `loose` file is in no game's folder, so only its sections tell the game.
    """

    def __init__(self, document: Document, content_folder: Path, layer: int, loose: bool = False) -> None:
        """Keep a file as read from a content folder, which is the layer `layer` of all merged folders.

        `loose` tells that the file lies in no game's folder.
        """
        self.document = document
        self.content_folder = content_folder
        self.layer = layer
        self.loose = loose

    @property
    def sections(self) -> dict[Key, Any]:
        """The sections of the file, none if it could not be read."""
        return self.document.sections or {}

    @cached_property
    def places(self) -> Places:
        """The lines and columns of its values."""
        return Places(self.document.text)


@dataclass
class Origin:
    """The file and path at which a value was written; `parts` are the parts of it written elsewhere."""

    source: ContentSource
    path: DocumentPath
    parts: dict[Key, Origin] = field(default_factory=dict)

    def of_part(self, key: Key) -> Origin:
        """Return the origin of a field or list item of this value."""
        return self.parts.get(key) or Origin(self.source, (*self.path, key))

    def inside(self, path: DocumentPath) -> Origin:
        """Return the origin of the part of this value at a path."""
        origin = self
        for part in path:
            origin = origin.of_part(part)
        return origin

    def place(self, at_key: bool = False) -> tuple[Path, int, int]:
        """Return file, line and column of the value, or of its key."""
        return self.source.document.path, *self.source.places.place(self.path, at_key)

    def mistake(self, message: Text, at_key: bool = False) -> Mistake:
        """Return a mistake with the file, line and column of the value, or of its key."""
        return Mistake(*self.place(at_key), dotted(self.path, self.source.sections), message)

    def all(self) -> Iterator[Origin]:
        """Yield this origin and those of all parts that were written elsewhere."""
        yield self
        for part in self.parts.values():
            yield from part.all()


class Sections:
    """The sections of one folder, or of several merged ones, as plain data, with their origins."""

    def __init__(self, folder: Path) -> None:
        """Begin without sections; mistakes about missing ones name the folder."""
        self.folder = folder
        self.data: dict[Key, Any] = {}
        self.origins: dict[Key, Origin] = {}

    def mistake(self, path: DocumentPath, message: Text, at_key: bool = False) -> Mistake:
        """Return a mistake with the file, line and column of the value or key at a path."""
        return Mistake(*self.place(path, at_key), self._dotted_path(path), message)

    def _dotted_path(self, path: DocumentPath) -> str:
        """Return a path as dotted words; inside an expanded composed verb, the path where it was written.

        Indexes alone are no sign of one, as they differ too where folders override one another.
        """
        if not path or path[0] not in self.origins:
            return dotted(path, self.data)
        origin = self.origins[path[0]].inside(path[1:])
        is_written_there = _without_indexes(origin.path) == _without_indexes(path)
        if is_written_there:
            return dotted(path, self.data)
        return dotted(origin.path, origin.source.sections)

    def place(self, path: DocumentPath, at_key: bool = False) -> tuple[Path, int, int]:
        """Return file, line and column of a value or key, or the folder if the section is missing."""
        if not path or path[0] not in self.origins:
            return self.folder, 1, 1
        return self.origins[path[0]].inside(path[1:]).place(at_key)

    def mistake_at_newest(self, path: DocumentPath, message: Text) -> Mistake:
        """Return a mistake at the part of the value at a path that the topmost folder wrote."""
        return Mistake(*self._newest_origin(path).place(), dotted(path, self.data), message)

    def is_changed_by(self, content_folder: Path, path: DocumentPath) -> bool:
        """Tell whether a folder is the topmost one that wrote a part of the value at a path."""
        return self._newest_origin(path).source.content_folder == content_folder

    def _newest_origin(self, path: DocumentPath) -> Origin:
        """Return the origin of the part of the value at a path that the topmost folder wrote."""
        section, *inner_path = path
        origins = self.origins[section].inside(tuple(inner_path)).all()
        return max(origins, key=lambda origin: origin.source.layer)


def _without_indexes(path: DocumentPath) -> list[Key]:
    """Return a path without list indexes, which differ when folders override one another."""
    return [key for key in path if not isinstance(key, int)]


def is_entry_list(value: object) -> bool:
    """Tell whether a value is a list of entries with an id; a few may lack it, which is a mistake."""
    return isinstance(value, list) and any(isinstance(item, dict) and "id" in item for item in value)
