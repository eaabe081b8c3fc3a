"""Locks a save file, so that no two programs write to the same game."""

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
    """The locked byte, far beyond the end, because Windows does not let others read locked bytes."""

    def lock(handle: int, path: Path) -> None:
        """Lock an open file until it is closed or the process ends; raises LockedElsewhere.

        The locked byte lies beyond the end, as others cannot read locked bytes on Windows.
        """
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise LockedElsewhere(path) from error

else:
    import fcntl

    def lock(handle: int, path: Path) -> None:
        """Lock an open file until it is closed or the process ends; raises LockedElsewhere.

        On a file system without locks this does nothing.
        """
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise LockedElsewhere(path) from error
        except OSError:
            return
