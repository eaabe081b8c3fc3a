"""What the stages of Bunny Kingdom add: portraits, sums, the race, unrolled parchment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art import marks, plates
from art.bunny_kingdom.boards import LAWN
from art.bunny_kingdom.grounds import BACKDROPS
from art.bunny_kingdom.lords import figure
from art.bunny_kingdom.marks import COLOURS, colour, emblem, pale
from art.bunny_kingdom.teacher import FACES, teacher
from art.opening import Opening
from art.palette import CREAM, INK, light, mixed
from art.picture import Made, Picture, drawn
from art.shapes import beside, box, oval, poly
from art.vista import strewn

BARS = (300, 60, 140, 620)
SCROLLS = ((700, 310), (150, 120))
"""The parchment shown now, and one of a row."""


def stage_plates() -> Iterator[tuple[str, Made]]:
    """Yield the pictures by their names."""
    for name, ground in BACKDROPS.items():
        yield f"backdrop/{name}", ground
    for name, face in FACES.items():
        yield f"teacher/old_hare_{name}", partial(teacher, face)
    for lord in COLOURS:
        yield from _of_a_lord(lord)
    yield "gain/gain", partial(plates.pill, *plates.STATES["gain"])
    for name, paints in SUMS.items():
        yield f"sum/{name}", partial(sum_of, *paints)
    for number, (width, height) in enumerate(SCROLLS):
        size = f"~{width}x{height}" if number else ""
        yield f"scroll/open{size}", partial(scroll, width, height)
    yield "account/any", partial(plates.cream_plate, 560, 152)
    yield "race/race", race
    yield "crown/crown", partial(drawn, plates.crown)


def _of_a_lord(lord: str) -> Iterator[tuple[str, Made]]:
    yield f"portrait/{lord}", partial(portrait, lord)
    for number, width in enumerate(BARS):
        size = f"~{width}x36" if number else ""
        yield f"bar/{lord}{size}", partial(bar, lord, width)
        yield f"bar/{lord}_part{size}", partial(bar, lord, width, pale_one=True)


FRAME, INNER = box(2, 2, 146, 166, 12), box(8, 8, 134, 154, 8)


def portrait(lord: str) -> Picture:
    """Draw a lord from the ears to the brooch, before rays in his colour."""
    base = colour(lord)
    p = Opening(150, 170, INNER)
    p.fill(INNER, mixed(base, CREAM, 0.46))
    rays = beside(poly("75,80 62,-90 88,-90").turned(30 * n, (75, 80)) for n in range(12))
    p.fill(rays, mixed(base, CREAM, 0.62))
    with p.within(14, 9, 1.22):
        figure(p, lord)
    framed = Picture(150, 170)
    framed.cut(FRAME, base, 2.4, 3)
    framed.take(p)
    framed.contour(box(6.5, 6.5, 137, 157, 9), 3.4, base)
    framed.contour(INNER, 2.2)
    return framed


def bar(lord: str, width: float, pale_one: bool = False) -> Picture:
    """Draw a bar of points in a lord's colour and pattern; a pale one for what has been added."""
    p = Picture(width, 36)
    own, whole = emblem(lord), box(2, 2, width - 4, 32, 6)
    base = mixed(own.colour, CREAM, 0.52) if pale_one else own.colour
    p.cut(whole, base, 2, 0)
    if not pale_one:
        p.fill(marks.pattern(own.pattern, box(4, 4, width - 8, 28, 4), 10), pale(lord), 0.6)
    p.contour(whole, 2.4)
    return p


SUMS = {"later": ("#ead9b0", "#b59b62"), "now": ("#fbe08a", "#c9962a"), "counted": (CREAM, "#6a4a33")}


def sum_of(paint: str, edge: str) -> Picture:
    """Draw the chip on which a fief's towers times resources are shown."""
    p = Picture(188, 76)
    whole = box(3, 3, 180, 67, 10)
    p.fill(whole.moved(2, 3), INK, 0.28)
    p.fill(whole, paint)
    p.fill(whole - whole.moved(2, 2.2), light(paint))
    p.contour(whole, 2.8, edge)
    return p


def scroll(width: float, height: float) -> Picture:
    """Draw a parchment unrolled between its two rods; bare."""
    p = Picture(width, height)
    rod = min(height * 0.14, 34)
    sheet = box(width * 0.03, rod * 0.6, width * 0.94, height - rod * 1.2)
    p.shadow(sheet, 3, 4)
    p.cut(sheet, "#f4e3ba", 2, 2.4)
    p.fill(box(width * 0.03, rod, width * 0.94, rod * 0.5), INK, 0.12)
    p.grain(sheet, int(width * height / 1600), 1.4, 0.14)
    for y in (2.0, height - rod - 4):
        p.cut(box(3, y, width - 6, rod, rod / 2), "#ead09a", rod * 0.12, 2.6)
        for x in (rod * 0.62, width - rod * 0.62):
            p.cut(oval(x, y + rod / 2, rod * 0.3), "#c79a62", 1, 2)
    return p


def race() -> Picture:
    """Draw the meadow of the race: flags at every tenth of the way, lanes left bare."""
    p = Picture(876, 252)
    cloth = box(2, 2, 870, 245, 10)
    p.shadow(cloth, 2, 3)
    p.cut(cloth, LAWN, 3, 2.6)
    p.fill(marks.pattern("slopes", box(6, 6, 862, 237, 8), 13), mixed(LAWN, CREAM, 0.14), 0.45)
    for x, y, _ in strewn(24, 14, (80, 16, 850, 200)):
        p.fill(beside(oval(x, y - 3, 1.6, 2.8).turned(72 * n, (x, y)) for n in range(5)), CREAM, 0.55)
    for n in range(7):
        x = 76 + n * 125.0
        p.fill(beside(box(x - 1, 14 + k * 12, 2, 7) for k in range(16)), CREAM, 0.5)
    return p
