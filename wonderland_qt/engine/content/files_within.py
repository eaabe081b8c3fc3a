"""Lists the files of an untrusted folder safely: no links out of it, no pipes, no devices."""

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
"""How deep folders may be nested."""


def files_within(folder: Path, endings: Collection[str], mistakes: list[Mistake]) -> list[Path]:
    """Return the files below a folder with one of these endings, sorted and without hidden ones.

    Links to folders are not followed, so that no file is found twice. Adds a mistake for each link out of
    the folder or in a circle, for pipes and devices, and for too many, too large or too deeply nested files.
    """
    home, found, size = folder.resolve(), list[Path](), 0
    for path in _files_and_folders_left_out_below(folder):
        if path.is_dir():
            mistakes += _mistakes_of_folder_left_out(path, home)
            continue
        if path.suffix.lower() not in endings:
            continue
        reason = _reason_to_refuse(path, home)
        if reason is not None:
            mistakes.append(Mistake.in_file(path, reason))
        else:
            found.append(path)
            size += path.stat().st_size
        if len(found) > MOST_FILES or size > MOST_BYTES:
            mistakes.append(Mistake.in_file(folder, _message_about_too_much(len(found))))
            return []
    return sorted(found)


def links_out(folder: Path) -> list[Mistake]:
    """Return a mistake for each direct subfolder that is a link out of the folder."""
    return _mistakes_of_links_out(sorted(folder.iterdir()), folder.resolve())


def why_unreadable(path: Path) -> Text | None:
    """Return why a path cannot be read as a file, with the remedy; None if it can."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        return cannot_be_read(error)
    if stat.S_ISDIR(mode):
        return Text("file-is-folder")
    return None if stat.S_ISREG(mode) else Text("file-is-device")


def cannot_be_read(error: OSError) -> Text:
    """Return the message that the operating system refused to read a file, with the remedy."""
    return text("file-unreadable", reason=reason_of(error))


def _message_about_too_much(files: int) -> Text:
    """Return the message that a folder has too many files, or else too large ones."""
    if files > MOST_FILES:
        return text("folder-many-files", most=str(MOST_FILES))
    return text("folder-large", megabytes=MOST_BYTES // 2**20)


def _files_and_folders_left_out_below(folder: Path) -> Iterator[Path]:
    """Yield the visible files below a folder, and the folders not walked into: links and too deep ones."""
    for place, subfolders, files in os.walk(folder):
        visible = sorted(name for name in subfolders if not name.startswith("."))
        too_deep = len(Path(place).relative_to(folder).parts) >= DEEPEST
        left_out = [name for name in visible if too_deep or Path(place, name).is_symlink()]
        subfolders[:] = [] if too_deep else visible  # `walk` goes on into all folders left here but links
        yield from (Path(place, name) for name in sorted([*left_out, *files]) if not name.startswith("."))


def _reason_to_refuse(path: Path, home: Path) -> Text | None:
    """Return why a file is not read (a link out of `home`, or no regular file); None if it is."""
    if path.is_symlink() and not _target_of_link(path).is_relative_to(home):
        return Text("file-link-out")
    return why_unreadable(path)


def _mistakes_of_folder_left_out(path: Path, home: Path) -> list[Mistake]:
    """Return the mistake of a folder that is not walked into: a link out of `home`, or one too deep."""
    if path.is_symlink():
        return _mistakes_of_links_out([path], home)
    return [Mistake.in_file(path, text("folder-deep", deepest=DEEPEST))]


def _mistakes_of_links_out(paths: Iterable[Path], home: Path) -> list[Mistake]:
    """Return a mistake for each folder that is a link out of `home`."""
    links = [path for path in paths if path.is_symlink() and path.is_dir()]
    outward = [path for path in links if not _target_of_link(path).is_relative_to(home)]
    return [Mistake.in_file(path, Text("folder-link-out")) for path in outward]


def _target_of_link(path: Path) -> Path:
    """Return the target of a link, or the link itself if it leads in a circle."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path.parent.resolve() / path.name
