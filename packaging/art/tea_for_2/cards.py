"""The cards of Tea for 2: a character before rays, its value and stars above, its effect below."""

from __future__ import annotations

from art import marks
from art.palette import CREAM, INK, PAPER, light, mixed
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, box, oval, poly
from art.tea_for_2.marks import colour, emblem
from art.tea_for_2.things import cup

CARD = (200.0, 280.0)
WHOLE, WINDOW, PANEL = box(2, 2, 194, 272, 12), box(14, 14, 170, 150, 8), box(14, 206, 170, 58, 7)
MARKET, RABBIT = "#6d5a8c", "#8a8178"


def card(motif: Drawing, paint: str) -> Picture:
    """Draw the front of a card: rooms for value and stars above, for name and effect below."""
    p = Picture(*CARD)
    p.shadow(WHOLE, 2, 3)
    p.cut(WHOLE, paint, 3, 3)
    p.fill(WINDOW, mixed(paint, CREAM, 0.66))
    p.fill(_rays() & WINDOW, mixed("#f7e6b8", CREAM, 0.3), 0.95)
    p.grain(WINDOW, 50, 1, 0.1)
    p.contour(WINDOW, 2.2)
    with p.within(34, 26, 1.36):
        motif(p)
    p.fill(box(4, 166, 190, 38), mixed(paint, INK, 0.34), 0.55)
    p.cut(PANEL, CREAM, 1, 2)
    p.cut(oval(36, 33, 25), CREAM, 2.4, 2.6)
    return p


def rabbits(motif: Drawing) -> Picture:
    """Draw the White Rabbits that are left: one of them, large enough for a small pile."""
    p = Picture(*CARD)
    p.shadow(WHOLE, 2, 3)
    p.cut(WHOLE, RABBIT, 3, 3)
    inner = box(14, 14, 170, 248, 8)
    p.fill(inner, mixed(RABBIT, CREAM, 0.66))
    p.fill(_rays() & inner, mixed("#f7e6b8", CREAM, 0.3), 0.95)
    p.contour(inner, 2.2)
    with p.within(19, 52, 1.65):
        motif(p)
    return p


def _rays() -> Shape:
    return beside(poly("99,92 86,-140 112,-140").turned(24 * n, (99, 92)) for n in range(15))


def back(side: str) -> Picture:
    """Draw the back of a starting deck: a cup in a lattice of the side's colour."""
    return _back(colour(side), emblem(side).pattern)


def market_back() -> Picture:
    return _back(MARKET, "rows")


def _back(paint: str, pattern: str) -> Picture:
    p = Picture(*CARD)
    p.shadow(WHOLE, 2, 3)
    p.cut(WHOLE, paint, 3, 3)
    inner = box(12, 12, 174, 252, 8)
    p.fill(marks.pattern(pattern, inner, 20), light(paint), 0.7)
    p.contour(inner, 3, CREAM)
    p.cut(oval(99, 138, 52), CREAM, 3, 2.6)
    with p.within(60, 102, 0.8):
        cup(p)
    return p


def deck(top: Picture, count: int = 3) -> Picture:
    """Draw a pile below a card, 220 wide and 300 high."""
    p = Picture(220, 300)
    for n in range(count, 0, -1):
        p.cut(WHOLE.moved(n * 5.0, n * 5.0), mixed(PAPER, INK, 0.12 * n), 1, 2.4)
    p.take(top)
    return p


def gap() -> Picture:
    """Draw where a pile of cards was: a dashed edge."""
    p = Picture(*CARD)
    p.fill(WHOLE, "#d9cbb0", 0.6)
    dashes = [box(10 + n * 18, y, 11, 3, 1) for n in range(10) for y in (4.0, 268.0)]
    dashes += [box(x, 12 + n * 18, 3, 11, 1) for n in range(14) for x in (4.0, 190.0)]
    p.fill(beside(dashes), "#7a5a3c")
    return p
