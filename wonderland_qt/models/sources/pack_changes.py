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

_BESIDES = {".svg": Text("source-pictures"), ".ftl": Text("source-words")}
"""The kinds of files that are compared file by file."""


def files_digest(folder: Path) -> str:
    """Return a digest of all files of a pack."""
    digest = sha256()
    for name, data in _files(folder, KINDS).items():
        digest.update(f"{name}\0{len(data)}\0".encode("utf-8", "surrogateescape") + data)
    return digest.hexdigest()


def pack_changes(before: Path, after: Path, game: str) -> list[Text]:
    """Return lines on new, changed and removed entries of each section, then on pictures and words."""
    old, new = sections_of(before, game), sections_of(after, game)
    names = sorted({*old, *new}, key=str)
    parts = [_told(str(name), _parts(old.get(name)), _parts(new.get(name))) for name in names]
    for ending, name in _BESIDES.items():
        parts.append(_told(name, _files(before, {ending}), _files(after, {ending})))
    return [part for part in parts if part is not None][:MOST_SECTIONS]


def _told(name: Text | str, old: Mapping[Any, object], new: Mapping[Any, object]) -> Text | None:
    counts = {
        "source-new": len(new.keys() - old.keys()),
        "source-changed": sum(1 for key in new.keys() & old.keys() if new[key] != old[key]),
        "source-removed": len(old.keys() - new.keys()),
    }
    what = tuple(text(key, count=count) for key, count in counts.items() if count)
    return text("source-changes", section=name, what=what) if what else None


def _parts(section: object) -> Mapping[Key, object]:
    """Return the entries of a section by id, or its fields by name."""
    if isinstance(section, dict):
        return section
    if isinstance(section, list):
        return dict(_entries(section))
    return {} if section is None else {"": section}


def _entries(section: list[Any]) -> Iterator[tuple[Key, object]]:
    for number, entry in enumerate(section):
        name = entry.get("id") if isinstance(entry, dict) else None
        yield name if isinstance(name, str) else number, entry


def _files(folder: Path, endings: set[str] | frozenset[str]) -> dict[str, bytes]:
    files = files_within(folder, endings, [])
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
