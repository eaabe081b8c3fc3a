"""The five leaders."""

from __future__ import annotations

from art.marks import symbol
from art.palette import (
    BLUE,
    BROWN,
    CREAM,
    DARK_WOOD,
    GOLD,
    INK,
    LILAC,
    PAPER,
    RED,
    ROSE,
    SKIN,
    STEEL,
    TAN,
    TEAL,
    VIOLET,
    light,
)
from art.picture import Drawing, Picture
from art.shapes import beside, blob, box, joined, limb, oval, poly, taper


def eyes(p: Picture, x: float, y: float, apart: float, size: float = 1.7) -> None:
    """Dot a pair of eyes."""
    p.fill(oval(x - apart / 2, y, size, size * 1.25) | oval(x + apart / 2, y, size, size * 1.25), INK)


def alice(p: Picture) -> None:
    """Alice with the sword, her hair in a band."""
    p.fill(limb("44,84 44,96 38,97", 5) | limb("56,84 56,96 62,97", 5), INK)
    p.cut(blob("50,6 66,12 70,30 76,48 66,52 34,52 24,48 30,30 34,12"), GOLD, 3)
    p.cut(taper("62,46 74,52 80,46", 9, 7), SKIN, 1.5, 2.2)
    p.cut(poly("78,46 80,4 84,0 88,4 86,46"), STEEL, 2, 2.2)
    p.cut(box(73, 44, 19, 5, 2) | box(80, 48, 5, 9, 2), BROWN, 1, 2)
    p.cut(blob("40,40! 60,40! 66,60 80,84! 66,88 50,89 34,88 20,84! 34,60"), BLUE, 4)
    p.cut(taper("38,46 28,58 32,68", 9, 7), SKIN, 1.5, 2.2)
    p.cut(blob("34,42 42,38 44,48 36,52"), light(BLUE), 1.5, 2.2)
    p.cut(blob("66,42 58,38 56,48 64,52"), light(BLUE), 1.5, 2.2)
    p.cut(blob("42,44! 58,44! 60,60 64,80 50,83 36,80 40,60"), PAPER, 2.5, 2.2)
    p.cut(oval(50, 26, 13, 14), SKIN, 2.5)
    p.cut(blob("36,26! 36,12 50,7 64,12 64,26! 58,16 48,19"), GOLD, 2, 2.2)
    p.cut(poly("50,9 60,3 62,12 50,10 38,12 40,3"), INK, 0, 1)
    eyes(p, 50, 27, 10)
    p.fill(limb("46,34 50,35.5 54,34", 1.6), RED)


def queen_of_hearts(p: Picture) -> None:
    """The Queen, all collar, hearts and temper."""
    p.cut(blob("50,44 66,52 74,70 90,94! 70,97 50,98 30,97 10,94! 26,70 34,52"), RED, 4)
    p.cut(blob("50,52! 58,70 62,95 50,96 38,95 42,70"), PAPER, 2.5, 2.2)
    p.fill(symbol("heart", 50, 66, 9) | symbol("heart", 50, 78, 10) | symbol("heart", 50, 90, 10), RED)
    collar = blob("50,52! 28,50 14,34 16,16! 24,22 30,12 36,22 50,20 64,22 70,12 76,22 84,16! 86,34 72,50")
    p.cut(collar, CREAM, 3)
    p.contour(beside(limb(f"50,46 {x},{y}", 0.1) for x, y in ((22, 30), (30, 22), (70, 22), (78, 30))), 1.5)
    p.cut(blob("34,34 32,16 50,12 68,16 66,34 50,30"), DARK_WOOD, 2, 2.2)
    p.cut(oval(50, 33, 13.5, 14), SKIN, 2.5)
    p.cut(poly("38,18 35,2 43,9 50,0 57,9 65,2 62,18"), GOLD, 2.5, 2.2)
    eyes(p, 50, 33, 11)
    p.fill(limb("42,27 48,30", 2) | limb("58,27 52,30", 2), INK)
    p.fill(symbol("heart", 50, 41, 6), RED)
    p.cut(taper("30,60 16,66 12,56", 10, 7), RED, 1.5, 2.2)
    p.cut(limb("12,74 12,36", 3.6), GOLD, 1, 1.6)
    p.cut(symbol("heart", 12, 31, 16), ROSE, 2, 2.2)
    p.cut(taper("70,60 82,72 72,78", 10, 7), RED, 1.5, 2.2)


def mad_hatter(p: Picture) -> None:
    """The Hatter with his price tag and a cup."""
    p.fill(limb("42,84 40,96 33,97", 6) | limb("58,84 60,96 67,97", 6), INK)
    p.cut(blob("36,54! 64,54! 72,70 74,90! 60,86 50,90 40,86 26,90! 28,70"), "#b8741a", 3.5)
    p.cut(blob("44,54! 56,54! 58,76 50,84 42,76"), PAPER, 2, 2.2)
    p.cut(poly("50,60 36,53 36,67") | poly("50,60 64,53 64,67"), RED, 2, 2.2)
    p.cut(blob("28,44 22,34 32,30 40,38 40,52 30,52"), TAN, 2, 2.2)
    p.cut(blob("72,44 78,34 68,30 60,38 60,52 70,52"), TAN, 2, 2.2)
    p.cut(blob("36,36! 64,36! 63,52 50,64 37,52"), SKIN, 2.5)
    p.cut(blob("48,48! 52,48! 55,55 50,57 45,55"), SKIN, 1, 1.8)
    eyes(p, 50, 47.5, 14)
    p.cut(blob("27,34! 20,2! 50,-2 80,2! 73,34! 50,38"), DARK_WOOD, 4)
    p.cut(blob("26,27! 50,31 74,27! 73,36 50,40 27,36"), "#b8741a", 2, 2.2)
    p.cut(blob("12,36 50,32 88,36 84,42 50,44 16,42"), DARK_WOOD, 2, 2.4)
    p.cut(poly("56,8 72,6 74,26 58,27"), CREAM, 1.5, 2)
    p.fill(symbol("club", 65, 17, 13), INK)
    p.cut(taper("70,66 84,70 86,62", 9, 7), "#b8741a", 1.5, 2.2)
    p.cut(blob("76,50! 96,50! 94,60 86,64 78,60"), CREAM, 2, 2.2)
    p.cut(taper("30,66 20,76 26,84", 9, 7), "#b8741a", 1.5, 2.2)


def jabberwock(p: Picture) -> None:
    """The Jabberwock with eyes of flame."""
    p.cut(blob("52,60! 66,34 90,14! 90,30 98,36! 90,44 94,56! 82,58 80,70! 64,72"), LILAC, 3)
    p.contour(beside(limb(f"58,58 {x},{y}", 0.1) for x, y in ((88, 18), (96, 37), (91, 56))), 1.6)
    p.cut(taper("54,82 76,96 94,92 94,80", 18, 3), VIOLET, 3)
    body = blob("34,94! 30,74 36,58 52,54 66,68 66,94!")
    p.cut(taper("48,68 28,52 30,34 46,28 46,16", 25, 13) | body, VIOLET, 4)
    p.cut(blob("38,92! 36,78 42,66 54,68 58,92!"), LILAC, 2.5, 2)
    head = blob("54,6 58,18 48,28 30,30 12,28! 10,22 28,16 40,6")
    p.cut(taper("52,9 62,2 66,-4", 6, 1) | taper("46,7 52,0 53,-6", 6, 1), TAN, 1, 1.8)
    p.cut(head, VIOLET, 3)
    p.cut(blob("34,14 44,12 42,20 34,20"), GOLD, 0, 2)
    p.fill(oval(38, 16.5, 1.5, 3.6), RED)
    p.fill(joined(poly(f"{x},25 {x + 5},25 {x + 2.5},32") for x in (14, 20, 26, 32)), CREAM)
    p.fill(limb("12,28 4,34 8,42", 2) | limb("18,29 14,38 18,44", 2), INK)
    p.cut(taper("40,64 24,62 16,72", 10, 7), VIOLET, 2, 2.2)
    p.fill(joined(taper(f"16,71 {x},{y}", 4.5, 1) for x, y in ((6, 74), (10, 82), (18, 84))), INK)
    p.cut(blob("30,97 28,88 38,86 46,97!") | blob("54,97 54,88 64,86 72,97!"), VIOLET, 2, 2.2)


def cheshire_cat(p: Picture) -> None:
    """The Cat, most of all its grin."""
    tail = taper("70,86 94,84 96,60 84,52 78,62", 14, 9)
    p.cut(tail, TEAL, 3)
    p.cut(blob("28,96! 26,70 36,56 64,56 76,70 78,96! 50,98"), TEAL, 4)
    stripes = joined(limb(f"{x},{y} {x + 6},{y + 7} {x},{y + 14}", 3.4) for x, y in ((32, 64), (60, 64)))
    p.fill(stripes | limb("88,58 96,62", 3.4) | limb("88,72 97,72", 3.4), light(light(TEAL)))
    ears = poly("20,26 18,0 42,12") | poly("80,26 82,0 58,12")
    p.cut(ears | blob("50,8 74,14 84,34 74,54 50,62 26,54 16,34 26,14"), TEAL, 4)
    p.cut(poly("23,18 22,7 33,13") | poly("77,18 78,7 67,13"), ROSE, 0, 1.4)
    p.fill(limb("44,10 44,20", 3) | limb("50,8 50,20", 3) | limb("56,10 56,20", 3), light(light(TEAL)))
    p.cut(oval(36, 28, 8, 7) | oval(64, 28, 8, 7), GOLD, 0, 2.2)
    p.fill(oval(36, 28, 1.9, 6) | oval(64, 28, 1.9, 6), INK)
    p.cut(poly("46,34 54,34 50,39"), INK, 0, 1)
    mouth = blob("20,36! 34,44 50,46 66,44 80,36! 76,50 64,57 50,59 36,57 24,50")
    p.cut(mouth, CREAM, 0, 2.4)
    p.fill(joined(limb(f"{x},36 {x},60", 1.7) for x in (28, 35, 42, 50, 58, 65, 72)) & mouth, INK)
    p.cut(blob("34,97 34,86 46,86 48,97!") | blob("54,97! 56,86 68,86 68,97"), light(TEAL), 1.5, 2.2)


LEADERS: dict[str, Drawing] = {
    "alice": alice,
    "mad_hatter": mad_hatter,
    "queen_of_hearts": queen_of_hearts,
    "jabberwock": jabberwock,
    "cheshire_cat": cheshire_cat,
}
