"""Reading the picture file of a pack safely: only a regular file, only up to the size limit."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from wonderland_qt.models.pictures.svg_limits import MOST_BYTES

_WITHOUT_WAITING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_picture(path: Path) -> bytes:
    """Return the bytes of a picture, at most one more than allowed; raises OSError, also for pipes."""
    handle = os.open(path, _WITHOUT_WAITING)
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(f"{path}: not a file")
        return file.read(MOST_BYTES + 1)
