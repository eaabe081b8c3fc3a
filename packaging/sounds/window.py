"""The sounds of every game: a hand that lifts, drops or is refused, a card, a page, readiness, victory."""

from __future__ import annotations

from sounds.levels import BLOW, EVENT, GAIN, HAND
from sounds.materials import A4, C4, D4, E4, G4, OCTAVE, knock, paper, tick, tune
from sounds.synthesis import Wave, band, fading, glide, noise, shaped, together


def lift() -> Wave:
    """Return a piece that leaves the table."""
    air = shaped(band(noise(0.12, 5), 500, 2_500), 0, 1, 0.4, 0)
    return together((0, 0.5, air), (0, 0.35, fading(glide(330, 520, 0.11), 0.03)), (0, 0.4, tick(seed=2)))


def drop() -> Wave:
    """Return a piece that comes to lie."""
    return together((0, 1, knock(210, 4)), (0.055, 0.25, knock(260, 6)))


def refuse() -> Wave:
    """Return two notes that shake their head."""
    return together(*tune((0, 1, E4), (0.13, 0.9, C4), seconds=0.35))


def ready() -> Wave:
    """Return two notes that nod."""
    return together(*tune((0, 0.7, G4), (0.11, 1, C4 * OCTAVE), seconds=0.4))


def card() -> Wave:
    """Return a card that is drawn from a pile and laid."""
    return together((0, 1, paper(0.14, 21, 1_500, 9_000)), (0.12, 0.5, tick(400, 1_800, 9)))


def page() -> Wave:
    """Return a page that is turned."""
    return together((0, 0.7, paper(0.34, 33, 900, 7_000)), (0.3, 0.35, tick(300, 1_200, 7)))


def your_turn() -> Wave:
    """Return two notes that call somebody to the table."""
    return together(*tune((0, 0.8, G4), (0.16, 1, C4 * OCTAVE), of="bell", seconds=0.8))


def finished() -> Wave:
    """Return a short close, for a game that no one at the screen has won."""
    notes = ((0, 0.8, G4), (0.16, 0.7, E4), (0.34, 0.9, C4))
    return together(*tune(*notes), *tune((0.34, 0.5, C4 / OCTAVE), of="string", seconds=0.9))


def drum() -> Wave:
    """Return a drum that rolls before something is turned up."""
    beats = [(0.042 * number, 0.35 + 0.05 * number, knock(118, 80 + number)) for number in range(10)]
    return together(*beats, (0.44, 0.8, knock(96, 95)))


def right() -> Wave:
    """Return a bet that is won."""
    return together(*tune((0, 0.8, C4), (0.09, 0.8, E4), (0.18, 1, G4), seconds=0.5))


def wrong() -> Wave:
    """Return a bet that is lost."""
    return together(*tune((0, 0.8, E4), (0.14, 0.9, D4 - 14), (0.3, 0.9, C4 - 12), seconds=0.45))


def victory() -> Wave:
    """Return a rising tune of bars and strings."""
    melody = ((0, 0.8, C4), (0.14, 0.8, E4), (0.28, 0.8, G4), (0.42, 1, C4 * OCTAVE), (0.72, 0.8, A4))
    close = ((0.9, 0.7, E4 * OCTAVE), (0.9, 0.8, G4), (0.9, 1, C4 * OCTAVE))
    bass = tune(
        (0, 0.6, C4 / OCTAVE), (0.42, 0.5, G4 / OCTAVE), (0.9, 0.7, C4 / OCTAVE), of="string", seconds=1
    )
    high = tune((0.58, 0.3, D4 * 2 * OCTAVE), (0.9, 0.35, C4 * 2 * OCTAVE), of="glass")
    return together(*tune(*melody), *tune(*close, seconds=1), *bass, *high)


SOUNDS = {
    lift: HAND.of(3),
    drop: HAND.of(4),
    refuse: HAND,
    ready: GAIN,
    card: GAIN.of(4),
    page: HAND.of(3),
    your_turn: GAIN,
    drum: GAIN,
    right: EVENT,
    wrong: EVENT,
    finished: EVENT,
    victory: BLOW,
}
