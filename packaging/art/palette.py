"""Colours: one ink, warm papers, and a few inks for printing; each as base, light and dark."""

from __future__ import annotations

from PySide6.QtGui import QColor

INK = "#2b2118"
PAPER = "#f7ead0"
CREAM = "#fdf6e6"
SHADOW = "#d9c49a"
WOOD = "#6a4a33"
DARK_WOOD = "#4a3426"
GOLD = "#d9a531"
RED = "#a8322a"
ROSE = "#d4605a"
PINK = "#e79a98"
GREEN = "#5d7a3a"
LEAF = "#8aa052"
MOSS = "#3f5a3a"
TEAL = "#2b7a63"
SEA = "#3d7f93"
SKY = "#a9c9c4"
BLUE = "#2f6fa8"
VIOLET = "#5b3a7a"
LILAC = "#8f74ad"
BROWN = "#8d5b36"
TAN = "#c79a62"
SKIN = "#f0cfa6"
GREY = "#8c857a"
STEEL = "#b9bdb8"
NIGHT = "#33405a"
POISON = "#7b9a2c"


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another in it."""
    one, two = QColor(colour), QColor(other)
    parts = (
        round(a + (b - a) * share)
        for a, b in zip(one.getRgb()[:3], two.getRgb()[:3], strict=True)  # type: ignore[index]  # the stubs call a tuple an object
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def light(colour: str) -> str:
    return mixed(colour, CREAM, 0.34)


def dark(colour: str) -> str:
    return mixed(colour, INK, 0.36)
