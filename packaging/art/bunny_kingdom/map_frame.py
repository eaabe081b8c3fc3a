"""The map's frame, and the lava between mountains."""

from __future__ import annotations

from art.palette import DARK_WOOD, INK, SHADOW, WOOD
from art.picture import Picture
from art.shapes import beside, box, limb

CELL, CELLS = 100.0, 10
LEFT, TOP, RIM = 60.0, 60.0, 30.0
"""Where the squares begin on the map, and how wide its frame is on the other two sides."""
WHOLE = LEFT + CELL * CELLS + RIM
HOT, MOLTEN, GLOWING, CRUST = "#fff6d8", "#ffb347", "#f57a14", "#5a2418"


def map_frame() -> Picture:
    """Draw the wooden frame; the squares are laid upon it, and numbers and letters beside them."""
    p = Picture(WHOLE, WHOLE)
    whole, inner = box(2, 2, WHOLE - 4, WHOLE - 4, 16), box(LEFT, TOP, CELL * CELLS, CELL * CELLS)
    p.cut(whole, WOOD, 5, 3)
    p.gouge(box(8, 8, WHOLE - 16, WHOLE - 16), 26, 2.4, 0.02, 0.07)
    _mitres(p)
    p.cut(inner.grown(5), DARK_WOOD, 0, 2.4)
    p.fill(inner, SHADOW)
    return p


def _mitres(p: Picture) -> None:
    far = WHOLE - RIM
    joints = (f"4,4 {LEFT},{TOP}", f"{WHOLE - 4},4 {far},{TOP}", f"4,{WHOLE - 4} {LEFT},{far}")
    lines = beside(limb(joint, 2) for joint in (*joints, f"{WHOLE - 4},{WHOLE - 4} {far},{far}"))
    p.fill(lines, INK, 0.5)


LAVA_LONG, LAVA_WIDE = 120.0, 28.0


def lava(upright: bool = False) -> Picture:
    """Draw a crack of glowing lava along a side of a square, in colours of no player: orange and white."""
    p = Picture(LAVA_WIDE, LAVA_LONG) if upright else Picture(LAVA_LONG, LAVA_WIDE)
    points = [(8 + n * 13, 14 + (5 if n % 2 else -5)) for n in range(9)]
    line = " ".join(f"{y},{x}" if upright else f"{x},{y}" for x, y in points)
    p.fill(limb(line, 17), CRUST)
    p.fill(limb(line, 12.5), GLOWING)
    p.fill(limb(line, 7), MOLTEN)
    p.fill(limb(line, 3), HOT)
    return p
