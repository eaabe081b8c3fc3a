"""All sounds: which files there are, and what makes each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from sounds import bunny_kingdom, pixie_queen, tea_for_2, window, wonderland
from sounds.levels import ROOM, Class
from sounds.rooms import ROOMS
from sounds.synthesis import Wave, finished, tempered, varied
from wonderland_qt import paths

PLACES = {
    "window": window,
    "wonderland": wonderland,
    "bunny_kingdom": bunny_kingdom,
    "tea_for_2": tea_for_2,
    "pixie_queen": pixie_queen,
}
"""By the folder of the resources that the sounds of each go to."""

PITCHES = (1.0, 1.022, 0.975, 1.04)
"""How much higher each variant is than the first."""
NOW_AND_THEN = Class("now and then", -34, variants=3)
"""What is heard in a room now and then; it may be as loud as a bird at a window."""


def folder_of(place: str) -> Path:
    """Return where the sounds of a place lie."""
    return paths.resources() / place / "sounds"


def rooms_folder() -> Path:
    """Return where the tones of rooms lie."""
    return folder_of("window") / "rooms"


def sounds() -> Iterator[tuple[Path, Class, Callable[[], Wave]]]:
    """Yield each file of a sound, its class, and what makes it."""
    for place, module in PLACES.items():
        for make, level in module.SOUNDS.items():
            yield from _variants(folder_of(place) / make.__name__, level, make)


def rooms() -> Iterator[tuple[Path, Class, Callable[[], Wave]]]:
    """Yield each file of the tones of rooms, its class, and what makes it."""
    for bed, heard in ROOMS.items():
        yield rooms_folder() / f"{bed.__name__}.wav", ROOM, partial(_bed, bed)
        for make in heard:
            yield from _variants(rooms_folder() / f"{bed.__name__}-{make.__name__}", NOW_AND_THEN, make)


def _variants(
    path: Path, level: Class, make: Callable[[], Wave]
) -> Iterator[tuple[Path, Class, Callable[[], Wave]]]:
    for number in range(level.variants):
        name = path.name if not number else f"{path.name}-{number + 1}"
        yield path.with_name(f"{name}.wav"), level, partial(_variant, make, level, number)


def _variant(make: Callable[[], Wave], level: Class, number: int) -> Wave:
    with varied(number):
        return finished(tempered(make(), PITCHES[number]), level.loudness)


def _bed(make: Callable[[], Wave]) -> Wave:
    """Return the bed of a room, which goes round: it has no ends that could be silent."""
    return finished(make(), ROOM.loudness, ends=False)


def manifest(place: str) -> str:
    """Return what the program reads of a place's sounds: the class of each, and how many variants it has."""
    lines = [f"# The sounds of {place}: made by `make sounds`, see packaging/sounds."]
    for make, level in PLACES[place].SOUNDS.items():
        lines.append(f'{make.__name__} = {{class = "{level.name}", variants = {level.variants}}}')
    return "\n".join(lines) + "\n"
