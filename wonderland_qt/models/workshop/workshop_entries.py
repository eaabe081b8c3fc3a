"""Workshop entries: each entry of a content with its look, id, origin and numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wonderland_qt.components.entries import SHOWN_ONLY
from wonderland_qt.engine.content.composed_verbs import name_key
from wonderland_qt.engine.content.folders.origins import Origin, Sections, is_entry_list
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
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
    gallery: Sequence[GalleryEntry], sections: Sections, own: Path, naming: Collection[str] = ()
) -> tuple[WorkshopEntry, ...]:
    """Return all entries of a content, those without a picture last; `own` is the user's folder.

    A section without entries is one entry; in the sections `naming` verbs, each verb is one.
    """
    shown = (*gallery, *_without_picture(gallery, sections.data, naming))
    return tuple(_entry(shown, sections, own) for shown in shown)


def _entry(shown: GalleryEntry, sections: Sections, own: Path) -> WorkshopEntry:
    origin = origin_of(sections, shown.path)
    mine = own_origin(origin, own)
    return WorkshopEntry(shown, id_at(sections.data, shown.path), mine is not None, mine or origin)


def _without_picture(
    gallery: Sequence[GalleryEntry], data: Mapping[Any, Any], naming: Collection[str]
) -> Iterator[GalleryEntry]:
    """Yield entries for all of the content that the game's gallery does not show."""
    shown = {shown.path for shown in gallery}
    for section, value in data.items():
        if section in naming:
            for word in value:
                name = Text(name_key(str(word)))
                yield GalleryEntry((section, word), NAMED, name, (Piece(name.key, OTHER, "", text=name),))
        elif section in SHOWN_ONLY or not is_entry_list(value):
            if (section,) not in shown and value:
                name = text("gallery-entry-section", section=str(section))
                yield GalleryEntry((section,), OTHER, name, (Piece(str(section), OTHER, "", text=name),))
        else:
            for number, item in enumerate(value):
                if (section, number) not in shown:
                    name = Text(str(item.get(ID, number)))
                    yield GalleryEntry(
                        (section, number), OTHER, name, (Piece(name.key, OTHER, "", text=name),)
                    )


def origin_of(sections: Sections, path: DocumentPath) -> Origin:
    """Return the origin of a value; raises KeyError for an unknown section."""
    return sections.origins[path[0]].inside(path[1:])


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
    """Return the path in another content through entries with the same ids, or None."""
    found: list[Any] = []
    for part in path:
        data, same = data[part], part
        if isinstance(part, int) and isinstance(data, dict) and ID in data:
            same = _place_of_id(data[ID], other)
        try:
            other = other[same]
        except (KeyError, IndexError, TypeError):
            return None
        found.append(same)
    return tuple(found)


def _place_of_id(name: str, items: Any) -> Any:
    """Return the index of the entry with an id in a list, or None."""
    places = (place for place, item in enumerate(items) if isinstance(item, dict) and item.get(ID) == name)
    return next(places, None)


def numbers_of(path: DocumentPath, sections: Sections, beneath: Sections) -> Iterator[Number]:
    """Yield the numbers inside an entry in their order in the file, each with what it is in `beneath`.

    `beneath` is the content without the user's pack.
    """
    entry = value_at(sections.data, path)
    for place in _numbers_in(entry, ()):
        whole = (*path, *place)
        was = _number_before(whole, sections, beneath)
        yield Number(whole, _label(place, entry), value_at(entry, place), was)


def _label(path: DocumentPath, value: Any) -> str:
    """Return the label of a number: the keys of its path, with items by id or, if several, by number."""
    names: list[str] = []
    for part in path:
        beside, value = value, value[part]
        if not isinstance(part, int):
            names.append(str(part))
        elif isinstance(value, dict) and ID in value:
            names.append(value[ID])
        elif len(beside) > 1:
            names.append(str(part + 1))
    return ".".join(names)


def _numbers_in(value: Any, path: DocumentPath) -> Iterator[DocumentPath]:
    if type(value) is int:
        yield path
    elif isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _numbers_in(inner, (*path, key))


def _number_before(path: DocumentPath, sections: Sections, before: Sections) -> int | None:
    same = path_by_ids(path, sections.data, before.data)
    value = value_at(before.data, same) if same is not None else None
    return value if type(value) is int else None
