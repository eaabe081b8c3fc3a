"""What lies below the stages of Pixie Queen: the palace's land at dusk, and the hall where she judges."""

from __future__ import annotations

from collections.abc import Callable

from art.palette import GOLD, INK, mixed
from art.picture import Picture
from art.shapes import beside, blob, box, oval, poly
from art.vista import HIGH, WIDE, Vista, ground, mass, stars, strewn

DUSK, FAR, NEAR = "#6f5f9a", "#564a80", "#3b3262"


def palace() -> Picture:
    """The land about the pyramid at dusk: pink sky, pointed hills, stars."""
    v = Vista("#51437f", "#ffd9e6", "#1c1440")
    for n, paint in enumerate(("#675392", "#8a669f", "#b57da8", "#d497a9")):
        v.lay(
            ground(
                (0, 190 + n * 90.0), (640, 160 + n * 92.0), (1280, 196 + n * 90.0), (1920, 170 + n * 90.0)
            ),
            paint,
            3,
            0,
        )
    v.glow(960, 250, 420, "#ffe2d0", 5, 0.24)
    v.fill(stars((x, y, 3 + 5 * part) for x, y, part in strewn(44, 17, (0, 10, WIDE, 330))), "#fff0c8", 0.75)
    _peaks(v, 560, 70, FAR, 3)
    _peaks(v, 690, 110, mixed(FAR, NEAR, 0.5), 7)
    v.lay(ground((0, 820), (500, 770), (1000, 830), (1500, 776), (1920, 824)), NEAR, 6, 3)
    for x, y, part in strewn(22, 9, (0, 860, WIDE, HIGH)):
        v.lay(mass(x, y, 40 + 40 * part, 26 + 20 * part, 7), mixed(NEAR, INK, 0.25), 4, 0)
    return v.done()


def _peaks(v: Vista, foot: float, least: float, paint: str, seed: int) -> None:
    """Let pointed hills stand beside each other."""
    for x, _, part in strewn(17, seed, (-40, 0, WIDE + 40, 1)):
        high = least + 190 * part
        slope = foot - high * 0.4
        left, right = f"{x - 96},{foot + 160}! {x - 40},{slope}", f"{x + 40},{slope} {x + 96},{foot + 160}!"
        hill = blob(f"{left} {x},{foot - high}! {right}")
        v.lay(hill, paint, 5, 2.6)
        v.carve(hill, 26, 0.2, 0.05)


def hall() -> Picture:
    """The throne room: arches between pillars, steps, a red carpet towards the eye."""
    v = Vista("#4a3a6b", "#ffdff0", "#170f2e")
    for n in range(-1, 9):
        x = n * 240.0
        left, right = (
            f"{x + 26},820! {x + 26},230! {x + 70},140",
            f"{x + 170},140 {x + 214},230! {x + 214},820!",
        )
        v.lay(blob(f"{left} {x + 120},116 {right}"), "#735a94", 5, 3)
        v.carve(box(x + 34, 190, 172, 620), 22, 0.5, 0.05)
    for n in range(9):
        v.lay(box(n * 240.0 - 22, 92, 44, 760), "#5d4a80", 6, 3)
        v.lay(box(n * 240.0 - 32, 84, 64, 26, 4), "#6d5890", 4, 3)
    v.glow(960, 330, 520, "#fff0d8", 6, 0.3)
    v.lay(box(-20, 820, WIDE + 40, HIGH - 820 + 20), "#33264f", 5, 3)
    v.fill(
        beside(
            poly(f"{960 + k * 60},820 {960 + k * 64},820 {960 + k * 190},1090 {960 + k * 182},1090")
            for k in range(-12, 13)
        ),
        "#1f1636",
        0.6,
    )
    v.lay(poly("760,650 1160,650 1400,1090 520,1090"), "#8f2a34", 6, 3)
    v.fill(
        poly("786,660 800,660 584,1090 560,1090") + poly("1134,660 1120,660 1336,1090 1360,1090"), GOLD, 0.7
    )
    for edge, top, wide in ((650, 640, 620), (712, 606, 496), (772, 574, 376)):
        v.lay(box(edge, top, wide, 46, 5), "#8a74ab", 5, 3)
    v.lay(box(846, 226, 228, 352, 30), "#7a3f50", 6, 3.2)
    v.lay(box(868, 250, 184, 320, 22), "#a8566a", 5, 2.6)
    for x in (846, 1074):
        v.lay(oval(x, 232, 20), GOLD, 4, 3)
    return v.done()


def final() -> Picture:
    """The palace garden by the light of lanterns."""
    v = Vista("#352c5c", "#ffe6c0", "#120c26")
    v.lay(ground((0, 330), (640, 290), (1280, 340), (1920, 300)), "#42386c", 4, 0)
    v.fill(stars((x, y, 3 + 6 * part) for x, y, part in strewn(60, 23, (0, 10, WIDE, 420))), "#fff0c8", 0.7)
    _peaks(v, 520, 60, "#4b4078", 5)
    v.glow(960, 560, 620, "#ffd9a0", 6, 0.22)
    for x, y, part in strewn(20, 6, (-30, 610, WIDE + 30, 700)):
        v.lay(mass(x, y, 90 + 50 * part, 70 + 40 * part, 9), mixed("#3e5a4a", INK, 0.2 * part), 6, 3)
    v.lay(ground((0, 780), (600, 742), (1240, 786), (1920, 744)), "#4a5c44", 6, 3)
    for x, y in ((150, 210), (480, 150), (1440, 150), (1770, 210)):
        v.glow(x, y + 40, 130, "#ffe2a0", 4, 0.4)
        v.lay(box(x - 2, -10, 4, y), "#1c1530", 0, 0)
        v.lay(
            blob(f"{x - 30},{y}! {x + 30},{y}! {x + 24},{y + 66} {x},{y + 80} {x - 24},{y + 66}"),
            "#f6cf74",
            4,
            3,
        )
    return v.done()


BACKDROPS: dict[str, Callable[[], Picture]] = {"palace": palace, "hall": hall, "final": final}
