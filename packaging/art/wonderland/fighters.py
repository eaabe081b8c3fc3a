"""What belongs to those who fight, bet or fall: docks, madness, risk, the box of the theatre."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import cos, pi, sin

from art.marks import numeral
from art.palette import (
    CREAM,
    GOLD,
    INK,
    light,
    mixed,
)
from art.picture import Made, Picture, drawn
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly, star
from art.wonderland.battle import NIGHT_EDGE, NIGHT_PLATE
from art.wonderland.chips import chips
from art.wonderland.marks import ANY, FACTIONS, badge, colour, pattern
from art.wonderland.units import STANDEE, leader

Size = tuple[float, float]
DOCKS: tuple[Size, ...] = ((495, 332), (350, 332))
"""How large docks are: for up to three fighters, and for more."""
HEATS = ("#6a55a8", "#8a4f9c", "#b2497a", "#d2402f")
"""From the first space of madness to the last, at which all of it goes back."""
SHARES = 12
CALM, WARM, HOT = "#8fc15a", "#f0a83a", "#e2442f"


def fighters() -> Iterator[tuple[str, Made]]:
    """Yield the pictures by their names."""
    for faction in (*FACTIONS, ANY):
        for number, (width, height) in enumerate(DOCKS):
            size = f"~{width:g}x{height:g}" if number else ""
            yield f"dock/{faction}{size}", partial(dock, faction, width, height)
    for faction in FACTIONS:
        yield f"fallen/{faction}", partial(fallen, faction)
    for number in range(1, 5):
        yield f"madness_slot/{number}", partial(madness_slot, number)
        yield f"madness_slot/{number}_filled", partial(madness_slot, number, filled=True)
    yield "madness_row/any", madness_row
    for share in range(SHARES + 1):
        yield f"risk_ring/{share}", partial(risk_ring, share)
        yield f"risk_ring/{share}_bust", partial(risk_ring, share, bust=True)
    yield "theatre_box/any", theatre_box
    yield "theatre_box/closed", partial(theatre_box, closed=True)
    yield "curtain/curtain", curtain
    for name, paints in RAYS.items():
        yield f"rays/{name}", partial(rays, *paints)


def night_plate(p: Picture, edge: str, corner: float = 12) -> None:
    """Lay a plate of night-blue paper with an edge in a colour."""
    whole = box(2.5, 2.5, p.width - 5, p.height - 5, corner)
    p.fill(whole, NIGHT_PLATE)
    p.fill(box(5, 5, p.width - 10, p.height * 0.5, corner), "#243173", 0.5)
    p.contour(whole, 5, "#0d1334")
    p.contour(box(5, 5, p.width - 10, p.height - 10, corner - 2), 3.4, edge)


def dock(faction: str, width: float, height: float) -> Picture:
    """Draw the plate of a fighter: head line, active row, and bare ground for madness, bag and stop sign."""
    p = Picture(width, height)
    base = colour(faction)
    night_plate(p, light(base))
    head = box(9, 9, width - 18, 42, 8)
    p.fill(head, base)
    p.fill(head, "#10163c", 0.5)
    p.fill(pattern(faction, head, 12), light(base), 0.16)
    p.contour(head, 1.6, "#0d1334")
    if faction != ANY:
        badge(p, faction, 33, 30, 17)
    row = box(12, 57, width - 24, 84, 10)
    p.fill(row, "#0e1540")
    p.fill(box(14, 59, width - 28, 6, 3), "#070b26", 0.7)
    p.contour(row, 2, mixed(NIGHT_EDGE, NIGHT_PLATE, 0.25))
    return p


def fallen(faction: str) -> Picture:
    """Draw a leader who is out: grey, and lying on the back."""
    p = Picture(150, 112)
    p.fill(oval(76, 102, 68, 8), INK, 0.4)
    standing = drawn(partial(leader, faction=faction), *STANDEE)
    with p.within(140, 4, 1.06, 90):
        p.take(greyed(standing, 0.82))
    return p


def greyed(picture: Picture, share: float) -> Picture:
    """Return a picture whose colours have lost so much of their strength."""
    grey = Picture(picture.width, picture.height)
    grey.take(picture, lambda paint: mixed(paint, _grey_of(paint), share))
    return grey


def _grey_of(paint: str) -> str:
    red, green, blue = (int(paint[n : n + 2], 16) for n in (1, 3, 5))
    return "#" + f"{round(0.3 * red + 0.59 * green + 0.11 * blue):02x}" * 3


def madness_slot(number: int, filled: bool = False) -> Picture:
    """Draw a space for madness, the hotter the nearer all of it is to going back into the bag."""
    p = Picture(100, 100)
    heat = HEATS[number - 1]
    if number == 4:
        p.fill(oval(50, 50, 49), heat, 0.22)
    p.fill(oval(50, 50, 44), INK, 0.6)
    p.cut(oval(50, 50, 42), mixed(heat, "#0e1238", 0.72), 0, 0)
    p.fill(oval(50, 50, 42) - oval(51.5, 53, 41), "#05081e", 0.6)
    p.contour(oval(50, 50, 41), 4 + number * 1.2, heat)
    p.contour(oval(50, 50, 45), 2.2, "#0a0e2a")
    if filled:
        with p.within(11, 11, 0.78):
            chips()["madness"](p)
    elif number == 4:
        into_the_bag(p)
    else:
        p.fill(numeral(str(number), 50, 50, 34), light(light(heat)))
    if filled and number == 4:
        with p.within(54, 54, 0.46):
            p.cut(oval(50, 50, 48), heat, 3, 4)
            into_the_bag(p)
    return p


def into_the_bag(p: Picture) -> None:
    """Draw an open bag and an arrow into it: at the last space madness goes back where it came from."""
    p.cut(blob("36,52! 64,52! 76,68 76,80 64,85 36,85 24,80 24,68"), "#d9a066", 2, 3)
    p.cut(box(33, 47, 34, 8, 3), GOLD, 1, 2.6)
    p.cut(poly("44,14 56,14 56,28 67,28 50,45 33,28 44,28"), CREAM, 0, 3)


def madness_row() -> Picture:
    """Draw the four spaces by day: grey, with the arrow back on the last one."""
    p = Picture(400, 100)
    for number in range(4):
        with p.within(100 * number, 0, 1):
            p.fill(oval(50, 50, 42), "#cbb88f")
            p.contour(oval(50, 50, 42), 4, "#8d7452")
            p.fill(going_back() if number == 3 else numeral(str(number + 1), 50, 50, 34), "#6d5a45")
    return p


def going_back() -> Shape:
    """Return an arrow that turns back on itself."""
    turn = [(50 + 21 * cos(at), 52 + 21 * sin(at)) for at in (pi * (-0.2 + 0.145 * n) for n in range(11))]
    arc = limb(" ".join(f"{x:.1f},{y:.1f}" for x, y in turn), 8)
    x, y = turn[-1]
    return arc | poly(f"{x - 15},{y + 3} {x + 12},{y - 13} {x + 14},{y + 15}").turned(12, (x, y))


def risk_ring(share: int, bust: bool = False) -> Picture:
    """Draw how much of a bag is madness, in twelfths round a ring; with teeth where it would bust."""
    p = Picture(120, 120)
    paint = HOT if bust or share > SHARES // 2 else (WARM if share > SHARES // 4 else CALM)
    ring = oval(60, 60, 53) - oval(60, 60, 41)
    if bust:
        p.fill(star(60, 60, 59, 51, 18) - oval(60, 60, 41), INK, 0.9)
    p.fill(oval(60, 60, 55) - oval(60, 60, 39), "#0a0f30")
    p.fill(ring, "#33427f")
    if share:
        p.fill(_slice(share) & ring, paint)
        p.fill(_slice(share) & (oval(60, 60, 53) - oval(60, 60, 50)), CREAM, 0.35)
    ticks = beside(box(59, 6, 2, 14).turned(30 * n, (60, 60)) for n in range(12))
    p.fill(ticks, "#0a0f30", 0.75)
    if bust:
        teeth = beside(poly("55,9 60,-1 65,9").turned(360 * n / 18, (60, 60)) for n in range(18))
        p.fill(teeth, HOT)
    return p


def _slice(share: int) -> Shape:
    """Return so many twelfths of a disc, from the top and clockwise."""
    around = [(60 + 80 * sin(2 * pi * n / 48), 60 - 80 * cos(2 * pi * n / 48)) for n in range(share * 4 + 1)]
    return (
        poly("60,60 " + " ".join(f"{x:.2f},{y:.2f}" for x, y in around))
        if share < SHARES
        else oval(60, 60, 60)
    )


def theatre_box(closed: bool = False) -> Picture:
    """Draw the box from which those look on who have bet, with room for a title, faces, and names below."""
    p = Picture(270, 350)
    p.cut(box(3, 30, 264, 262, 6), "#4a1f2c", 3, 3)
    inner = box(14, 44, 242, 236, 4)
    p.fill(inner, "#38141f")
    p.fill(oval(135, 190, 118, 150) & inner, "#54202c")
    p.fill(oval(135, 200, 78, 104) & inner, "#6b2b33")
    if closed:
        with p.within(14, 44, 1):
            _closed(p, 242, 236)
    else:
        _drapes(p)
    ledge = blob("0,282! 270,282! 264,346! 6,346!")
    p.cut(ledge, "#7a5a26", 4, 3)
    p.contour(box(14, 292, 242, 44, 6), 1.8, GOLD)
    p.cut(box(0, 4, 270, 38, 8), "#7a5a26", 4, 3)
    p.contour(box(7, 10, 256, 26, 5), 1.6, GOLD)
    p.cut(joined(oval(18 + n * 33.5, 282, 13, 7) for n in range(8)), "#a8322a", 2, 2)
    return p


def _drapes(p: Picture) -> None:
    """Draw curtains held open at both sides."""
    wide, narrow = (
        "14,42! 74,42! 62,130 38,190 34,282! 14,282!",
        "14,42! 46,42! 40,120 26,190 24,282! 14,282!",
    )
    for fold, paint in ((wide, "#8d2836"), (narrow, "#a8323e")):
        p.cut(blob(fold), paint, 3, 2.6)
        p.cut(blob(fold).mirrored(135), paint, 3, 2.6)
    for x in (30, 240):
        p.cut(box(x - 17, 196, 34, 12, 5), GOLD, 2, 2.2)


def _closed(p: Picture, width: float, height: float) -> None:
    """Draw folds of a curtain side by side."""
    count = 8
    for n in range(count):
        x, wide = n * width / count, width / count
        sides = f"{x + wide},0! {x + wide - 2},{height / 2} {x + wide},{height}!"
        fold = blob(f"{x},0! {sides} {x},{height}! {x + 2},{height / 2}")
        p.cut(fold, "#a8323e" if n % 2 else "#922a38", 3, 2)


def curtain() -> Picture:
    """Draw a closed curtain, for what is not to be seen."""
    p = Picture(242, 236)
    _closed(p, 242, 228)
    hem = joined(oval(15 + n * 30.2, 228, 14, 7) for n in range(8))
    p.cut(hem, GOLD, 2, 2)
    return p


RAYS = {"gold": ("#f4c04a", "#fff0c2"), "madness": ("#8f9cf0", "#d5dcff"), "bust": ("#ff5a3c", "#ffc0a8")}


def rays(outer: str, inner: str) -> Picture:
    """Draw rays about a middle, for what has just come to light."""
    p = Picture(300, 300)
    long = beside(poly("136,52 150,4 164,52").turned(30 * n, (150, 150)) for n in range(12))
    short = beside(poly("139,52 150,24 161,52").turned(30 * n + 15, (150, 150)) for n in range(12))
    for radius in (124, 114, 104):
        p.fill(oval(150, 150, radius), outer, 0.14)
    p.fill(long, outer, 0.72)
    p.fill(short, inner, 0.62)
    return p
