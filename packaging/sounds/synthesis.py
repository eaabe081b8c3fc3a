"""Synthesis: waves as lists of samples, made of tones and filtered noise, and written as WAV files."""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from pathlib import Path

from sounds.levels import momentary

RATE = 44_100
"""Samples a second, so that paper is as bright as it is."""
LOUDEST = 0.7
"""The highest peak of a finished wave, of 1."""
FADE = 0.004
OTHER_SEEDS = 7_919
"""By how much the seeds of chance differ between variants of a sound."""

Wave = list[float]
Partial = tuple[float, float, float]
"""Of a struck thing: the ratio to its lowest tone, how loud, and in how many seconds half of it is gone."""


_variant: ContextVar[int] = ContextVar("variant", default=0)


@contextmanager
def varied(variant: int) -> Iterator[None]:
    """Make another variant of each sound within: what chance decides falls out otherwise; 0 is the first."""
    before = _variant.set(variant)
    try:
        yield
    finally:
        _variant.reset(before)


def chance_of(seed: int) -> random.Random:
    """Return chance that is the same for the same seed and variant."""
    return random.Random(seed + OTHER_SEEDS * _variant.get())


def samples(seconds: float) -> int:
    """Return how many samples there are in so many seconds."""
    return round(RATE * seconds)


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise, the same for the same seed."""
    chance = chance_of(seed)
    return [chance.uniform(-1, 1) for _ in range(samples(seconds))]


def glide(begin: float, end: float, seconds: float, wobble: float = 0.0) -> Wave:
    """Return a pure tone that goes from one frequency to another; `wobble` in hertz, six times a second."""
    count, phase, made = samples(seconds), 0.0, []
    for number in range(count):
        frequency = begin * (end / begin) ** (number / count)
        frequency += wobble * math.sin(math.tau * 6 * number / RATE)
        phase += math.tau * frequency / RATE
        made.append(math.sin(phase))
    return made


def struck(frequency: float, seconds: float, partials: Sequence[Partial]) -> Wave:
    """Return a struck thing that rings in its partials, each of which dies away for itself."""
    made = [0.0] * samples(seconds)
    for ratio, level, half_life in partials:
        turn, fading, loud = math.tau * frequency * ratio / RATE, 0.5 ** (1 / (RATE * half_life)), level
        for number in range(len(made)):
            made[number] += loud * math.sin(turn * number)
            loud *= fading
    return made


def plucked(frequency: float, seconds: float, seed: int = 1) -> Wave:
    """Return a plucked string, as Karplus and Strong made it: noise that goes round and softens."""
    string = low_pass(noise(1 / frequency, seed), 3_000)
    made: Wave = []
    for number in range(samples(seconds)):
        place = number % len(string)
        following = string[(place + 1) % len(string)]
        made.append(string[place])
        string[place] = 0.498 * (string[place] + following)
    return made


def low_pass(wave_in: Sequence[float], frequency: float) -> Wave:
    """Return a wave without what is far above a frequency."""
    part, held, made = 1 - math.exp(-math.tau * frequency / RATE), 0.0, []
    for sample in wave_in:
        held += part * (sample - held)
        made.append(held)
    return made


def high_pass(wave_in: Sequence[float], frequency: float) -> Wave:
    """Return a wave without what is far below a frequency."""
    return [sample - low for sample, low in zip(wave_in, low_pass(wave_in, frequency), strict=True)]


def band(wave_in: Sequence[float], low: float, high: float) -> Wave:
    """Return what of a wave lies between two frequencies, its edges softened twice."""
    return high_pass(high_pass(low_pass(low_pass(wave_in, high), high), low), low)


def fading(wave_in: Sequence[float], half_life: float, rise: float = 0.002) -> Wave:
    """Return a wave that swells for so many seconds and then dies away."""
    rising = max(samples(rise), 1)
    return [
        sample * min(number / rising, 1.0) * 0.5 ** (max(number - rising, 0) / RATE / half_life)
        for number, sample in enumerate(wave_in)
    ]


def shaped(wave_in: Sequence[float], *levels: float) -> Wave:
    """Return a wave as loud as these levels say, spread evenly over its time."""
    spans, count = list(pairwise(levels)), len(wave_in)
    made = []
    for number, sample in enumerate(wave_in):
        at = number / count * len(spans)
        begin, end = spans[int(at)]
        made.append(sample * (begin + (end - begin) * (at - int(at))))
    return made


def together(*parts: tuple[float, float, Sequence[float]]) -> Wave:
    """Return waves put over one another, each with the second at which it begins and how loud it is."""
    made = [0.0] * max(samples(begin) + len(part) for begin, _, part in parts)
    for begin, level, part in parts:
        for number, sample in enumerate(part, samples(begin)):
            made[number] += level * sample
    return made


def finished(wave_in: Sequence[float], loudness: float, ends: bool = True) -> Wave:
    """Return a wave that is so loud (LUFS, as far as its peaks allow); its `ends` are silent."""
    centred = high_pass(wave_in, 30)
    peak = max(map(abs, centred))
    gain = min(LOUDEST / peak, 10 ** ((loudness - momentary(centred)) / 20))
    fade, last = samples(FADE) if ends else 0, len(centred) - 1
    if not fade:
        return [gain * sample for sample in centred]
    return [
        gain * sample * min(number / fade, (last - number) / fade, 1.0)
        for number, sample in enumerate(centred)
    ]


def tempered(wave_in: Sequence[float], ratio: float) -> Wave:
    """Return a wave that is played so many times as fast, and so much higher."""
    made = []
    for number in range(int((len(wave_in) - 1) / ratio)):
        place = number * ratio
        first, part = int(place), place % 1
        made.append(wave_in[first] * (1 - part) + wave_in[first + 1] * part)
    return made


def write(path: Path, wave_out: Iterable[float], rate: int = RATE) -> None:
    """Write a wave as a WAV file of one channel and 16 bits."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(array("h", (round(32_767 * sample) for sample in wave_out)).tobytes())
