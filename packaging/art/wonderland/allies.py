"""The motifs of ally chips, of forge, madness and poison, and of the factions' artifacts."""

from __future__ import annotations

from art.marks import symbol
from art.palette import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    GREY,
    INK,
    LEAF,
    LILAC,
    MOSS,
    PAPER,
    PINK,
    POISON,
    RED,
    ROSE,
    STEEL,
    TAN,
    TEAL,
    VIOLET,
)
from art.picture import Drawing, Picture
from art.shapes import blob, box, joined, limb, oval, poly, star, taper
from art.wonderland.marks import swirl


def flamingo(p: Picture) -> None:
    """A flamingo, its neck bent like a mallet."""
    p.fill(limb("50,66 50,92 58,93", 3.2) | limb("60,66 66,80 60,92 68,93", 3.2), INK)
    body = blob("30,56 44,42 66,42 92,60! 76,72 50,76 34,70")
    neck = taper("38,62 22,52 28,36 44,30 44,14 32,11", 15, 9)
    p.cut(body | neck | oval(31, 14, 8.5), PINK)
    p.cut(blob("48,54 62,46 84,58! 66,66"), ROSE, 2, 1.8)
    p.cut(blob("26,9! 14,16 18,28! 28,20!"), INK, 0, 1)
    p.fill(oval(31, 12, 1.9), INK)


def creature(p: Picture) -> None:
    """A tove: badger, lizard and corkscrew."""
    p.cut(taper("70,72 90,70 92,48 80,40", 16, 3), LEAF)
    p.cut(blob("20,72 24,44 48,34 72,46 80,78 62,86 34,86"), LEAF)
    p.cut(taper("38,40 22,30 14,14", 15, 2), TAN, 2)
    p.fill(limb("22,31 30,26", 2) | limb("17,23 25,18", 2), INK)
    p.cut(poly("44,38 50,24 56,40 64,28 66,44 76,36 74,52"), GREEN, 2, 2)
    p.cut(oval(38, 50, 8), CREAM, 0, 2)
    p.fill(oval(36, 50, 3.6), INK)
    p.fill(joined(poly(f"{x},66 {x + 6},66 {x + 3},73") for x in (30, 38, 46)), CREAM)
    p.cut(blob("30,84 36,76 44,84 44,92 28,92") | blob("58,84 66,76 72,84 72,92 56,92"), GREEN, 2, 2)


def red_rook(p: Picture) -> None:
    """A rook of the red side of the chess board."""
    tower = poly("32,40 68,40 72,76 28,76")
    crown = poly("24,14 35,14 35,23 44,23 44,14 56,14 56,23 65,23 65,14 76,14 74,40 26,40")
    p.cut(box(18, 80, 64, 12, 3) | box(24, 73, 52, 10, 3), RED)
    p.cut(tower, RED)
    p.cut(crown, RED)
    p.cut(box(43, 48, 14, 20, 7), INK, 0, 1)
    p.fill(limb("34,47 39,47", 2.4) | limb("60,55 66,55", 2.4) | limb("32,62 38,62", 2.4), PAPER)


def rose(p: Picture) -> None:
    """A live rose."""
    p.cut(taper("50,60 52,78 48,96", 6, 5), GREEN, 1, 2)
    p.cut(blob("50,82 30,84 20,70! 38,68") | blob("51,86 68,86 80,72! 62,70"), LEAF, 2, 2)
    petals = oval(50, 40, 27) | oval(28, 42, 17) | oval(72, 42, 17) | oval(38, 22, 16) | oval(62, 22, 16)
    p.cut(petals | oval(50, 56, 18), ROSE, 4)
    p.cut(blob("28,36 50,18 72,36 66,58 50,66 34,58"), RED, 3, 2)
    p.contour(limb("50,42 56,38 50,32 40,36 42,50 56,54 64,42 56,28", 0.1), 2.4, PAPER)


def card_soldier(p: Picture) -> None:
    """A card with a head, a helmet and a pike."""
    p.fill(limb("84,96 84,16", 4), INK)
    p.cut(poly("84,2 92,18 84,26 76,18"), STEEL, 2, 2)
    p.fill(limb("40,78 38,95 30,96", 4.5) | limb("60,78 62,95 70,96", 4.5), INK)
    p.cut(box(26, 34, 48, 50, 5), PAPER)
    p.cut(symbol("heart", 50, 59, 28), RED, 2, 0)
    p.cut(oval(50, 22, 13), TAN, 2)
    p.cut(blob("35,22! 38,8 50,3 62,8 65,22! 50,16"), GREY, 2)
    p.fill(oval(46, 24, 1.8) | oval(55, 24, 1.8), INK)
    p.cut(taper("72,44 84,52 84,60", 8, 8), TAN, 1, 2)


def forge(p: Picture) -> None:
    """An anvil with sparks and a hammer."""
    p.cut(blob("10,46! 34,44 84,44! 84,54! 66,60 62,70 72,82! 74,90! 28,90! 30,82! 40,70 36,60 18,56"), GREY)
    with p.within(0, 0):
        p.cut(limb("46,36 82,10", 6), BROWN, 1.5, 2)
        p.cut(poly("28,22 42,12 56,32 42,42"), STEEL, 2, 2.2)
    for x, y, size in ((18, 28, 8), (14, 12, 5), (62, 38, 5)):
        p.cut(star(x, y, size, size * 0.4, 4), GOLD, 0, 1.4)


def madness(p: Picture) -> None:
    """One spiral: it costs one unit."""
    p.fill(swirl(50, 50, 84, 9), CREAM)


def madness_double(p: Picture) -> None:
    """Two spirals: it costs two units."""
    p.fill(swirl(32, 38, 54, 7.5), CREAM)
    p.fill(swirl(68, 66, 54, 7.5), CREAM)


def poison(p: Picture) -> None:
    """A bottle with a skull."""
    p.cut(box(42, 8, 16, 14, 3), BROWN, 1.5, 2)
    p.cut(blob("42,22! 42,34 22,50 20,74 34,92 66,92 80,74 78,50 58,34 58,22!"), POISON)
    skull = oval(50, 62, 18, 16) | box(41, 70, 18, 14, 4)
    p.cut(skull, CREAM, 0, 2)
    p.fill(oval(43, 63, 4.6) | oval(57, 63, 4.6) | poly("50,68 53,74 47,74"), INK)
    p.fill(limb("46,79 46,84", 1.6) | limb("50,79 50,84", 1.6) | limb("54,79 54,84", 1.6), INK)


def sword(p: Picture) -> None:
    """The Sword of Hope."""
    with p.within(50, 50, 1, 38), p.within(-50, -50):
        p.cut(poly("44,66 44,16 50,3 56,16 56,66"), STEEL, 2.5)
        p.fill(poly("50,8 53,16 53,66 50,66"), CREAM, 0.7)
        p.cut(blob("26,68! 30,62 50,66 70,62 74,68! 60,74 50,72 40,74"), GOLD, 2)
        p.cut(box(46, 72, 8, 18, 2), BLUE, 1.5, 2)
        p.cut(oval(50, 93, 5.5), GOLD, 1.5, 2)


def axe(p: Picture) -> None:
    """The War Axe of the Queen."""
    with p.within(50, 50, 1, 24), p.within(-50, -50):
        p.cut(box(46, 8, 8, 88, 3), BROWN, 2, 2.2)
        blade = blob("54,18! 74,8 84,10! 92,30 84,52! 72,48 54,42!")
        p.cut(blade | blade.mirrored(), STEEL, 3)
        p.cut(symbol("heart", 50, 30, 22), RED, 1.5, 2)


def claw(p: Picture) -> None:
    """The claws that catch."""
    for x, y in ((26, 20), (48, 8), (70, 18)):
        p.cut(blob(f"{x - 9},{60}! {x - 10},{y + 20} {x + 8},{y}! {x + 12},{y + 26} {x + 9},60!"), CREAM, 3)
    p.cut(blob("12,58 26,50 48,56 70,50 84,58 84,78 68,94 30,94 14,78"), VIOLET)
    p.fill(limb("28,66 30,74", 3) | limb("48,68 48,78", 3) | limb("68,66 66,74", 3), LILAC)


def teapot(p: Picture) -> None:
    """The Hatter's teapot."""
    p.fill(limb("74,44 94,42 92,66 72,72", 8), INK)
    p.fill(limb("74,44 93,43 91,65 72,72", 3.4), TAN)
    p.cut(blob("26,60! 14,52 12,34 4,30! 16,26 24,34 32,48!"), TAN)
    p.cut(blob("24,56 32,38 66,38 78,56 72,82 60,88 40,88 28,82"), TAN)
    p.cut(blob("34,40! 40,28 60,28 66,40! 50,42"), BROWN, 2)
    p.cut(oval(50, 24, 5.5), GOLD, 1.5, 2)
    p.cut(symbol("club", 52, 64, 26), BROWN, 1.5, 0)


def grin(p: Picture) -> None:
    """A grin without a cat."""
    mouth = blob("4,34! 26,52 50,57 74,52 96,34! 90,64 70,84 50,88 30,84 10,64")
    p.cut(mouth, TEAL, 3, 3)
    teeth = blob("11,45! 28,59 50,63 72,59 89,45! 84,62 66,77 50,80 34,77 16,62")
    p.cut(teeth, CREAM, 0, 2)
    lines = (limb(f"{x},50 {50 + (x - 50) * 0.9},86", 2) for x in (22, 31, 40, 50, 60, 69, 78))
    p.fill(joined(lines) & teeth, INK)
    p.cut(blob("22,16 32,8 42,16 32,28"), GOLD, 2)
    p.cut(blob("58,16 68,8 78,16 68,28"), GOLD, 2)
    p.fill(oval(32, 17, 2.4, 7) | oval(68, 17, 2.4, 7), INK)


ALLIES: dict[str, Drawing] = {
    "flamingo": flamingo,
    "creature": creature,
    "red_rook": red_rook,
    "rose": rose,
    "card_soldier": card_soldier,
}
ARTIFACTS: dict[str, Drawing] = {
    "alice_sword": sword,
    "queen_axe": axe,
    "jabberwock_claw": claw,
    "hatter_teapot": teapot,
    "cat_grin": grin,
}
GROUNDS = {
    "flamingo": MOSS,
    "creature": VIOLET,
    "red_rook": TAN,
    "rose": "#2f5d57",
    "card_soldier": "#7d2f3a",
}
"""What each ally type is printed on."""
