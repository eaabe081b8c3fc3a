"""The older copy of a pack: kept once when another takes its place, and none where nothing differs."""

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
"""How earlier programs called the copies that they kept."""


def put_in_place(new: Path, target: Path) -> None:
    """Let a new folder take the place of a pack, which is kept once beside it if anything differs.

    Raises OSError. Whatever ends the program meanwhile, `tidy` brings one of both back into the place.
    """
    if not target.exists():
        new.rename(target)
    elif not _same(new, target):
        replaced = target.with_name(f".{target.name}.replaced-{os.getpid()}")
        target.rename(replaced)
        new.rename(target)
        _keep(replaced, target)


def put_away(pack: Path) -> Path:
    """Take a pack out of its folder, and keep it once as its older copy; return where; raises OSError."""
    older = pack.with_name(f".{pack.name}.{OLDER}")
    _discard(older)
    pack.rename(older)
    return older


def older_copies(pack: Path) -> tuple[Path, ...]:
    """Return the older copies of a pack in its folder, the last one that was kept first."""
    numbered = (path for path in _beside(pack.parent) if _copied_from(path) == pack.name)
    older = pack.with_name(f".{pack.name}.{OLDER}")
    return (*([older] if older.is_dir() else ()), *sorted(numbered, reverse=True))


def tidy(shelf: Path) -> None:
    """Finish what a killed program began to put in place, and remove copies in which nothing differs."""
    with contextlib.suppress(OSError):
        for path in _beside(shelf):
            replaced = _REPLACED.fullmatch(path.name)
            if replaced is not None and not lives(int(replaced[2])):
                _bring_back(path, shelf / replaced[1])
        for path in _beside(shelf):
            pack = shelf / _copied_from(path)
            if pack != shelf and pack.is_dir() and any(_same(path, one) for one in _kept(pack, path)):
                shutil.rmtree(path, ignore_errors=True)


def _kept(pack: Path, copy: Path) -> Iterator[Path]:
    """Yield the pack, and the copies of it that count before this one."""
    copies = older_copies(pack)
    yield pack
    yield from copies[: copies.index(copy)]


def _bring_back(replaced: Path, target: Path) -> None:
    if target.exists():
        _keep(replaced, target)
    else:
        replaced.rename(target)


def _keep(replaced: Path, target: Path) -> None:
    older = target.with_name(f".{target.name}.{OLDER}")
    _discard(older)
    replaced.rename(older)


def _discard(older: Path) -> None:
    """Remove an older copy, which is a folder, or an archive or a link that was put away."""
    if older.is_dir() and not older.is_symlink():
        shutil.rmtree(older, ignore_errors=True)
    else:
        older.unlink(missing_ok=True)


def _beside(shelf: Path) -> list[Path]:
    hidden = (path for path in shelf.iterdir() if path.name.startswith("."))
    return sorted(path for path in hidden if path.is_dir() and not path.is_symlink())


def _copied_from(path: Path) -> str:
    """Return the name of the pack of which an earlier program kept this copy, "" for any other folder."""
    found = _NUMBERED.fullmatch(path.name)
    return found[1] if found is not None else ""


def _same(one: Path, other: Path) -> bool:
    """Tell whether two folders hold the same files."""
    files = _sizes(one)
    if files != _sizes(other) or -1 in files.values():
        return False
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in files)


def _sizes(folder: Path) -> dict[str, int]:
    """Return the files of a folder with their lengths, -1 for what is no file."""
    found: dict[str, int] = {}
    for place, folders, names in os.walk(folder):
        deep = folders if len(Path(place).relative_to(folder).parts) >= DEEPEST else []
        for name in (*names, *deep):
            path = Path(place, name)
            found[str(path.relative_to(folder))] = path.stat().st_size if path.is_file() else -1
        deep.clear()
    return found
