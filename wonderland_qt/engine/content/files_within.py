"""The files in a folder that somebody else may have made: none from outside it, no pipe, no device."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import reason_of

MOST_FILES, MOST_BYTES = 2000, 64 * 2**20
DEEPEST = 20
"""Folders within one another."""


def files_within(folder: Path, endings: Collection[str], mistakes: list[Mistake]) -> list[Path]:
    """Return the files below a folder with one of these endings, sorted; hidden ones are passed over.

    Links that lead out of it or in a circle, pipes, devices, and what is too many or too deep are mistakes.
    """
    home, found, size = folder.resolve(), list[Path](), 0
    for path in _below(folder):
        if path.is_dir():
            mistakes += _links_out([path], home) if path.is_symlink() else [_too_deep(path)]
            continue
        if path.suffix.lower() not in endings:
            continue
        reason = _refused(path, home)
        if reason is not None:
            mistakes.append(Mistake(path, 0, 0, "", reason))
        else:
            found.append(path)
            size += path.stat().st_size
        if len(found) > MOST_FILES or size > MOST_BYTES:
            mistakes.append(Mistake(folder, 0, 0, "", _too_much(len(found))))
            return []
    return sorted(found)


def links_out(folder: Path) -> list[Mistake]:
    """Return the folders straight in a folder that are links which lead out of it."""
    return _links_out(sorted(folder.iterdir()), folder.resolve())


def why_unreadable(path: Path) -> Text | None:
    """Return why a file cannot be read as one, with the remedy; None when it can."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        return cannot_be_read(error)
    if stat.S_ISDIR(mode):
        return Text("file-is-folder")
    return None if stat.S_ISREG(mode) else Text("file-is-device")


def cannot_be_read(error: OSError) -> Text:
    """Return that the system does not let a file be read, with the remedy."""
    return text("file-unreadable", reason=reason_of(error))


def _too_much(files: int) -> Text:
    if files > MOST_FILES:
        return text("folder-many-files", most=str(MOST_FILES))
    return text("folder-large", megabytes=MOST_BYTES // 2**20)


def _below(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        refused = [name for name in folders if Path(place, name).is_symlink()]
        if len(Path(place).relative_to(folder).parts) >= DEEPEST:
            refused, folders[:] = list(folders), []
        yield from (Path(place, name) for name in sorted([*refused, *names]) if not name.startswith("."))


def _refused(path: Path, home: Path) -> Text | None:
    if path.is_symlink() and not _resolved(path).is_relative_to(home):
        return Text("file-link-out")
    return why_unreadable(path)


def _too_deep(path: Path) -> Mistake:
    return Mistake(path, 0, 0, "", text("folder-deep", deepest=DEEPEST))


def _links_out(paths: Iterable[Path], home: Path) -> list[Mistake]:
    why = Text("folder-link-out")
    links = [path for path in paths if path.is_symlink() and path.is_dir()]
    return [Mistake(path, 0, 0, "", why) for path in links if not _resolved(path).is_relative_to(home)]


def _resolved(path: Path) -> Path:
    """Return where a link leads; itself where it leads in a circle, which cannot be read."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path.parent.resolve() / path.name
