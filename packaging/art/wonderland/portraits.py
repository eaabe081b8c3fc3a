"""Portraits of the leaders, head and shoulders, and what the Cat looks like while it teaches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.opening import Opening
from art.palette import CREAM, GOLD, INK, ROSE, TEAL, light, mixed
from art.picture import Drawing, Made, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, taper
from art.wonderland.leaders import LEADERS
from art.wonderland.marks import FACTIONS, colour, pattern

WIDE, HIGH = 150.0, 170.0
FRAME, INNER = box(2, 2, WIDE - 4, HIGH - 4, 12), box(8, 8, WIDE - 16, HIGH - 16, 8)
SEEN = {
    "alice": (17, -5, 67),
    "mad_hatter": (7, -7, 86),
    "queen_of_hearts": (13, -6, 74),
    "jabberwock": (2, -9, 64),
    "cheshire_cat": (11, -7, 78),
}
"""From where a leader is seen: left, top and width in the square of the drawing."""


def portraits() -> Iterator[tuple[str, Made]]:
    for faction in FACTIONS:
        yield f"portrait/{faction}", partial(portrait, faction)
    for face in FACES:
        yield f"teacher/cheshire_cat_{face}", partial(teacher, face)


def portrait(faction: str) -> Picture:
    """Draw a leader from the shoulders up, before rays in the faction's colour."""
    base = colour(faction)
    p = Opening(WIDE, HIGH, INNER)
    p.fill(INNER, mixed(base, CREAM, 0.44))
    rays = beside(poly("75,76 62,-90 88,-90").turned(30 * n, (75, 76)) for n in range(12))
    p.fill(rays, mixed(base, CREAM, 0.6))
    p.fill(pattern(faction, box(8, 118, WIDE - 16, 46), 13), mixed(base, CREAM, 0.2), 0.5)
    left, top, wide = SEEN[faction]
    scale = (WIDE - 12) / wide
    with p.within(6 - left * scale, 6 - top * scale, scale):
        LEADERS[faction](p)
    framed = Picture(WIDE, HIGH)
    framed.cut(FRAME, base, 2.4, 3)
    framed.take(p)
    framed.contour(box(6.5, 6.5, WIDE - 13, HIGH - 13, 9), 3.4, base)
    framed.contour(INNER, 2.2)
    return framed


def teacher(face: str) -> Picture:
    """Draw the Cat as large as it sits beside its words."""
    p = Picture(400, 512)
    with p.within(0, 0, 4):
        FACES[face](p)
    return p


LIT = light(light(TEAL))


def _body(p: Picture, arm: Shape | None = None, tail_left: bool = False) -> None:
    """Draw tail, body, stripes and paws, as it sits."""
    tail = taper("66,118 92,116 96,86 84,76 77,88", 15, 9)
    rings = limb("87,84 95,90", 3) | limb("88,101 97,100", 3)
    p.cut(tail.mirrored(49) if tail_left else tail, TEAL, 2, 1.6)
    p.fill(rings.mirrored(49) if tail_left else rings, LIT)
    p.cut(blob("20,128! 20,92 32,74 62,74 74,92 76,128!"), TEAL, 3, 1.6)
    stripes = (limb(f"{x},{y} {x + 6},{y + 7} {x},{y + 14}", 3) for x, y in ((27, 88), (63, 88), (27, 108)))
    p.fill(joined(stripes), LIT)
    p.cut(blob("34,128! 34,104 47,92 60,104 60,128!"), mixed(TEAL, CREAM, 0.42), 2, 1.2)
    p.cut(blob("26,128! 27,116 43,116 45,128!") | blob("50,128! 51,116 67,116 69,128!"), LIT, 1.2, 1.4)
    if arm is not None:
        p.cut(arm, TEAL, 2, 1.6)


def _head(p: Picture) -> None:
    """Draw head, ears and the marks on the brow."""
    p.cut(poly("14,28 12,0 38,12") | poly("80,28 82,0 56,12"), TEAL, 2.4, 1.6)
    p.cut(poly("18,20 17,7 29,13") | poly("76,20 77,7 65,13"), ROSE, 0, 1)
    p.cut(blob("47,8 73,14 85,36 75,62 47,74 19,62 9,36 21,14"), TEAL, 3, 1.6)
    p.fill(limb("41,10 41,21", 2.8) | limb("47,8 47,22", 2.8) | limb("53,10 53,21", 2.8), LIT)
    right = beside(limb(f"74,{y} 89,{y + lean}", 0.9) for y, lean in ((44, -3), (48, 1), (52, 5)))
    p.fill(right, INK)
    p.fill(right.mirrored(47), INK)
    p.cut(poly("43,39 51,39 47,44"), INK, 0, 0.6)


def _open_eyes(p: Picture, aside: float = 0) -> None:
    p.cut(oval(31, 32, 9, 8) | oval(63, 32, 9, 8), GOLD, 0, 1.4)
    p.fill(oval(31 + aside, 32, 2, 6.6) | oval(63 + aside, 32, 2, 6.6), INK)
    p.fill(oval(28.6 + aside, 29, 1.2) | oval(60.6 + aside, 29, 1.2), CREAM)


def _grin(p: Picture, mouth: Shape, teeth: int) -> None:
    """Draw the grin, with so many teeth."""
    p.cut(mouth, CREAM, 0, 1.6)
    x, y, wide, high = mouth.box
    lines = joined(box(x + wide * n / teeth - 0.55, y, 1.1, high) for n in range(1, teeth))
    p.fill(lines & mouth, INK)


def talking(p: Picture) -> None:
    """The Cat explains: its mouth open, a paw raised."""
    _body(p, limb("66,92 84,85 88,68", 12) | oval(88, 64, 8.5))
    p.fill(limb("86,58 86,63", 1.2) | limb("91,58 91,63", 1.2), INK)
    _head(p)
    _open_eyes(p)
    mouth = blob("21,46! 34,51 47,52 60,51 73,46! 69,60 58,68 47,70 36,68 25,60")
    p.cut(mouth, "#6b2433", 0, 1.6)
    p.cut(blob("34,66! 40,60 54,60 60,66! 47,70") & mouth, ROSE, 0, 1)
    _grin(p, blob("21,46! 34,51 47,52 60,51 73,46! 70,54 60,58 47,59 34,58 24,54"), 9)


def pleased(p: Picture) -> None:
    """The Cat is content: its eyes closed, its grin as wide as its head."""
    _body(p)
    _head(p)
    for x in (31, 63):
        p.fill(limb(f"{x - 9},34 {x - 4},28 {x},27 {x + 4},28 {x + 9},34", 2.6), INK)
    p.fill(oval(21, 43, 5, 3.4) | oval(73, 43, 5, 3.4), ROSE, 0.7)
    _grin(p, blob("15,42! 30,51 47,53 64,51 79,42! 76,58 62,68 47,70 32,68 18,58"), 11)


def pointing(p: Picture) -> None:
    """The Cat shows the way: a paw stretched out to the right, its eyes there."""
    _body(p, tail_left=True)
    _head(p)
    _open_eyes(p, 3.4)
    _grin(p, blob("17,44! 32,51 47,53 62,51 77,44! 73,57 61,65 47,67 33,65 21,57"), 9)
    arm = limb("64,92 76,85 88,81", 12)
    paw = blob("80,76 86,73 92,75 99,77 99,81 92,82 93,86 86,88 80,86")
    p.cut(arm | paw, TEAL, 2, 1.6)
    p.fill(limb("70,84 73,91", 2.6) | limb("77,80 80,87", 2.6), LIT)


FACES: dict[str, Drawing] = {"talking": talking, "pleased": pleased, "pointing": pointing}
