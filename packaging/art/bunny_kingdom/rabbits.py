"""Rabbits in the colour, symbol and pattern of their lord: figures, discs and bands."""

from __future__ import annotations

from art.bunny_kingdom.marks import colour, emblem, lords_symbol, pale
from art.emblems import pattern
from art.palette import CREAM, INK, dark, mixed
from art.picture import Picture
from art.shapes import Shape, blob, box, oval


def ears() -> Shape:
    ear = blob("35,44! 23,28 21,8 30,0 40,10 47,38!")
    return ear | ear.mirrored()


def body() -> Shape:
    return blob("34,58! 20,68 12,84 15,97! 85,97! 88,84 80,68 66,58!")


def rabbit_shape() -> Shape:
    return ears() | oval(50, 46, 22, 19) | body()


def rabbit(p: Picture, lord: str) -> None:
    """Draw a rabbit that holds a square."""
    base = colour(lord)
    p.fill(rabbit_shape().grown(2.8), CREAM)
    p.cut(ears() | body(), base, 4, 3.2)
    p.cut(oval(50, 46, 22, 19), base, 4, 3.2)
    inner = blob("35,35! 28,24 27,11 31,7 36,15 40,32!")
    p.fill(inner + inner.mirrored(), mixed(base, CREAM, 0.55))
    p.fill(pattern(emblem(lord), body().scaled(0.92, about=(50, 80)), 8), pale(lord), 0.75)
    ink = CREAM if lord == "black" else INK
    p.fill(oval(41, 43, 3, 4) | oval(59, 43, 3, 4), ink)
    p.fill(blob("45.5,51! 54.5,51! 50,56"), ink)
    p.cut(oval(50, 78, 16.5), CREAM, 0, 2.4)
    p.fill(lords_symbol(lord, 50, 78, 25), base)


def disc(p: Picture, lord: str) -> None:
    """Draw a disc of painted wood."""
    base = colour(lord)
    whole = oval(50, 48, 45)
    p.cut(whole.moved(0, 4) | whole, dark(base), 0, 3)
    p.cut(whole, base, 4, 3.4)
    p.fill(pattern(emblem(lord), oval(50, 48, 42), 12), pale(lord), 0.6)
    p.fill(oval(50, 48, 29), base)
    p.fill(lords_symbol(lord, 50, 48, 46), CREAM)


LONG, WIDE = 100.0, 12.0


def band(lord: str, wide: float = LONG, high: float = WIDE) -> Picture:
    """Draw a piece of the band that runs inside the border of a fief; pieces join end to end."""
    p = Picture(wide, high)
    whole = box(0, 0, wide, high)
    p.fill(whole, colour(lord))
    p.fill(pattern(emblem(lord), whole, GAPS[emblem(lord).pattern]), pale(lord), 0.85)
    rails = [box(0, 0, wide, 1.4), box(0, high - 1.4, wide, 1.4)] if wide > high else []
    rails += [box(0, 0, 1.4, high), box(wide - 1.4, 0, 1.4, high)] if high > wide else []
    for rail in rails:
        p.fill(rail, INK)
    return p


GAPS = {"lattice": 8.0, "dots": 5.0, "rows": 4.0, "slopes": 6.0}
"""How close a band's pattern is."""
