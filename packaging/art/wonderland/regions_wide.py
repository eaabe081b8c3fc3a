"""The five regions by day in wide rooms: nothing is cut off, and the left is calm for prize and name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from art.palette import CREAM, GOLD, INK, PINK, RED, SEA, WOOD
from art.paper import Scene, sheet
from art.picture import Made, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, round_about, taper
from art.wonderland.regions import HEIGHT, flower, tower, tree

ROOMS = ((614, 259), (460, 96))
"""Rooms in the stage of the realm and in its strip, in pixels of 1920."""


def wide_regions() -> Iterator[tuple[str, Made]]:
    """Yield each region for each room."""
    for region, draw in WIDE_REGIONS.items():
        for across, down in ROOMS:
            yield f"region/{region}~{across}x{down}", partial(_drawn, draw, HEIGHT * across / down)


Draw = Callable[[Scene, float, float], None]
"""Draws a region on a scene so wide, its main motif about a middle."""


def _drawn(draw: Draw, width: float) -> Picture:
    p = Picture(width, HEIGHT)
    scene = Scene(p, sheet(3, 3, width - 6, HEIGHT - 6, 1.3, 26), SKIES[draw])
    draw(scene, width, width * 0.7)
    scene.done(int(width * 0.7))
    return p


def _ground(width: float, level: float, rise: float) -> Shape:
    """Return ground with a wave in it."""
    points = ((0.2, -rise), (0.5, rise * 0.4), (0.8, -rise * 0.8))
    line = " ".join(f"{width * part},{level + up}" for part, up in points)
    return blob(f"-10,{level}! {line} {width + 10},{level}! {width + 10},200! -10,200!")


def red_keep(s: Scene, width: float, middle: float) -> None:
    """The castle of the red chessmen above a field of squares."""
    s.fill(oval(middle, 50, 58), "#f6dfae")
    s.fill(oval(middle, 50, 42), "#fbedc6")
    s.lay(_ground(width, 80, 12), "#c98e5c", 2)
    for away in (-0.46, 0.34):
        tower(s, middle + width * away - 9, 52, 18, 92, "#b9483a")
    for away, top, wide in ((-66, 34, 18), (48, 34, 18), (-92, 48, 15), (77, 48, 15)):
        tower(s, middle + away, top, wide, 92, RED)
    s.lay(box(middle - 74, 56, 148, 40), "#b9483a", 2.4)
    s.carve(box(middle - 74, 56, 148, 40), 6, 0, 0.18)
    tower(s, middle - 16, 18, 32, 92, RED)
    s.lay(blob("-12,94! -12,76 0,66 12,76 12,94!").moved(middle, 0), INK, 0)
    s.fill(limb("0,18 0,6", 1.8).moved(middle, 0), INK)
    s.lay(poly("1,6 20,10 1,14").moved(middle, 0), GOLD, 1)
    field = _ground(width, 96, 4)
    s.lay(field, "#e3b57c", 2)
    squares = beside(
        poly(f"{x},{y} {x + 17},{y} {x + 14},{y + 15} {x - 3},{y + 15}")
        for row, y in enumerate(range(100, 186, 15))
        for x in range(-6 + row % 2 * 17 - row * 3, int(width) + 12, 34)
    )
    s.fill(squares & field, "#cf9560", 0.45)


def garden(s: Scene, width: float, middle: float) -> None:
    """Flowers that talk, a hedge and a gate."""
    s.fill(oval(middle + 60, 22, 26), "#e8efd0")
    bumps = " ".join(f"{x},{42 if n % 2 else 34}" for n, x in enumerate(range(4, int(width) + 8, 22)))
    hedge = blob(f"-10,56! {bumps} {width + 10},44! {width + 10},110! -10,110!")
    s.lay(hedge, "#4f7346", 2.6)
    s.carve(hedge, 7, 0.3, 0.2)
    arch = blob("-20,94! -20,62 0,44 20,62 20,94!").moved(middle, 0)
    s.lay(arch, "#cfe0c4", 0)
    s.fill(joined(box(middle + x, 44, 2.4, 52) for x in (-14, -7, 0, 7, 14)) & arch, INK)
    lawn = _ground(width, 92, 5)
    s.lay(lawn, "#a9c07c", 2.2)
    s.fill(blob("-18,94! 18,94! 34,124 10,152 50,200! -44,200! -16,152 -26,122").moved(middle, 0), "#e0d3a0")
    s.carve(lawn, 14, -0.25, 0.22)
    flowers = (
        (-70, 36, 21, PINK, 6),
        (66, 38, 22, "#e0863c", 6),
        (-150, 56, 18, CREAM, 9),
        (112, 60, 15, "#8f74ad", 8),
    )
    for away, y, size, paint, petals in flowers:
        flower(s, middle + away, y, size, paint, petals)
    if width > 600:
        for x, paint in ((width * 0.2, PINK), (width * 0.06, "#8f74ad"), (width * 0.94, CREAM)):
            flower(s, x, 62, 15, paint, 8)


def tumtum(s: Scene, width: float, middle: float) -> None:
    """The wood of the Tumtum tree, with eyes in it."""
    s.fill(oval(middle - 120, 26, 18) - oval(middle - 112, 22, 16), "#f2ead0")
    s.lay(_ground(width, 66, 7), "#56706a", 1.6)
    trunks = (taper(f"{x},96 {x + 4},50 {x - 2},6", 9, 5) for x in range(20, int(width), 34))
    s.fill(beside(trunks), "#41565a", 0.75)
    for x, y in ((middle - 54, 66), (middle + 58, 72), (width * 0.24, 70)):
        s.fill(oval(x - 4, y, 3, 2.4) | oval(x + 5, y, 3, 2.4), GOLD)
        s.fill(oval(x - 4, y, 1.2) | oval(x + 5, y, 1.2), INK)
    places = ((middle - 100, 46, "#5d7f52", 7), (middle + 98, 46, "#6c8a4e", -7), (middle, 54, "#7d9a56", 9))
    extra = ((width * 0.1, 42, "#5d7f52", -6), (width * 0.95, 44, "#5d7f52", 6)) if width > 600 else ()
    for x, high, paint, lean in (*places, *extra):
        tree(s, x, 98, high, paint, lean)
    floor = _ground(width, 98, 4)
    s.lay(floor, "#8fa07a", 2.2)
    s.carve(floor, 15, 0.8, 0.18)


def pool(s: Scene, width: float, middle: float) -> None:
    """The pool that was wept, with a mouse in it."""
    for x, y, size in ((middle - 96, 22, 1.0), (middle + 84, 26, 0.9), (width * 0.18, 24, 0.8)):
        cloud = joined(oval(a, b, r) for a, b, r in ((-14, 2, 9), (0, -4, 12), (14, 2, 9)))
        s.lay(cloud.scaled(size).moved(x, y), CREAM, 2, 1.6)
        drops = joined(blob("0,-6! 3.4,2 0,5 -3.4,2").moved(a, 22) for a in (-12, 0, 12))
        s.fill(drops.scaled(size).moved(x, y), SEA)
    s.lay(_wave(width, 56, 26), "#7fb0b5", 2)
    s.lay(_wave(width, 70, 30), "#5f9aa6", 2)
    s.lay(blob("-26,76! -20,60 0,54 18,62 26,76! 0,82").moved(middle, 0), WOOD, 2.4)
    s.lay((oval(-13, 56, 7) | oval(1, 52, 7)).moved(middle, 0), WOOD, 1.5)
    s.fill((oval(-9, 66, 1.8) | oval(-25, 72, 2.2)).moved(middle, 0), INK)
    s.fill(limb("26,74 40,66 50,72", 2.2).moved(middle, 0), INK)
    for level, paint in ((82, "#6da5af"), (104, "#86b8bd"), (142, "#a5ccca")):
        s.lay(_wave(width, level, 36), paint, 2)
    for n in range(int(width / 90)):
        x, y = 30 + n * 90 + n % 3 * 12, 122 + n * 37 % 50
        s.fill(limb("0,0 9,-4 18,0 27,-4", 1.8).moved(x, y), CREAM, 0.8)


def _wave(width: float, level: float, length: float) -> Shape:
    """Return water up to a level, in pointed waves."""
    starts = (n * length - 20 for n in range(int((width + 40) / length) + 1))
    crests = " ".join(f"{x},{level}! {x + length * 0.55},{level + 7} {x + length},{level}!" for x in starts)
    return blob(f"{crests} {width + 60},200! -20,200!")


def wits_end(s: Scene, width: float, middle: float) -> None:
    """Where every sign points elsewhere."""
    about = (middle, 40)
    s.fill(round_about(poly("0,0 -16,-500 16,-500").moved(*about), 11, about), "#e6cfd3")
    s.lay(oval(middle + 74, 30, 16), GOLD, 2)
    s.lay(oval(middle + 74, 30, 11.5), CREAM, 0, 1.4)
    s.fill(limb("74,30 74,22", 1.8).moved(middle, 0) | limb("74,30 68,33", 1.8).moved(middle, 0), INK)
    s.lay(_ground(width, 80, 14), "#8f74ad", 2)
    stairs = " ".join(f"{-130 + n * 9},{92 - n * 9} {-121 + n * 9},{92 - n * 9}" for n in range(6))
    s.lay(poly(f"{stairs} -70,100 -138,100").moved(middle, 0), "#b99cb5", 1.8)
    near = _ground(width, 98, 5)
    s.lay(near, "#c3a6b8", 2.2)
    path = blob("-8,96! 10,96! 30,108 -20,120 -10,136 60,158 70,200! -60,200! -40,150 -60,124 -20,108")
    s.fill(path.moved(middle, 0) & near, "#e6d3cf")
    curl = limb("10,0 20,-8 32,0 26,14 10,14 0,-2 14,-20 38,-12", 2.4)
    for x, y in ((width * 0.12, 140), (width * 0.9, 130), (width * 0.34, 124)):
        s.fill(curl.moved(x, y), "#a385a5")
    s.lay(box(middle - 3, 16, 6, 84, 2), WOOD, 1.6)
    for y, long, paint in ((18, -42, "#d4605a"), (36, 48, GOLD), (56, -38, "#6fa08e")):
        side = 1 if long > 0 else -1
        arm = poly(f"-10,0 {abs(long) - 8},-1 {abs(long)},8 {abs(long) - 8},17 -10,16").scaled(side, 1)
        s.lay(arm.moved(middle, y), paint, 1.8)


WIDE_REGIONS: dict[str, Draw] = {
    "red_keep": red_keep,
    "garden_of_live_flowers": garden,
    "tumtum_trees": tumtum,
    "pool_of_tears": pool,
    "wits_end": wits_end,
}
SKIES: dict[Draw, str] = {
    red_keep: "#f1cfa6",
    garden: "#cfe0c4",
    tumtum: "#8e9fae",
    pool: "#dbe4dc",
    wits_end: "#d8b9c4",
}
