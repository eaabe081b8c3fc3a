"""The changes between two versions of a pack: entries of its content, words and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.folders.content_files import sections_of
from wonderland_qt.engine.content.folders.pack_archives import KINDS
from wonderland_qt.engine.content.yaml.yaml_reader import Key
from wonderland_qt.engine.words.texts import Text, text

MOST_SECTIONS = 30
"""The most sections that are listed."""

_FILES_COMPARED = {".svg": Text("source-pictures"), ".ftl": Text("source-words")}
"""The kinds of files that are compared file by file."""


def files_digest(folder: Path) -> str:
    """Return a digest of all files of a pack."""
    digest = sha256()
    for name, data in _bytes_of_files(folder, KINDS).items():
        digest.update(f"{name}\0{len(data)}\0".encode("utf-8", "surrogateescape") + data)
    return digest.hexdigest()


def pack_changes(before: Path, after: Path, game: str) -> list[Text]:
    """Return lines on new, changed and removed entries of each section, then on pictures and words.

    A pack may have any number of sections, so only the first lines are returned.
    """
    old, new = sections_of(before, game), sections_of(after, game)
    lines = []
    for section in sorted({*old, *new}, key=str):
        entries_before, entries_now = (
            _entries_or_fields(old.get(section)),
            _entries_or_fields(new.get(section)),
        )
        lines.append(_line_on_changes(str(section), entries_before, entries_now))
    for ending, kind in _FILES_COMPARED.items():
        files_before, files_now = _bytes_of_files(before, {ending}), _bytes_of_files(after, {ending})
        lines.append(_line_on_changes(kind, files_before, files_now))
    return [line for line in lines if line is not None][:MOST_SECTIONS]


def _line_on_changes(name: Text | str, old: Mapping[Any, object], new: Mapping[Any, object]) -> Text | None:
    """Return a line with the numbers of new, changed and removed entries, None if there are none."""
    counts = {
        "source-new": len(new.keys() - old.keys()),
        "source-changed": sum(1 for key in new.keys() & old.keys() if new[key] != old[key]),
        "source-removed": len(old.keys() - new.keys()),
    }
    changes = tuple(text(key, count=count) for key, count in counts.items() if count)
    return text("source-changes", section=name, what=changes) if changes else None


def _entries_or_fields(section: object) -> Mapping[Key, object]:
    """Return the entries of a section by id, or its fields by name; a single value has no name."""
    if isinstance(section, dict):
        return section
    if isinstance(section, list):
        return dict(_entries_by_id(section))
    return {} if section is None else {"": section}


def _entries_by_id(section: list[Any]) -> Iterator[tuple[Key, object]]:
    """Yield the entries of a list with their ids, or with their numbers if they have none."""
    for number, entry in enumerate(section):
        name = entry.get("id") if isinstance(entry, dict) else None
        yield name if isinstance(name, str) else number, entry


def _bytes_of_files(folder: Path, endings: set[str] | frozenset[str]) -> dict[str, bytes]:
    """Return the content of a folder's files with these endings, by path."""
    files = files_within(folder, endings, [])
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
