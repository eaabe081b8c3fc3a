"""What the pixies gather: food, bars of metal, and the rocks they would rather not."""

from __future__ import annotations

from functools import partial

from art.palette import BROWN, CREAM, GOLD, INK, LEAF, STEEL, TAN, dark, light
from art.picture import Drawing, Picture
from art.shapes import beside, blob, box, limb, oval, poly, star, taper

SILVER = "#b9bdb8"
APPLE, CRUST, HONEY = "#b8382e", "#c98a45", "#d99a2b"


def apple(p: Picture) -> None:
    p.cut(taper("52,34 54,20 62,10", 4, 6), BROWN, 0.5, 2.2)
    p.cut(blob("56,22 72,10 88,16 76,30 60,30"), LEAF, 2)
    p.cut(blob("50,32 68,24 88,36 86,64 68,90 54,88 50,86 46,88 32,90 14,64 12,36 32,24"), APPLE, 5)
    p.fill(oval(30, 46, 6, 11, 20), "#f3a79c", 0.8)


def bread(p: Picture) -> None:
    p.cut(blob("8,62 10,40 30,26 60,24 88,36 94,58 88,76! 70,82 30,82 14,78!"), CRUST, 5)
    for x in (30, 48, 66):
        p.cut(blob(f"{x - 6},34 {x + 8},40 {x + 10},56 {x + 2},62 {x},48"), "#f3d9a0", 1, 2)


def honey(p: Picture) -> None:
    p.cut(blob("18,36! 82,36! 92,60 84,90 50,94 16,90 8,60"), HONEY, 5)
    p.cut(blob("18,38! 82,38! 80,52 70,50 66,64 58,62 54,48 44,50 38,70 30,66 28,50 20,52"), "#f7c64f", 1, 2)
    p.cut(box(14, 22, 72, 17, 7), "#f0d9a8", 2.5)
    p.cut(box(30, 66, 40, 18, 4), CREAM, 1, 2)
    p.fill(star(50, 75, 7, 3, 6), HONEY)


def bar(p: Picture, metal: str) -> None:
    """Draw a bar of metal that lies aslant, with a gleam on its top."""
    top, front, side = "8,62 34,36 92,36 74,62", "8,62 74,62 70,84 14,84", "74,62 92,36 90,58 70,84"
    p.fill(poly(top), light(metal))
    p.fill(poly(front), metal)
    p.fill(poly(side), dark(metal))
    p.contour(poly("8,62 34,36 92,36 90,58 70,84 14,84"), 4)
    p.contour(limb("8,62! 74,62! 92,36!", 0.1), 3)
    p.contour(limb("74,62! 70,84!", 0.1), 3)
    p.contour(limb("24,74 58,74", 0.1), 2.5, dark(metal))
    p.fill(poly("40,42 56,42 48,50 34,50"), CREAM, 0.6)


def rock(p: Picture) -> None:
    """Draw a rock with a chain about its foot."""
    p.cut(blob("10,72! 16,46 34,24 58,20! 80,34 92,60! 88,82 60,90 28,88"), "#8a8178", 5)
    p.contour(limb("34,26 44,48 36,70", 0.1), 2.2)
    p.contour(limb("44,48 70,44", 0.1), 2.2)
    for x in (22, 42, 62):
        p.contour(oval(x, 80, 11, 6.5), 3.4, "#4a453f")


def bag(p: Picture) -> None:
    p.cut(blob("36,26! 64,26! 84,56 84,84 50,94 16,84 16,56"), "#7a5a3c", 4)
    p.cut(blob("34,24! 26,8 50,12 74,8 66,24!"), "#7a5a3c", 2)
    p.cut(limb("32,26 68,26", 6), GOLD, 1, 2)


def ring(p: Picture) -> None:
    """Draw a golden ring with a stone."""
    p.cut(oval(50, 62, 32) - oval(50, 62, 21), GOLD, 2.5)
    p.cut(poly("50,6 70,18 62,36 38,36 30,18"), "#6fc2d0", 3)
    p.contour(limb("30,18! 70,18!", 0.1), 2)


def shackle(p: Picture) -> None:
    """Draw the ball of iron that waits at every tenth penalty point."""
    p.contour(limb("50,40 50,8", 0.1), 13)
    p.contour(limb("50,40 50,8", 0.1), 7.5, STEEL)
    p.cut(oval(50, 64, 29), "#5b544d", 4)
    p.fill(oval(40, 55, 7), "#8a8178")


def basket(p: Picture) -> None:
    """Draw a basket of food with a handle."""
    handle = limb("20,52 26,18 50,8 74,18 80,52", 0.1)
    p.contour(handle, 9)
    p.contour(handle, 4, TAN)
    p.cut(oval(36, 46, 15), APPLE, 2)
    p.cut(oval(62, 46, 17, 12), CRUST, 2)
    p.cut(blob("8,52! 92,52! 82,92! 18,92!"), TAN, 4)
    p.fill(beside(box(14, y, 72, 2) for y in (64, 76)), INK, 0.5)


GOODS: dict[str, Drawing] = {
    "apple": apple,
    "bread": bread,
    "honey": honey,
    "silver": partial(bar, metal=SILVER),
    "gold": partial(bar, metal=GOLD),
}
