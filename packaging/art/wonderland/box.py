"""The box of Wonderland's War: the five leaders, the Jabberwock above them."""

from __future__ import annotations

from art.box import INNER, MIDDLE, front
from art.marks import symbol
from art.palette import CREAM, INK, LEAF, MOSS, RED, dark, mixed
from art.picture import Picture
from art.shapes import beside, blob
from art.wonderland.units import leader

PAINT = "#a13a34"
LEADERS = (
    ("jabberwock", MIDDLE - 96, 120, 1.84),
    ("cheshire_cat", 6, 216, 1.5),
    ("mad_hatter", 218, 218, 1.5),
    ("alice", 22, 346, 1.5),
    ("queen_of_hearts", 170, 326, 1.66),
)
"""Where each leader stands, from behind to before."""


def box_of_wonderland() -> Picture:
    return front(PAINT, (MIDDLE, 300), _scene)


def _scene(p: Picture) -> None:
    p.cut(
        blob("0,404! 90,376 200,396 300,372 386,396! 386,560! 0,560!") & INNER, mixed(MOSS, LEAF, 0.3), 3, 2.4
    )
    for n in range(9):
        x, y = 26.0 + n * 40, 540.0 - (n * 29) % 34
        p.fill(
            blob(f"{x},{y}! {x - 5},{y - 34} {x - 12},{y - 48}! {x + 2},{y - 36} {x + 6},{y}!"), dark(MOSS)
        )
    for name, x, y, size in LEADERS:
        with p.within(x, y, size):
            leader(p, name)
    falling = (
        (44, 146, "heart", RED),
        (318, 150, "spade", INK),
        (348, 214, "diamond", RED),
        (28, 214, "club", INK),
    )
    for x, y, suit, paint in falling:
        p.cut(symbol(suit, x, y, 26), paint, 1.6, 2)
        p.fill(beside([symbol(suit, x - 1.6, y - 2, 11)]), CREAM, 0.28)
