"""The ten resources: as motifs, and as round tokens, basic ones plain and luxury ones in a toothed rim."""

from __future__ import annotations

from art.marks import symbol
from art.palette import CREAM, INK, TAN
from art.picture import Drawing, Picture
from art.shapes import beside, blob, limb, oval, poly, star

BASIC = ("wood", "fish", "carrots")
LUXURY = ("pearls", "mushrooms", "spice", "gold", "copper", "iron", "diamonds")
LINEN = "#fffaf0"
LEAF_GREEN = "#5f9440"


def wood(p: Picture) -> None:
    """Three logs."""
    for x, y in ((50, 34), (31, 67), (69, 67)):
        p.cut(oval(x, y, 20), "#9a6a3c", 3, 3.2)
        p.cut(oval(x, y, 13), "#e0b984", 0, 1.6)
        p.contour(oval(x, y, 7), 1.8, "#9a6a3c")
        p.fill(oval(x, y, 2), "#9a6a3c")


def fish(p: Picture) -> None:
    p.cut(blob("44,28! 54,12 68,18! 62,30"), "#2f6f92", 1.5, 2.8)
    p.cut(blob("8,50! 26,28 54,26 73,44! 92,26! 88,50 92,74! 73,56! 54,74 26,72"), "#3f86a8", 4, 3.4)
    p.fill(blob("12,54! 30,66 54,66 72,54! 54,74 26,72"), "#a9d0da", 0.8)
    p.cut(oval(26, 45, 5.4), CREAM, 0, 1.8)
    p.fill(oval(26, 45, 2.6), INK)
    p.fill(limb("40,36 46,49 40,63", 2.8), INK)
    scales = (f"{x},{y - 5} {x + 5},{y} {x},{y + 5}" for x, y in ((52, 42), (52, 57), (61, 50)))
    p.fill(beside(limb(scale, 2) for scale in scales), CREAM)


def carrots(p: Picture) -> None:
    """A carrot with its leaves."""
    leaves = "56,40! 46,16 57,6 66,22 72,3 84,8 79,24 94,18 97,30 70,48!"
    p.cut(blob(leaves), LEAF_GREEN, 2.5, 3)
    p.fill(limb("62,38 66,20", 2) | limb("66,42 84,26", 2), INK)
    p.cut(blob("50,32! 66,35 75,50! 56,74 10,96! 24,54"), "#e5752c", 4.4, 3.4)
    for furrow in ("39,48 49,54", "30,66 38,71", "54,42 60,46", "45,64 52,67"):
        p.fill(limb(furrow, 2.6), INK)


def pearls(p: Picture) -> None:
    """A pearl in its shell."""
    p.cut(blob("8,58! 12,34 31,20 50,18 69,20 88,34 92,58! 72,54 50,62 28,54"), "#b58bb5", 3, 3.2)
    p.fill(beside(limb(f"50,58 {50 + (x - 50) * 1.3},29", 2) for x in (26, 38, 50, 62, 74)), "#6d4a70")
    p.cut(blob("10,64! 50,72 90,64! 78,88 50,95 22,88"), "#a276a5", 3, 3.2)
    p.cut(oval(50, 62, 16), "#fbf6f0", 3.4, 3)
    p.fill(oval(45, 56, 4.4), "#ffffff")


def mushrooms(p: Picture) -> None:
    """A big mushroom and a small one."""
    p.cut(blob("72,66! 71,88 80,94 90,88 88,66!"), CREAM, 1.6, 2.6)
    p.cut(blob("60,70! 64,52 80,44 95,56 99,70! 80,74"), "#c9742f", 2, 2.8)
    p.cut(blob("34,52! 32,88 44,95 56,88 54,52!"), CREAM, 3, 3.2)
    p.cut(blob("4,56! 10,24 34,8 56,8 80,24 86,56! 64,62 26,62"), "#b8433a", 4.4, 3.4)
    p.fill(oval(30, 32, 8) | oval(58, 25, 6) | oval(66, 46, 7) | oval(44, 49, 5) | oval(17, 48, 4), CREAM)


def spice(p: Picture) -> None:
    """A bowl of spice with its pestle."""
    p.cut(limb("58,46 84,8", 9), TAN, 2, 2.6)
    p.cut(blob("16,46! 30,30 46,22 62,28 82,46!"), "#d9832f", 2, 2.8)
    p.fill(beside(oval(x, y, 2) for x, y in ((36, 38), (48, 32), (58, 40), (46, 42))), "#8a4a17")
    p.cut(blob("10,46! 50,52 90,46! 85,74 67,84! 71,95! 29,95! 33,84! 15,74"), "#7a4f96", 4.4, 3.4)
    p.fill(symbol("diamond", 50, 70, 20), "#e9d6f2")


def gold(p: Picture) -> None:
    """Three bars."""
    for x, y in ((27, 88), (73, 88), (50, 57)):
        p.cut(poly(f"{x - 14},{y - 25} {x + 14},{y - 25} {x + 24},{y} {x - 24},{y}"), "#efc03a", 3.4, 3.2)
        p.fill(poly(f"{x - 9},{y - 20} {x + 4},{y - 20} {x + 5},{y - 15} {x - 11},{y - 15}"), "#fff0b8")
    p.fill(limb("50,6 50,20", 4.4) | limb("23,14 31,25", 4.4) | limb("77,14 69,25", 4.4), "#d9a531")


def copper(p: Picture) -> None:
    """A kettle."""
    p.contour(limb("22,44 28,12 72,12 78,44", 0.1), 8.5)
    p.contour(limb("22,44 28,12 72,12 78,44", 0.1), 3.8, "#b8683a")
    p.cut(blob("8,40! 92,40! 88,74 72,93 28,93 12,74"), "#c0693a", 5, 3.4)
    p.cut(oval(50, 40, 43, 9.5), "#7d3f22", 0, 3)
    p.fill(limb("25,58 29,75", 4.4), "#efb48c")


def iron(p: Picture) -> None:
    """A horseshoe."""
    p.cut(limb("25,84 18,50 28,23 50,14 72,23 82,50 75,84", 20), "#848b93", 4, 3.4)
    holes = ((24, 68), (21, 47), (31, 29), (50, 21), (69, 29), (79, 47), (76, 68))
    p.fill(beside(oval(x, y, 3.2) for x, y in holes), INK)


def diamonds(p: Picture) -> None:
    p.cut(poly("25,14 75,14 98,42 50,96 2,42"), "#a9dbe4", 3, 3.4)
    p.fill(poly("30,42 70,42 50,92"), "#d9f2f5")
    p.fill(poly("4,42 26,17 30,42"), "#7fc1cf")
    p.fill(poly("42,16 58,16 70,42 30,42"), "#eefafa")
    p.contour(limb("2,42! 98,42!", 0.1), 2.6)
    p.contour(limb("30,42! 50,95! 70,42! 58,15!", 0.1), 2.2)
    p.contour(limb("30,42! 42,15!", 0.1), 2.2)


RESOURCES: dict[str, Drawing] = {
    "wood": wood,
    "fish": fish,
    "carrots": carrots,
    "pearls": pearls,
    "mushrooms": mushrooms,
    "spice": spice,
    "gold": gold,
    "copper": copper,
    "iron": iron,
    "diamonds": diamonds,
}


def token(p: Picture, resource: str) -> None:
    """Draw a resource on its token."""
    p.fill(oval(51.5, 52.5, 47), INK, 0.3)
    if resource in LUXURY:
        p.cut(star(50, 50, 49, 43.5, 14), "#e7bd4b", 3, 3.2)
        p.cut(oval(50, 50, 38), LINEN, 0, 2.2)
    else:
        p.cut(oval(50, 50, 47), LINEN, 3, 3.6)
    laid(p, resource, 50, 50, 60 if resource in LUXURY else 70)


def laid(p: Picture, resource: str, x: float, y: float, size: float) -> None:
    """Draw a resource about a point, `size` high."""
    with p.within(x - size / 2, y - size / 2, size / 100):
        RESOURCES[resource](p)
