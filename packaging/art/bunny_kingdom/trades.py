"""Motifs of trades: rabbits' heads, tools, and what workers, masters and kings of a resource hold."""

from __future__ import annotations

from art.bunny_kingdom.resources import laid
from art.palette import (
    CREAM,
    GOLD,
    INK,
    PINK,
    RED,
    STEEL,
    TAN,
    WOOD,
    light,
)
from art.picture import Drawing, Picture
from art.shapes import Shape, blob, box, joined, limb, oval, poly

FUR, SOFT = "#c9a678", "#f3ebe0"


def head(p: Picture, fur: str = FUR, lop: bool = False) -> None:
    """Draw the head of a rabbit, ears up."""
    ear = blob("35,44! 24,28 24,8 32,2 41,12 46,40!")
    other = blob("62,44! 70,34 84,30 94,40 90,48! 80,42 70,48") if lop else ear.mirrored()
    for one in (ear, other):
        p.cut(one, fur, 3, 2.8)
    inner = blob("36,40! 30,26 30,14 33,9 37,17 41,38!")
    p.fill(inner if lop else inner + inner.mirrored(), PINK)
    p.cut(blob("50,38 70,42 80,58 78,74 64,88 50,91 36,88 22,74 20,58 30,42"), fur, 4, 2.8)
    p.fill(oval(40, 77, 10, 8.4) | oval(60, 77, 10, 8.4), light(light(fur)))
    p.fill(oval(38, 60, 4, 5.2) | oval(62, 60, 4, 5.2), INK)
    p.fill(oval(39.4, 58.4, 1.3) | oval(63.4, 58.4, 1.3), CREAM)
    p.cut(blob("45,68! 55,68! 50,74"), "#c8545a", 0, 1.8)
    p.fill(limb("42,81 47,81 50,77 53,81 58,81", 1.8), INK)
    p.cut(box(46, 81, 8, 8, 2), CREAM, 0, 1.8)


def small_head(p: Picture, x: float, y: float, size: float, fur: str = FUR) -> None:
    with p.within(x, y, size):
        head(p, fur)


LEAVES = ((33, 93, 28), (21, 85, 46), (12, 74, 62), (6, 61, 80), (4, 47, 96))


def laurel(p: Picture) -> None:
    """Lay two branches below: the sign of a master."""
    leaf = blob("0,0! 5,-7 14,-8 20,-2! 13,4 5,4")
    outer = joined(leaf.turned(lean + 150, (0, 0)).moved(x, y) for x, y, lean in LEAVES)
    inner = joined(leaf.scaled(0.8).turned(lean - 100, (0, 0)).moved(x, y) for x, y, lean in LEAVES)
    for branch in (outer | inner, (outer | inner).mirrored()):
        p.cut(branch, GOLD, 1.2, 1.8)
    stem = limb("48,97 30,92 14,78 6,62 4,46", 2)
    p.fill(stem + stem.mirrored(), INK)


def tool(p: Picture, shape: Shape, paint: str, handle: str) -> None:
    """Draw a tool: its handle, then what it works with."""
    p.cut(limb(handle, 7), TAN, 1.8, 2.6)
    p.cut(shape, paint, 2.4, 2.8)


def saw(p: Picture) -> None:
    p.cut(blob("66,14! 84,6 96,18 90,34! 80,34 82,24 74,22 70,28!"), WOOD, 1.5, 2.6)
    teeth = " ".join(f"{62 - n * 6.6},{32 + n * 6.6} {64 - n * 6.6},{40 + n * 6.6}" for n in range(8))
    p.cut(poly(f"78,30 66,16 6,70 {' '.join(reversed(teeth.split()))}"), STEEL, 1.6, 2.4)


def axe(p: Picture) -> None:
    tool(p, blob("56,20! 70,6! 94,20 92,48! 84,40 74,38 62,32!"), STEEL, "24,88 70,20")


def rod(p: Picture) -> None:
    p.cut(limb("12,94 72,8", 5), TAN, 1.4, 2.4)
    p.contour(limb("72,8 88,26 88,58", 0.1), 1.8)
    p.contour(limb("88,56 88,66 80,68 78,60", 0.1), 3)


def trident(p: Picture) -> None:
    fork = limb("50,98 50,24", 6) | limb("28,10 28,30 50,38 72,30 72,10", 6) | limb("50,38 50,6", 6)
    points = joined(poly(f"{x - 7},14 {x},-2 {x + 7},14") for x in (28, 50, 72))
    p.cut((fork | points).turned(20, (50, 50)), GOLD, 1.6, 2.6)


def rake(p: Picture) -> None:
    teeth = box(60, 8, 8, 40, 2) | joined(box(66, 8 + n * 11, 16, 5, 2) for n in range(4))
    tool(p, teeth.turned(-40, (64, 28)), STEEL, "14,94 62,32")


def spade(p: Picture) -> None:
    tool(p, blob("52,40! 66,26! 92,8 96,14! 90,40 76,50!").moved(-2, 2), STEEL, "16,92 64,38")
    p.cut(limb("9,86 22,98", 7), TAN, 1, 2.6)


def worker(p: Picture, resource: str, tools: Drawing) -> None:
    """A worker: the tool and what it wins."""
    with p.within(8, 2, 0.84):
        tools(p)
    laid(p, resource, 60, 66, 58)


def master(p: Picture, resource: str, tools: Drawing) -> None:
    """A master: the tool and the goods within laurels."""
    with p.within(20, 0, 0.6):
        tools(p)
    laid(p, resource, 56, 54, 46)
    laurel(p)


def king(p: Picture, resource: str, fur: str) -> None:
    """A crowned rabbit who holds what he counts."""
    with p.within(10, 2, 0.8):
        head(p, fur)
        p.cut(poly("28,42 24,16 39,28 50,8 61,28 76,16 72,42"), GOLD, 3, 3)
        p.fill(oval(50, 33, 4) | oval(38, 35, 2.8) | oval(62, 35, 2.8), RED)
    laid(p, resource, 24, 80, 38)
    laid(p, resource, 76, 80, 38)
