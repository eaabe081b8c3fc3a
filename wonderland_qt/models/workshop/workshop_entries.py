"""Workshop entries: each entry of a content with its look, id, origin and numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wonderland_qt.components.entries import SHOWN_ONLY
from wonderland_qt.engine.content.composed_verbs import name_key
from wonderland_qt.engine.content.folders.origins import Origin, Sections, is_entry_list
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.table.gallery_entries import GalleryEntry
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text

OTHER, NAMED = "other", "named_verb"
"""The kinds of entries without a picture: verbs that the content defines, and others."""

WITHOUT_PICTURE = frozenset({OTHER, NAMED})

ID = "id"
Place = tuple[Path, int, int]


@dataclass(frozen=True)
class Number:
    """A number of an entry: its path, label, current value, and value without the user's changes."""

    path: DocumentPath
    label: str
    value: int
    before: int | None


@dataclass(frozen=True)
class WorkshopEntry:
    """An entry of the content: its look, id, origin, and whether the user has changed it."""

    shown: GalleryEntry
    id: str
    changed: bool
    origin: Origin = field(compare=False)

    @property
    def path(self) -> DocumentPath:
        """Return its path in the content."""
        return self.shown.path

    @property
    def place(self) -> Place:
        """Return its file, line and column; lines are counted on first use."""
        return self.origin.place()


def entries_of(
    gallery: Sequence[GalleryEntry],
    sections: Sections,
    own: Path,
    sections_of_verbs: Collection[str] = (),
) -> tuple[WorkshopEntry, ...]:
    """Return all entries of a content, those without a picture last; `own` is the user's folder.

    A section without entries is one entry; in `sections_of_verbs`, each verb is one.
    """
    paths_in_gallery = {shown.path for shown in gallery}
    without_picture = [
        shown
        for shown in _entries_without_picture(sections.data, sections_of_verbs)
        if shown.path not in paths_in_gallery
    ]
    return tuple(_workshop_entry(shown, sections, own) for shown in (*gallery, *without_picture))


def _workshop_entry(shown: GalleryEntry, sections: Sections, own: Path) -> WorkshopEntry:
    """Return an entry, whose origin is in the user's folder if a part of it is changed there."""
    origin = origin_of(sections, shown.path)
    mine = own_origin(origin, own)
    return WorkshopEntry(
        shown=shown,
        id=id_at(sections.data, shown.path),
        changed=mine is not None,
        origin=mine or origin,
    )


def _entries_without_picture(
    data: Mapping[Any, Any], sections_of_verbs: Collection[str]
) -> Iterator[GalleryEntry]:
    """Yield entries with only a name for all of a content.

    Each verb is one, each item of a list of entries, and any other section as a whole unless it is empty.
    So is a list without influence on rules (SHOWN_ONLY).
    """
    for section, value in data.items():
        if section in sections_of_verbs:
            yield from _entries_of_verbs(section, value)
        elif is_entry_list(value) and section not in SHOWN_ONLY:
            yield from _entries_of_list(section, value)
        elif value:
            name = text("gallery-entry-section", section=str(section))
            yield _entry_with_name((section,), OTHER, name, str(section))


def _entries_of_verbs(section: Key, verbs: Iterable[Any]) -> Iterator[GalleryEntry]:
    """Yield an entry for each verb of a section."""
    for verb in verbs:
        name = Text(name_key(str(verb)))
        yield _entry_with_name((section, verb), NAMED, name, name.key)


def _entries_of_list(section: Key, items: Sequence[Any]) -> Iterator[GalleryEntry]:
    """Yield an entry for each item of a section, named by its id or else its number."""
    for number, item in enumerate(items):
        name = Text(str(item.get(ID, number)))
        yield _entry_with_name((section, number), OTHER, name, name.key)


def _entry_with_name(path: DocumentPath, kind: str, name: Text, piece_id: str) -> GalleryEntry:
    """Return an entry for the gallery that is only a name, on a piece without art."""
    piece = Piece(id=piece_id, kind=OTHER, art="", text=name)
    return GalleryEntry(path=path, kind=kind, name=name, pieces=(piece,))


def path_of_outermost_entry(data: Mapping[Any, Any], path: DocumentPath) -> DocumentPath:
    """Return the path of the outermost entry that contains a path, or of the section if it has no entries."""
    section, *_inside = path
    return path[:2] if is_entry_list(data[section]) else path[:1]


def origin_of(sections: Sections, path: DocumentPath) -> Origin:
    """Return the origin of a value; raises KeyError for an unknown section."""
    section, *inside = path
    return sections.origins[section].inside(tuple(inside))


def own_origin(origin: Origin, own: Path) -> Origin | None:
    """Return the origin of the part of a value in the user's folder, or None."""
    return next((part for part in origin.all() if part.source.content_folder == own), None)


def value_at(data: Any, path: DocumentPath) -> Any:
    """Return the value at a path; raises KeyError or IndexError."""
    for part in path:
        data = data[part]
    return data


def id_at(data: Any, path: DocumentPath) -> str:
    """Return the id of an entry, or the last key of its path if it has none."""
    value = value_at(data, path)
    named = value.get(ID) if isinstance(value, dict) else None
    return named if isinstance(named, str) else str(path[-1])


def ids_on(data: Any, path: DocumentPath) -> list[str]:
    """Return the ids of the entries along a path, the outermost first."""
    ids = []
    for part in path:
        data = data[part]
        if isinstance(part, int) and isinstance(data, dict) and ID in data:
            ids.append(data[ID])
    return ids


def path_by_ids(path: DocumentPath, data: Any, other: Any) -> DocumentPath | None:
    """Return the path in an `other` content through entries with the same ids, or None."""
    path_in_other: list[Any] = []
    for part in path:
        data, part_in_other = data[part], part
        if isinstance(part, int) and isinstance(data, dict) and ID in data:
            part_in_other = _index_of_id(data[ID], other)
        try:
            other = other[part_in_other]
        except (KeyError, IndexError, TypeError):
            return None
        path_in_other.append(part_in_other)
    return tuple(path_in_other)


def _index_of_id(name: str, items: Any) -> Any:
    """Return the index of the entry with an id in a list, or None."""
    for index, item in enumerate(items):
        if isinstance(item, dict) and item.get(ID) == name:
            return index
    return None


def numbers_of(path: DocumentPath, sections: Sections, beneath: Sections) -> Iterator[Number]:
    """Yield the numbers inside an entry in their order in the file, each with what it is in `beneath`.

    `beneath` is the content without the user's pack.
    """
    entry = value_at(sections.data, path)
    for path_in_entry in _paths_of_numbers(entry):
        whole_path = (*path, *path_in_entry)
        yield Number(
            path=whole_path,
            label=_label_of_number(path_in_entry, entry),
            value=value_at(entry, path_in_entry),
            before=_number_before(whole_path, sections, beneath),
        )


def _label_of_number(path: DocumentPath, entry: Any) -> str:
    """Return the keys on the path of a number in an entry, with items by id or, if several, by number."""
    names: list[str] = []
    value = entry
    for part in path:
        items, value = value, value[part]
        if not isinstance(part, int):
            names.append(str(part))
        elif isinstance(value, dict) and ID in value:
            names.append(value[ID])
        elif len(items) > 1:
            names.append(str(part + 1))
    return ".".join(names)


def _paths_of_numbers(value: Any, path: DocumentPath = ()) -> Iterator[DocumentPath]:
    """Yield the paths of all whole numbers in a value, which is at `path` itself; True and False are none."""
    if type(value) is int:
        yield path
    elif isinstance(value, dict | list):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in parts:
            yield from _paths_of_numbers(part, (*path, key))


def _number_before(path: DocumentPath, sections: Sections, beneath: Sections) -> int | None:
    """Return the number at the same place without the user's pack, or None if there is none."""
    path_beneath = path_by_ids(path, sections.data, beneath.data)
    if path_beneath is None:
        return None
    value = value_at(beneath.data, path_beneath)
    return value if type(value) is int else None
