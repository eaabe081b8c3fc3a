"""Sound files read as samples from -1 to 1, and changes of their pitch."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

RATE = 44_100
"""Samples per second."""
LOUDEST = 32_768
"""The number of the loudest sample in 16 bits."""

MOST_KEPT = 256
GOLDEN = 0.618034

Samples: TypeAlias = "array[float]"


@lru_cache(MOST_KEPT)
def read(sound: Path) -> Samples:
    """Return the samples of a 16-bit mono WAV file at our rate; an empty array if it cannot be read."""
    try:
        with wave.open(str(sound), "rb") as file:
            numbers, rate = array("h", file.readframes(file.getnframes())), file.getframerate()
    except (OSError, EOFError, wave.Error):
        return array("f")
    if sys.byteorder == "big":
        numbers.byteswap()
    samples = array("f", (number / LOUDEST for number in numbers))
    return samples if rate == RATE else pitched(samples, rate / RATE)


@lru_cache(MOST_KEPT)
def read_pitched(sound: Path, ratio: float) -> Samples:
    """Return the samples of a file, played `ratio` times as fast."""
    samples = read(sound)
    return samples if ratio == 1 else pitched(samples, ratio)


def pitched(samples: Sequence[float], ratio: float) -> Samples:
    """Return samples played `ratio` times as fast, and so much higher in pitch."""
    made = array("f")
    for number in range(int((len(samples) - 1) / ratio)):
        place = number * ratio
        before, part = int(place), place % 1
        made.append(samples[before] * (1 - part) + samples[before + 1] * part)
    return made


def spread_evenly(number: int) -> float:
    """Return a fraction far from those of nearby numbers (the golden ratio spreads them evenly)."""
    return number * GOLDEN % 1


def silence(count: int) -> Samples:
    """Return `count` samples of silence."""
    return array("f", [0.0]) * count
