"""The older copy of a pack: the one last replaced is kept, unless nothing in it differs."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from wonderland_qt.engine.content.files_within import DEEPEST
from wonderland_qt.engine.content.folders.unfinished import lives

OLDER = "older"
_REPLACED = re.compile(r"\.(.+)\.replaced-(\d+)")
_NUMBERED = re.compile(r"\.(.+)\.\d+")
"""How earlier versions of the program named the copies they kept."""


def put_in_place(new: Path, target: Path) -> None:
    """Replace a pack by a new folder, and keep the replaced one as its older copy if anything differs.

    Raises OSError. If the program is killed in between, `tidy` restores one of the two.
    """
    if not target.exists():
        new.rename(target)
    elif not _have_same_files(new, target):
        replaced = target.with_name(f".{target.name}.replaced-{os.getpid()}")
        target.rename(replaced)
        new.rename(target)
        _make_older_copy(replaced, target)


def put_away(pack: Path) -> Path:
    """Turn a pack into its older copy, replacing an earlier copy; return its path; raises OSError."""
    older = pack.with_name(f".{pack.name}.{OLDER}")
    _discard(older)
    pack.rename(older)
    return older


def older_copies(pack: Path) -> tuple[Path, ...]:
    """Return the older copies of a pack, the newest first."""
    numbered = (path for path in _hidden_folders(pack.parent) if _pack_of_numbered_copy(path) == pack.name)
    older = pack.with_name(f".{pack.name}.{OLDER}")
    return (*([older] if older.is_dir() else ()), *sorted(numbered, reverse=True))


def tidy(shelf: Path) -> None:
    """Finish replacements that a killed program began, and remove copies in which nothing differs."""
    with contextlib.suppress(OSError):
        for path in _hidden_folders(shelf):
            replaced = _REPLACED.fullmatch(path.name)
            if replaced is not None and not lives(int(replaced[2])):
                _restore_or_make_older_copy(path, shelf / replaced[1])
        for path in _hidden_folders(shelf):
            pack = shelf / _pack_of_numbered_copy(path)
            if (
                pack != shelf
                and pack.is_dir()
                and any(_have_same_files(path, one) for one in _pack_and_newer_copies(pack, path))
            ):
                shutil.rmtree(path, ignore_errors=True)


def _pack_and_newer_copies(pack: Path, copy: Path) -> Iterator[Path]:
    """Yield the pack, then the copies of it that are newer than this one."""
    copies = older_copies(pack)
    yield pack
    yield from copies[: copies.index(copy)]


def _restore_or_make_older_copy(replaced: Path, target: Path) -> None:
    """Restore a replaced pack, or keep it as older copy if the new one has taken its place."""
    if target.exists():
        _make_older_copy(replaced, target)
    else:
        replaced.rename(target)


def _make_older_copy(replaced: Path, target: Path) -> None:
    older = target.with_name(f".{target.name}.{OLDER}")
    _discard(older)
    replaced.rename(older)


def _discard(older: Path) -> None:
    """Remove an older copy, whether it is a folder, an archive or a link."""
    if older.is_dir() and not older.is_symlink():
        shutil.rmtree(older, ignore_errors=True)
    else:
        older.unlink(missing_ok=True)


def _hidden_folders(shelf: Path) -> list[Path]:
    """Return the hidden folders in the folder of packs."""
    hidden = (path for path in shelf.iterdir() if path.name.startswith("."))
    return sorted(path for path in hidden if path.is_dir() and not path.is_symlink())


def _pack_of_numbered_copy(path: Path) -> str:
    """Return the name of the pack that an earlier program copied to this folder, "" for other folders."""
    found = _NUMBERED.fullmatch(path.name)
    return found[1] if found is not None else ""


def _have_same_files(one: Path, other: Path) -> bool:
    """Tell whether two folders hold the same files."""
    files = _sizes_by_path(one)
    if files != _sizes_by_path(other) or -1 in files.values():
        return False
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in files)


def _sizes_by_path(folder: Path) -> dict[str, int]:
    """Return the sizes of the files of a folder by path, -1 for what is no regular file."""
    found: dict[str, int] = {}
    for place, folders, names in os.walk(folder):
        deep = folders if len(Path(place).relative_to(folder).parts) >= DEEPEST else []
        for name in (*names, *deep):
            path = Path(place, name)
            found[str(path.relative_to(folder))] = path.stat().st_size if path.is_file() else -1
        deep.clear()
    return found
