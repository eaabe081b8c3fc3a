"""Reading a file of the user's never hangs: what takes long twice does so for ever."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import TypeVar

MOST_SECONDS = 2.0
"""Seconds of the processor that a file may take, whatever stands in it."""

Said = TypeVar("Said")


def timed(reading: Callable[[], Said]) -> tuple[Said, float]:
    """Return what reading says and how long it took, once more where that is long: a machine is slow once."""
    said, took = _read(reading)
    return (said, took) if took < MOST_SECONDS else _read(reading)


def within_time(reading: Callable[[], Said]) -> Said:
    """Return what reading says, which must not take long."""
    said, took = timed(reading)
    assert took < MOST_SECONDS, f"{took:.1f} s"
    return said


def _read(reading: Callable[[], Said]) -> tuple[Said, float]:
    """Read while no one tidies the memory of all that was before, and tell how long it took."""
    gc.disable()
    try:
        began = time.thread_time()
        said = reading()
        return said, time.thread_time() - began
    finally:
        gc.enable()
