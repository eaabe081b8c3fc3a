"""What things are made of and how that sounds: wood, paper, glass, iron, cloth, strings."""

from __future__ import annotations

from sounds.synthesis import (
    Wave,
    band,
    chance_of,
    fading,
    low_pass,
    noise,
    plucked,
    shaped,
    struck,
    together,
)

C4, D4, E4, F4, G4, A4 = 261.63, 293.66, 329.63, 349.23, 392.0, 440.0
OCTAVE = 2.0


def bar(frequency: float, seconds: float = 0.6) -> Wave:
    """Return a wooden bar struck with a soft mallet, as of a marimba."""
    rings = struck(frequency, seconds, ((1, 1, 0.11), (3.93, 0.22, 0.03), (9.2, 0.05, 0.012)))
    return together((0, 1, rings), (0, 0.12, tick(seed=3)))


def string(frequency: float, seconds: float = 1.0) -> Wave:
    """Return a plucked string, softened."""
    return fading(low_pass(plucked(frequency, seconds), 2_400), seconds / 3)


def glass(frequency: float, seconds: float = 0.5) -> Wave:
    """Return something small of glass or china that is touched."""
    return fading(
        struck(frequency, seconds, ((1, 1, 0.07), (2.32, 0.45, 0.04), (4.25, 0.2, 0.02))), seconds / 3
    )


def iron(frequency: float, seconds: float = 0.7) -> Wave:
    """Return iron that is hit and rings on."""
    partials = ((1, 0.7, 0.12), (1.51, 0.5, 0.1), (2.83, 0.35, 0.07), (4.17, 0.2, 0.04))
    return together((0, 1, struck(frequency, seconds, partials)), (0, 0.3, tick(seed=8)))


def bell(frequency: float, seconds: float = 1.6) -> Wave:
    """Return a low, soft bell."""
    partials = ((0.5, 0.5, 0.5), (1, 1, 0.4), (1.19, 0.35, 0.25), (2, 0.3, 0.2), (2.76, 0.12, 0.1))
    return fading(struck(frequency, seconds, partials), seconds / 3, rise=0.012)


def tick(low: float = 700, high: float = 2_600, seed: int = 1) -> Wave:
    """Return the short noise of a touch."""
    return fading(band(noise(0.05, seed), low, high), 0.006)


def knock(frequency: float, seed: int = 1) -> Wave:
    """Return wood on wood, the deeper the larger."""
    body = struck(frequency, 0.16, ((1, 1, 0.022), (2.4, 0.5, 0.012), (4.1, 0.2, 0.007)))
    return together((0, 1, body), (0, 1.2, tick(seed=seed)))


def thud(frequency: float, seed: int = 1) -> Wave:
    """Return something heavy and soft that comes to lie."""
    body = struck(frequency, 0.3, ((1, 1, 0.05), (1.6, 0.4, 0.03)))
    return together((0, 1, body), (0, 0.8, fading(low_pass(noise(0.12, seed), 500), 0.025)))


def paper(seconds: float, seed: int, low: float = 1_200, high: float = 7_500) -> Wave:
    """Return paper that slides and rustles."""
    slide = shaped(band(noise(seconds, seed), low, high), 0, 0.9, 0.55, 0.3, 0)
    return together((0, 0.7, slide), *rustles(seconds * 0.8, seed, low, high))


def rustles(seconds: float, seed: int, low: float, high: float) -> list[tuple[float, float, Wave]]:
    """Return the small creases in moving paper: when, how loud and what."""
    chance = chance_of(seed)
    creases = sorted(chance.uniform(0.02, seconds) for _ in range(round(40 * seconds)))
    return [
        (begin, chance.uniform(0.2, 0.9), fading(band(noise(0.03, seed + number), low, high), 0.005))
        for number, begin in enumerate(creases)
    ]


def rattle(times: tuple[float, ...], frequency: float, seed: int) -> list[tuple[float, float, Wave]]:
    """Return small wooden things that knock at these seconds, no two alike, each softer than the last."""
    chance = chance_of(seed)
    return [
        (
            begin,
            chance.uniform(0.6, 1) * 0.93**number,
            knock(frequency * chance.uniform(0.85, 1.2), seed + number),
        )
        for number, begin in enumerate(times)
    ]


def tune(
    *notes: tuple[float, float, float], of: str = "bar", seconds: float = 0.7
) -> list[tuple[float, float, Wave]]:
    """Return notes, each with its second, its loudness and its frequency, on bars, strings or bells."""
    play = {"bar": bar, "string": string, "bell": bell, "glass": glass}[of]
    return [(begin, level, play(frequency, seconds)) for begin, level, frequency in notes]
