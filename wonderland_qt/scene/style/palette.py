"""The palette: ink, papers, wood and gold, and inks for generated pictures."""

from __future__ import annotations

from hashlib import sha256

from PySide6.QtGui import QColor

INK, PAPER, CREAM, WOOD, CLARET = "#2b2118", "#fbf4e3", "#fdf6e6", "#4a3426", "#8c2b24"
GOLD, SHADE, READY = "#f2b632", "#b99d6f", "#a6d287"
GAIN, COST = "#2f6b3a", "#b3261e"
"""The colours of gains and costs, which figures with signs show as well."""
PRINTING = ("#8c2b24", "#2b7a63", "#2f6fa8", "#5b3a7a", "#8d5b36", "#5d7a3a", "#3d7f93", "#a8693a")
"""Inks for generated pictures."""


def see_through(colour: str, opacity: float) -> QColor:
    """Return a colour with this opacity."""
    mixed = QColor(colour)
    mixed.setAlphaF(opacity)
    return mixed


def ink_for(art: str) -> str:
    """Return the ink of a generated picture, always the same for the same art."""
    first_byte = sha256(art.encode()).digest()[0]
    return PRINTING[first_byte % len(PRINTING)]
