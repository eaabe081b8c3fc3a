"""Planks of wood as wide as a screen, and the dusk at its edges."""

from __future__ import annotations

from art.palette import INK, mixed
from art.shapes import Shape, beside, box, oval
from art.vista import BEYOND, HIGH, WIDE, Vista


def planks(v: Vista, colour: str, rows: int = 9, contrast: float = 0.1) -> None:
    """Lay planks from side to side, with their grain, seams and nails."""
    high = HIGH / rows
    for row in range(rows):
        y = row * high
        board = mixed(colour, v.gloom, contrast * (row * 5 % 4) / 3)
        v.fill(box(-12, y, WIDE + 24, high + 1), board)
        v.fill(box(-12, y, WIDE + 24, 2.4), v.gleam, 0.1)
        v.fill(beside(_grain(row, n, y, high) for n in range(12)), mixed(board, v.gloom, 0.3), 0.5)
        v.fill(box(-12, y + high - 3.4, WIDE + 24, 3.6), INK, 0.42)
        seam = 300 + row * 733 % 1400
        v.fill(box(seam, y, 3, high), INK, 0.42)
        nails = [oval(seam + side, y + part * high, 3) for side in (-16, 18) for part in (0.16, 0.84)]
        v.fill(beside(nails), INK, 0.4)


def _grain(row: int, number: int, y: float, high: float) -> Shape:
    """Return a line of the grain of a plank."""
    long = 180 + (row * 91 + number * 137) % 420
    left = (row * 511 + number * 311) % 1900 - 120
    return box(left, y + 12 + number * (high - 20) / 12, long, 2.2, 1.1)


def dusk(v: Vista, most: float = 0.3) -> None:
    """Darken what lies towards the edges, so that the eye stays in the middle."""
    for n in range(9):
        middle = oval(WIDE / 2, HIGH / 2, WIDE * (0.78 - n * 0.022), HIGH * (0.82 - n * 0.022))
        v.fill(BEYOND - middle, v.gloom, most / 9)
