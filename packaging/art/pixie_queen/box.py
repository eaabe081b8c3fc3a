"""The box of Pixie Queen: the Queen above her pyramid, pixies climbing towards her."""

from __future__ import annotations

from art.box import INNER, MIDDLE, front
from art.palette import CREAM
from art.picture import Picture
from art.pixie_queen.goods import apple, honey
from art.pixie_queen.palace import queen
from art.pixie_queen.pixies import figure
from art.shapes import blob, box
from art.vista import stars, strewn

SKY, STONE = "#6a4f94", "#9482b4"


def box_of_pixie_queen() -> Picture:
    return front(SKY, (MIDDLE, 250), _scene)


def _scene(p: Picture) -> None:
    p.fill(
        stars((x, y, 2 + 4 * part) for x, y, part in strewn(26, 12, (12, 120, 360, 330))) & INNER,
        "#fff0c8",
        0.8,
    )
    for x in (0.0, 74.0, 280.0, 350.0):
        hill = blob(f"{x - 50},460! {x - 16},330 {x},290! {x + 16},330 {x + 50},460!")
        p.cut(hill & INNER, "#54427c", 3, 2.2)
    for step in range(3):
        half = 74.0 + step * 58
        p.cut(box(MIDDLE - half, 382 + step * 62.0, half * 2, 66, 4) & INNER, STONE, 4, 2.6)
        p.fill(box(MIDDLE - half + 3, 384 + step * 62.0, half * 2 - 6, 5, 2) & INNER, CREAM, 0.4)
    with p.within(MIDDLE - 111, 118, 1.11):
        queen(p)
    for owner, x, y, size in PIXIES:
        with p.within(x, y, size):
            figure(p, owner)
    with p.within(MIDDLE - 86, 456, 0.44):
        apple(p)
    with p.within(MIDDLE + 44, 456, 0.44):
        honey(p)


PIXIES = (
    ("blue", 14, 352, 0.92),
    ("yellow", 266, 352, 0.92),
    ("green", 8, 440, 1.02),
    ("red", 136, 446, 1.02),
    ("grey", 262, 440, 1.02),
)
"""Where each pixie stands, from behind to before."""
