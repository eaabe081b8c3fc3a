"""What lies below the stages of Tea for 2: a cloth of two colours, and the same by candle light."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.palette import CREAM, GOLD, mixed
from art.picture import Picture
from art.planks import dusk, planks
from art.shapes import beside, blob, box, oval
from art.tea_for_2.marks import colour
from art.vista import HIGH, WIDE, Vista, stars, strewn

WOOD = "#5f4532"
PALER = {"blue": 0.25, "pink": 0.2}
LEFT, TOP, RIGHT, BOTTOM = 12.0, 120.0, WIDE - 12, HIGH - 70


def cloth(left: str, right: str) -> Picture:
    """A wooden table, on it a checked cloth in the colours of both sides, pale between."""
    v = Vista(WOOD)
    planks(v, WOOD, 9, 0.12)
    whole = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 26)
    v.fill(whole.moved(4, 8), "#1c120a", 0.5)
    v.lay(whole, "#fbf1dc", 5, 3.4)
    _checks(v, left, right)
    v.contour(box(LEFT + 10, TOP + 10, RIGHT - LEFT - 20, BOTTOM - TOP - 20, 20), 2.4, "#ffffff")
    dusk(v, 0.2)
    return v.done()


def _checks(v: Vista, left: str, right: str) -> None:
    """Weave both colours into the cloth; they fade towards the middle."""
    cloth_of = box(LEFT + 3, TOP + 3, RIGHT - LEFT - 6, BOTTOM - TOP - 6, 24)
    half = (RIGHT - LEFT) / 2
    for side in (left, right):
        paint = mixed(colour(side), CREAM, PALER[side])
        for n in range(18):
            share = 0.44 * (1 - n / 18) ** 1.4
            x = LEFT + n * half / 18 if side == left else RIGHT - (n + 1) * half / 18
            column = box(x, TOP, half / 18, BOTTOM - TOP)
            v.fill(column & cloth_of, paint, share)
            if n % 2 == 0:
                v.fill(column & cloth_of, paint, share * 0.5)
            rows = beside(box(x, TOP + k * 53.0, half / 18, 26.5) for k in range(17))
            v.fill(rows & cloth_of, paint, share * 0.6)


def final() -> Picture:
    """The table by candle light, the cloth drawn away, stars above."""
    v = Vista("#3b2f52", "#ffe2b0", "#150d20")
    v.fill(stars((x, y, 3 + 5 * part) for x, y, part in strewn(54, 41, (0, 10, WIDE, 560))), "#fff0c8", 0.6)
    v.glow(960, 640, 640, "#ffd08a", 6, 0.26)
    v.lay(box(-20, 830, WIDE + 40, 300), WOOD, 6, 3.4)
    v.lay(
        blob(
            "-20,830! 1940,830! 1940,900! 1680,930 1440,896 1200,934 960,898 720,934 480,896 240,930 -20,900!"
        ),
        "#f3e6cb",
        5,
        3,
    )
    for x in (150, 330, 1590, 1770):
        _candle(v, x, 830, 120 + (x * 7) % 60)
    return v.done()


def _candle(v: Vista, x: float, foot: float, high: float) -> None:
    tip = foot - high
    v.glow(x, tip - 30, 120, "#ffe2a0", 4, 0.42)
    v.lay(box(x - 16, foot - high, 32, high + 6, 5), "#fbf1dc", 4, 3)
    v.lay(
        blob(f"{x},{tip - 58}! {x + 13},{tip - 24} {x},{tip - 6} {x - 13},{tip - 24}"),
        GOLD,
        2,
        2.4,
    )
    v.lay(oval(x, foot + 4, 34, 10), "#8a6a3a", 3, 2.6)


BACKDROPS: dict[str, Callable[[], Picture]] = {
    "cloth_blue": partial(cloth, "blue", "pink"),
    "cloth_pink": partial(cloth, "pink", "blue"),
    "final": final,
}
"""A cloth for anyone who sits at the left."""
