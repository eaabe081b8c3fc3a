"""The five regions of the board: scenery above, quiet ground below, on which the pieces stand."""

from __future__ import annotations

from art.palette import (
    CREAM,
    DARK_WOOD,
    GOLD,
    INK,
    NIGHT,
    PINK,
    RED,
    ROSE,
    SEA,
    TAN,
    WOOD,
    light,
)
from art.paper import Scene, sheet
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, round_about, taper

WIDTH, HEIGHT = 208.0, 186.0


def _scene(p: Picture, sky: str) -> Scene:
    return Scene(p, sheet(3, 3, WIDTH - 6, HEIGHT - 6, 1.3), sky)


def _hill(level: float, rise: float, left: float = 60, right: float = 150) -> Shape:
    """Return ground with a hill on the left and one on the right."""
    return blob(
        f"-10,{level}! {left - 30},{level - rise} {left + 20},{level + rise * 0.3} "
        f"{right},{level - rise * 0.8} 218,{level}! 218,200! -10,200!"
    )


def tower(s: Scene, x: float, top: float, width: float, foot: float, colour: str) -> None:
    """Build a tower with battlements."""
    s.lay(box(x, top + 6, width, foot - top), colour, 2.4)
    part = width / 5
    teeth = joined(box(x - 2 + n * 2 * part, top, part + 2, 10) for n in range(3))
    s.lay(teeth | box(x - 3, top + 6, width + 6, 7), colour, 1.6)
    s.fill(box(x + width / 2 - 2, top + 22, 4, 10, 2), INK)


def red_keep(p: Picture) -> None:
    """The castle of the red chessmen above a field of squares."""
    s = _scene(p, "#f1cfa6")
    s.fill(oval(104, 50, 42), "#f6dfae")
    s.fill(oval(104, 50, 30), "#fbedc6")
    s.carve(oval(104, 50, 90) - oval(104, 50, 44), 9, 0.4, 0.35)
    s.lay(_hill(72, 12), "#c98e5c", 2)
    for x, top, width in ((62, 34, 16), (130, 34, 16), (46, 48, 13), (149, 48, 13)):
        tower(s, x, top, width, 84, RED)
    s.lay(poly("56,54 152,54 156,90 52,90"), "#b9483a", 2.4)
    s.carve(poly("56,54 152,54 156,90 52,90"), 6, 0, 0.18)
    tower(s, 90, 18, 28, 84, RED)
    s.lay(blob("94,90! 94,74 104,64 114,74 114,90!"), INK, 0)
    s.fill(limb("104,18 104,2", 1.8), INK)
    s.lay(poly("105,2 122,7 105,12"), GOLD, 1)
    s.lay(_hill(92, 5), "#e3b57c", 2)
    squares = beside(
        poly(f"{x},{y} {x + 17},{y} {x + 14},{y + 15} {x - 3},{y + 15}")
        for row, y in enumerate(range(98, 186, 15))
        for x in range(-6 + row % 2 * 17 - row * 3, 220, 34)
    )
    s.fill(squares & _hill(96, 5), "#cf9560", 0.5)
    s.done()


def flower(s: Scene, x: float, y: float, size: float, colour: str, petals: int) -> None:
    """Plant a flower with a face."""
    s.lay(taper(f"{x},{y} {x + 4},{y + 34} {x},{y + 74}", 6, 5), "#5d7a3a", 1, 1.6)
    left, right = f"{x - 15},{y + 66} {x - 12},{y + 56}!", f"{x + 13},{y + 54}! {x + 15},{y + 66}"
    s.lay(blob(f"{x},{y + 78}! {left} {x},{y + 70}! {right}"), "#7d9a4e", 1.6, 1.6)
    petal = oval(x, y - size * 0.72, size * 0.36, size * 0.5)
    for n in range(petals):
        s.lay(petal.turned(360 * n / petals, (x, y)), colour, 1.6, 1.6)
    s.lay(oval(x, y, size * 0.5), "#f2cf7a", 1.8)
    s.fill(oval(x - size * 0.17, y - size * 0.08, 1.7) | oval(x + size * 0.17, y - size * 0.08, 1.7), INK)
    smile = limb(
        f"{x - size * 0.2},{y + size * 0.14} {x},{y + size * 0.25} {x + size * 0.2},{y + size * 0.14}", 1.6
    )
    s.fill(smile, RED)


def garden(p: Picture) -> None:
    """Flowers that talk, a hedge and a gate."""
    s = _scene(p, "#cfe0c4")
    s.fill(oval(150, 20, 26), "#e8efd0")
    hedge = blob(
        "-10,60! 8,42 28,46 44,36 64,44 84,34 104,42 124,34 146,44 166,36 186,46 218,40! 218,100! -10,100!"
    )
    s.lay(hedge, "#4f7346", 2.6)
    s.carve(hedge, 7, 0.3, 0.22)
    s.lay(blob("86,90! 86,60 104,44 122,60 122,90!"), "#cfe0c4", 0)
    bars = joined(box(x, 48, 2.4, 44) for x in (91, 98, 105, 112))
    s.fill(bars & blob("86,90! 86,60 104,44 122,60 122,90!"), INK)
    lawn = _hill(88, 6)
    s.lay(lawn, "#a9c07c", 2.2)
    s.fill(blob("88,92! 120,92! 132,120 112,150 150,200! 70,200! 92,150 80,120"), "#e0d3a0")
    s.carve(lawn, 12, -0.25, 0.25)
    flower(s, 64, 33, 22, PINK, 6)
    flower(s, 146, 35, 23, "#e0863c", 6)
    flower(s, 22, 74, 20, CREAM, 9)
    flower(s, 188, 76, 20, "#8f74ad", 8)
    s.done()


def tree(s: Scene, x: float, foot: float, height: float, colour: str, lean: float) -> None:
    """Grow a twisted tree with a round crown."""
    top = foot - height
    trunk = taper(
        f"{x},{foot} {x + lean},{foot - height * 0.35} {x - lean},{foot - height * 0.7} {x},{top}", 17, 8
    )
    roots = blob(f"{x - 16},{foot + 4}! {x - 6},{foot - 8} {x + 6},{foot - 8} {x + 16},{foot + 4}!")
    s.lay(trunk | roots, DARK_WOOD, 2.4)
    crown = joined(
        oval(x + a, top + b, r) for a, b, r in ((-18, 2, 16), (16, 4, 15), (0, -10, 19), (0, 6, 16))
    )
    s.lay(crown, colour, 3)
    s.carve(crown, 5, 0.5, 0.25)


def tumtum(p: Picture) -> None:
    """The wood of the Tumtum tree, with eyes in it."""
    s = _scene(p, "#8e9fae")
    s.fill(oval(58, 22, 18), "#f2ead0")
    s.fill(oval(66, 18, 16), "#8e9fae")
    s.lay(_hill(66, 8), "#56706a", 1.6)
    back = joined(taper(f"{x},92 {x + 4},50 {x - 2},8", 9, 5) for x in (74, 96, 128, 140))
    s.fill(back, "#41565a")
    for x, y in ((68, 62), (142, 70)):
        s.fill(oval(x - 4, y, 3, 2.4) | oval(x + 5, y, 3, 2.4), GOLD)
        s.fill(oval(x - 4, y, 1.2) | oval(x + 5, y, 1.2), INK)
    tree(s, 30, 92, 44, "#5d7f52", 7)
    tree(s, 180, 94, 46, "#6c8a4e", -7)
    tree(s, 108, 88, 50, "#7d9a56", 9)
    ground = _hill(92, 5)
    s.lay(ground, "#8fa07a", 2.2)
    s.carve(ground, 13, 0.8, 0.2)
    for x, y in ((20, 112), (190, 120), (150, 178), (48, 176)):
        s.lay(box(x - 2.5, y, 5, 9, 2), CREAM, 0.8, 1.4)
        s.lay(blob(f"{x - 9},{y + 1}! {x - 6},{y - 7} {x + 6},{y - 7} {x + 9},{y + 1}!"), ROSE, 1, 1.5)
    s.done()


def pool(p: Picture) -> None:
    """The pool that was wept, with a mouse in it."""
    s = _scene(p, "#dbe4dc")
    for x, y, size in ((66, 18, 1.0), (142, 26, 0.8)):
        cloud = joined(
            oval(x + a * size, y + b * size, r * size) for a, b, r in ((-14, 2, 9), (0, -4, 12), (14, 2, 9))
        )
        s.lay(cloud, CREAM, 2, 1.6)
        s.fill(joined(_drop(x + a * size, y + 22 * size) for a in (-12, 0, 12)), SEA)
    for level, colour in ((50, "#7fb0b5"), (66, "#5f9aa6"), (84, "#4a8796")):
        wave = _wave(level, 26 if level < 80 else 34)
        s.lay(wave, colour, 2)
    s.lay(blob("84,66! 90,50 108,44 124,52 132,66! 110,70"), WOOD, 2.4)
    s.lay(oval(95, 46, 7) | oval(109, 42, 7), WOOD, 1.5)
    s.fill(oval(98, 56, 1.8) | oval(84, 62, 2.2), INK)
    s.fill(limb("132,64 146,56 156,62", 2.2), INK)
    water = _wave(72, 30)
    s.lay(water, "#6da5af", 2.2)
    s.lay(_wave(98, 36), "#86b8bd", 2)
    s.lay(_wave(138, 40), "#a5ccca", 2)
    for x, y in ((20, 84), (176, 118), (104, 124), (40, 168), (160, 166)):
        s.fill(limb(f"{x},{y} {x + 9},{y - 4} {x + 18},{y} {x + 27},{y - 4}", 1.8), CREAM, 0.8)
    s.lay(box(166, 66, 9, 20, 4).turned(24, (170, 76)), light(SEA), 1.4)
    s.lay(box(175, 58, 5, 7, 1).turned(24, (170, 76)), TAN, 0.8, 1.4)
    s.done()


def _drop(x: float, y: float) -> Shape:
    return blob(f"{x},{y - 6}! {x + 3.4},{y + 2} {x},{y + 5} {x - 3.4},{y + 2}")


def _wave(level: float, length: float) -> Shape:
    """Return water up to a level, in pointed waves."""
    points = " ".join(
        f"{x},{level}! {x + length * 0.55},{level + 7} {x + length},{level}!"
        for x in (n * length - 20 for n in range(int(250 / length) + 1))
    )
    return blob(f"{points} 240,200! -20,200!")


def wits_end(p: Picture) -> None:
    """Where every sign points elsewhere."""
    s = _scene(p, "#d8b9c4")
    s.fill(round_about(poly("104,40 96,-90 112,-90"), 9, (104, 40)), "#e6cfd3")
    s.lay(oval(150, 30, 15), GOLD, 2)
    s.lay(oval(150, 30, 11), CREAM, 0, 1.4)
    s.fill(limb("150,30 150,22", 1.8) | limb("150,30 144,33", 1.8), INK)
    s.lay(_hill(76, 14, 40, 170), "#8f74ad", 2)
    stairs = " ".join(f"{24 + n * 8},{88 - n * 8} {32 + n * 8},{88 - n * 8}" for n in range(6))
    s.lay(poly(f"{stairs} 72,96 16,96"), "#b99cb5", 1.8)
    ground = _hill(92, 6)
    s.lay(ground, "#c3a6b8", 2.2)
    path = taper("104,86 124,96 100,112 70,128 104,150 150,158 130,200", 8, 46, 30)
    s.fill(path & ground, "#e6d3cf")
    s.fill(limb("168,128 178,120 190,128 184,142 168,142 158,126 172,108 196,116", 2.4), "#a385a5")
    s.fill(limb("26,150 36,142 48,150 42,164 26,164 16,148 30,130 54,138", 2.4), "#a385a5")
    s.lay(box(101, 16, 6, 76, 2), WOOD, 1.6)
    arms = ((20, "66,14 100,10 110,18 100,27 66,24", ROSE), (40, "142,30 108,30 98,38 108,46 142,44", GOLD))
    for _, points, colour in (*arms, (58, "70,50 102,46 114,54 102,63 70,61", "#6fa08e")):
        s.lay(poly(points), colour, 1.8)
    s.lay(blob("102,16! 98,6 104,0 110,6 106,16!"), NIGHT, 1, 1.5)
    s.done()


REGIONS: dict[str, Drawing] = {
    "red_keep": red_keep,
    "garden_of_live_flowers": garden,
    "tumtum_trees": tumtum,
    "pool_of_tears": pool,
    "wits_end": wits_end,
}
