"""The sounds of Bunny Kingdom."""

from __future__ import annotations

from sounds.levels import EVENT, GAIN
from sounds.materials import A4, C4, D4, E4, G4, OCTAVE, bar, knock, paper, thud, tick, tune
from sounds.synthesis import Wave, fading, glide, together


def hop() -> Wave:
    """Return a rabbit that hops twice."""
    return together(
        (0, 0.8, fading(glide(340, 640, 0.1), 0.035, rise=0.01)),
        (0.1, 0.5, thud(150, 3)),
        (0.15, 0.6, fading(glide(380, 700, 0.09), 0.03, rise=0.01)),
        (0.24, 0.5, thud(165, 4)),
    )


def city() -> Wave:
    """Return stones that are laid on one another."""
    return together(
        (0, 0.8, knock(230, 11)),
        (0.14, 0.8, knock(280, 12)),
        (0.27, 0.9, knock(340, 13)),
        (0, 0.2, thud(110)),
    )


def harvest() -> Wave:
    """Return a round of strings at the gate of a barn."""
    notes = ((0, 1, G4), (0.13, 0.8, D4), (0.26, 0.9, G4), (0.39, 1, A4), (0.52, 1, D4 * OCTAVE))
    return together(*tune(*notes, of="string", seconds=0.8), (0, 0.3, tick()))


def count() -> Wave:
    """Return one bright note, for each sum that is counted."""
    return together((0, 1, bar(E4 * OCTAVE, 0.4)), (0.05, 0.6, bar(C4 * 2 * OCTAVE, 0.4)))


def parchment() -> Wave:
    """Return a parchment that unrolls."""
    return together((0, 1, paper(0.5, 71, 500, 3_200)), (0.46, 0.3, tick(300, 1_300, 5)))


SOUNDS = {hop: GAIN.of(4), city: GAIN.of(3), harvest: EVENT, count: GAIN.of(3), parchment: EVENT.of(3)}
