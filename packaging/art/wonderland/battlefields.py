"""The five regions by night, as wide as a screen: quiet enough for towers and leaders before them.

What stands out in them keeps to the sides and to the middle distance; the lowest third is calm ground.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from art.palette import mixed
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, round_about
from art.vista import Vista, cloud, ground
from art.wonderland.night import LANTERN, MIDNIGHT, moonlit, night
from art.wonderland.night_pool import pool
from art.wonderland.night_woods import garden, tumtum


def red_keep() -> Picture:
    """The castle of the red chessmen on its hill, two windows lit, and the field of squares."""
    v = moonlit(("#2b2f66", "#333872", "#3d417c", "#4a4a86", "#585489"), 330, 150)
    v.lay(cloud(1420, 150, 1.5), "#474b85", 5, 0)
    v.lay(cloud(640, 250, 1.1), "#4d5089", 4, 0)
    v.lay(ground((0, 520), (360, 452), (760, 500), (1180, 440), (1560, 492), (1920, 450)), "#484278", 5, 3)
    far = ((96, 390, 74), (228, 420, 58), (1602, 384, 78), (1742, 416, 60))
    for x, top, wide in far:
        _tower(v, x, top, wide, 620, "#503d70")
    v.lay(box(60, 498, 300, 140) | box(1560, 498, 300, 140), "#4c3a6b", 5, 3)
    v.lay(
        ground((0, 596), (300, 566), (700, 590), (960, 560), (1260, 590), (1640, 562), (1920, 590)),
        "#3f3868",
        6,
        3,
    )
    _keep(v, "#5d3a66", "#6b4069")
    _field(v, "#3d3a69", "#34315f")
    v.glow(960, 520, 230, "#e28a5a", 3, 0.07)
    return v.done()


def _tower(v: Vista, x: float, top: float, wide: float, foot: float, colour: str) -> None:
    """Build a tower with battlements."""
    v.lay(box(x, top + wide * 0.34, wide, foot - top), colour, wide * 0.07, 3.4)
    step = wide * 1.16 / 5
    teeth = joined(box(x - wide * 0.08 + n * 2 * step, top, step, wide * 0.4) for n in range(3))
    v.lay(teeth | box(x - wide * 0.08, top + wide * 0.24, wide * 1.16, wide * 0.26), colour, wide * 0.05, 3.4)
    v.carve(box(x, top + wide * 0.54, wide, foot - top), 13, 0.2, 0.05)


def _keep(v: Vista, wall: str, tower: str) -> None:
    """Build the castle in the middle: the wall, five towers, the gate and the flag."""
    for x, top, wide in ((640, 372, 92), (1188, 372, 92), (548, 428, 76), (1296, 428, 76)):
        _tower(v, x, top, wide, 660, mixed(tower, MIDNIGHT, 0.14))
    v.lay(box(600, 470, 720, 190), wall, 8, 3.6)
    v.carve(box(600, 470, 720, 190), 22, 0.1, 0.05)
    v.lay(joined(box(606 + n * 68, 452, 36, 30) for n in range(11)), wall, 4, 3.2)
    v.fill(limb("960,262 960,174", 6), mixed(MIDNIGHT, wall, 0.4))
    v.lay(poly("964,176 1040,194 964,216"), "#8a6a72", 3, 2.6)
    _tower(v, 882, 262, 156, 660, tower)
    v.lay(blob("900,662! 900,576 960,520 1020,576 1020,662!"), "#231b40", 0, 4)
    bars = joined(box(x, 530, 7, 140) for x in (922, 946, 970, 994))
    v.fill(bars & blob("900,662! 900,576 960,520 1020,576 1020,662!"), "#4a3a60")
    for x, y in ((672, 420), (1220, 420), (936, 380), (966, 380)):
        v.fill(box(x, y, 20, 40, 10), LANTERN, 0.72)
        v.fill(box(x - 7, y - 7, 34, 54, 17), LANTERN, 0.12)


def _field(v: Vista, light: str, dark: str) -> None:
    """Lay the field of squares, running to a point far off."""
    field = ground((0, 668), (480, 648), (960, 656), (1440, 648), (1920, 668))
    v.lay(field, light, 6, 3.4)
    rows = (662, 692, 730, 778, 838, 912, 1004, 1090)
    for row, (top, bottom) in enumerate(pairwise(rows)):
        squares = beside(_square(column, top, bottom) for column in range(-14 + row % 2, 15, 2))
        v.fill(squares & field, dark, 0.85)


def _square(column: int, top: float, bottom: float) -> Shape:
    far, near = 330 * (top - 560) / 260, 330 * (bottom - 560) / 260
    left, right = column - 0.5, column + 0.5
    corners = ((left * far, top), (right * far, top), (right * near, bottom), (left * near, bottom))
    return poly(" ".join(f"{960 + x},{y}" for x, y in corners))


def wits_end() -> Picture:
    """Where every sign points elsewhere: stairs to nowhere, doors, curling hills and a clock for a moon."""
    v = night(("#30285f", "#392f69", "#443873", "#51437d", "#5e4f86"))
    v.fill(round_about(poly("330,190 300,-1400 360,-1400"), 16, (330, 190)), "#8f84c4", 0.1)
    v.glow(330, 190, 230, "#b9a8e6", 4, 0.1)
    _clock(v, 330, 190, 84)
    v.lay(
        ground((0, 560), (300, 440), (620, 540), (1000, 470), (1400, 548), (1700, 430), (1920, 520)),
        "#4b4079",
        6,
        3,
    )
    _stairs(v, 1392, 604)
    _door(v, 560, 486, 1.0, -5)
    _door(v, 1730, 500, 0.8, 6)
    hills = ground((0, 640), (420, 596), (860, 650), (1300, 600), (1920, 660))
    v.lay(hills, "#453a72", 6, 3.2)
    for x, y, size in ((170, 700, 1.5), (760, 730, 1.0), (1600, 720, 1.4), (1180, 690, 0.8)):
        v.fill(_curl(x, y, size), "#5d5190", 0.8)
    near = ground((0, 790), (480, 742), (960, 770), (1500, 738), (1920, 786))
    v.lay(near, "#3c3367", 7, 3.2)
    path = blob(
        "940,700! 1000,700! 1060,740 900,790 1010,850 1300,940 1360,1100! "
        "860,1100! 900,960 700,860 740,780 930,740"
    )
    v.fill(path & (near | hills), "#5c518c", 0.7)
    v.carve(near, 44, 0.7, 0.05)
    _signpost(v, 960, 690)
    for x, y, size in ((300, 900, 1.6), (1640, 910, 1.7)):
        v.fill(_curl(x, y, size), "#4b4079", 0.9)
    return v.done()


def _clock(v: Vista, x: float, y: float, radius: float) -> None:
    v.lay(oval(x, y, radius), "#8d7f8e", 7, 4)
    v.lay(oval(x, y, radius * 0.8), "#d5d3e6", 0, 3)
    hours = beside(box(x - 3, y - radius * 0.74, 6, 12, 2).turned(30 * n, (x, y)) for n in range(12))
    v.fill(
        hours
        | limb(f"{x},{y} {x},{y - radius * 0.5}", 6)
        | limb(f"{x},{y} {x - radius * 0.34},{y + radius * 0.2}", 7),
        "#3a3263",
    )


def _stairs(v: Vista, x: float, y: float) -> None:
    """Build stairs that end in the air."""
    steps = " ".join(f"{x + n * 38},{y - n * 38} {x + (n + 1) * 38},{y - n * 38}" for n in range(7))
    v.lay(poly(f"{steps} {x + 266},{y - 190} {x + 130},{y + 60} {x - 40},{y + 60}"), "#584b86", 7, 3.4)


def _door(v: Vista, x: float, y: float, size: float, lean: float) -> None:
    """Stand a door in the open."""
    frame, leaf = box(-60, -12, 120, 208, 6), box(-48, 0, 96, 190, 4)
    panels = box(-34, 19, 68, 64, 4) | box(-34, 103, 68, 64, 4)
    for shape, colour, depth in ((frame, "#4a3f74", 5), (leaf, "#6a4f72", 4), (panels, "#5d4468", 3)):
        v.lay(shape.scaled(size).turned(lean, (0, 190)).moved(x, y), colour, depth, 3)
    v.fill(oval(33, 95, 6).scaled(size).turned(lean, (0, 190)).moved(x, y), "#c6a86a")


def _curl(x: float, y: float, size: float) -> Shape:
    points = ((24, -6), (60, -22), (86, 0), (66, 34), (20, 36), (-16, 2), (20, -52), (96, -52), (140, -4))
    return limb(" ".join(f"{x + a * size},{y + b * size}" for a, b in points), 9 * size)


def _signpost(v: Vista, x: float, y: float) -> None:
    """Plant the post with five signs."""
    v.lay(box(x - 15, y - 420, 30, 440, 4), "#54426a", 5, 3.6)
    v.lay(blob("-12,-418! -26,-452 0,-486 26,-452 12,-418!").moved(x, y), "#34305c", 4, 3)
    signs = ((-388, -1, 230, _RUST), (-318, 1, 250, _STRAW), (-246, -1, 200, _SLATE), (-176, 1, 190, _RUST))
    for up, side, long, colour in signs:
        arm = poly(f"-46,0 {long - 34},-6 {long},24 {long - 34},54 -46,50").scaled(side, 1).moved(x, y + up)
        v.lay(arm, colour, 5, 3.6)
        v.carve(arm, 20, 0.2, 0.06)


_RUST, _STRAW, _SLATE = "#7d5570", "#8d7a5c", "#51707e"

BATTLEFIELDS: dict[str, Callable[[], Picture]] = {
    "red_keep": red_keep,
    "garden_of_live_flowers": garden,
    "tumtum_trees": tumtum,
    "pool_of_tears": pool,
    "wits_end": wits_end,
}
