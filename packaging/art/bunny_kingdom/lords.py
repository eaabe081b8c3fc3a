"""Portraits of the four rabbit lords, each on a ground in his colour."""

from __future__ import annotations

from math import cos, pi, sin

from art.bunny_kingdom.marks import colour, emblem, lords_symbol, pale
from art.emblems import pattern
from art.palette import CREAM, GOLD, INK, PINK, RED, STEEL, mixed
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly

PLAQUE = (100.0, 128.0)
FUR = {"yellow": "#d9b98a", "red": "#b9754a", "pink": "#f3ebe0", "black": "#77717c"}
EAR = blob("35,46! 25,32 22,10 30,2 40,12 46,40!")
INNER_EAR = blob("35,38! 30,26 29,14 32,9 37,18 40,36!")
HEAD = blob("50,36 70,40 80,56 79,72 66,86 50,89 34,86 21,72 20,56 30,40")
ROBE = blob("24,98! 11,110 7,125! 93,125! 89,110 76,98! 62,90 38,90")


def lord(p: Picture, name: str) -> None:
    """Draw the portrait of a lord."""
    plaque(p, name)
    figure(p, name)


def figure(p: Picture, name: str) -> None:
    """Draw a lord from the ears to the brooch, 100 wide and 125 high."""
    ears(p, name)
    p.cut(ROBE, colour(name), 4, 2.6)
    p.fill(pattern(emblem(name), ROBE.scaled(0.93, about=(50, 112)), 8), pale(name), 0.6)
    collar(p, name)
    p.cut(HEAD, FUR[name], 4, 2.6)
    face(p, name)
    HEADDRESS[name](p)
    p.cut(oval(50, 111, 11.5), CREAM, 1, 2)
    p.fill(lords_symbol(name, 50, 111, 15), colour(name))


def plaque(p: Picture, name: str) -> None:
    """Lay the ground of a portrait: rays of light in the lord's colour."""
    frame, inner = box(1.2, 1.2, 97.6, 125.6, 9), box(4.5, 4.5, 91, 119, 6)
    p.cut(frame, colour(name), 1.6, 2)
    p.fill(inner, mixed(colour(name), CREAM, 0.52))
    rays = beside(poly("50,62 42,-60 58,-60").turned(30 * n, (50, 62)) for n in range(12))
    p.fill(rays & inner, mixed(colour(name), CREAM, 0.66))
    p.grain(inner, 60, 0.9, 0.12)
    p.contour(inner, 1.3)


def ears(p: Picture, name: str) -> None:
    """Draw two ears; the black lord's left one hangs."""
    right, inner = (EAR.mirrored(), INNER_EAR.mirrored())
    if name == "black":
        right = blob("64,46! 68,34 80,23 92,26 93,36! 83,36 74,42 66,50!")
        inner = blob("70,42! 72,35 80,29 88,30! 80,33 75,39")
    for ear, within in ((EAR, INNER_EAR), (right, inner)):
        p.cut(ear, FUR[name], 3, 2.6)
        p.fill(within, mixed(FUR[name], PINK, 0.6))


def collar(p: Picture, name: str) -> None:
    if name in {"yellow", "pink"}:
        tufts = [(22 + n * 9.4, 94 + 6 * sin(n / 6 * pi)) for n in range(7)]
        p.cut(joined(oval(x, y, 8.5) for x, y in tufts), CREAM, 2, 2.2)
        if name == "yellow":
            p.fill(beside(blob("0,0! 1.6,4.4! -1.6,4.4!").moved(x, y) for x, y in tufts), INK)
        return
    cloth = GOLD if name == "red" else "#7b2d3a"
    p.cut(blob("19,94! 36,86 64,86 81,94! 73,106 50,110 27,106"), cloth, 2.5, 2.4)


def face(p: Picture, name: str) -> None:
    """Draw cheeks, teeth, nose, eyes and whiskers."""
    p.cut(box(45, 80, 10, 9, 2), CREAM, 0, 1.8)
    p.fill(box(49.4, 80, 1.4, 9), INK)
    p.fill(oval(39, 76, 10.6, 8.8) | oval(61, 76, 10.6, 8.8), mixed(FUR[name], CREAM, 0.6))
    p.fill(limb("50,72 50,77", 1.8) | limb("41,81 46,81 50,77 54,81 59,81", 1.8), INK)
    p.cut(blob("44,67! 56,67! 50,73"), INK if name == "red" else "#c8545a", 0, 1.8)
    for x in (36, 64):
        p.cut(oval(x, 58, 5.6, 6.6), CREAM, 0, 2)
        p.fill(oval(x + (1 if x < 50 else -1), 59, 3, 3.9), INK)
        p.fill(oval(x + (2.2 if x < 50 else 0.2), 57, 1.2), CREAM)
    for side in (1, -1):
        for row in (-3, 1, 5):
            p.fill(limb(f"{50 + side * 16},{75 + row * 0.6} {50 + side * 34},{73 + row * 1.5}", 1.1), INK)


def _brows(p: Picture, left: str, right: str) -> None:
    p.fill(limb(left, 2.4) | limb(right, 2.4), INK)


def crown(p: Picture) -> None:
    """Draw the yellow lord's crown, between his ears."""
    p.cut(poly("31,41 28,20 40,29 50,13 60,29 72,20 69,41"), GOLD, 3, 2.6)
    p.fill(oval(50, 33, 3.8) | oval(39, 35, 2.5) | oval(61, 35, 2.5), RED)
    _brows(p, "30,49 40,47", "60,47 70,49")


def steel_cap(p: Picture) -> None:
    """Draw the red lord's cap with its feather."""
    cap = blob("21,51! 23,34 38,25 62,25 77,34 79,51! 64,44 36,44")
    p.cut(cap, STEEL, 3, 2.6)
    p.fill(joined(oval(x, y, 1.9) for x, y in ((29, 43), (39, 38.5), (50, 37), (61, 38.5), (71, 43))), INK)
    p.cut(blob("53,27! 58,12 74,5 92,9! 84,13 89,17! 77,18 79,23! 66,25"), RED, 2.4, 2.2)
    p.fill(limb("57,24 70,14 84,11", 1.4), INK)
    _brows(p, "28,51 42,55", "58,55 72,51")


def wreath(p: Picture) -> None:
    """Draw the pink lord's flowers."""
    petals = ((28, 41, PINK), (39, 35, CREAM), (50, 32.5, "#d8709e"), (61, 35, CREAM), (72, 41, PINK))
    p.fill(limb("24,44 39,36 50,34 61,36 76,44", 3), "#5d7a3a")
    for x, y, paint in petals:
        p.cut(_petals(x, y), paint, 1, 1.8)
        p.fill(oval(x, y, 2.4), GOLD)
    p.fill(limb("29,52 26,49", 1.8) | limb("71,52 74,49", 1.8), INK)
    _brows(p, "31,48 40,47", "60,47 69,48")


def _petals(x: float, y: float) -> Shape:
    angles = [2 * pi * n / 5 - pi / 2 for n in range(5)]
    return joined(oval(x + 4.8 * cos(at), y + 4.8 * sin(at), 3.9) for at in angles)


def beret(p: Picture) -> None:
    """Draw the black lord's beret and eye-glass."""
    p.contour(oval(64, 58, 9.4), 4.6)
    p.contour(oval(64, 58, 9.4), 2.6, GOLD)
    p.fill(limb("72,64 78,78 75,92", 1.9), GOLD)
    p.cut(blob("20,55! 15,40 32,27 50,26 68,27 85,40 80,55! 70,43 50,39 30,43"), "#5a2f66", 3, 2.6)
    p.cut(oval(50, 26, 4.2), "#5a2f66", 1, 2.2)
    _brows(p, "30,51 42,52", "60,47 70,47")


HEADDRESS = {"yellow": crown, "red": steel_cap, "pink": wreath, "black": beret}
