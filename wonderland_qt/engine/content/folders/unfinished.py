"""What is written beside the place that it is meant for, and swept when a program was killed meanwhile."""

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
"""Seconds after which no one is still writing what bears no number of a process."""

_FILE = re.compile(r".+\.(\d+)\.unfinished")
_FOLDER = re.compile(r"\.unfinished-(?:(\d+)-)?\w{8}")


def unfinished_folder(within: Path) -> Path:
    """Return a new folder in a folder, in which this process prepares another; raises OSError."""
    return Path(mkdtemp(dir=within, prefix=f"{UNFINISHED}-{os.getpid()}-"))


def sweep_files(folders: Iterable[Path]) -> None:
    """Remove from folders the files that processes which run no more left unfinished."""
    for path in _left(folders, _FILE):
        if path.is_file():
            path.unlink(missing_ok=True)


def sweep_folders(folders: Iterable[Path]) -> None:
    """Remove from folders those that processes which run no more were preparing in them."""
    for path in _left(folders, _FOLDER):
        shutil.rmtree(path, ignore_errors=True)


def lives(process: int) -> bool:
    """Tell whether a process runs; on Windows, where asking would end it, it always seems to."""
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def _left(folders: Iterable[Path], pattern: re.Pattern[str]) -> Iterator[Path]:
    """Yield what lies in folders, which need not be there, under such a name; no longer wanted by anybody."""
    for folder in folders:
        with contextlib.suppress(OSError):
            for path in list(folder.iterdir()):
                found = pattern.fullmatch(path.name)
                if found is not None and _is_old(path, found[1]):
                    yield path


def _is_old(path: Path, process: str | None) -> bool:
    old = time.time() - path.lstat().st_mtime > OLD_LEFTOVER
    return old or (process is not None and not lives(int(process)))
