"""Marks of Pixie Queen: what tells its five colours apart."""

from __future__ import annotations

from art.emblems import Emblem, read_emblems
from art.marks import symbol
from art.shapes import Shape
from wonderland_qt import paths

GAME = "pixie_queen"
COLOURS = ("blue", "red", "yellow", "green", "grey")


def emblem(owner: str) -> Emblem:
    return read_emblems(paths.of_game(GAME) / "emblems.toml")[owner]


def colour(owner: str) -> str:
    return emblem(owner).colour


def sign(owner: str, x: float, y: float, size: float) -> Shape:
    """Return the symbol of an owner about a point."""
    return symbol(emblem(owner).symbol, x, y, size)
