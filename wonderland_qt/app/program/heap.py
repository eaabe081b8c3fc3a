"""The heap: what a large picture took is given back at once, and garbage is looked for seldom."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3
"""What `mallopt` may be told (malloc.h)."""

LARGE, LEFT_AT_THE_END = 262_144, 1_048_576
SELDOM = (10_000, 10, 10)
"""How many things are made between two searches for garbage, and how many searches are short ones."""


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


def seldom_look_for_garbage() -> None:
    """Look for garbage a fourteenth as often as usual.

    A search through all that a game has read halts the window for a tenth of a second. Usually it comes every
    other second of play, takes up to a tenth of the program's time, and finds next to nothing.
    """
    gc.set_threshold(*SELDOM)
