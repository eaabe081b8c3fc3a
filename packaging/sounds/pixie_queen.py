"""The sounds of Pixie Queen."""

from __future__ import annotations

from sounds.levels import EVENT, GAIN
from sounds.materials import (
    A4,
    C4,
    D4,
    E4,
    G4,
    OCTAVE,
    bar,
    bell,
    glass,
    iron,
    knock,
    rattle,
    thud,
    tick,
    tune,
)
from sounds.synthesis import Wave, fading, glide, together


def coin() -> Wave:
    """Return goods that are put behind a screen."""
    return together((0, 0.8, knock(320, 21)), (0.07, 0.7, glass(A4 * OCTAVE, 0.25)))


def wings() -> Wave:
    """Return a pixie that rises."""
    flutter = [
        (n * 0.055, 0.35 + 0.05 * n, fading(glide(420 + 60 * n, 620 + 80 * n, 0.05), 0.02)) for n in range(5)
    ]
    return together(*flutter, (0.28, 0.7, glass(E4 * 2 * OCTAVE, 0.4)))


def chains() -> Wave:
    """Return a pixie that goes down to the mine, in shackles."""
    links = [(0.05 + n * 0.07, 0.5, iron(620 - 60 * n, 0.25)) for n in range(4)]
    return together((0, 0.7, fading(glide(420, 160, 0.3), 0.1)), *links, (0.34, 0.9, thud(90, 4)))


def pick() -> Wave:
    """Return a pickaxe in the mine, and stones that roll."""
    return together((0, 0.9, iron(880, 0.3)), (0.02, 0.7, thud(140, 6)), *rattle((0.2, 0.29, 0.36), 260, 7))


def die() -> Wave:
    """Return a die that rolls on a table of stone."""
    return together(*rattle((0, 0.08, 0.15, 0.21, 0.26, 0.3), 640, 51), (0.33, 0.8, knock(420, 52)))


def penalty() -> Wave:
    """Return the staff of the court, that knocks at each penalty."""
    return together((0, 1, knock(210, 31)), (0.02, 0.25, thud(110, 32)), (0.16, 0.5, bar(C4, 0.3)))


def prize() -> Wave:
    """Return three bright notes for a prize."""
    return together(*tune((0, 0.9, G4), (0.1, 0.8, C4 * OCTAVE), (0.2, 0.9, E4 * OCTAVE), seconds=0.5))


def court() -> Wave:
    """Return the bell at which the court rises for the Queen."""
    notes = tune((0.1, 0.7, D4), (0.32, 0.7, G4), of="string", seconds=0.8)
    return together((0, 0.8, bell(G4 / OCTAVE)), *notes, (0, 0.3, tick()))


SOUNDS = {
    coin: GAIN.of(4),
    wings: GAIN.of(3),
    chains: EVENT.of(3),
    pick: GAIN.of(3),
    die: EVENT.of(3),
    penalty: EVENT.of(3),
    prize: EVENT,
    court: EVENT,
}
