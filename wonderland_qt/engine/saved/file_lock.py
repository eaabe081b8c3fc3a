"""Locks a file, so that two programs on one home do not write to the same game."""

from __future__ import annotations

import sys
from pathlib import Path

from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError


class LockedElsewhere(WordedError):
    """Another program has this game open."""

    def __init__(self, path: Path) -> None:
        super().__init__(text("save-open-elsewhere", file=str(path)))


if sys.platform == "win32":
    import msvcrt
    import os

    _BEYOND = 1 << 40
    """A byte far behind the end, as Windows keeps others from reading what is locked."""

    def lock(handle: int, path: Path) -> None:
        """Hold an open file until it is closed, even by a kill; raises LockedElsewhere."""
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise LockedElsewhere(path) from error

else:
    import fcntl

    def lock(handle: int, path: Path) -> None:
        """Hold an open file until it is closed, even by a kill; raises LockedElsewhere.

        A file system that knows no locks lets anybody write.
        """
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise LockedElsewhere(path) from error
        except OSError:
            return
