"""Returns the memory of large pictures to the system at once."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3
"""Parameters of `mallopt` (malloc.h)."""

LARGE, LEFT_AT_THE_END = 262_144, 1_048_576


def return_large_blocks() -> None:
    """Make glibc allocate large blocks by mmap, so that freeing one returns it to the system.

    By default glibc raises that threshold as pictures come and go: they then lie among small blocks, and a
    window that is often resized keeps hundreds of unused megabytes. Other systems need nothing.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            mallopt = ctypes.CDLL(None).mallopt
            mallopt(MMAP_THRESHOLD, LARGE)
            mallopt(TRIM_THRESHOLD, LEFT_AT_THE_END)
