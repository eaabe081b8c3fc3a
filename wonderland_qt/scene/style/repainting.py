"""Repainting: pictures of what a player owns in another colour, their lights and shadows with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from wonderland_qt.scene.style.palette import CREAM, INK

COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
NEAR, BEYOND, LEAST_PART = 1.2, 0.04, 0.25
"""How far a tone may lie from a mixture, in parts of 255; how far outside; how much of the paint it has."""

GREY, MOST_HUE = "#7d7a78", 19
"""What pictures for anybody are drawn in, and how far red, green and blue of its tones lie apart."""

Parts = tuple[float, float, float]


class Paint(NamedTuple):
    """A colour in which pictures are drawn, and the one that is seen instead."""

    drawn: str
    seen: str


def repainted(picture: str, *paints: Paint) -> str:
    """Return a picture with every tone of some colours as that tone of others."""
    return COLOUR.sub(lambda found: _seen(found[0], paints), picture)


def _seen(colour: str, paints: tuple[Paint, ...]) -> str:
    """Return what becomes of a colour by the first of the paints that changes it."""
    tones = (tone(colour, paint) for paint in paints)
    return next((seen for seen in tones if seen != colour), colour)


def coloured(picture: str, colour: str) -> str:
    """Return a picture that is drawn for anybody, in grey, in a colour: ink, paper and wood stay."""
    return COLOUR.sub(lambda found: _in_colour(found[0], colour), picture)


def _in_colour(tone: str, colour: str) -> str:
    """Return what becomes of a tone: as near to ink or cream as it is now, and grey becomes the colour."""
    parts = _parts(tone)
    if max(parts) - min(parts) > MOST_HUE:
        return tone
    end = INK if sum(parts) < sum(_parts(GREY)) else CREAM
    near = (sum(parts) - sum(_parts(end))) / (sum(_parts(GREY)) - sum(_parts(end)))
    return _hex(e + near * (c - e) for e, c in zip(_parts(end), _parts(colour), strict=True))


def tone(colour: str, paint: Paint) -> str:
    """Return what becomes of a colour: another if it is the paint, mixed with ink and cream or not."""
    above, base, white = (_from_ink(one) for one in (colour, paint.drawn, CREAM))
    part, light = _shares(above, base, white)
    off = max(abs(a - part * b - light * w) for a, b, w in zip(above, base, white, strict=True))
    if off > NEAR or part < LEAST_PART or light < -BEYOND or part + light > 1 + BEYOND:
        return colour
    mixed = (
        i + part * s + light * w for i, s, w in zip(_parts(INK), _from_ink(paint.seen), white, strict=True)
    )
    return _hex(mixed)


def _shares(above: Parts, base: Parts, white: Parts) -> tuple[float, float]:
    """Return how much of the paint and of cream, added to ink, comes nearest to a colour."""
    whole = _dot(base, base) * _dot(white, white) - _dot(base, white) ** 2
    part = _dot(above, base) * _dot(white, white) - _dot(above, white) * _dot(base, white)
    light = _dot(above, white) * _dot(base, base) - _dot(above, base) * _dot(base, white)
    return part / whole, light / whole


def _dot(one: Parts, other: Parts) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _from_ink(colour: str) -> Parts:
    red, green, blue = (one - ink for one, ink in zip(_parts(colour), _parts(INK), strict=True))
    return red, green, blue


def _hex(parts: Iterable[float]) -> str:
    return "#" + "".join(f"{min(max(round(one), 0), 255):02x}" for one in parts)


def _parts(colour: str) -> Parts:
    red, green, blue = (float(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return red, green, blue
