"""Room tone: for each room a bed that goes round and round, and what is heard in it now and then."""

from __future__ import annotations

from collections.abc import Callable

from sounds.materials import A4, C4, E4, OCTAVE, bell, glass, knock, tick
from sounds.synthesis import Wave, band, chance_of, fading, glide, low_pass, noise, samples, shaped, together

BED, OVERLAP = 8.0, 2.0
"""How many seconds a bed lasts, and how many of them its end and its beginning share."""


def bed(wave: Wave) -> Wave:
    """Return a wave that goes round without a seam: its end fades over its beginning."""
    shared = samples(OVERLAP)
    body, tail = wave[:-shared], wave[-shared:]
    for number, sample in enumerate(tail):
        part = number / shared
        body[number] = body[number] * part**0.5 + sample * (1 - part) ** 0.5
    return body


def wind(low: float, high: float, seed: int) -> Wave:
    """Return air that moves, for a bed."""
    swell = [0.6 + 0.4 * chance_of(seed + 1).random() for _ in range(9)]
    return bed(shaped(band(noise(BED + OVERLAP, seed), low, high), *swell))


def day() -> Wave:
    """Return warm air in leaves."""
    return wind(250, 1_400, 201)


def evening() -> Wave:
    """Return cool air over fields."""
    return wind(160, 800, 211)


def night() -> Wave:
    """Return wind about towers."""
    return wind(110, 520, 221)


def fire() -> Wave:
    """Return a fire that breathes."""
    chance, flame = chance_of(232), wind(90, 420, 231)
    cracks = [
        (chance.uniform(0, BED - 0.2), chance.uniform(0.1, 0.5), tick(900, 4_000, n)) for n in range(26)
    ]
    return together((0, 1, flame), *cracks)[: len(flame)]


def mine() -> Wave:
    """Return still air below the ground."""
    return wind(60, 260, 241)


def parlour() -> Wave:
    """Return a room with a clock in it."""
    air = wind(120, 500, 251)
    ticks = [
        (float(second), 0.22 if second % 2 else 0.3, tick(1_100, 2_800, 7)) for second in range(int(BED))
    ]
    return together((0, 1, air), *ticks)[: len(air)]


def bird() -> Wave:
    """Return a bird that says a few notes."""
    chance = chance_of(301)
    notes, begin = [], 0.0
    for _ in range(chance.randint(3, 6)):
        low, high = chance.uniform(2_300, 3_100), chance.uniform(3_000, 4_300)
        notes.append((begin, chance.uniform(0.4, 1), fading(glide(high, low, 0.09), 0.03, rise=0.015)))
        begin += chance.uniform(0.1, 0.22)
    return together(*notes)


def cups() -> Wave:
    """Return china far away."""
    chance = chance_of(311)
    touched = [
        (chance.uniform(0, 0.6), 0.6, glass(A4 * OCTAVE * chance.uniform(1, 1.6), 0.3)) for _ in range(3)
    ]
    return low_pass(together(*touched), 2_600)


def owl() -> Wave:
    """Return an owl."""
    calls = ((0.0, 0.22), (0.42, 0.14), (0.62, 0.5))
    hoots = [(begin, 1.0, shaped(glide(372, 352, time, wobble=4), 0, 1, 0.8, 0)) for begin, time in calls]
    return low_pass(together(*hoots), 900)


def cricket() -> Wave:
    """Return a cricket."""
    chirp = [(0.055 * number, 0.8, shaped(glide(4_150, 4_150, 0.04), 0, 1, 0)) for number in range(9)]
    return together(*chirp)


def drip() -> Wave:
    """Return a drop that falls into a pool."""
    chance = chance_of(321)
    pitch = chance.uniform(700, 1_200)
    drop = fading(glide(pitch, pitch * 1.7, 0.07), 0.025, rise=0.004)
    return together((0, 1, drop), (0.14, 0.35, drop), (0.29, 0.15, drop))


def stone() -> Wave:
    """Return a pebble that comes down a shaft."""
    chance = chance_of(331)
    return low_pass(
        together(*[(0.1 * n, 0.8**n, knock(chance.uniform(300, 520), n)) for n in range(4)]), 1_500
    )


def ember() -> Wave:
    """Return a log that gives way in the fire."""
    return together(
        (0, 1, tick(500, 2_600, 41)), (0.09, 0.7, tick(700, 3_600, 42)), (0.13, 0.4, tick(seed=43))
    )


def chime() -> Wave:
    """Return a clock in the next room."""
    return low_pass(together((0, 0.8, bell(E4)), (0.5, 0.8, bell(C4))), 1_400)


ROOMS: dict[Callable[[], Wave], tuple[Callable[[], Wave], ...]] = {
    day: (bird, cups),
    evening: (cricket,),
    night: (owl,),
    fire: (ember,),
    mine: (drip, stone),
    parlour: (chime, cups),
}
"""By the bed of each room, what is heard in it now and then."""
