"""The Queen of the pixies and her palace: a moth's wings, a crown of thorns, towers in violet."""

from __future__ import annotations

from art.palette import GOLD, INK, RED, SKIN, VIOLET
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, limb, oval, poly, star, taper

QUEEN = (200.0, 256.0)
PALACE = (300.0, 184.0)
JEWEL = "#6fc2d0"
UPPER = blob("92,110! 60,40 16,16 4,52 22,104 70,128 92,124!")
UPPER_INNER = blob("86,108! 62,60 28,40 20,58 34,94 70,114")
LOWER = blob("92,128! 50,132 22,160 34,190 66,182 94,150!")


def queen(p: Picture) -> None:
    """Draw the Queen from crown to hem, 200 wide and 256 high."""
    for mirrored in (False, True):
        _wings(p, mirrored)
    p.cut(blob("100,106 122,116 130,160 156,236! 128,246 100,240 72,246 44,236! 70,160 78,116"), "#2d5a48", 5)
    p.cut(blob("100,118 110,122 114,170 122,240! 78,240! 86,170 90,122"), GOLD, 3, 2.2)
    p.fill(beside(poly(f"100,{y - 8} 107,{y} 100,{y + 8} 93,{y}") for y in (150, 176, 202, 226)), RED)
    p.cut(limb("76,126 58,150 72,172", 11), SKIN, 2, 2.6)
    p.cut(limb("124,126 146,140 152,122", 11), SKIN, 2, 2.6)
    p.cut(taper("154,170 152,70", 6, 5), GOLD, 1.5, 2.6)
    p.cut(star(152, 60, 18, 8, 6), "#fff0a8", 2, 2.6)
    _head(p)


def _wings(p: Picture, mirrored: bool) -> None:
    def side(shape: Shape) -> Shape:
        return shape.mirrored(100) if mirrored else shape

    p.cut(side(UPPER), "#8f74ad", 5)
    p.cut(side(UPPER_INNER), "#c9b2dc", 2, 2)
    p.cut(side(oval(42, 68, 12)), GOLD, 2, 2)
    p.fill(side(oval(42, 68, 5)), INK)
    p.cut(side(LOWER), VIOLET, 4)
    p.cut(side(oval(54, 160, 9)), GOLD, 2, 2)


def _head(p: Picture) -> None:
    p.cut(blob("100,44 138,58 140,104 122,120 100,100 78,120 60,104 62,58"), "#3a2a4a", 4)
    p.cut(blob("100,54 124,62 126,88 112,106 100,112 88,106 74,88 76,62"), SKIN, 4)
    p.contour(limb("80,74 86,70 94,73", 0.1), 3)
    p.contour(limb("106,73 114,70 120,74", 0.1), 3)
    p.fill(oval(88, 81, 3.6, 4.3) + oval(112, 81, 3.6, 4.3), INK)
    p.cut(blob("92,97 100,94 108,97 100,102"), RED, 0.5, 1.6)
    p.fill(oval(82, 92, 5, 3) + oval(118, 92, 5, 3), "#e79a98", 0.8)
    points = "64,62! 58,22! 76,40! 84,10! 100,34! 116,10! 124,40! 142,22! 136,62! 118,54 100,52 82,54"
    p.cut(blob(points), GOLD, 4)
    p.cut(oval(100, 44, 6), RED, 1, 2)
    p.cut(oval(80, 49, 4) + oval(120, 49, 4), JEWEL, 0.8, 1.8)


def palace(p: Picture) -> None:
    """Draw the palace that crowns the pyramid, 300 wide and 184 high."""
    for x, width, top, paint in (
        (14, 44, 74, "#cbb6da"),
        (242, 44, 74, "#cbb6da"),
        (66, 50, 50, "#d9c8e4"),
        (184, 50, 50, "#d9c8e4"),
    ):
        _tower(p, x, width, top, paint)
    p.cut(box(100, 84, 100, 92, 4), "#e6d9ec", 4)
    p.cut(poly("92,86 150,22 208,86"), VIOLET, 5)
    p.cut(star(150, 14, 11, 5, 5), GOLD, 1.5, 2.2)
    p.cut(blob("122,176! 122,128 136,108 150,102 164,108 178,128 178,176!"), "#7c3347", 3)
    p.cut(blob("130,176! 130,132 150,112 170,132 170,176!"), "#ffdf8a", 0, 2.2)
    p.contour(limb("150,113 150,176", 0.1), 2.2)
    p.fill(oval(145, 150, 2.4) + oval(155, 150, 2.4), INK)


def _tower(p: Picture, x: float, width: float, top: float, paint: str) -> None:
    middle = x + width / 2
    p.cut(box(x, top, width, 176 - top, 3), paint, 4)
    p.cut(poly(f"{x - 7},{top + 3} {middle},{top - 44} {x + width + 7},{top + 3}"), VIOLET, 4)
    p.cut(oval(middle, top - 46, 4.5), GOLD, 1, 2)
    p.cut(box(middle - 7, top + 18, 14, 26, 7), "#ffe08a", 0, 2.4)


def queens_head(p: Picture) -> None:
    """Draw the Queen's head with her crown, for the back of a tile."""
    with p.within(-40, -2, 0.9):
        _head(p)
