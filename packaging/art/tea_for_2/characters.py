"""The characters of the cards: busts and figures in a square of 100 by 100."""

from __future__ import annotations

from art.palette import BROWN, CREAM, GOLD, GREEN, GREY, INK, LEAF, PINK, RED, SKIN, STEEL
from art.picture import Drawing, Picture
from art.shapes import beside, blob, box, limb, oval, poly, taper
from art.wonderland.allies import card_soldier
from art.wonderland.figures import duchess, knave_of_hearts, white_rabbit
from art.wonderland.leaders import alice, cheshire_cat, queen_of_hearts


def mouse(p: Picture) -> None:
    """A mouse with a piece of cheese."""
    tail = limb("68,88 88,86 92,68 80,60", 0.1)
    p.contour(tail, 8)
    p.contour(tail, 3.5, PINK)
    p.cut(blob("50,52 72,62 76,94! 24,94! 28,62"), GREY, 4)
    p.cut(blob("50,62 60,70 62,94! 38,94! 40,70"), "#ddd5c6", 1, 0)
    mouses_head(p)
    p.cut(oval(50, 61, 5, 4), "#7c3347", 0.5, 1.8)
    p.cut(limb("34,74 46,80", 7) | limb("66,74 54,80", 7), GREY, 1, 2.2)
    p.cut(poly("38,78 62,78 58,92 40,90"), "#f1c94c", 1.5, 2.2)
    p.fill(oval(46, 84, 2) | oval(54, 82, 1.6), "#b8741a")


def mouses_head(p: Picture) -> None:
    """Draw ears, face, eyes and whiskers."""
    p.cut(oval(24, 28, 17) | oval(76, 28, 17), GREY, 3)
    p.fill(oval(24, 28, 10) | oval(76, 28, 10), PINK)
    p.cut(blob("50,20 72,28 74,46 62,58 50,66 38,58 26,46 28,28"), "#a59d90", 3.5)
    p.fill(oval(40, 42, 3.4, 4.1) | oval(60, 42, 3.4, 4.1), INK)
    for low in (-4, 2):
        whisker = limb(f"56,58 76,{56 + low * 2}", 0.1)
        p.contour(whisker, 1.4)
        p.contour(whisker.mirrored(), 1.4)


def executioner(p: Picture) -> None:
    """The Executioner in his hood, the axe at his side."""
    p.cut(taper("82,98 82,24", 7, 6), BROWN, 1.5, 2.4)
    p.cut(blob("80,14! 98,8 100,38 80,36!") | blob("84,14! 66,8 62,38 84,36!"), STEEL, 3)
    p.cut(blob("50,50 76,62 82,98! 18,98! 24,62"), "#4a3b4f", 4)
    p.cut(blob("50,8 70,24 74,52 62,66 50,70 38,66 26,52 30,24"), "#33293a", 3.5)
    p.cut(blob("34,42 50,36 66,42 64,52 50,50 36,52"), SKIN, 1, 2.2)
    p.fill(oval(43, 45, 2.6, 3.1) | oval(57, 45, 2.6, 3.1), INK)
    p.cut(limb("66,74 80,68", 10), SKIN, 1.5, 2.4)
    p.cut(box(24, 82, 52, 7, 2), GOLD, 1, 2)


def caterpillar(p: Picture) -> None:
    """The Caterpillar on its mushroom, blowing smoke."""
    p.cut(blob("4,92! 14,74 50,68 86,74 96,92!"), RED, 3)
    p.fill(beside(oval(x, y, 5, 3) for x, y in ((26, 82), (52, 77), (76, 83))), CREAM)
    for x, y, radius in ((20, 66, 13), (38, 70, 14), (56, 66, 15), (66, 50, 16)):
        p.cut(oval(x, y, radius), GREEN if radius == 14 else LEAF, 3)
    p.cut(oval(64, 30, 18), LEAF, 3.5)
    p.contour(limb("57,14 52,6", 0.1), 3)
    p.contour(limb("71,13 76,6", 0.1), 3)
    p.fill(oval(58, 26, 2.6, 3.1) | oval(72, 26, 2.6, 3.1), INK)
    p.contour(limb("56,36 64,39 72,35", 0.1), 2.2)
    p.cut(taper("70,36 90,42 94,54", 4, 5), BROWN, 0.6, 2)
    p.cut(box(88, 50, 12, 14, 3), BROWN, 1.5, 2.2)
    for x, y, radius in ((90, 36, 5), (84, 22, 7), (92, 8, 6)):
        p.fill(oval(x, y, radius), CREAM, 0.85)
        p.contour(oval(x, y, radius), 1.4)


CHARACTERS: dict[str, Drawing] = {
    "cheshire_cat": cheshire_cat,
    "mouse": mouse,
    "guard": card_soldier,
    "executioner": executioner,
    "knave_of_hearts": knave_of_hearts,
    "caterpillar": caterpillar,
    "duchess": duchess,
    "alice": alice,
    "queen_of_hearts": queen_of_hearts,
    "white_rabbit": white_rabbit,
}
