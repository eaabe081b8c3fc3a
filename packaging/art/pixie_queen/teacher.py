"""The chamberlain who teaches: an old pixie with a white beard, a monocle and a violet coat."""

from __future__ import annotations

from art.palette import CREAM, GOLD, INK, SKIN, VIOLET, mixed
from art.picture import Drawing, Picture
from art.pixie_queen.pixies import EAR, wings
from art.shapes import Shape, blob, box, limb, oval, star, taper

COAT = "#6d4a8c"


def _body(p: Picture) -> None:
    """Draw the wings, the coat with its buttons and the shoes."""
    wings(p)
    p.cut(blob("30,126! 30,118 46,118 48,126!") | blob("52,126! 54,118 70,118 70,126!"), INK, 0, 1.4)
    p.cut(blob("50,66 68,72 80,122! 64,126 50,122 36,126 20,122! 32,72"), COAT, 3, 1.8)
    p.fill(limb("50,92 50,122", 1), INK)
    p.fill(oval(46, 100, 1.8) | oval(46, 110, 1.8), GOLD)
    p.cut(blob("34,70! 50,78 66,70! 62,80 50,86 38,80"), GOLD, 1.2, 1.4)


def _head(p: Picture, mouth: Shape, aside: float = 0) -> None:
    """Draw the face, the beard, the monocle and the cap."""
    p.cut((EAR | EAR.mirrored()).scaled(1.25, about=(50, 50)), SKIN, 1.2, 1.6)
    p.cut(oval(50, 46, 23, 22), SKIN, 3, 1.8)
    p.cut(blob("28,50! 38,58 50,54 62,58 72,50! 72,70 60,86 50,94 40,86 28,70"), CREAM, 2.6, 1.7)
    p.cut(mouth, "#6b2433", 0, 1.2)
    p.cut(oval(50, 51, 6, 5), mixed(SKIN, "#d98a86", 0.5), 1, 1.4)
    p.fill(oval(41 + aside, 43, 2.6, 3.4) | oval(60 + aside, 43, 2.6, 3.4), INK)
    p.contour(oval(60, 43, 8.4), 2.8)
    p.contour(oval(60, 43, 8.4), 1.4, GOLD)
    p.fill(limb("67,48 72,62 70,76", 0.9), GOLD)
    p.fill(limb("34,34 40,31 46,34", 3) | limb("55,31 61,28 68,32", 3), CREAM)
    p.cut(blob("25,34! 36,26 44,2 58,-12! 60,4 68,22 75,34! 62,38 50,30 38,38"), VIOLET, 2.6, 1.8)
    p.cut(star(59, -12, 8, 3.4, 5), GOLD, 1, 1.4)


SMILE = limb("44,62 47,64.5 50,65 53,64.5 56,62", 1.2)


def talking(p: Picture) -> None:
    _body(p)
    _head(p, blob("44,61! 50,63 56,61! 55,69 50,71 45,69"))
    p.cut(limb("68,84 82,80 88,66", 9) | oval(88, 62, 7), SKIN, 1.6, 1.6)
    _staff(p, 22)


def pleased(p: Picture) -> None:
    _body(p)
    _head(p, SMILE)
    p.fill(oval(35, 50, 4, 2.8) | oval(66, 51, 4, 2.8), "#e79a98", 0.7)
    p.cut(limb("30,88 40,98 50,98", 9) | limb("70,88 60,98 50,98", 9), COAT, 1.6, 1.6)


def pointing(p: Picture) -> None:
    _body(p)
    _head(p, SMILE, 2.4)
    finger = limb("88,78 104,78", 4.6)
    p.cut(limb("66,86 78,80 88,78", 9) | finger, SKIN, 1.6, 1.6)
    _staff(p, 22)


def _staff(p: Picture, x: float) -> None:
    """Draw the staff of his office."""
    p.cut(taper(f"{x},126 {x},60", 3.4, 3.4), GOLD, 1, 1.4)
    p.cut(star(x, 54, 9, 4, 5), GOLD, 1.2, 1.6)
    p.cut(limb(f"34,86 {x + 2},92", 8) | box(x - 4, 88, 8, 8, 3), SKIN, 1.2, 1.6)


def teacher(face: Drawing) -> Picture:
    """Draw the chamberlain as large as he sits beside his words."""
    p = Picture(400, 512)
    with p.within(26, 66, 3.4):
        face(p)
    return p


FACES: dict[str, Drawing] = {"talking": talking, "pleased": pleased, "pointing": pointing}
