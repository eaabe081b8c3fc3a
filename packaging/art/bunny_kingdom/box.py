"""The box of Bunny Kingdom: the four lords before their castle."""

from __future__ import annotations

from art.box import HEIGHT, INNER, MIDDLE, front
from art.bunny_kingdom.buildings import camp, city, sky_tower
from art.bunny_kingdom.lords import figure
from art.palette import CREAM, INK, mixed
from art.picture import Picture
from art.shapes import beside, blob, limb, oval

SKY, GRASS = "#6fa9bd", "#8fae62"


def box_of_bunny_kingdom() -> Picture:
    return front(SKY, (MIDDLE, 300), _scene)


def _scene(p: Picture) -> None:
    for x, y, size in ((60.0, 150.0, 1.0), (320.0, 170.0, 0.8)):
        cloud = oval(x, y, 26 * size, 13 * size) | oval(x - 22 * size, y + 6, 16 * size, 9 * size)
        p.cut((cloud | oval(x + 22 * size, y + 7, 18 * size, 9 * size)) & INNER, CREAM, 2, 2)
    far = blob("0,330! 60,300 140,322 220,296 300,318 386,290! 386,560! 0,560!")
    near = blob("0,408! 90,372 180,396 290,360 386,392! 386,560! 0,560!")
    p.cut(far & INNER, mixed(GRASS, CREAM, 0.22), 3, 2.4)
    with p.within(26, 268, 0.66):
        camp(p, 1)
    with p.within(284, 204, 0.84):
        sky_tower(p, "blue")
    with p.within(MIDDLE - 92, 118, 1.84):
        city(p, 3)
    p.cut(near & INNER, GRASS, 3, 2.4)
    furrows = beside(
        limb(f"{x},{y} {x + 34},{y - 9} {x + 70},{y - 10}", 1.4)
        for x, y in ((14, 470), (250, 400), (290, 450))
    )
    p.fill(furrows, INK, 0.4)
    for name, x, y, size in LORDS:
        with p.within(x, y, size):
            figure(p, name)


LORDS = (
    ("yellow", MIDDLE - 74, 254, 1.48),
    ("pink", 6, HEIGHT - 222, 1.7),
    ("black", 202, HEIGHT - 222, 1.7),
    ("red", MIDDLE - 73, HEIGHT - 193, 1.46),
)
"""Where each lord stands, from behind to before."""
