"""What lies below the other stages: the lawn of the party, the wood of the realm, the forge, the feast."""

from __future__ import annotations

from collections.abc import Callable

from art.marks import symbol
from art.palette import CREAM, GOLD, INK, LEAF, MOSS, mixed
from art.picture import Picture
from art.planks import dusk, planks
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, round_about
from art.vista import BEYOND, Vista, cloud, ground, mass, stars, strewn

LAWN = "#60764a"
FRAME = "#6d4b33"


def tea() -> Picture:
    """The lawn of the party: mown stripes, daisies, a hedge along the edges."""
    v = Vista(LAWN)
    for n in range(-4, 14, 2):
        stripe = poly(f"{n * 170},-20 {n * 170 + 170},-20 {n * 170 + 620},1100 {n * 170 + 450},1100")
        v.fill(stripe, CREAM, 0.035)
    v.carve(BEYOND, 38, 0.42, 0.05)
    for x, y, size in strewn(70, 2, (60, 60, 1860, 1020)):
        _tuft(v, x, y, 0.7 + size * 0.6)
    for x, y, size in strewn(46, 8, (50, 70, 1870, 1010)):
        _daisy(v, x, y, 7 + 4 * size)
    for x in range(-20, 2000, 132):
        v.lay(mass(x, -34, 112, 66, 7), mixed(MOSS, LEAF, 0.18), 5, 3)
        v.lay(mass(x + 50, 1118, 112, 66, 7), mixed(MOSS, LEAF, 0.08), 5, 3)
    dusk(v, 0.34)
    return v.done()


def _tuft(v: Vista, x: float, y: float, size: float) -> None:
    blades = joined(limb(f"0,0 {a / 2},-9 {a},-17", 3 / size) for a in (-9, 0, 9)).scaled(size).moved(x, y)
    v.fill(blades, mixed(LAWN, INK, 0.34), 0.5)


def _daisy(v: Vista, x: float, y: float, size: float) -> None:
    petals = round_about(oval(x, y - size * 0.62, size * 0.26, size * 0.44), 8, (x, y))
    v.fill(petals.moved(2, 3), INK, 0.22)
    v.fill(petals, CREAM, 0.72)
    v.fill(oval(x, y, size * 0.3), GOLD, 0.9)


def realm() -> Picture:
    """A table of dark oak by day."""
    v = Vista(FRAME)
    planks(v, "#684831", 8)
    dusk(v, 0.4)
    return v.done()


def forge() -> Picture:
    """A smithy: dark wood between beams, and sparks that fly from the left."""
    v = Vista("#4b3022", "#ffb377", "#1c0f08")
    planks(v, "#4d3123", 8, 0.16)
    for x in (-14, 1874):
        v.lay(box(x, -20, 60, 1140), "#3b2519", 6, 4)
    v.lay(box(-20, -20, 1960, 46), "#3b2519", 6, 4)
    for left, top, size in strewn(44, 12, (60, 300, 900, 1000)):
        v.fill(oval(left, top, 1.6 + 2.6 * size), "#ffc46b", 0.5)
    dusk(v, 0.46)
    return v.done()


def final() -> Picture:
    """The party at dusk: lanterns between trees, a long laid table, and the last light on the hills."""
    v = Vista("#4b3f78", "#ffd9a0", "#1d1636")
    bands = ("#5d4680", "#7b5083", "#9c5f80", "#bd7478", "#d98f70", "#eab077")
    for n, band in enumerate(bands):
        waves = ((x, 96 + n * 76.0 + (20 if (x // 320 + n) % 2 else -16)) for x in range(0, 2240, 320))
        v.lay(ground(*waves), band, 3, 0)
    v.fill(stars((a, b, 2.2 + 4 * c) for a, b, c in strewn(48, 4, (20, 12, 1900, 260))), "#fff0d0", 0.6)
    v.glow(960, 560, 420, "#ffd28a", 5, 0.16)
    v.lay(cloud(1480, 210, 1.4), "#a8688a", 5, 0)
    v.lay(cloud(430, 270, 1.1), "#b06f86", 5, 0)
    v.lay(ground((0, 600), (380, 540), (800, 596), (1240, 548), (1640, 600), (1920, 556)), "#75507a", 5, 3)
    _palace(v)
    v.lay(ground((0, 668), (480, 628), (960, 660), (1440, 626), (1920, 668)), "#55446a", 6, 3)
    for x, size in ((70, 1.2), (1850, 1.2), (330, 0.7), (1600, 0.7)):
        _poplar(v, x, 720, size)
    _lanterns(v)
    v.lay(ground((0, 742), (500, 716), (960, 730), (1440, 714), (1920, 742)), "#44405f", 6, 3)
    _table(v)
    return v.done()


def _palace(v: Vista) -> None:
    """Stand the palace on the far hill, small and pale."""
    for x, top, wide in ((890, 500, 30), (1000, 500, 30), (944, 470, 36)):
        v.lay(box(x, top, wide, 90), "#8a5f80", 3, 2.4)
        v.lay(
            poly(f"{x - 6},{top + 2} {x + wide / 2},{top - 46} {x + wide + 6},{top + 2}"), "#6d4a78", 3, 2.4
        )
    v.lay(box(900, 546, 128, 50), "#8a5f80", 3, 2.4)
    v.fill(box(955, 560, 16, 30, 8), "#ffd28a", 0.9)


def _poplar(v: Vista, x: float, foot: float, size: float) -> None:
    """Grow a tall dark tree."""
    v.lay(box(x - 12 * size, foot - 90 * size, 24 * size, 120 * size), "#3a2d4a", 3, 3)
    crown = blob("0,-620! 96,-340 84,-90 0,-40 -84,-90 -96,-340").scaled(size).moved(x, foot)
    v.lay(crown, "#433a5e", 8 * size, 3.6)
    v.carve(crown, 24 * size, 0.3, 0.06)


def _lanterns(v: Vista) -> None:
    """Hang a string of paper lanterns between the trees."""
    points = [(60 + n * 90, 190 + 150 * (1 - (n / 10 - 1) ** 2)) for n in range(21)]
    v.fill(limb(" ".join(f"{x},{y}" for x, y in points), 4), "#3a2d4a")
    for n in range(1, 20, 2):
        _lantern(v, *points[n], ("#d9694a", "#e0a03c", "#c95a72", "#7f9a58", "#d9894a")[n // 2 % 5])


def _lantern(v: Vista, x: float, y: float, paint: str) -> None:
    v.glow(x, y + 40, 110, "#ffcf7a", 4, 0.16)
    v.lay(oval(x, y + 40, 30, 34), paint, 4, 3)
    v.fill(oval(x, y + 40, 12, 32), "#ffdf9a", 0.35)
    v.lay(box(x - 13, y + 2, 26, 9, 3) | box(x - 13, y + 68, 26, 9, 3), "#5a3d3a", 2, 2.4)


def _table(v: Vista) -> None:
    """Lay the long table across the foot of the picture."""
    cloth = ground((0, 902), (960, 878), (1920, 902))
    v.lay(cloth, "#8d7f93", 7, 3.6)
    v.fill(ground((0, 924), (960, 902), (1920, 924)), "#7b6e86")
    edge = beside(oval(20 + n * 47, 914 - 24 * (1 - ((n - 20) / 20) ** 2), 12) for n in range(41))
    v.fill(edge, "#a59aa8", 0.8)
    for x, suit in ((330, "heart"), (620, "spade"), (960, "diamond"), (1300, "club"), (1590, "heart")):
        v.fill(symbol(suit, x, 1010, 62), "#6b5f78", 0.7)


def result() -> Picture:
    """A stage after the play: red curtains held open, boards below, light on the middle."""
    v = Vista("#2a2450", "#ffdca0", "#0e0a22")
    v.fill(round_about(poly("960,620 880,-1300 1040,-1300"), 14, (960, 620)), "#8f7fc0", 0.1)
    v.glow(960, 480, 640, "#ffdca0", 6, 0.12)
    v.lay(ground((0, 900), (960, 880), (1920, 900)), "#4a3a48", 6, 4)
    for n in range(-9, 10):
        v.fill(limb(f"{960 + n * 96},890! {960 + n * 190},1100!", 3), INK, 0.4)
    for mirrored in (False, True):
        for n in range(4):
            fold = _fold(n)
            v.lay(fold.mirrored(960) if mirrored else fold, "#6d2634" if n % 2 else "#5c1f30", 7, 3.4)
        tie = box(-20, 622, 150, 34, 12)
        v.lay(tie.mirrored(960) if mirrored else tie, "#b98a3a", 4, 3.2)
    v.lay(_pelmet(), "#7a2a38", 7, 3.8)
    v.fill(beside(oval(30 + n * 62, 96 + 22 * abs((n % 4) - 2), 7) for n in range(31)), "#c99a45", 0.8)
    return v.done()


def _fold(n: int) -> Shape:
    """Return a fold of the left curtain, from the outermost."""
    inner = f"{40 + n * 62},-20! {52 + n * 40},400 {18 + n * 22},640 {60 + n * 40},1100!"
    return blob(f"{-40 + n * 62},-20! {inner} {-40 + n * 20},1100! {-10 + n * 20},640 {n * 40},400")


def _pelmet() -> Shape:
    """Return the scalloped cloth along the upper edge of a stage."""
    hanging = " ".join(f"{x},70! {x + 80},138 {x + 160},70!" for x in range(0, 1920, 160))
    return blob(f"-30,-30! -30,70! {hanging} 1950,70! 1950,-30!")


GROUNDS: dict[str, Callable[[], Picture]] = {
    "tea": tea,
    "realm": realm,
    "forge": forge,
    "final": final,
    "result": result,
}
