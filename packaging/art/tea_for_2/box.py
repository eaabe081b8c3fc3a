"""The box of Tea for 2: Hare and Hatter on both sides of a pot, a watch above."""

from __future__ import annotations

from art.box import INNER, MIDDLE, front
from art.palette import CREAM, PINK, mixed
from art.picture import Picture
from art.shapes import beside, blob, box
from art.tea_for_2.marks import PAWNS
from art.tea_for_2.things import cup, flamingo_tile, tart, watch

SKY = "#3f7f93"


def box_of_tea_for_2() -> Picture:
    return front(SKY, (MIDDLE, 300), _scene)


def _scene(p: Picture) -> None:
    with p.within(MIDDLE - 96, 116, 0.48):
        watch(p)
    table = blob("0,430! 90,410 282,410 386,430! 386,560! 0,560!")
    for side, x, size in (("blue", -2, 1.84), ("pink", 186, 1.84)):
        with p.within(x, 262, size):
            PAWNS[side](p)
    p.cut(table & INNER, CREAM, 3, 2.6)
    checks = beside(box(x, 412 + (x // 36 % 2) * 30.0, 18, 140) for x in range(0, 386, 36))
    p.fill(checks & table & INNER, PINK, 0.4)
    p.fill(
        beside(box(0, y, 386, 16) for y in (438.0, 474.0, 510.0)) & table & INNER, mixed(PINK, SKY, 0.3), 0.3
    )
    with p.within(MIDDLE - 62, 408, 1.16):
        cup(p)
    with p.within(28, 470, 0.7):
        tart(p)
    with p.within(282, 448, 0.66):
        flamingo_tile(p)
