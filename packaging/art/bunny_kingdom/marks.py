"""Marks of Bunny Kingdom: what tells its four lords apart."""

from __future__ import annotations

from art.emblems import Emblem, read_emblems
from art.marks import symbol
from art.palette import CREAM, light, mixed
from art.shapes import Shape
from wonderland_qt import paths

GAME = "bunny_kingdom"
COLOURS = ("yellow", "red", "pink", "black")


def emblem(lord: str) -> Emblem:
    return read_emblems(paths.of_game(GAME) / "emblems.toml")[lord]


def colour(lord: str) -> str:
    return emblem(lord).colour


def pale(lord: str) -> str:
    """Return the colour in which a lord's pattern is printed on his own."""
    return mixed(colour(lord), CREAM, 0.26) if lord == "black" else light(colour(lord))


def lords_symbol(lord: str, x: float, y: float, size: float) -> Shape:
    return symbol(emblem(lord).symbol, x, y, size)
