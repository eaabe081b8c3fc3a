"""All sounds: which files there are, and what makes each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from sounds import bunny_kingdom, pixie_queen, tea_for_2, window, wonderland
from sounds.synthesis import Wave, finished
from wonderland_qt import paths

ROOMS = {
    "window": window,
    "wonderland": wonderland,
    "bunny_kingdom": bunny_kingdom,
    "tea_for_2": tea_for_2,
    "pixie_queen": pixie_queen,
}
"""By the folder of the resources that the sounds of each go to."""


def folder_of(room: str) -> Path:
    """Return where the sounds of a room lie."""
    return paths.resources() / room / "sounds"


def catalogue() -> dict[Path, Callable[[], Wave]]:
    """Return what makes each file."""
    return {
        folder_of(name) / f"{make.__name__}.wav": partial(_sound, make, level)
        for name, room in ROOMS.items()
        for make, level in room.SOUNDS.items()
    }


def _sound(make: Callable[[], Wave], level: float) -> Wave:
    return finished(make(), level)
