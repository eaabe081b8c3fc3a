"""The sounds of Tea for 2."""

from __future__ import annotations

from sounds.levels import EVENT, GAIN
from sounds.materials import A4, C4, E4, G4, OCTAVE, bar, glass, paper, string, tick, tune
from sounds.synthesis import Wave, fading, glide, together


def star() -> Wave:
    """Return two bright notes, for stars that are gained."""
    return together((0, 0.9, bar(G4 * OCTAVE, 0.4)), (0.08, 0.8, bar(C4 * 2 * OCTAVE, 0.45)))


def watch() -> Wave:
    """Return the hand of a watch that goes on, and its chime."""
    ticks = [(n * 0.1, 0.7, tick(1_400, 3_600, 31 + n)) for n in range(3)]
    return together(*ticks, (0.3, 0.5, glass(E4 * 2 * OCTAVE)))


def tear() -> Wave:
    """Return a card that is torn."""
    return together((0, 1, paper(0.3, 41, 900, 8_000)), (0.26, 0.5, tick(300, 1_500, 42)))


def cup() -> Wave:
    """Return a cup that is set on its saucer."""
    return together((0, 0.9, glass(A4 * OCTAVE)), (0.12, 0.6, glass(A4 * OCTAVE * 1.5)), (0.2, 0.3, tick()))


def flamingo() -> Wave:
    """Return a flamingo that changes hands, and is surprised."""
    call = fading(glide(520, 780, 0.16), 0.06, rise=0.02)
    notes = tune((0.2, 0.6, E4), (0.3, 0.5, A4), of="string", seconds=0.4)
    return together((0, 0.5, call), *notes, (0, 0.2, string(C4, 0.3)))


SOUNDS = {star: GAIN.of(3), watch: GAIN.of(3), tear: EVENT.of(3), cup: GAIN.of(3), flamingo: EVENT}
