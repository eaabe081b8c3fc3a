"""What stands on the stage of a battle: towers, banners, the rail of strength, the prize on its cloth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from art.palette import CREAM, DARK_WOOD, GOLD, GREY, INK, PAPER, RED, SHADOW, WOOD, light, mixed
from art.picture import Made, Picture
from art.shapes import Shape, beside, blob, box, limb, oval, poly, star
from art.wonderland.boards import content
from art.wonderland.icons import forge_symbol
from art.wonderland.marks import ANY, FACTIONS, colour, faction_symbol, pattern

RESISTANCE = "resistance"
BARE = {RESISTANCE, ANY}
"""Whose stones bear no pattern."""
BUILDERS = (*FACTIONS, *sorted(BARE))
WIDE, COURSE = 150.0, 18.0
COURSES = (2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 30)
"""How many courses of stone the towers have that are drawn: the nearest in shape is taken for a height."""
GREY_STONE = "#7d7a78"
EMBER = "#e8742a"
NIGHT_PLATE, NIGHT_EDGE = "#1b2658", "#5d78cc"


def battle() -> Iterator[tuple[str, Made]]:
    """Yield what stands on the stage."""
    for name in BUILDERS:
        yield f"tower/{name}", partial(tower, name, 12)
        for courses in COURSES:
            if courses != 12:
                yield f"tower/{name}~{WIDE:g}x{courses * COURSE:g}", partial(tower, name, courses)
        yield f"stone/{name}", partial(stone, paint(name))
        yield f"capital/{name}", partial(capital, name)
        yield f"capital/{name}_lit", partial(capital, name, lit=True)
        yield f"rubble/{name}", partial(rubble, name)
    for name in (*FACTIONS, ANY):
        yield f"banner/{name}", partial(banner, name)
    yield "stone/gold", partial(stone, "#f0b93c")
    yield "strength_rail/strength_rail", rail
    yield "rail_sign/forge", forge_sign
    yield "rail_sign/end", end_sign
    yield "rail_sign/resistance", resistance_sign
    yield "rail_line/forge", partial(line, "#ee9a5e", 94, 2, 0.5)
    yield "rail_line/end", partial(line, "#f4bf45", 1, 3.6, 1)
    yield "rail_line/resistance", partial(line, "#b9b4ae", 1, 3.6, 1)
    yield "prize/any", prize


def paint(name: str) -> str:
    """Return the colour of somebody's stones."""
    return GREY_STONE if name in BARE else colour(name)


def tower(name: str, courses: int) -> Picture:
    """Draw the shaft of a tower, in so many courses of stone; its capital is a piece of its own."""
    p = Picture(WIDE, courses * COURSE)
    shaft = box(3, -3, WIDE - 6, p.height + 1, 2)
    base = paint(name)
    p.fill(shaft, base)
    if name not in BARE:
        p.fill(pattern(name, box(3, 0, WIDE - 6, p.height), 15), light(base), 0.34)
    p.fill(box(3, 0, 18, p.height), CREAM, 0.16)
    p.fill(box(3, 0, 8, p.height), CREAM, 0.16)
    p.fill(box(WIDE - 34, 0, 31, p.height), INK, 0.16)
    p.fill(box(WIDE - 18, 0, 15, p.height), INK, 0.2)
    p.fill(beside(_joints(courses)), INK, 0.42)
    p.fill(beside(box(5, n * COURSE + 1.6, WIDE - 24, 1.4) for n in range(courses)), CREAM, 0.2)
    for x in (0, WIDE - 4):
        p.fill(box(x, 0, 4, p.height), INK)
    return p


def _joints(courses: int) -> Iterator[Shape]:
    """Yield the joints between stones: one below each course, and where stones meet."""
    for n in range(courses):
        yield box(3, n * COURSE - 0.8 + COURSE - 1, WIDE - 6, 1.8)
        for part in (0.34, 0.72) if n % 2 else (0.18, 0.54, 0.86):
            yield box(WIDE * part, n * COURSE, 1.6, COURSE - 1)


def stone(base: str) -> Picture:
    """Draw one course of stone: as much as one point of strength."""
    p = Picture(WIDE, COURSE)
    p.cut(box(1.4, 1.4, WIDE - 2.8, COURSE - 2.8, 3), base, 2, 2.4)
    p.fill(box(5, 3.4, WIDE - 14, 2), CREAM, 0.4)
    return p


def capital(name: str, lit: bool = False) -> Picture:
    """Draw the top of a tower: the slab on which a leader stands, and a drum with room for the strength.

    The slab's upper edge is that of the picture, as it lies on the line of the strength, and light, so that
    it is seen against the night. On a forge symbol it glows.
    """
    p = Picture(180, 96)
    base = paint(name)
    if lit:
        for grown, strength in ((5, 0.22), (2.5, 0.4)):
            p.fill(box(9, 3, 162, 24, 6).grown(grown) & box(0, 0, 180, 96), EMBER, strength)
    drum = poly("18,26 162,26 160,40 160,93 20,93 20,40")
    p.cut(drum, mixed(base, INK, 0.3), 3, 3)
    if name not in BARE:
        p.fill(pattern(name, box(24, 38, 132, 52), 13), base, 0.42)
    p.cut(box(32, 40, 116, 46, 10), mixed(base, INK, 0.55), 0, 2.2)
    p.cut(box(8, 1.5, 164, 26.5, 4), mixed(base, EMBER, 0.6) if lit else light(base), 3, 3)
    p.fill(box(13, 5.4, 154, 3.4, 1.6), "#ffd9a0" if lit else CREAM, 0.6)
    p.fill(box(9, 0, 162, 2.4, 1.2), "#ffe4b8" if lit else mixed(light(base), CREAM, 0.5))
    if lit:
        p.fill(beside(poly(f"{x},37.4 {x + 5},29 {x + 10},37.4") for x in range(25, 150, 15)), "#ffb24a")
    return p


def rubble(name: str) -> Picture:
    """Draw what is left of a tower that fell."""
    p = Picture(260, 110)
    p.fill(oval(130, 102, 126, 8), INK, 0.4)
    base = paint(name)
    stones = (
        (36, 88, -12), (78, 92, 6), (122, 90, -5), (168, 92, 9), (214, 88, -8), (234, 97, 12), (26, 99, 4),
        (58, 70, 16), (102, 68, -14), (146, 70, 7), (190, 68, 22), (86, 48, -20), (128, 46, 10),
        (164, 50, -28), (112, 26, 24),
    )  # fmt: skip
    for n, (x, y, lean) in enumerate(stones):
        brick = box(x - 22, y - 11, 44, 22, 2).turned(lean, (x, y))
        p.cut(brick, mixed(base, GREY, 0.3 + 0.14 * (n % 3)), 2.6, 2.6)
    for x, y, size in ((30, 60, 5), (230, 62, 4), (70, 34, 3.4), (196, 36, 4), (150, 20, 3)):
        p.cut(
            poly(f"{x - size},{y} {x},{y - size} {x + size},{y} {x},{y + size}"),
            mixed(base, GREY, 0.4),
            1,
            1.8,
        )
    return p


def banner(faction: str) -> Picture:
    """Draw a banner on its pole, for who fights without their leader."""
    p = Picture(120, 176)
    p.cut(limb("24,170 24,14", 8), WOOD, 2, 2.6)
    p.cut(oval(24, 10, 8), GOLD, 2, 2.4)
    cloth = blob("28,24! 62,30 112,22! 96,62! 114,104! 62,96 28,104!")
    base = colour(faction)
    p.shadow(cloth, 2, 4)
    p.cut(cloth, base, 4, 3)
    p.fill(pattern(faction, cloth.scaled(0.94, about=(66, 62)), 11), light(base), 0.5)
    p.cut(oval(62, 63, 25), CREAM, 2, 2.4)
    if faction != ANY:
        p.fill(faction_symbol(faction, 62, 63, 35), base)
    p.cut(poly("8,176 12,164 36,164 40,176"), DARK_WOOD, 2, 2.4)
    return p


RAIL_CELL = 20.0


def rail() -> Picture:
    """Draw the rail of strength, 0 below: bare cells, equally high, as what may be forged on is content."""
    cells = content().board.track_end + 1
    p = Picture(64, cells * RAIL_CELL)
    p.cut(box(2, 1.5, 60, p.height - 3, 6), NIGHT_PLATE, 3, 3)
    for n in range(cells):
        ground = SHADOW if n % 2 else PAPER
        p.cut(box(8, n * RAIL_CELL + 3.5, 48, RAIL_CELL - 7, 2), ground, 1.2, 1.2)
    return p


def forge_sign() -> Picture:
    """Draw the sign of a strength on which chips may be forged, with room for its number at the left."""
    p = Picture(64, 24)
    p.cut(poly("3,3 52,3 61,12 52,21 3,21"), "#c4562c", 2, 2.2)
    anvil = forge_symbol() & box(0, 31, 100, 70)
    p.fill(anvil.scaled(0.2).moved(34, -0.8), INK)
    return p


def end_sign() -> Picture:
    """Draw the sign of the highest strength, with room for its number at the left."""
    p = Picture(72, 34)
    p.cut(box(2, 2, 68, 30, 5), GOLD, 3, 2.6)
    p.cut(star(52, 17.5, 12, 5), CREAM, 1.2, 1.8)
    return p


def resistance_sign() -> Picture:
    """Draw the sign of the strength of the local resistance, with room for its number at the left."""
    p = Picture(64, 24)
    p.cut(poly("3,12 12,3 61,3 61,21 12,21"), "#5d5a5c", 2, 2.2)
    for n in range(3):
        p.cut(box(36, 6.2 + n * 4.2, 20, 3.4, 0.8), "#b9b4ae", 0.6, 0.9)
    return p


def line(paint_: str, dashes: int, thick: float, strength: float) -> Picture:
    """Draw a line across the stage, whole or in dashes."""
    p = Picture(1500, 8)
    long = p.width / dashes
    drawn = long if dashes == 1 else long * 0.62
    p.fill(beside(box(n * long, 4 - thick / 2, drawn, thick) for n in range(dashes)), paint_, strength)
    return p


def prize() -> Picture:
    """Draw the cloth with the prize, hung by two cords; title above, first left and second right below."""
    p = Picture(560, 140)
    p.fill(limb("44,24 44,-6", 4) | limb("516,24 516,-6", 4), GOLD)
    hem = " ".join(f"{x},134 {x - 44},120!" for x in range(504, 56, -90))
    cloth = blob(f"12,20! 548,20! 548,118! {hem} 56,134 12,118!")
    p.shadow(cloth, 4, 6)
    p.cut(cloth, "#7d2434", 5, 3.2)
    p.gouge(cloth.scaled(0.97, 0.9, about=(280, 70)), 15, 1.8, 0.4, 0.06)
    p.contour(box(24, 32, 512, 82, 8), 1.8, mixed(GOLD, RED, 0.25))
    p.cut(box(4, 12, 552, 15, 7), "#8a5d2e", 3, 2.6)
    p.cut(oval(8, 19.5, 9) + oval(552, 19.5, 9), GOLD, 2, 2.4)
    p.fill(box(279, 70, 2.4, 38), GOLD, 0.8)
    return p
