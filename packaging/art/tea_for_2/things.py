"""Tokens of the tea table: tarts, hourglasses, cups, stars, the flamingo, the watch."""

from __future__ import annotations

from math import cos, pi, sin

from art.palette import BROWN, CREAM, GOLD, GREEN, INK, PAPER, RED, SEA, mixed
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, star
from art.wonderland.allies import flamingo

GLASS, SAND, ROSE = "#dff0f2", "#e0b04a", "#c05a7a"
FLAMINGO_TILE = (100.0, 128.0)


def hourglass(p: Picture) -> None:
    p.cut(blob("22,16! 78,16! 76,34 56,50 76,66 78,84! 22,84! 24,66 44,50 24,34"), GLASS, 3)
    p.fill(blob("30,30 70,30 62,40 52,50 48,50 38,40"), SAND)
    p.fill(blob("28,80 32,70 50,62 68,70 72,80") | box(48.5, 48, 3, 16), SAND)
    p.cut(box(14, 6, 72, 12, 4), BROWN, 2.5)
    p.cut(box(14, 82, 72, 12, 4), BROWN, 2.5)


def tart(p: Picture) -> None:
    p.cut(blob("14,46! 86,46! 76,80 66,86 34,86 24,80"), "#d9a25c", 4)
    for x in (28, 42, 58, 72):
        p.contour(limb(f"{x},52 {x + (50 - x) * 0.18},82", 0.1), 2.4, BROWN)
    p.cut(blob("8,44 20,28 36,34 50,22 66,34 80,28 92,44 80,54 64,48 50,54 36,48 20,54"), "#e6bd7c", 2)
    p.cut(oval(50, 38, 28, 11), RED, 2.5)
    p.cut(blob("50,46! 42,38 44,31 50,35 56,31 58,38"), "#f3a79c", 0, 1.4)


def cup(p: Picture) -> None:
    handle = limb("72,34 94,34 90,60 68,62", 0.1)
    p.contour(handle, 12)
    p.contour(handle, 5, CREAM)
    p.cut(blob("8,22! 78,22! 74,58 62,76 24,76 12,58"), CREAM, 4, 2.6)
    p.fill(blob("10,34! 77,34! 76,46 11,46!"), ROSE)
    p.cut(blob("4,78! 84,78! 74,90 14,90"), ROSE, 2, 2.6)


def points(p: Picture) -> None:
    p.cut(star(50, 54, 50, 23), GOLD, 4, 3)


def flamingo_tile(p: Picture) -> None:
    """Draw the tile that decides what is equal, 100 wide and 128 high."""
    p.cut(box(4, 4, 92, 120, 14), "#f3b9c2", 3)
    p.contour(box(11, 11, 78, 106, 9), 2, ROSE)
    with p.within(4, 16, 0.92):
        flamingo(p)


def basket(p: Picture) -> None:
    """Draw the basket with which one buys."""
    handle = limb("20,52 26,18 50,8 74,18 80,52", 0.1)
    p.contour(handle, 9)
    p.contour(handle, 4, "#c79a62")
    with p.within(14, 22, 0.46):
        tart(p)
    with p.within(44, 18, 0.46):
        tart(p)
    p.cut(blob("8,52! 92,52! 82,92! 18,92!"), "#c79a62", 4)
    p.fill(beside(box(14, y, 72, 2) for y in (64, 76)), INK, 0.5)


def swap(p: Picture) -> None:
    """Two arrows, there and back."""
    one = poly("8,30 60,30 60,14 90,38 60,60 60,46 8,46").scaled(0.9, 0.8, (50, 36))
    p.cut(one.moved(0, -8), GREEN, 2.4)
    p.cut(one.turned(180).moved(0, 8), SEA, 2.4)


def axe(p: Picture) -> None:
    p.cut(limb("30,94 62,18", 7), BROWN, 1.5, 2.4)
    p.cut(blob("50,12! 60,6 92,18 88,50 72,44 54,34!"), "#b9bdb8", 3)


def cards(p: Picture) -> None:
    """Two cards, one over the other."""
    for x, y, paint in ((8, 4, mixed("#6d4a8c", INK, 0.2)), (34, 14, "#6d4a8c")):
        p.cut(box(x, y, 56, 80, 7), paint, 3, 2.8)
    p.cut(oval(62, 54, 17), CREAM, 1.5, 2.2)
    p.cut(star(62, 54, 13, 6), GOLD, 1, 1.8)


def torn(p: Picture) -> None:
    """Draw a card torn in two."""
    left = poly("14,8 52,8 44,26 54,44 43,62 51,92 14,92").turned(-5)
    right = poly("60,8 88,8 88,92 59,92 51,62 62,44 52,26").turned(7).moved(4, 0)
    for half in (left, right):
        p.cut(half, "#6d4a8c", 3, 2.8)
    p.fill(star(50, 50, 20, 9) & (left | right), GOLD)


def grasp(p: Picture) -> None:
    """Draw a hand that takes somebody's tart."""
    with p.within(8, 28, 0.72):
        tart(p)
    p.cut(box(50, -2, 40, 22, 5), RED, 2.5, 3)
    p.cut(blob("54,18! 88,18! 94,40 90,60 82,62 80,48 74,64 66,64 66,48 58,60 50,56 52,36"), "#e9bd95", 3, 2.8)


def pocket_watch(p: Picture) -> None:
    """Draw the watch as a sign."""
    p.cut(oval(50, 12, 11) - oval(50, 12, 5), GOLD, 2, 2.6)
    p.cut(oval(50, 58, 39), GOLD, 4, 3)
    p.cut(oval(50, 58, 29), PAPER, 0, 2.4)
    p.cut(limb("46,66 62,40", 7), RED, 1.5, 2.2)
    p.cut(oval(50, 59, 5.5), GOLD, 1, 2)


MIDDLE, RADIUS = (200.0, 250.0), 176.0
WATCH = (400.0, 446.0)


def watch(p: Picture) -> None:
    """Draw the pocket watch, its dial in five spaces; each is left bare for its picture and words."""
    x, y = MIDDLE
    p.cut(oval(x, 36, 30) - oval(x, 36, 18), GOLD, 3, 3)
    p.cut(box(x - 26, 52, 52, 30, 8), GOLD, 3, 3)
    p.shadow(oval(x, y, RADIUS + 16), 4, 6)
    p.cut(oval(x, y, RADIUS + 16), GOLD, 6, 3.4)
    p.cut(oval(x, y, RADIUS), PAPER, 0, 2.6)
    for n in range(5):
        p.fill(sector(n) & oval(x, y, RADIUS - 6), mixed(PAPER, "#c9a86a", 0.08 + 0.16 * (n % 2)))
    lines = joined(limb(f"{x},{y} {a},{b}", 2.6) for a, b in (_at(n - 0.5, RADIUS - 5) for n in range(5)))
    p.fill(lines, INK)
    p.contour(oval(x, y, RADIUS - 6), 1.8)


def sector(space: int) -> Shape:
    """Return the sector of a space, the first one above, the others clockwise."""
    (a, b), (c, d) = _at(space - 0.5, RADIUS * 1.6), _at(space + 0.5, RADIUS * 1.6)
    top = _at(space, RADIUS * 1.6)
    x, y = MIDDLE
    return poly(f"{x},{y} {a},{b} {top[0]},{top[1]} {c},{d}")


def _at(space: float, radius: float) -> tuple[float, float]:
    turn = 2 * pi * space / 5 - pi / 2
    return MIDDLE[0] + radius * cos(turn), MIDDLE[1] + radius * sin(turn)


def lit_space(p: Picture, space: int) -> None:
    """Draw the light on the space where the hand stands, as large as the watch."""
    p.fill(sector(space) & oval(*MIDDLE, RADIUS - 7), "#ffd873", 0.85)


def watch_hand(p: Picture, space: int) -> None:
    """Draw the hand as it points to a space, as large as the watch."""
    x, y = MIDDLE
    tip, tail = _at(space, RADIUS * 0.27), _at(space + 2.5, RADIUS * 0.14)
    p.cut(limb(f"{tail[0]},{tail[1]} {tip[0]},{tip[1]}", 13), RED, 2.4, 2.6)
    p.cut(oval(x, y, 17), GOLD, 3, 2.8)


def marker(p: Picture) -> None:
    """Draw what marks a space of a watch that has more or fewer than five."""
    p.cut(oval(50, 50, 42), RED, 4, 3)
    p.cut(oval(50, 50, 24), GOLD, 3, 2.6)


TOKENS: dict[str, Drawing] = {
    "tart": tart,
    "hourglass": hourglass,
    "cup": cup,
    "star": points,
}
SIGNS: dict[str, Drawing] = {
    "basket": basket,
    "swap": swap,
    "axe": axe,
    "cards": cards,
    "flamingo": flamingo,
    "torn": torn,
    "grasp": grasp,
    "watch": pocket_watch,
}
