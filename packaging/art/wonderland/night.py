"""The sky over the regions by night: bands of paper, stars and a moon."""

from __future__ import annotations

from collections.abc import Sequence

from art.vista import Vista, ground, moon, stars, strewn

MOONLIGHT, MIDNIGHT = "#c3d0ff", "#0b1030"
LANTERN = "#f2b76a"


def night(bands: Sequence[str]) -> Vista:
    """Return a starry sky in bands of paper, the palest lowest."""
    v = Vista(bands[0], MOONLIGHT, MIDNIGHT)
    for n, band in enumerate(bands[1:], 1):
        y = 90 + n * 96.0
        waves = [(x, y + (26 if (x // 320 + n) % 2 else -18)) for x in range(0, 2240, 320)]
        v.lay(ground(*waves), band, 3, 0)
    for level in (0, 1):
        places = strewn(40, 3 + level, (20, 14, 1900, 150 + 180 * level))
        v.fill(stars((a, b, 2.4 + 4.6 * c) for a, b, c in places), "#e7ecff", 0.62 - 0.2 * level)
    return v


def moonlit(bands: Sequence[str], x: float, y: float, radius: float = 62) -> Vista:
    """Return a sky with a moon in it."""
    v = night(bands)
    v.glow(x, y, radius * 3.4, "#aebdf6", 5, 0.1)
    v.lay(moon(x, y, radius), "#dfe3f2", 5, 3.4, 0.6)
    return v
