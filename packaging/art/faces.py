"""The faces of the bots: animals of no game, each in a round frame of its own colour."""

from __future__ import annotations

from art.palette import (
    BLUE,
    BROWN,
    CREAM,
    DARK_WOOD,
    GOLD,
    GREEN,
    GREY,
    INK,
    NIGHT,
    PINK,
    RED,
    SKY,
    STEEL,
    TAN,
    VIOLET,
    WOOD,
    light,
    mixed,
)
from art.picture import Drawing, Picture
from art.shapes import beside, blob, box, limb, oval, poly, round_about, star

FRAME = oval(50, 50, 47)
RAY = poly("50,50 44,-10 56,-10")


def face(drawing: Drawing, colour: str) -> Drawing:
    """Return how a face is drawn in a round frame of a colour, rays of paper behind it."""

    def draw(p: Picture) -> None:
        p.fill(FRAME, colour)
        p.fill(round_about(RAY, 12) & FRAME, light(colour), 0.55)
        drawing(p)
        p.contour(FRAME, 4.4)

    return draw


def _eyes(p: Picture, left: float, right: float, high: float, size: float = 4.2) -> None:
    """Draw two round eyes, each with a gleam."""
    p.fill(oval(left, high, size) | oval(right, high, size), INK)
    p.fill(oval(left - 1.3, high - 1.6, 1.4) | oval(right - 1.3, high - 1.6, 1.4), CREAM)


def snail(p: Picture) -> None:
    """A snail half asleep, its house behind it."""
    p.cut(blob("10,84! 16,74 38,74 62,72 70,58 82,54 90,62 86,78 74,86!") & FRAME, TAN, 2.6, 2.2)
    p.cut(oval(40, 52, 27), BROWN, 3, 2.4)
    p.contour(oval(41, 53, 18.5), 2.4)
    p.cut(oval(42, 54, 13), mixed(BROWN, GOLD, 0.5), 2, 2.2)
    p.contour(oval(43, 55, 5.5), 2.2)
    for tip in ("74,58 71,46 70,36", "84,58 88,46 91,38"):
        p.cut(limb(tip, 3.6), TAN, 0, 1.8)
    p.cut(oval(70, 34, 5.5) | oval(91, 36, 5.5), CREAM, 1, 1.8)
    p.fill(limb("65.5,35 74.5,35", 2.4) | limb("86.5,37 95,37", 2.4), INK)
    p.fill(limb("76,72 82,74 87,71", 2), INK)


def lion(p: Picture) -> None:
    """A lion with a crown, sure of itself."""
    tuft = blob("50,10! 60,19 56,30 44,30 40,19")
    p.cut((round_about(tuft, 14, (50, 54)) | oval(50, 54, 32)) & FRAME, mixed(BROWN, RED, 0.25), 2.6, 2.2)
    p.cut(oval(33, 33, 7) | oval(67, 33, 7), GOLD, 1.6, 2)
    p.cut(blob("50,28 72,38 74,58 62,78 50,82 38,78 26,58 28,38"), GOLD, 3, 2.2)
    _eyes(p, 40, 60, 48)
    p.fill(limb("33,41 45,43", 2.6) | limb("67,41 55,43", 2.6), INK)
    p.cut(oval(50, 68, 14, 10), CREAM, 1.6, 1.6)
    p.cut(poly("44,59 56,59 50,66"), DARK_WOOD, 0.8, 1.4)
    p.fill(limb("50,66 50,71", 1.8) | limb("42,71 46,74 50,71 54,74 58,71", 1.8), INK)
    p.cut(poly("36,26 38,10 45,19 50,7 55,19 62,10 64,26"), RED, 1.8, 2)
    p.cut(oval(38, 10, 2.4) | oval(50, 7, 2.6) | oval(62, 10, 2.4), CREAM, 0.6, 1.4)


def magpie(p: Picture) -> None:
    """A magpie with a ring in its beak."""
    p.cut(blob("14,98! 20,70 40,58 66,60 82,74 88,98!") & FRAME, NIGHT, 2.6, 2.2)
    p.cut(blob("36,98! 38,80 50,74 62,80 66,98!") & FRAME, CREAM, 2, 1.8)
    p.cut(blob("22,46 30,24 50,16 70,24 76,44 66,64 44,70 28,62"), mixed(INK, NIGHT, 0.35), 3, 2.2)
    p.fill(blob("30,30 40,22 52,20 44,28 34,38"), BLUE, 0.7)
    p.cut(oval(44, 41, 8.5), CREAM, 1, 1.6)
    p.fill(oval(46, 42, 5), INK)
    p.fill(oval(44.4, 40, 1.7), CREAM)
    p.fill(limb("34,31 50,35", 3), INK)
    p.cut(blob("64,38! 82,42 97,52! 80,56 64,56!"), STEEL, 2, 2)
    p.fill(limb("66,49 92,51", 1.6), INK)
    ring = oval(84, 66, 10) - oval(84, 66, 6)
    p.cut(ring, GOLD, 1.2, 1.6)
    p.cut(poly("84,52 90,58 84,63 78,58"), PINK, 0.8, 1.4)


def beaver(p: Picture) -> None:
    """A beaver with two strong teeth, behind a board."""
    p.cut(oval(24, 28, 9) | oval(76, 28, 9), BROWN, 2, 2)
    p.fill(oval(24, 28, 4.4) | oval(76, 28, 4.4), PINK)
    p.cut(blob("50,14 72,22 82,44 74,68 50,76 26,68 18,44 28,22"), BROWN, 3, 2.2)
    p.cut(poly("43,66 57,66 57,86 43,86"), CREAM, 1.2, 1.8)
    p.fill(limb("50,66 50,86", 1.6), INK)
    p.cut(oval(39, 60, 14, 11) | oval(61, 60, 14, 11), mixed(TAN, CREAM, 0.4), 1.8, 1.8)
    p.fill(beside(oval(x, y, 1.3) for x, y in ((32, 60), (36, 65), (64, 65), (68, 60))), INK)
    p.cut(oval(50, 50, 8, 6), DARK_WOOD, 1, 1.6)
    _eyes(p, 38, 62, 38)
    p.cut(box(-4, 84, 108, 20) & FRAME, WOOD, 2.4, 2.2)
    p.fill(limb("14,92 60,92", 1.6) | limb("68,90 84,90", 1.6), DARK_WOOD)


def owl(p: Picture) -> None:
    """An owl that has read everything, in spectacles."""
    p.cut(blob("16,98! 18,66 34,52 66,52 82,66 84,98!") & FRAME, WOOD, 2.6, 2.2)
    p.fill(beside(limb(f"{x},82 {x + 4},87 {x + 8},82", 2) for x in (32, 46, 60)), CREAM, 0.8)
    p.cut(blob("20,10! 36,20 50,22 64,20 80,10! 84,42 74,66 50,74 26,66 16,42"), BROWN, 3, 2.2)
    p.cut(blob("50,30 62,22 76,28 78,44 66,58 50,56 34,58 22,44 24,28 38,22"), CREAM, 1.6, 1.6)
    for x in (35, 65):
        p.cut(oval(x, 41, 13), mixed(SKY, CREAM, 0.6), 1, 2.6)
        p.cut(oval(x, 41, 7.4), GOLD, 0.8, 1.4)
        p.fill(oval(x, 41, 4.4), INK)
        p.fill(oval(x - 1.6, 39, 1.6), CREAM)
    p.fill(limb("48,40 52,40", 2.6), INK)
    p.cut(poly("45,50 55,50 50,63"), GOLD, 1.2, 1.8)
    p.cut(box(30, 86, 40, 14, 2) & FRAME, RED, 1.6, 1.8)


def somebody(p: Picture) -> None:
    """A bot that has no face of its own: a tin head with a lamp."""
    p.fill(limb("50,26 50,14", 3), INK)
    p.cut(oval(50, 12, 5.5), RED, 1.4, 1.8)
    p.cut(box(16, 44, 9, 20, 3) | box(75, 44, 9, 20, 3), GREY, 1.6, 1.8)
    p.cut(box(23, 26, 54, 54, 10), STEEL, 3, 2.4)
    p.cut(oval(39, 46, 8) | oval(61, 46, 8), CREAM, 1.2, 1.8)
    p.fill(oval(39, 46, 3.6) | oval(61, 46, 3.6), INK)
    p.cut(box(35, 62, 30, 9, 3), CREAM, 1, 1.6)
    p.fill(beside(box(x, 62, 1.6, 9) for x in (42, 49, 56)), INK)
    p.fill(star(50, 94, 8, 4), GOLD)


FACES: dict[str, Drawing] = {
    "snail": face(snail, GREEN),
    "lion": face(lion, RED),
    "magpie": face(magpie, VIOLET),
    "beaver": face(beaver, SKY),
    "owl": face(owl, BLUE),
    "any": face(somebody, TAN),
}
