"""The pixies, their discs and cubes, and the screens that hide what they have."""

from __future__ import annotations

from art.marks import pattern
from art.opening import Opening
from art.palette import BROWN, CREAM, GOLD, INK, SKIN, dark, light, mixed
from art.picture import Picture
from art.pixie_queen.marks import colour, emblem, sign
from art.shapes import Shape, beside, blob, box, limb, oval, poly, star

TALL = (100.0, 128.0)
WING, LOWER_WING = (
    blob("48,66! 30,38 8,34 6,54 22,70 44,74!"),
    blob("46,74! 24,76 14,90 24,98 40,90!"),
)
VEINS = limb("44,68 28,56 16,50", 0.1), limb("42,76 30,84 24,90", 0.1)
EAR = blob("30,48! 24,42 18,42 22,52 31,56!")
HAT = blob("26,42! 38,34 46,12 58,4! 58,16 66,32 74,42! 62,46 50,38 38,46")
FROCK = blob("50,62 64,70 74,98! 62,102 50,98 38,102 26,98! 36,70")


def pixie(p: Picture, owner: str) -> None:
    """Draw a pixie on a base with the sign of its colour."""
    p.cut(oval(50, 114, 36, 11), dark(colour(owner)), 1.5, 2.6)
    p.fill(oval(50, 112, 29, 8), colour(owner))
    p.fill(sign(owner, 50, 113, 13), CREAM)
    figure(p, owner)


def figure(p: Picture, owner: str) -> None:
    """Draw a pixie from hat to shoes, 100 wide and 110 high."""
    wings(p)
    p.cut(limb("42,96 40,108", 7) | limb("58,96 60,108", 7), BROWN, 1, 2.4)
    p.cut(FROCK, colour(owner), 3)
    p.cut(limb("36,74 24,84", 8) | limb("64,74 76,82", 8), SKIN, 1.2, 2.4)
    p.cut(oval(50, 50, 20, 18), SKIN, 3)
    p.cut(EAR | EAR.mirrored(), SKIN, 1, 2.2)
    p.cut(HAT, colour(owner), 3)
    p.fill(pattern(emblem(owner).pattern, HAT.scaled(0.9, about=(50, 30)), 6), light(colour(owner)), 0.6)
    p.cut(oval(59, 6, 5), GOLD, 1, 2.2)
    face(p)


def wings(p: Picture) -> None:
    """Draw two pairs of wings as thin as glass."""
    for mirror in (False, True):
        for shape, vein in ((WING, VEINS[0]), (LOWER_WING, VEINS[1])):
            p.cut(shape.mirrored() if mirror else shape, "#e6eef0", 2, 2.4)
            p.contour(vein.mirrored() if mirror else vein, 1.6, "#9fb6bd")


def face(p: Picture) -> None:
    p.fill(oval(43, 52, 2.6, 3.1) + oval(57, 52, 2.6, 3.1), INK)
    p.fill(oval(37, 58, 3.4, 2.2) + oval(63, 58, 3.4, 2.2), "#e79a98", 0.8)
    p.contour(limb("45,60 50,63 55,60", 0.1), 2)


def disc(p: Picture, owner: str) -> None:
    """Draw a disc with which an action is taken: a star, and the sign of its colour."""
    p.cut(oval(50, 54, 43, 42), dark(colour(owner)), 2, 2.6)
    p.cut(oval(50, 47, 43, 42), colour(owner), 3, 2.6)
    p.contour(oval(50, 47, 34, 33), 2, light(colour(owner)))
    p.fill(pattern(emblem(owner).pattern, oval(50, 47, 32, 31), 9), light(colour(owner)), 0.4)
    p.cut(oval(50, 47, 23), CREAM, 1.5, 2)
    p.fill(sign(owner, 50, 47, 30), dark(colour(owner)))


def price(p: Picture, owner: str) -> None:
    """Draw a disc as bare as the figure on it needs."""
    p.cut(oval(50, 54, 44, 42), dark(colour(owner)), 2, 3)
    p.cut(oval(50, 48, 44, 42), colour(owner), 2, 3)
    p.contour(oval(50, 48, 36, 34), 3, light(colour(owner)))


def cube(p: Picture, owner: str) -> None:
    """Draw a cube of the order track, its sign on the front."""
    paint = colour(owner)
    p.fill(poly("14,28 50,10 86,28 50,46"), light(paint))
    p.fill(poly("14,28 50,46 50,94 14,74"), paint)
    p.fill(poly("86,28 50,46 50,94 86,74"), dark(paint))
    p.contour(poly("14,28 50,10 86,28 86,74 50,94 14,74"), 4)
    p.contour(limb("14,28! 50,46! 86,28!", 0.1), 3)
    p.contour(limb("50,46! 50,94!", 0.1), 3)
    p.fill(sign(owner, 32, 61, 26), CREAM)


def screen(p: Picture, owner: str) -> None:
    """Draw a folding screen of three leaves, 160 wide and 112 high."""
    paint = colour(owner)
    for leaf in ("8,24 52,12 52,92 8,104", "108,12 152,24 152,104 108,92"):
        p.cut(poly(leaf), dark(paint), 3)
    middle = poly("52,12 108,12 108,92 52,92")
    p.cut(middle, paint, 4)
    p.fill(pattern(emblem(owner).pattern, box(56, 16, 48, 72), 9), light(paint), 0.4)
    p.cut(oval(80, 52, 19), CREAM, 2, 2.4)
    p.fill(sign(owner, 80, 52, 24), paint)


FRAME, INNER = box(2, 2, 146, 166, 12), box(8, 8, 134, 154, 8)


def portrait(owner: str) -> Picture:
    """Draw a pixie before rays in its colour, 150 wide and 170 high."""
    base = colour(owner)
    p = Opening(150, 170, INNER)
    p.fill(INNER, mixed(base, CREAM, 0.46))
    p.fill(_rays(75, 84), mixed(base, CREAM, 0.62))
    with p.within(8, 18, 1.34):
        figure(p, owner)
    framed = Picture(150, 170)
    framed.cut(FRAME, base, 2.4, 3)
    framed.take(p)
    framed.contour(box(6.5, 6.5, 137, 157, 9), 3.4, base)
    framed.contour(INNER, 2.2)
    framed.cut(oval(26, 146, 14), CREAM, 1, 2)
    framed.fill(sign(owner, 26, 146, 18), base)
    return framed


def _rays(x: float, y: float) -> Shape:
    return beside(poly(f"{x},{y} {x - 13},-90 {x + 13},-90").turned(30 * n, (x, y)) for n in range(12))


def hand(p: Picture, paint: str = "#b9a06a") -> None:
    """Draw the open hand that marks where a pixie may stand."""
    fingers = (
        limb("34,56 30,30", 10) | limb("45,52 44,20", 10) | limb("56,52 58,20", 10) | limb("66,56 72,30", 10)
    )
    p.fill(fingers | limb("30,70 14,54", 10) | blob("30,54 70,54 72,74 62,90 40,90 28,76"), paint)


def twinkle(p: Picture) -> None:
    p.cut(star(50, 50, 46, 18, 4), GOLD, 3, 2.6)
