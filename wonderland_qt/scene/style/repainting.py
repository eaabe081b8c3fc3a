"""Repainting: replaces a player's colour in an SVG picture by another one, with its lights and shadows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from wonderland_qt.scene.style.palette import CREAM, INK

COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
NEAR, BEYOND, LEAST_PART = 1.2, 0.04, 0.25
"""A tone's largest distance from a mixture (of 255); tolerance of its shares; least share of the paint."""

GREY, MOST_HUE = "#7d7a78", 19
"""The grey of shared pictures, and the largest difference of red, green and blue in its tones."""

Parts = tuple[float, float, float]


class Paint(NamedTuple):
    """A colour in drawn pictures, and the one that replaces it."""

    drawn: str
    seen: str


def repainted(picture: str, *paints: Paint) -> str:
    """Return a picture with every tone of the drawn colours replaced by that tone of the seen ones."""
    return COLOUR.sub(lambda found: _seen(found[0], paints), picture)


def _seen(colour: str, paints: tuple[Paint, ...]) -> str:
    """Return a colour as changed by the first paint that changes it."""
    tones = (tone(colour, paint) for paint in paints)
    return next((seen for seen in tones if seen != colour), colour)


def coloured(picture: str, colour: str) -> str:
    """Return a shared grey picture in a colour; ink, paper and wood stay as they are."""
    return COLOUR.sub(lambda found: _in_colour(found[0], colour), picture)


def _in_colour(tone: str, colour: str) -> str:
    """Return a grey tone with its grey replaced by the colour, as near to ink or cream as before."""
    parts = _parts(tone)
    if max(parts) - min(parts) > MOST_HUE:
        return tone
    end = INK if sum(parts) < sum(_parts(GREY)) else CREAM
    near = (sum(parts) - sum(_parts(end))) / (sum(_parts(GREY)) - sum(_parts(end)))
    return _hex(e + near * (c - e) for e, c in zip(_parts(end), _parts(colour), strict=True))


def tone(colour: str, paint: Paint) -> str:
    """Replace the drawn by the seen paint in a mixture with ink and cream; return other colours unchanged."""
    goal, drawn, cream = (_from_ink(one) for one in (colour, paint.drawn, CREAM))
    of_paint, of_cream = _shares(goal, drawn, cream)
    off = max(abs(g - of_paint * d - of_cream * c) for g, d, c in zip(goal, drawn, cream, strict=True))
    within = of_paint >= LEAST_PART and of_cream >= -BEYOND and of_paint + of_cream <= 1 + BEYOND
    if off > NEAR or not within:
        return colour
    parts = zip(_parts(INK), _from_ink(paint.seen), cream, strict=True)
    return _hex(ink + of_paint * seen + of_cream * c for ink, seen, c in parts)


def _shares(goal: Parts, paint: Parts, cream: Parts) -> tuple[float, float]:
    """Return the shares of paint and cream that, added to ink, are nearest to a colour (least squares)."""
    whole = _dot(paint, paint) * _dot(cream, cream) - _dot(paint, cream) ** 2
    of_paint = _dot(goal, paint) * _dot(cream, cream) - _dot(goal, cream) * _dot(paint, cream)
    of_cream = _dot(goal, cream) * _dot(paint, paint) - _dot(goal, paint) * _dot(paint, cream)
    return of_paint / whole, of_cream / whole


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
