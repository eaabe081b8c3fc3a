"""The eight treasures."""

from __future__ import annotations

from art.bunny_kingdom.resources import LEAF_GREEN
from art.marks import symbol
from art.palette import CREAM, GOLD, INK, RED, dark, light
from art.picture import Drawing, Picture
from art.shapes import beside, blob, box, joined, limb, oval, poly, star

SATIN, ERMINE, RUBY, SAPPHIRE = "#7b2d3a", "#fbf4e6", "#c8323a", "#3f7fae"


def royal_ring(p: Picture) -> None:
    p.cut(oval(50, 66, 31) - oval(50, 66, 20), GOLD, 4, 3)
    p.cut(poly("34,10 66,10 78,24 50,44 22,24"), RUBY, 3, 3)
    p.fill(poly("34,24 50,42 66,24") | poly("40,12 60,12 66,24 34,24"), light(RUBY))
    p.contour(limb("22,24! 78,24!", 0.1), 2.2)


def royal_coat(p: Picture) -> None:
    p.cut(blob("34,20! 66,20! 80,54 92,92! 66,97 50,92 34,97 8,92! 20,54"), RED, 4, 3)
    p.cut(poly("45,24 55,24 58,92 42,92"), ERMINE, 1.5, 2.4)
    p.cut(blob("20,26 32,12 68,12 80,26 72,42 50,48 28,42"), ERMINE, 3, 3)
    tails = ((32, 26), (45, 33), (57, 33), (69, 26), (50, 58), (50, 74))
    p.fill(beside(blob("0,0! 2.4,8! -2.4,8!").moved(x, y) for x, y in tails), INK)
    p.cut(oval(50, 20, 6), GOLD, 1, 2.4)


def royal_scepter(p: Picture) -> None:
    p.cut(limb("22,92 68,34", 9), GOLD, 2.4, 3)
    p.cut(limb("34,86 26,78", 8) | limb("60,52 52,44", 8), RED, 1, 2.6)
    p.cut(oval(72, 28, 18), GOLD, 3, 3)
    p.cut(oval(72, 28, 9), SAPPHIRE, 1, 2.2)
    p.cut(star(85, 11, 11, 5), GOLD, 1, 2.4)


def royal_chalice(p: Picture) -> None:
    p.cut(blob("24,92! 76,92! 68,84 56,80 56,62! 44,62! 44,80 32,84"), GOLD, 3, 3)
    p.cut(blob("14,16! 86,16! 82,44 64,62 36,62 18,44"), GOLD, 4, 3)
    p.cut(oval(50, 16, 36, 8), SATIN, 0, 2.8)
    for x, gem in ((30, RUBY), (50, SAPPHIRE), (70, RUBY)):
        p.cut(symbol("diamond", x, 38 + (4 if x == 50 else 0), 15), gem, 1, 2)


def royal_crown(p: Picture) -> None:
    p.cut(blob("16,50 30,22 50,16 70,22 84,50 84,74! 16,74!"), RED, 3, 2.8)
    p.cut(poly("12,82 4,28 29,54 50,12 71,54 96,28 88,82"), GOLD, 4, 3)
    p.cut(box(9, 74, 82, 17, 5), GOLD, 2.5, 3)
    for x, gem in ((26, SAPPHIRE), (50, RUBY), (74, SAPPHIRE)):
        p.cut(oval(x, 82, 5.6), gem, 1, 2)
    p.cut(joined(oval(x, y, 6) for x, y in ((5, 26), (50, 10), (95, 26))), CREAM, 1.4, 2.6)


def royal_carrot(p: Picture) -> None:
    """A golden carrot on a cushion."""
    p.cut(blob("6,70! 30,64 70,64 94,70! 90,82 94,95! 70,90 30,90 6,95! 10,82"), SATIN, 3, 3)
    p.cut(blob("60,34! 52,14 62,8 68,22 76,6 86,12 80,26 94,22 96,32 72,44!"), LEAF_GREEN, 2, 2.8)
    p.cut(blob("54,26! 68,30 76,44! 58,62 16,76! 30,46"), GOLD, 4, 3)
    for furrow in ("44,42 53,48", "36,57 44,62", "58,38 63,42"):
        p.fill(limb(furrow, 2.6), dark(GOLD))
    p.cut(star(22, 26, 13, 5.5, 4), CREAM, 0, 2.2)


GLOVE = (
    "34,60! 24,50 10,40 8,30 16,26 30,36 32,10 38,4 44,10 46,30! 47,6 53,1 59,7 58,30! 61,10 67,7 72,14 "
    "69,34! 73,22 79,21 82,28 78,48 70,62!"
)


def right_glove(p: Picture) -> None:
    p.cut(blob(GLOVE), ERMINE, 3.5, 3)
    p.cut(blob("28,60! 76,60! 84,88 78,97! 26,97! 20,88"), RED, 3, 3)
    p.cut(box(26, 57, 52, 10, 4), GOLD, 1.5, 2.6)
    p.fill(symbol("heart", 52, 82, 18), GOLD)


def left_glove(p: Picture) -> None:
    p.cut(blob(GLOVE).mirrored(), ERMINE, 3.5, 3)
    p.cut(blob("28,60! 76,60! 84,88 78,97! 26,97! 20,88").mirrored(), RED, 3, 3)
    p.cut(box(26, 57, 52, 10, 4).mirrored(), GOLD, 1.5, 2.6)
    p.fill(symbol("heart", 48, 82, 18), GOLD)


TREASURES: dict[str, Drawing] = {
    "royal_ring": royal_ring,
    "royal_coat": royal_coat,
    "royal_scepter": royal_scepter,
    "royal_chalice": royal_chalice,
    "royal_crown": royal_crown,
    "royal_carrot": royal_carrot,
    "left_glove": left_glove,
    "right_glove": right_glove,
}
