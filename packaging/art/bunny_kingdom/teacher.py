"""The old hare who teaches: spectacles, a beard, a straw hat with a carrot in its band."""

from __future__ import annotations

from art.palette import CREAM, GOLD, INK, PINK, mixed
from art.picture import Drawing, Picture
from art.shapes import Shape, blob, box, joined, limb, oval, poly

FUR, STRAW, WAISTCOAT = "#b5a591", "#dcbb6a", "#4f7350"


def _ear(p: Picture, ear: str, inner: str) -> None:
    p.cut(blob(ear), FUR, 2.4, 1.7)
    p.fill(blob(inner), mixed(FUR, PINK, 0.5))


def _body(p: Picture) -> None:
    """Draw the coat, the waistcoat with its watch chain, and the feet."""
    p.cut(oval(80, 112, 9), CREAM, 1.4, 1.6)
    p.cut(blob("20,128! 18,104 30,84 50,80 70,84 82,104 80,128!"), FUR, 3, 1.7)
    p.cut(blob("28,128! 27,104 36,86 50,84 64,86 73,104 72,128!"), WAISTCOAT, 2.4, 1.6)
    p.fill(limb("50,98 50,126", 1), INK)
    p.fill(oval(46.5, 106, 1.6) | oval(46.5, 116, 1.6), GOLD)
    p.fill(limb("52,108 60,114 68,108", 1.2), GOLD)
    feet = blob("22,128! 22,119 46,119 47,128!") | blob("53,128! 54,119 78,119 78,128!")
    p.cut(feet, mixed(FUR, CREAM, 0.3), 1.2, 1.5)


def _head(p: Picture, mouth: Shape, eyes: Shape) -> None:
    """Draw ears, hat, face, beard and spectacles."""
    _ear(
        p,
        "30,28! 16,22 4,34 0,54 2,74 9,82! 17,78 21,62 24,48 34,38!",
        "26,34 14,32 7,44 6,62 10,74 15,62 18,46",
    )
    _ear(
        p, "60,24! 60,4 66,-12 76,-18 84,-14! 86,0 82,16 74,30!", "66,18! 67,2 72,-9 78,-12! 80,0 77,12 72,22"
    )
    p.cut(blob("50,20 72,28 82,46 79,62 66,76 50,80 34,76 21,62 18,46 28,28"), FUR, 3, 1.7)
    p.cut(blob("24,62! 36,58 50,62 64,58 76,62! 72,84 58,88 50,98! 42,88 28,84"), CREAM, 2.4, 1.6)
    p.fill(limb("40,76 41,84", 0.9) | limb("50,78 50,88", 0.9) | limb("60,76 59,84", 0.9), INK)
    p.cut(oval(40, 60, 11, 8) | oval(60, 60, 11, 8), mixed(FUR, CREAM, 0.62), 1.2, 1.2)
    p.cut(mouth, "#6b2433", 0, 1.3)
    p.cut(box(46, 65, 8, 7, 1.4), CREAM, 0, 1.2)
    p.fill(box(49.6, 65, 0.8, 7), INK)
    p.cut(blob("44,52! 56,52! 50,58"), "#b8606a", 0, 1.3)
    p.fill(oval(35, 44, 9.4) | oval(65, 44, 9.4), "#eef2ea", 0.75)
    p.fill(eyes, INK)
    for x in (35, 65):
        p.contour(oval(x, 44, 9.6), 2.8)
        p.contour(oval(x, 44, 9.6), 1.3, GOLD)
    p.fill(limb("44.6,43 50,41 55.4,43", 1.5), INK)
    p.fill(limb("25,31 33,29 40,32", 3) | limb("60,32 67,29 75,31", 3), CREAM)
    _hat(p)


def _hat(p: Picture) -> None:
    p.cut(blob("32,22! 34,8 50,4 66,8 68,22! 50,26"), STRAW, 2.4, 1.7)
    p.cut(blob("28,17! 50,22 72,17! 73,24 50,29 27,24"), "#a8553a", 1, 1.4)
    p.cut(blob("8,24 50,20 92,24 84,32 50,34 16,32"), STRAW, 2, 1.7)
    p.fill(joined(limb(f"{x},26 {x + 3},31", 0.8) for x in range(18, 84, 9)), INK, 0.5)
    p.cut(blob("60,22! 70,14 80,12! 78,18 70,25"), "#d9793a", 1, 1.2)
    p.cut(poly("79,13 88,8 84,14 90,16"), "#6f9a48", 0.6, 1)


def _open_eyes(aside: float = 0) -> Shape:
    return oval(35.6 + aside, 44.6, 2.6, 3.4) | oval(64.4 + aside, 44.6, 2.6, 3.4)


SMILE = limb("42,66 46,69 50,67 54,69 58,66", 1.2)


def talking(p: Picture) -> None:
    """The old hare explains: mouth open, a paw raised."""
    _body(p)
    _head(p, blob("42,67! 50,69 58,67! 56,77 50,79 44,77"), _open_eyes())
    p.cut(limb("70,98 84,92 88,74", 11) | oval(88, 70, 8), FUR, 2, 1.6)
    p.fill(limb("86,64 86,69", 1.1) | limb("91,64 91,69", 1.1), INK)


def pleased(p: Picture) -> None:
    """The old hare is content: eyes closed, paws folded."""
    _body(p)
    closed = limb("29,46 35,40 41,46", 2.2) | limb("59,46 65,40 71,46", 2.2)
    _head(p, SMILE, closed)
    p.fill(oval(25, 56, 4, 2.8) | oval(75, 56, 4, 2.8), "#d98a86", 0.6)
    p.cut(limb("26,100 36,110 48,110", 10), FUR, 1.6, 1.5)
    p.cut(limb("74,100 64,110 52,110", 10), FUR, 1.6, 1.5)


def pointing(p: Picture) -> None:
    """The old hare shows the way: a paw stretched out to the right, his eyes there."""
    _body(p)
    _head(p, SMILE, _open_eyes(3))
    paw = blob("82,85 88,81 94,83 102,85 102,90 94,91 94,95 88,97 82,94")
    p.cut(limb("68,98 80,92 89,89", 11) | paw, FUR, 2, 1.6)
    p.cut(limb("27,98 30,108 40,112", 10), FUR, 1.6, 1.5)


def teacher(face: Drawing) -> Picture:
    """Draw the hare as large as he sits beside his words."""
    p = Picture(400, 512)
    with p.within(22, 64, 3.5):
        face(p)
    return p


FACES: dict[str, Drawing] = {"talking": talking, "pleased": pleased, "pointing": pointing}
