"""The files of all roots of a game's content, merged by section, later roots on top of earlier ones."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.yaml_places import Places
from wonderland_qt.engine.content.yaml_reader import Document, DocumentPath, Key, dotted, read_yaml

BESIDES = {"schema", "lessons", "coach.yaml"}
"""Folders and files beside the content that are no part of it."""


class Source:
    """One file of one root."""

    def __init__(self, document: Document, name: str) -> None:
        self.document = document
        self.name = name

    @property
    def sections(self) -> dict[Key, Any]:
        """The sections of the file, none when it could not be read."""
        return self.document.sections or {}

    @property
    def has_entries(self) -> bool:
        """Tells whether the file holds entries; if not, it is one document."""
        return any(map(is_entry_list, self.sections.values()))

    @cached_property
    def places(self) -> Places:
        """Lines and columns, worked out when first asked for."""
        return Places(self.document.text)


@dataclass
class Section:
    """A section of the content and where its parts (items of a list, pairs of a mapping) come from."""

    value: Any
    source: Source
    parts: dict[Key, tuple[Source, DocumentPath]]


class Sections(dict[Key, Section]):
    """The sections of a root, or of all roots laid on top of each other."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    @property
    def data(self) -> dict[Key, Any]:
        """The plain data."""
        return {name: section.value for name, section in self.items()}

    def mistake(self, path: DocumentPath, expected: str, at_key: bool = False) -> Mistake:
        """A mistake with the file, line and column of what lies at this path."""
        return Mistake(*self.place(path, at_key), dotted(path, self.data), expected)

    def place(self, path: DocumentPath, at_key: bool = False) -> tuple[Path, int, int]:
        """File, line and column of a value or key; of the folder for a section that is missing."""
        if not path or path[0] not in self:
            return self.folder, 1, 1
        section = self[path[0]]
        source, start = section.parts.get(path[1] if len(path) > 1 else "", (section.source, path[:2]))
        inner = (*start, *path[2:])
        line, column = source.places.key(inner) if at_key else source.places.value(inner)
        return source.document.path, line, column


def is_entry_list(value: object) -> bool:
    """Tells whether a section is a list of things with an id."""
    return isinstance(value, list) and any(isinstance(item, dict) and "id" in item for item in value)


def read_sections(roots: Sequence[Path], game: str) -> tuple[Sections, list[Mistake], bool]:
    """Returns the merged sections, the mistakes met, and whether every file could be read to its end."""
    mistakes: list[Mistake] = []
    by_root = [list(_read_folder(root / game, mistakes)) for root in roots]
    sources = [source for group in by_root for source in group]
    mistakes += [mistake for source in sources for mistake in source.document.mistakes]
    merged = Sections(roots[0] / game if roots else Path(game))
    for index, root in enumerate(roots):
        names = {source.name for group in by_root[index + 1 :] for source in group if not source.has_entries}
        standing = (s for s in by_root[index] if s.has_entries or s.name not in names)
        _lay_on(merged, _merge(root / game, standing, mistakes))
    whole = bool(sources) and all(source.document.sections is not None for source in sources)
    return merged, mistakes, whole


def _read_folder(folder: Path, mistakes: list[Mistake]) -> Iterator[Source]:
    if not folder.is_dir():
        mistakes.append(Mistake(folder, 1, 1, "", "there is no such folder; make it or correct the path"))
        return
    paths = sorted(path for path in folder.rglob("*.yaml") if _counts(path.relative_to(folder)))
    if not paths:
        mistakes.append(Mistake(folder, 1, 1, "", "there is no *.yaml file in this folder; add one"))
    for path in paths:
        yield Source(read_yaml(path), path.relative_to(folder).as_posix())


def _counts(path: Path) -> bool:
    return not BESIDES & set(path.parts) and not any(part.startswith(".") for part in path.parts)


def _merge(folder: Path, sources: Iterable[Source], mistakes: list[Mistake]) -> Sections:
    merged = Sections(folder)
    for source in sources:
        for name, value in source.sections.items():
            section = merged.setdefault(name, Section(type(value)(), source, {}))
            mistakes += _add(section, source, name, value)
    for name, section in merged.items():
        for first, second in _repeated_ids(section.value, (name,)):
            path, line, column = merged.place(first)
            expected = f"this id is used twice, first at {path}:{line}:{column}; rename one of them"
            mistakes.append(merged.mistake(second, expected))
    return merged


def _add(section: Section, source: Source, name: Key, value: Any) -> Iterator[Mistake]:
    if isinstance(value, list) and isinstance(section.value, list):
        for index, item in enumerate(value):
            section.parts[len(section.value)] = source, (name, index)
            section.value.append(item)
    elif isinstance(value, dict) and isinstance(section.value, dict):
        for key, inner in value.items():
            if key in section.value:
                yield _twice("key", section.parts[key], (source, (name, key)))
            else:
                section.parts[key] = source, (name, key)
                section.value[key] = inner
    elif section.source is source:
        section.value = value
    else:
        yield _twice("section", (section.source, (name,)), (source, (name,)))


def _twice(what: str, first: tuple[Source, DocumentPath], second: tuple[Source, DocumentPath]) -> Mistake:
    before, path = first
    line, column = before.places.key(path)
    expected = (
        f"this {what} is written twice, first at {before.document.path}:{line}:{column}; keep one of them"
    )
    source, path = second
    return Mistake(source.document.path, *source.places.key(path), dotted(path, source.sections), expected)


def _repeated_ids(value: object, path: DocumentPath) -> Iterator[tuple[DocumentPath, DocumentPath]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, dict | list):
                yield from _repeated_ids(inner, (*path, key))
    elif isinstance(value, list):
        seen: dict[object, int] = {}
        for index, item in enumerate(value):
            if isinstance(item, dict | list):
                yield from _repeated_ids(item, (*path, index))
            name = item.get("id") if isinstance(item, dict) else None
            if isinstance(name, str) and seen.setdefault(name, index) != index:
                yield (*path, seen[name], "id"), (*path, index, "id")


def _lay_on(base: Sections, top: Sections) -> None:
    for name, section in top.items():
        if name in base and is_entry_list(base[name].value) and is_entry_list(section.value):
            _lay_entries_on(base[name], section)
        else:
            base[name] = section


def _lay_entries_on(base: Section, top: Section) -> None:
    places = {item["id"]: index for index, item in enumerate(base.value) if _has_id(item)}
    for index, item in enumerate(top.value):
        place = places.get(item["id"], len(base.value)) if _has_id(item) else len(base.value)
        base.value[place : place + 1] = [item]
        base.parts[place] = top.parts[index]


def _has_id(item: object) -> bool:
    return isinstance(item, dict) and isinstance(item.get("id"), str)
