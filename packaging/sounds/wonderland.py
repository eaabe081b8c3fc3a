"""The sounds of Wonderland's War."""

from __future__ import annotations

from sounds.levels import BLOW, EVENT, GAIN
from sounds.materials import (
    A4,
    C4,
    D4,
    E4,
    F4,
    G4,
    OCTAVE,
    bell,
    glass,
    iron,
    knock,
    rattle,
    thud,
    tick,
    tune,
)
from sounds.synthesis import Wave, band, fading, glide, low_pass, noise, shaped, together


def bag() -> Wave:
    """Return a cloth bag of chips that is shaken."""
    cloth = shaped(band(noise(0.4, 11), 250, 1_400), 0, 0.8, 0.3, 0.7, 0.2, 0)
    chips = together(*rattle((0.02, 0.06, 0.09, 0.15, 0.2, 0.23, 0.29), 900, 12))
    return together((0, 0.6, cloth), (0, 0.8, low_pass(chips, 1_800)))


def chip() -> Wave:
    """Return a chip that is laid and settles."""
    return together((0, 1, knock(1_150, 14)), (0.07, 0.4, knock(1_260, 15)), (0.11, 0.2, knock(1_300, 16)))


def die() -> Wave:
    """Return a die that rolls over the table."""
    return together(*rattle((0, 0.09, 0.16, 0.22, 0.27, 0.31, 0.345, 0.375), 640, 18))


def madness() -> Wave:
    """Return two tones that do not get on and slip away."""
    first, second = glide(466, 392, 0.75, wobble=9), glide(440, 349, 0.75, wobble=7)
    return together(
        (0, 0.6, shaped(first, 0, 1, 0.7, 0.4, 0)),
        (0.02, 0.6, shaped(second, 0, 1, 0.7, 0.3, 0)),
        (0, 0.3, glass(A4 * 2 * OCTAVE)),
    )


def bust() -> Wave:
    """Return a tower that falls: a blow, stones, and a tune that sinks."""
    stones = rattle((0.16, 0.24, 0.3, 0.38, 0.43, 0.52, 0.6), 150, 23)
    sinking = tune((0.05, 0.35, E4), (0.2, 0.35, D4 - 16), (0.35, 0.35, C4), (0.5, 0.3, A4 / OCTAVE))
    return together((0, 1, thud(62, 22)), (0.01, 0.6, thud(95, 25)), *stones, *sinking)


def castle() -> Wave:
    """Return a short fanfare of strings over a stone that is set."""
    fanfare = tune((0.08, 0.9, C4), (0.2, 0.9, G4), (0.34, 1, C4 * OCTAVE), of="string", seconds=0.9)
    bars = tune((0.08, 0.5, C4), (0.2, 0.5, G4), (0.34, 0.6, C4 * OCTAVE))
    return together((0, 0.7, thud(90, 31)), *fanfare, *bars)


def tea() -> Wave:
    """Return a spoon that stirs a cup of china, twice round."""
    stirred = ((0, 1, 1_870), (0.16, 0.6, 2_010), (0.3, 0.8, 1_870), (0.46, 0.45, 2_140))
    return together(*tune(*stirred, of="glass", seconds=0.45), (0.62, 0.35, glass(1_320)))


def night() -> Wave:
    """Return a low bell, and its shadow."""
    return together(
        (0, 1, bell(D4, 1.9)),
        (0.35, 0.4, bell(A4, 1.5)),
        (0.7, 0.45, bell(F4, 1.2)),
    )


def forge() -> Wave:
    """Return two blows on an anvil."""
    return together((0, 0.9, iron(960)), (0.2, 0.6, iron(1_010)), (0, 0.6, thud(120, 41)))


def shards() -> Wave:
    """Return small pieces of glass that fall into a bowl."""
    fallen = ((0, 0.8, 2_350), (0.06, 0.7, 2_960), (0.11, 0.8, 2_640), (0.19, 0.5, 3_520))
    return together(*tune(*fallen, of="glass", seconds=0.35))


def fall() -> Wave:
    """Return a figure that tips over."""
    air = fading(glide(420, 240, 0.2), 0.06, rise=0.05)
    return together(
        (0, 0.4, air), (0.16, 1, knock(300, 61)), (0.25, 0.5, knock(340, 62)), (0.31, 0.3, tick())
    )


SOUNDS = {
    bag: GAIN.of(3),
    chip: GAIN.of(4),
    die: EVENT.of(3),
    shards: GAIN.of(4),
    forge: EVENT.of(3),
    madness: EVENT.of(3),
    bust: BLOW,
    fall: GAIN.of(3),
    castle: EVENT,
    tea: EVENT,
    night: EVENT,
}
