"""How far apart two colours are to somebody: simulated after Machado 2009, measured by CIEDE2000."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Row = tuple[float, float, float]
SIGHTS: dict[str, tuple[Row, Row, Row]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of linear red, green and blue to whom the long, middle or short cones are missing.

Source: Machado, Oliveira and Fernandes 2009, severity 1.
"""

TO_XYZ: tuple[Row, Row, Row] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def linear(value: int) -> float:
    """Return how much light a value from 0 to 255 is, from 0 to 1."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(rows: tuple[Row, Row, Row], light: Row) -> Row:
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return red, green, blue


def seen(colour: str, sight: str = "") -> Row:
    """Return a colour in CIELAB as somebody with this sight, or with all cones, sees it."""
    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    light = _times(SIGHTS[sight], (red, green, blue)) if sight else (red, green, blue)
    x, y, z = (
        _root(value / white)
        for value, white in zip(
            _times(TO_XYZ, (_bounded(light[0]), _bounded(light[1]), _bounded(light[2]))), WHITE, strict=True
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bounded(value: float) -> float:
    return min(max(value, 0.0), 1.0)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: Row, other: Row) -> float:
    """Return how far apart two colours in CIELAB are (CIEDE2000): 1 is just seen, 100 black from white."""
    strength = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(strength**7 / (strength**7 + 25**7))
    chroma1, hue1 = _polar(one, stretch)
    chroma2, hue2 = _polar(other, stretch)
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    lightness, chroma, hue = (one[0] + other[0]) / 2, (chroma1 + chroma2) / 2, _between(hue1, hue2)
    across = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _swing(hue))
    down = (other[0] - one[0]) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    out = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    return sqrt(down**2 + out**2 + across**2 + _blueness(hue, chroma) * out * across)


def _polar(colour: Row, stretch: float) -> tuple[float, float]:
    a = colour[1] * stretch
    return hypot(a, colour[2]), degrees(atan2(colour[2], a)) % 360


def _between(one: float, other: float) -> float:
    return (one + other) / 2 if abs(one - other) <= 180 else ((one + other + 360) / 2) % 360


def _swing(hue: float) -> float:
    shares = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    return 1 + sum(share * cos(radians(times * hue + turned)) for share, times, turned in shares)


def _blueness(hue: float, chroma: float) -> float:
    turned = radians(60 * exp(-(((hue - 275) / 25) ** 2)))
    return -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(turned)
