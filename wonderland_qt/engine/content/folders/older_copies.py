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
NO_FILE = -1
"""Stands for the size of what is no regular file."""
_REPLACED = re.compile(r"\.(?P<pack>.+)\.replaced-(?P<process>\d+)")
_NUMBERED = re.compile(r"\.(.+)\.\d+")
"""How earlier versions of the program named the copies they kept."""


def put_in_place(new: Path, target: Path) -> None:
    """Replace a pack by a new folder, and keep the replaced one as its older copy.

    If the pack has the same files already, nothing is moved, and the caller removes the new folder. Raises
    OSError. If the program is killed in between, `tidy` restores one of the two.
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
    """Return the older copies of a pack, the newest first.

    Numbered ones are older still, as only earlier versions made them; the latest has the highest number.
    """
    hidden = _hidden_folders(pack.parent)
    numbered = [path for path in hidden if _pack_of_numbered_copy(path) == pack.name]
    numbered.sort(key=lambda path: int(path.suffix.removeprefix(".")), reverse=True)
    older = pack.with_name(f".{pack.name}.{OLDER}")
    return (older, *numbered) if older.is_dir() else tuple(numbered)


def tidy(shelf: Path) -> None:
    """Finish replacements that a killed program began, and remove copies in which nothing differs."""
    with contextlib.suppress(OSError):
        for path in _hidden_folders(shelf):
            replaced = _REPLACED.fullmatch(path.name)
            if replaced is not None and not lives(int(replaced["process"])):
                _restore_or_make_older_copy(path, shelf / replaced["pack"])
        for path in _hidden_folders(shelf):
            name = _pack_of_numbered_copy(path)
            if name and (shelf / name).is_dir() and _is_superfluous(path, shelf / name):
                shutil.rmtree(path, ignore_errors=True)


def _is_superfluous(copy: Path, pack: Path) -> bool:
    """Tell whether the pack or a newer copy of it has the same files as this copy."""
    return any(_have_same_files(copy, newer) for newer in _pack_and_newer_copies(pack, copy))


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
    """Rename a replaced pack to the older copy of the pack at `target`, replacing an earlier copy."""
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


def _have_same_files(folder: Path, other: Path) -> bool:
    """Tell whether two folders hold the same regular files and nothing else."""
    sizes = _sizes_by_path(folder)
    if sizes != _sizes_by_path(other) or NO_FILE in sizes.values():
        return False
    return all((folder / name).read_bytes() == (other / name).read_bytes() for name in sizes)


def _sizes_by_path(folder: Path) -> dict[str, int]:
    """Return the sizes in bytes of the files of a folder by path, NO_FILE for what is no regular file."""
    found: dict[str, int] = {}
    for place, subfolders, files in os.walk(folder):
        too_deep = subfolders if len(Path(place).relative_to(folder).parts) >= DEEPEST else []
        for name in (*files, *too_deep):
            path = Path(place, name)
            found[str(path.relative_to(folder))] = path.stat().st_size if path.is_file() else NO_FILE
        too_deep.clear()  # so that `walk` does not go on into them
    return found
