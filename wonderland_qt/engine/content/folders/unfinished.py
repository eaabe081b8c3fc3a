"""Temporary files and folders beside their targets, and their removal if a program was killed."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import mkdtemp

UNFINISHED = ".unfinished"
OLD_LEFTOVER = 3600
"""Seconds after which a temporary file without a process number counts as left over."""

_FILE = re.compile(r".+\.(\d+)\.unfinished")
_FOLDER = re.compile(r"\.unfinished-(?:(\d+)-)?\w{8}")


def unfinished_folder(within: Path) -> Path:
    """Return a new temporary folder of this process inside a folder; raises OSError."""
    return Path(mkdtemp(dir=within, prefix=f"{UNFINISHED}-{os.getpid()}-"))


def sweep_files(folders: Iterable[Path]) -> None:
    """Remove temporary files left in folders by processes that no longer run."""
    for path in _leftover_paths(folders, _FILE):
        if path.is_file():
            path.unlink(missing_ok=True)


def sweep_folders(folders: Iterable[Path]) -> None:
    """Remove temporary folders left in folders by processes that no longer run."""
    for path in _leftover_paths(folders, _FOLDER):
        shutil.rmtree(path, ignore_errors=True)


def lives(process: int) -> bool:
    """Tell whether a process runs; always true on Windows, where `os.kill` would end it.

    Signal 0 does nothing to a process; a process that refuses it, as another user's does, runs all the same.
    """
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def _leftover_paths(folders: Iterable[Path], pattern: re.Pattern[str]) -> Iterator[Path]:
    """Yield leftover paths in folders, which need not exist.

    Their names match a pattern whose first group is the number of the process that made them, if it is noted.
    """
    for folder in folders:
        with contextlib.suppress(OSError):
            for path in list(folder.iterdir()):
                temporary = pattern.fullmatch(path.name)
                if temporary is not None and _is_left_over(path, process=temporary[1]):
                    yield path


def _is_left_over(path: Path, process: str | None) -> bool:
    """Tell whether a temporary path is old, or the process whose number is in its name no longer runs."""
    is_old = time.time() - path.lstat().st_mtime > OLD_LEFTOVER
    return is_old or (process is not None and not lives(int(process)))
