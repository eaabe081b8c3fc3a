"""How far colours lie apart to the eye, and how strongly one stands out of another."""

from __future__ import annotations

from math import dist

Three = tuple[float, float, float]
WHITE: Three = (0.9505, 1.0, 1.089)
"""White light of day, in the units of CIE XYZ."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
TO_LUMINANCE = 1


def contrast(one: str, other: str) -> float:
    """Return how many times as bright the brighter of two colours is, as WCAG counts it: 1 to 21."""
    darker, brighter = sorted((_xyz(one)[TO_LUMINANCE], _xyz(other)[TO_LUMINANCE]))
    return (brighter + 0.05) / (darker + 0.05)


def difference(one: str, other: str) -> float:
    """Return the distance in CIELAB: below 3 colours look the same, beyond 20 no one mixes them up."""
    return dist(_lab(one), _lab(other))


def _lab(colour: str) -> Three:
    x, y, z = (_curve(part / white) for part, white in zip(_xyz(colour), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _curve(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def _xyz(colour: str) -> Three:
    light = [_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    x, y, z = (sum(share * part for share, part in zip(row, light, strict=True)) for row in TO_XYZ)
    return x, y, z


def _light(value: float) -> float:
    """Return how much light a value of sRGB stands for."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
