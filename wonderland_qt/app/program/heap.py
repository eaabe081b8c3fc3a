"""The heap: what a large picture took is given back at once."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3
"""What `mallopt` may be told (malloc.h)."""

LARGE, LEFT_AT_THE_END = 262_144, 1_048_576


def give_back_what_is_large() -> None:
    """Have glibc map large pieces one by one, each of which goes as a whole.

    Else it raises that bound by itself as pictures come and go: they lie among small pieces then, and a
    window whose size changes often holds hundreds of megabytes that nothing uses. Other systems are left as
    they are.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            mallopt = ctypes.CDLL(None).mallopt
            mallopt(MMAP_THRESHOLD, LARGE)
            mallopt(TRIM_THRESHOLD, LEFT_AT_THE_END)
