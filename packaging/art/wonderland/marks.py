"""Marks of Wonderland: what tells its factions apart, the swirl of madness, shards of the looking-glass."""

from __future__ import annotations

from art import emblems
from art.emblems import Emblem, read_emblems
from art.marks import symbol
from art.picture import Picture
from art.shapes import Shape, limb, poly
from wonderland_qt import paths

ANY = "any"
"""A faction that no one has drawn, as a mod may bring one."""
UNDRAWN = Emblem("#7d7a78", "diamond", "lines")
FACTIONS = ("alice", "mad_hatter", "queen_of_hearts", "jabberwock", "cheshire_cat")


def emblem(faction: str) -> Emblem:
    if faction == ANY:
        return UNDRAWN
    return read_emblems(paths.of_game("wonderland") / "emblems.toml")[faction]


def faction_symbol(faction: str, x: float, y: float, size: float) -> Shape:
    return symbol(emblem(faction).symbol, x, y, size)


def colour(faction: str) -> str:
    return emblem(faction).colour


def pattern(faction: str, shape: Shape, gap: float = 7) -> Shape:
    """Return the faction's pattern as far as it lies on a shape."""
    return emblems.pattern(emblem(faction), shape, gap)


def badge(picture: Picture, faction: str, x: float, y: float, radius: float) -> None:
    """Lay a faction's round badge."""
    emblems.badge(picture, emblem(faction), x, y, radius)


def printed(picture: Picture, faction: str, shape: Shape, gap: float = 7, strength: float = 0.5) -> None:
    """Print a faction's pattern over a shape in a lighter tone."""
    emblems.printed(picture, emblem(faction), shape, gap, strength)


def swirl(x: float, y: float, size: float, width: float) -> Shape:
    """Return a spiral about a point: madness."""
    turns = "2,0 6,-8 -4,-12 -16,2 -4,22 20,16 30,-8 14,-34 -14,-36 -38,-14 -38,18 -16,42 12,46"
    return limb(turns, width * 100 / size).scaled(size / 100).moved(x, y)


def shard(x: float, y: float, size: float) -> tuple[Shape, Shape]:
    """Return a shard of a looking-glass and the facet that shines on it."""
    whole = poly("-18,-50 22,-34 34,10 6,50 -30,22")
    facet = poly("-18,-50 22,-34 0,-4 -30,22")
    return tuple(part.scaled(size / 100).moved(x, y) for part in (whole, facet))  # type: ignore[return-value]  # two in, two out
