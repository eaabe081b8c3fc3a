"""Emblems: the colour, the symbol and the pattern of each player, as a game lists them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from art import marks
from art.marks import symbol
from art.palette import CREAM, light
from art.picture import Picture
from art.shapes import Shape, oval


class Emblem(NamedTuple):
    """What tells one player's things from another's."""

    colour: str
    symbol: str
    pattern: str


@cache
def read_emblems(file: Path) -> dict[str, Emblem]:
    """Return the emblem of every player, as a file lists them."""
    entries = tomllib.loads(file.read_text(encoding="utf-8")).items()
    return {name: Emblem(found["colour"], found["symbol"], found["pattern"]) for name, found in entries}


def pattern(emblem: Emblem, shape: Shape, gap: float = 7) -> Shape:
    """Return the emblem's pattern as far as it lies on a shape."""
    return marks.pattern(emblem.pattern, shape, gap)


def printed(picture: Picture, emblem: Emblem, shape: Shape, gap: float = 7, strength: float = 0.5) -> None:
    """Print the emblem's pattern over a shape in a lighter tone."""
    picture.fill(pattern(emblem, shape, gap), light(emblem.colour), strength)


def badge(picture: Picture, emblem: Emblem, x: float, y: float, radius: float) -> None:
    """Lay a round badge: colour, pattern and symbol."""
    disc = oval(x, y, radius)
    picture.cut(disc, emblem.colour, radius * 0.1, radius * 0.09)
    printed(picture, emblem, oval(x, y, radius * 0.94), radius * 0.3, 0.55)
    picture.fill(oval(x, y, radius * 0.62), emblem.colour)
    picture.fill(symbol(emblem.symbol, x, y, radius * 0.95), CREAM)
