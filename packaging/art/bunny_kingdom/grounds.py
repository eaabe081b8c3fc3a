"""What lies below the stages of Bunny Kingdom: a table in a garden, and fields by the last light."""

from __future__ import annotations

from collections.abc import Callable

from art.palette import CREAM, GOLD, GREEN, INK, LEAF, MOSS, mixed
from art.picture import Picture
from art.planks import dusk, planks
from art.shapes import beside, blob, box, joined, limb, oval, poly, taper
from art.vista import HIGH, Vista, cloud, ground, mass, strewn

OAK, WALNUT, HONEY = "#6a4b33", "#533a29", "#7a5433"


def draft() -> Picture:
    """A garden table of oak, clover and carrots grown over its edge."""
    v = Vista(OAK)
    planks(v, OAK, 8)
    _overgrown(v)
    dusk(v, 0.36)
    return v.done()


def map_table() -> Picture:
    """The same table, darker, so that the map is what one sees."""
    v = Vista(WALNUT)
    planks(v, WALNUT, 8)
    dusk(v, 0.42)
    return v.done()


def harvest() -> Picture:
    """The table by evening: warm wood, and sheaves at its lower edge."""
    v = Vista(HONEY, "#ffe0a0", "#2a1608")
    planks(v, HONEY, 8, 0.14)
    for x, lean in ((40, 14), (150, -8), (1776, 10), (1884, -14)):
        _sheaf(v, x, HIGH + 44, lean)
    dusk(v, 0.36)
    return v.done()


def final() -> Picture:
    """The kingdom by the last light: fields in rows, a castle on its hill, the sun going down."""
    v = Vista("#e8b877", "#fff0c8", "#4a2a2a")
    for n, band in enumerate(("#edc384", "#f2cf95", "#f6dba8", "#f9e5bb")):
        waves = ((x, 150 + n * 96.0 + (22 if (x // 320 + n) % 2 else -18)) for x in range(0, 2240, 320))
        v.lay(ground(*waves), band, 3, 0)
    v.glow(1450, 430, 300, "#fff3cf", 5, 0.3)
    v.lay(oval(1450, 430, 96), "#fbe7a8", 5, 0)
    for x, y, size in ((420, 170, 1.4), (980, 120, 1.0), (1700, 210, 1.2)):
        v.lay(cloud(x, y, size), "#f8dfb4", 5, 0)
    v.lay(ground((0, 540), (420, 460), (840, 540), (1260, 470), (1640, 536), (1920, 480)), "#b7a468", 5, 3)
    _castle(v, 640, 520)
    v.lay(ground((0, 640), (460, 560), (960, 636), (1480, 570), (1920, 640)), "#95a05a", 6, 3)
    _furrows(v)
    for x, y, size in ((120, 742, 1.3), (1790, 744, 1.4), (1600, 690, 0.8), (300, 690, 0.8)):
        v.lay(box(x - 9 * size, y - 60 * size, 18 * size, 76 * size), "#6d4b33", 3, 3)
        v.lay(mass(x, y - 110 * size, 70 * size, 76 * size, 8), "#6f8449", 6, 3.2)
    v.lay(ground((0, 860), (560, 820), (1180, 858), (1920, 816)), "#6f8a4c", 7, 3.4)
    for left, top, part in strewn(36, 31, (40, 890, 1880, 1060)):
        _tuft(v, left, top, 0.8 + part)
    return v.done()


def _furrows(v: Vista) -> None:
    """Plough the field before the castle."""
    field = ground((0, 742), (520, 690), (1100, 744), (1920, 690))
    v.lay(field, "#b98850", 6, 3.2)
    for n in range(-16, 17):
        v.fill(taper(f"{960 + n * 40},660! {960 + n * 150},1000!", 3, 22) & field, "#9a6c3d", 0.5)


def _castle(v: Vista, x: float, y: float) -> None:
    """Stand a castle on its hill, pale and far."""
    stands = ((-96, -130, 46), (50, -130, 46), (-34, -186, 68), (-62, -96, 124))
    for left, top, wide in stands:
        v.lay(box(x + left, y + top, wide, 60 - top), "#d8c39a", 5, 3)
    for left, top, wide in stands[:3]:
        roof = poly(f"-8,4 {wide / 2},{-wide * 0.95} {wide + 8},4").moved(x + left, y + top)
        v.lay(roof, "#7d86a0", 4, 3)
    v.fill(box(x - 16, y - 10, 32, 70, 16), "#7a5a3c")
    v.fill(beside(box(x + a, y - 80, 10, 22, 5) for a in (-78, 68, -4)), "#8a6a48")


def _overgrown(v: Vista) -> None:
    """Let clover, daisies and carrots grow over the upper and lower edge."""
    leaves = mixed(MOSS, LEAF, 0.4)
    for n, x in enumerate(range(-10, 1960, 92)):
        v.lay(mass(x, -26 + n % 3 * 5, 66, 46, 6), mixed(leaves, GREEN, 0.3 * (n % 2)), 4, 3)
        v.lay(mass(x + 30, HIGH + 24 - n % 2 * 6, 66, 42, 6), mixed(leaves, MOSS, 0.3 * (n % 3)), 4, 3)
    for x in (70, 1858):
        _carrot(v, x, HIGH - 30)
    for x, y in ((260, 14), (760, 10), (1220, 16), (1640, 10), (520, HIGH - 12), (1420, HIGH - 14)):
        v.fill(beside(oval(x, y - 9, 4, 7).turned(60 * n, (x, y)) for n in range(6)), CREAM)
        v.fill(oval(x, y, 4.6), GOLD)


def _carrot(v: Vista, x: float, y: float) -> None:
    """Let the top of a carrot look out of the green."""
    greens = joined(taper(f"0,0 {a},-28 {a * 1.7},-58", 11, 5) for a in (-18, 0, 18))
    v.lay(greens.moved(x, y), "#6f9a48", 3, 2.8)
    v.lay(blob("-26,4! -20,-12 0,-18 20,-12 26,4! 12,40 0,60 -12,40").moved(x, y), "#d9793a", 4, 3)


def _sheaf(v: Vista, x: float, foot: float, lean: float) -> None:
    """Stand a sheaf of corn."""
    stalks = joined(taper(f"{a * 0.7},0 {a * 0.26},-74 {a * 1.5},-146", 13, 9) for a in range(-40, 41, 16))
    ears = joined(oval(a * 1.5, -160 + abs(a) * 0.4, 9, 22, a * 0.5) for a in range(-40, 41, 16))
    v.lay(stalks.turned(lean, (0, 0)).moved(x, foot), "#c9983f", 4, 3)
    v.lay(ears.turned(lean, (0, 0)).moved(x, foot), "#e0b455", 4, 3)
    v.lay(box(-25, -84, 50, 18, 6).turned(lean, (0, 0)).moved(x, foot), "#a8553a", 3, 3)


def _tuft(v: Vista, x: float, y: float, size: float) -> None:
    blades = joined(limb(f"0,0 {a / 2},-12 {a},-24", 4) for a in (-12, 0, 12))
    v.fill(blades.scaled(size).moved(x, y), mixed("#6f8a4c", INK, 0.3), 0.6)


BACKDROPS: dict[str, Callable[[], Picture]] = {
    "draft": draft,
    "map": map_table,
    "harvest": harvest,
    "final": final,
}
