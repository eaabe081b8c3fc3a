"""Levels: how loud each class of sounds is to the ear, in LUFS, as pyloudnorm measures it (ITU-R BS.1770)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy
import pyloudnorm

RATE, BLOCK = 44_100, 0.4
"""The standard's momentary loudness is that of 400 ms."""
CLOSE = 3.0
"""By how many decibels a sound may differ from its class."""


@dataclass(frozen=True)
class Class:
    """What is about as loud: its name, its loudness in LUFS, and how many variants a sound of it has."""

    name: str
    loudness: float
    variants: int = 1

    def of(self, variants: int) -> Class:
        """Return this class for a sound with so many variants."""
        return replace(self, variants=variants)


HAND, GAIN, EVENT, BLOW = (
    Class(name, loudness) for name, loudness in (("hand", -24), ("gain", -22), ("event", -20), ("blow", -18))
)
ROOM = Class("room", -38)


def momentary(wave: Sequence[float]) -> float:
    """Return how loud the loudest 400 milliseconds of a wave are, in LUFS."""
    block = round(BLOCK * RATE)
    samples = numpy.array([*wave, *[0.0] * max(block - len(wave) + 1, 0)])
    meter = pyloudnorm.Meter(RATE, block_size=BLOCK, overlap=0.75)
    starts = range(0, len(samples) - block + 1, block // 4)
    return max(float(meter.integrated_loudness(samples[start : start + block])) for start in starts)
