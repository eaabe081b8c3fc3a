"""Repainting: replaces a player's colour in an SVG picture by another one, with its lights and shadows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from wonderland_qt.scene.style.palette import CREAM, INK

COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
MOST_ERROR, SHARE_TOLERANCE, LEAST_PAINT = 1.2, 0.04, 0.25
"""A tone's largest distance from a mixture (of 255); tolerance of its shares; least share of the paint."""

GREY, MOST_HUE = "#7d7a78", 19
"""The grey of shared pictures, and the largest difference of red, green and blue in its tones."""

Channels = tuple[float, float, float]
"""Red, green and blue, each 0 to 255, or differences of them."""


class Paint(NamedTuple):
    """A colour in drawn pictures, and the one that replaces it."""

    drawn: str
    seen: str


def repainted(picture: str, *paints: Paint) -> str:
    """Return a picture with every tone of the drawn colours replaced by that tone of the seen ones."""
    return COLOUR.sub(lambda match: _repainted_colour(match[0], paints), picture)


def _repainted_colour(colour: str, paints: tuple[Paint, ...]) -> str:
    """Return a colour as changed by the first paint that changes it."""
    tones = (tone(colour, paint) for paint in paints)
    return next((changed for changed in tones if changed != colour), colour)


def coloured(picture: str, colour: str) -> str:
    """Return a shared grey picture in a colour; ink, paper and wood stay as they are."""
    return COLOUR.sub(lambda match: _grey_in_colour(match[0], colour), picture)


def _grey_in_colour(tone: str, colour: str) -> str:
    """Return a grey tone with its grey replaced by the colour, as near to ink or cream as before.

    A tone that is not grey is ink, paper or wood, and stays.
    """
    channels, grey = _channels_of(tone), _channels_of(GREY)
    if max(channels) - min(channels) > MOST_HUE:
        return tone
    end = _channels_of(INK if sum(channels) < sum(grey) else CREAM)
    share_of_grey = (sum(channels) - sum(end)) / (sum(grey) - sum(end))
    pairs = zip(end, _channels_of(colour), strict=True)
    return _hex_of(of_end + share_of_grey * (of_colour - of_end) for of_end, of_colour in pairs)


def tone(colour: str, paint: Paint) -> str:
    """Replace the drawn by the seen paint in a mixture with ink and cream; return other colours unchanged.

    A mixture has no negative share and no more than a whole of paint and cream, but for rounding. Ink, paper
    and what lies between them fit with a little paint, too, so less than `LEAST_PAINT` does not count.
    """
    goal, drawn, cream = _beyond_ink(colour), _beyond_ink(paint.drawn), _beyond_ink(CREAM)
    paint_share, cream_share = _shares_of_mixture(goal, drawn, cream)
    if paint_share < LEAST_PAINT or cream_share < -SHARE_TOLERANCE:
        return colour
    if paint_share + cream_share > 1 + SHARE_TOLERANCE:
        return colour
    mixture = _mixed(drawn, paint_share, cream, cream_share)
    if max(abs(wanted - mixed) for wanted, mixed in zip(goal, mixture, strict=True)) > MOST_ERROR:
        return colour
    repainted_mixture = _mixed(_beyond_ink(paint.seen), paint_share, cream, cream_share)
    return _hex_of(ink + mixed for ink, mixed in zip(_channels_of(INK), repainted_mixture, strict=True))


def _mixed(paint: Channels, paint_share: float, cream: Channels, cream_share: float) -> Channels:
    """Return so much paint and so much cream together; the rest of the mixture is ink.

    Paint, cream and the mixture are all differences from ink, so ink adds nothing.
    """
    red, green, blue = (
        paint_share * of_paint + cream_share * of_cream
        for of_paint, of_cream in zip(paint, cream, strict=True)
    )
    return red, green, blue


def _shares_of_mixture(goal: Channels, paint: Channels, cream: Channels) -> tuple[float, float]:
    """Return the shares of paint and cream that, added to ink, are nearest to a colour (least squares)."""
    whole = _dot_product(paint, paint) * _dot_product(cream, cream) - _dot_product(paint, cream) ** 2
    of_paint = _dot_product(goal, paint) * _dot_product(cream, cream)
    of_paint -= _dot_product(goal, cream) * _dot_product(paint, cream)
    of_cream = _dot_product(goal, cream) * _dot_product(paint, paint)
    of_cream -= _dot_product(goal, paint) * _dot_product(paint, cream)
    return of_paint / whole, of_cream / whole


def _dot_product(left: Channels, right: Channels) -> float:
    """Return the dot product of two colours' channels."""
    return sum(a * b for a, b in zip(left, right, strict=True))


def _beyond_ink(colour: str) -> Channels:
    """Return how much red, green and blue a colour has more than ink, the dark end of every mixture."""
    red, green, blue = (c - ink for c, ink in zip(_channels_of(colour), _channels_of(INK), strict=True))
    return red, green, blue


def _hex_of(channels: Iterable[float]) -> str:
    """Return a colour such as #8c2b24 from its channels, which are rounded and clamped to 0 to 255."""
    return "#" + "".join(f"{min(max(round(channel), 0), 255):02x}" for channel in channels)


def _channels_of(colour: str) -> Channels:
    """Return red, green and blue of a colour such as #8c2b24."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return float(red), float(green), float(blue)
