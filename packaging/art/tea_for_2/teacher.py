"""The Dormouse who teaches, when it is awake: in its cup, a bow about its neck."""

from __future__ import annotations

from art.marks import symbol
from art.palette import CREAM, INK, PINK, RED, ROSE, TAN, mixed
from art.picture import Drawing, Picture
from art.shapes import Shape, blob, limb, oval, poly


def _cup(p: Picture) -> None:
    """Draw the cup it sits in."""
    p.contour(limb("76,84 96,84 92,104 72,106", 0.1), 9)
    p.contour(limb("76,84 96,84 92,104 72,106", 0.1), 5, CREAM)
    p.cut(blob("12,76! 88,76! 84,104 70,124! 30,124! 16,104"), CREAM, 3, 1.8)
    p.cut(blob("12,76! 88,76! 87,86 50,90 13,86"), ROSE, 2, 1.6)
    for x in (34, 50, 66):
        p.fill(symbol("heart", x, 104, 11), RED)


def _head(p: Picture, eyes: Shape, mouth: Shape) -> None:
    """Draw the body above the rim, the ears, the face and the bow."""
    p.cut(blob("26,90! 28,66 50,58 72,66 74,90!"), TAN, 2.6, 1.8)
    for ear in (oval(22, 16, 14), oval(78, 16, 14)):
        p.cut(ear, TAN, 2.6, 1.8)
    p.fill(oval(22, 16, 8) | oval(78, 16, 8), PINK)
    p.cut(blob("50,10 72,18 80,38 70,56 50,64 30,56 20,38 28,18"), TAN, 3, 1.8)
    p.cut(oval(50, 48, 17, 12), mixed(TAN, CREAM, 0.6), 1.4, 1.2)
    p.fill(eyes, INK)
    p.cut(mouth, "#7c3347", 0, 1.2)
    p.cut(oval(50, 41, 4.6, 3.6), "#5b3a2a", 0.6, 1.2)
    for low in (0, 5):
        whisker = limb(f"60,{46 + low} 84,{44 + low * 1.6}", 0.9)
        p.fill(whisker | whisker.mirrored(), INK)
    p.cut(poly("50,66 34,58 36,74") | poly("50,66 66,58 64,74"), RED, 1.4, 1.4)


def _open(aside: float = 0) -> Shape:
    return oval(38 + aside, 32, 3.4, 4.4) | oval(62 + aside, 32, 3.4, 4.4)


SMILE = limb("42,51 46,54 50,52 54,54 58,51", 1.3)


def talking(p: Picture) -> None:
    _head(p, _open(), blob("43,50! 50,52 57,50! 55,60 50,62 45,60"))
    p.cut(limb("70,76 84,66 86,54", 10) | oval(86, 50, 7), TAN, 1.6, 1.6)
    _cup(p)


def pleased(p: Picture) -> None:
    closed = limb("32,33 38,28 44,33", 2.2) | limb("56,33 62,28 68,33", 2.2)
    _head(p, closed, SMILE)
    p.fill(oval(28, 42, 4.4, 3) | oval(72, 42, 4.4, 3), ROSE, 0.6)
    _cup(p)
    p.cut(oval(34, 78, 8, 6) | oval(66, 78, 8, 6), TAN, 1.4, 1.6)


def pointing(p: Picture) -> None:
    _head(p, _open(3), SMILE)
    p.cut(limb("68,76 82,70 92,68", 10) | limb("92,68 106,67", 5), TAN, 1.6, 1.6)
    _cup(p)


def teacher(face: Drawing) -> Picture:
    """Draw the Dormouse as large as it sits beside its words."""
    p = Picture(400, 512)
    with p.within(18, 60, 3.5):
        face(p)
    return p


FACES: dict[str, Drawing] = {"talking": talking, "pleased": pleased, "pointing": pointing}
