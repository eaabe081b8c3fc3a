"""The Wonderlandian figures, first half."""

from __future__ import annotations

from art.marks import symbol
from art.palette import (
    BLUE,
    BROWN,
    CREAM,
    DARK_WOOD,
    GOLD,
    GREEN,
    GREY,
    INK,
    PAPER,
    PINK,
    RED,
    ROSE,
    SKIN,
    STEEL,
    TAN,
    WOOD,
    light,
)
from art.picture import Picture
from art.shapes import blob, box, joined, limb, oval, poly, taper
from art.wonderland.leaders import eyes


def walrus(p: Picture) -> None:
    """The Walrus in a waistcoat, weeping."""
    p.cut(blob("20,96! 14,70 24,44 50,38 76,44 86,70 80,96!"), GREY, 4)
    p.cut(blob("34,96! 32,72 42,58 58,58 68,72 66,96!"), RED, 3, 2.2)
    p.fill(oval(50, 74, 2) | oval(50, 86, 2), GOLD)
    p.cut(blob("26,40 28,16 50,8 72,16 74,40 62,54 38,54"), GREY, 4)
    eyes(p, 50, 26, 20, 2.2)
    p.cut(poly("40,46 47,46 44,74") | poly("53,46 60,46 56,74"), CREAM, 1.5, 2)
    p.cut(blob("50,34 62,32 70,44 60,52 50,46 40,52 30,44 38,32"), light(GREY), 2, 2.2)
    p.fill(oval(50, 35, 5, 3.4), INK)
    p.fill(joined(oval(x, y, 1.1) for x, y in ((38, 42), (43, 45), (57, 45), (62, 42))), INK)
    p.cut(blob("66,28! 70,36 66,40 62,36"), "#a9c9c4", 0, 1.6)
    p.cut(taper("22,62 8,74 12,86", 15, 9) | taper("78,62 92,74 88,86", 15, 9), GREY, 2.5)


def gryphon(p: Picture) -> None:
    """The Gryphon, half asleep."""
    p.cut(taper("66,84 90,90 92,66", 8, 4) | blob("92,70 84,60 92,50 98,60"), TAN, 2, 2.2)
    p.cut(blob("46,58! 52,28 78,6! 78,20 90,18! 86,32 96,36! 86,46 90,54! 74,66 56,72"), GOLD, 3.5)
    p.fill(limb("58,58 76,24", 1.8) | limb("62,62 84,36", 1.8) | limb("64,66 84,50", 1.8), INK)
    p.cut(blob("28,94! 30,66 40,50 56,54 74,70 80,94!"), TAN, 4)
    p.cut(blob("34,56 24,34 30,14 48,14 56,30 54,52"), CREAM, 3.5)
    p.cut(blob("30,26! 14,28 8,40! 18,44 30,38!"), GOLD, 2.5, 2.2)
    p.fill(limb("12,39 28,34", 1.8), INK)
    p.cut(poly("38,16 42,3 50,15"), CREAM, 2, 2.2)
    p.fill(limb("34,26 42,27", 2.4) | oval(38, 29, 2.4), INK)
    p.fill(
        joined(limb(f"{x},{y} {x + 3},{y + 6} {x + 6},{y}", 1.8) for x, y in ((36, 40), (42, 48), (44, 34))),
        BROWN,
    )
    p.cut(blob("24,96 30,82 40,80 44,96!") | blob("60,96! 62,82 74,82 82,96"), GOLD, 2, 2.2)


def white_rabbit(p: Picture) -> None:
    """The White Rabbit, late."""
    p.fill(limb("42,86 40,96 32,97", 6) | limb("58,86 60,96 68,97", 6), INK)
    p.cut(blob("42,34! 26,14 30,-2 42,4 48,30!") | blob("56,32! 56,4 68,-2 74,10 62,34!"), CREAM, 3)
    p.cut(blob("42,28 33,12 35,4 42,12") | blob("60,28 62,8 67,4 68,14"), PINK, 0, 1.2)
    p.cut(blob("34,58! 66,58! 74,76 70,90! 50,92 30,90! 26,76"), RED, 3.5)
    p.cut(blob("43,58! 57,58! 58,90 42,90"), GOLD, 2, 2.2)
    p.cut(blob("30,46 36,30 50,26 64,30 70,46 62,60 38,60"), CREAM, 3)
    eyes(p, 50, 42, 18, 2.6)
    p.cut(poly("46,49 54,49 50,54"), ROSE, 0, 1.5)
    p.fill(limb("36,52 24,49", 1.3) | limb("36,55 25,57", 1.3) | limb("64,52 76,49", 1.3), INK)
    p.cut(taper("70,66 84,62 82,52", 9, 7), RED, 1.5, 2.2)
    p.cut(oval(84, 46, 11), GOLD, 2, 2.2)
    p.cut(oval(84, 46, 7.5), CREAM, 0, 1.6)
    p.fill(limb("84,46 84,41", 1.5) | limb("84,46 88,47", 1.5), INK)
    p.cut(taper("30,66 18,76 24,84", 9, 7), RED, 1.5, 2.2)


def knave_of_hearts(p: Picture) -> None:
    """The Knave with the tarts."""
    p.fill(limb("42,82 42,96 34,97", 6) | limb("58,82 58,96 66,97", 6), INK)
    p.cut(poly("32,50 68,50 76,86 50,80 24,86"), RED, 3.5)
    p.cut(poly("50,52 50,80 68,84 62,52"), GOLD, 2, 2)
    p.cut(blob("32,46 28,24 38,14 62,14 72,24 68,46 58,44 42,44"), GOLD, 3)
    p.cut(oval(50, 32, 13, 15), SKIN, 2.5)
    eyes(p, 50, 31, 11)
    p.fill(limb("43,38 48,36.5 50,38 52,36.5 57,38", 2.2), INK)
    p.cut(blob("26,18! 32,8 50,4 70,8 76,18! 50,22"), RED, 2.5, 2.4)
    p.cut(blob("68,10! 78,-2 92,2! 84,10 74,14"), CREAM, 2, 2)
    p.cut(taper("32,58 20,66 20,58", 9, 7) | taper("68,58 80,66 82,58", 9, 7), RED, 1.5, 2.2)
    p.cut(blob("8,48! 34,48! 30,58 12,58"), TAN, 2, 2.2)
    p.fill(symbol("heart", 21, 44, 12), ROSE)
    p.contour(symbol("heart", 21, 44, 12), 1.8)


def march_hare(p: Picture) -> None:
    """The March Hare, straw on his head and butter in mind."""
    p.fill(limb("42,86 40,96 32,97", 6) | limb("58,86 60,96 68,97", 6), INK)
    p.cut(blob("40,30! 22,22 8,2! 28,2 46,26!") | blob("54,28! 62,4 84,-4! 78,14 62,32!"), TAN, 3)
    p.cut(blob("36,50 30,68 34,88 66,88 72,68 64,50"), GREEN, 3.5)
    p.cut(blob("44,56! 56,56! 54,86 46,86"), PAPER, 2, 2)
    p.cut(blob("30,44 36,28 50,24 64,28 70,44 62,60 38,60"), TAN, 3)
    p.fill(joined(limb(f"50,26 {x},{y}", 2.2) for x, y in ((40, 14), (46, 10), (54, 12), (60, 18))), GOLD)
    p.cut(oval(42, 40, 6.5) | oval(59, 40, 6.5), CREAM, 0, 2)
    p.fill(oval(44, 41, 2.6) | oval(56, 38, 2.6), INK)
    p.cut(box(46, 53, 8, 8, 1), CREAM, 0, 1.8)
    p.fill(limb("50,53 50,60", 1.3), INK)
    p.cut(poly("46,48 54,48 50,53"), BROWN, 0, 1.2)
    p.cut(taper("66,62 82,58 86,66", 9, 7), GREEN, 1.5, 2.2)
    p.cut(blob("74,66! 98,66! 95,78 86,82 78,78"), CREAM, 2, 2.2)
    p.cut(taper("34,62 20,70 16,60", 9, 7), GREEN, 1.5, 2.2)


def duchess(p: Picture) -> None:
    """The Duchess in her great headdress."""
    p.cut(blob("50,50 68,58 76,76 88,96! 50,98 12,96! 24,76 32,58"), "#4d5f8a", 4)
    p.cut(blob("50,58! 58,76 60,96 40,96 42,76"), PAPER, 2, 2)
    p.cut(blob("50,34 36,16 12,0! 8,20 18,40 32,48! 68,48! 82,40 92,20 88,0! 64,16"), CREAM, 3.5)
    p.contour(limb("18,10 28,38", 0.1) + limb("82,10 72,38", 0.1), 1.8, BROWN)
    p.cut(blob("50,20 68,26 68,46 58,58 42,58 32,46 32,26"), SKIN, 3)
    eyes(p, 50, 36, 14)
    p.fill(limb("38,31 46,33", 1.8) | limb("62,31 54,33", 1.8), INK)
    p.cut(oval(50, 43, 4, 5), SKIN, 1, 1.6)
    p.fill(limb("41,52 50,49 59,52", 2.2), RED)
    p.cut(blob("58,66 74,62 88,70 86,82 70,84"), PINK, 2.5, 2.2)
    p.cut(oval(60, 71, 9), PINK, 2, 2.2)
    p.fill(oval(57, 73, 1.3) | oval(62, 74, 1.3) | oval(57, 68, 1.1) | oval(63, 68, 1.1), INK)
    p.cut(taper("32,64 40,80 60,82", 10, 8), "#4d5f8a", 1.5, 2.2)


def _brother(p: Picture, cap: str, shirt: str, out: str) -> None:
    p.fill(limb("40,84 38,96 30,97", 6) | limb("60,84 62,96 70,97", 6), INK)
    p.cut(blob("50,42 76,48 86,68 74,86 50,90 26,86 14,68 24,48"), shirt, 4)
    p.cut(blob("18,72 50,78 82,72 74,88 50,91 26,88"), DARK_WOOD, 2.5, 2.2)
    p.fill(oval(50, 62, 2) | oval(50, 70, 2), GOLD)
    p.cut(poly("50,48 34,42 38,56") | poly("50,48 66,42 62,56"), CREAM, 1.5, 2)
    p.cut(blob("50,12 68,18 72,34 62,48 38,48 28,34 32,18"), SKIN, 3)
    eyes(p, 50, 32, 15, 2)
    p.fill(limb("42,40 50,43 58,40", 1.9), RED)
    p.cut(blob("28,24! 32,10 50,5 68,10 72,24! 50,19"), cap, 2.5, 2.4)
    p.cut(taper("50,6 54,0 60,-2", 4, 2), cap, 0, 1.8)
    p.cut(taper("22,56 10,66 16,74", 11, 8) | taper(out, 11, 8), shirt, 2, 2.2)


def tweedledum(p: Picture) -> None:
    """Tweedledum with his rattle."""
    _brother(p, RED, GOLD, "78,56 92,54 90,40")
    p.cut(limb("90,46 90,28", 3.4), BROWN, 0, 1.6)
    p.cut(oval(90, 22, 8), STEEL, 2, 2.2)


def tweedledee(p: Picture) -> None:
    """Tweedledee with his umbrella."""
    _brother(p, BLUE, ROSE, "78,56 92,56 90,48")
    p.fill(limb("90,84 90,22", 2.6), INK)
    p.cut(blob("70,26! 76,8 90,2 104,8 110,26! 100,22 90,26 80,22").scaled(0.9, about=(98, 14)), BLUE, 2, 2.2)


def dormouse(p: Picture) -> None:
    """The Dormouse, asleep in the pot."""
    p.cut(blob("26,46 24,22 36,26! 64,26! 76,22 74,46 66,58 34,58"), TAN, 3)
    p.cut(oval(26, 22, 11) | oval(74, 22, 11), TAN, 2.5)
    p.cut(oval(26, 22, 6) | oval(74, 22, 6), PINK, 0, 1.4)
    p.fill(limb("36,40 41,43 46,40", 2.2) | limb("54,40 59,43 64,40", 2.2), INK)
    p.fill(oval(50, 47, 3, 2.2), INK)
    p.fill(
        poly("88,16 96,16 96,18 91,26 97,26 97,28.5 87,28.5 87,26.5 92,18.5 88,18.5")
        | poly("94,0 101,0 101,2 97,8 101,8 101,10 93,10 93,8.5 97,2 94,2"),
        INK,
    )
    p.fill(limb("78,66 96,66 92,86 74,86", 9), INK)
    p.fill(limb("78,66 95,67 91,85 74,86", 4), CREAM)
    p.cut(blob("14,56! 86,56! 84,78 72,94! 28,94! 16,78"), CREAM, 4)
    p.cut(blob("14,56! 86,56! 85,66 50,69 15,66"), ROSE, 2, 2.2)
    p.cut(blob("30,50 38,48 40,60 32,62") | blob("60,50 68,48 70,60 62,62"), TAN, 1.5, 2)
    p.fill(
        symbol("diamond", 34, 80, 11) | symbol("diamond", 50, 82, 11) | symbol("diamond", 66, 80, 11), WOOD
    )
