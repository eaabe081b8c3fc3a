"""Small icons: what is counted, and what is done, by the words of the game."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from art.bunny_kingdom.buildings import STRIPE, city, farm
from art.bunny_kingdom.rabbits import rabbit_shape
from art.bunny_kingdom.resources import LINEN, carrots, fish, laid, mushrooms, token
from art.bunny_kingdom.terrain import COLOURS
from art.marks import symbol
from art.palette import BROWN, CREAM, DARK_WOOD, GOLD, GREEN, INK, PAPER, RED, SHADOW, STEEL, TAN, WOOD, dark, mixed
from art.picture import Drawing, Picture
from art.shapes import beside, blob, box, joined, limb, oval, poly, star

Cells = Collection[tuple[int, int]]
LIT, BARE, RODS = GOLD, "#e9dcb8", "#c79a62"


def grid(p: Picture, lit: Cells, count: int = 4, paint: str = LIT) -> None:
    """Draw a small map some of whose squares are lit."""
    p.cut(box(5, 5, 90, 90, 6), WOOD, 2.5, 3)
    side = 78 / count
    for row in range(count):
        for column in range(count):
            here = box(11 + column * side, 11 + row * side, side - 1.6, side - 1.6, 2)
            p.cut(here, paint if (row, column) in lit else BARE, 1.2, 1.8)


def _outer(count: int) -> Cells:
    last = count - 1
    return {(row, column) for row in range(count) for column in range(count) if {row, column} & {0, last}}


def _corners(count: int) -> Cells:
    last = count - 1
    return {(0, 0), (0, last), (last, 0), (last, last)}


def tile(p: Picture, terrain: str, x: float, y: float, side: float) -> None:
    """Lay a plain square in the colour of a terrain."""
    p.cut(box(x, y, side, side, side * 0.1), COLOURS[terrain], side * 0.06, 2.8)


def squares(p: Picture) -> None:
    """Four squares, two of them held."""
    for terrain, x, y in (("plains", 5, 5), ("sea", 51, 5), ("forest", 5, 51), ("field", 51, 51)):
        tile(p, terrain, x, y, 43)
    for x, y in ((9, 8), (55, 54)):
        p.cut(rabbit_shape().scaled(0.36).moved(x, y), CREAM, 0, 2)


def mountain_squares(p: Picture) -> None:
    tile(p, "mountain", 5, 5, 90)
    p.cut(poly("50,16 64,38 70,36 92,84 8,84 30,44 36,46"), dark(COLOURS["mountain"]), 3, 2.8)
    p.cut(poly("50,16 62,35 54,44 48,36 40,46 38,42"), CREAM, 0, 2)


def empty_squares(p: Picture) -> None:
    """A square held without resource or city."""
    tile(p, "plains", 5, 5, 90)
    p.cut(rabbit_shape().scaled(0.52).moved(6, 38), CREAM, 0, 2.4)
    for x, y in ((76, 26), (76, 74)):
        p.contour(oval(x, y, 14), 2.4)
        p.fill(limb(f"{x - 9},{y + 9} {x + 9},{y - 9}", 4), RED)


def fief(p: Picture, outline: str, cells: Collection[tuple[float, float]], side: float) -> None:
    """Draw squares that make one fief, with the band round them."""
    p.cut(poly(outline), RED, 2, 3)
    for number, (x, y) in enumerate(cells):
        tile(p, ("forest", "plains", "field", "sea")[number % 4], x, y, side)


def fiefs(p: Picture) -> None:
    """Two fiefs apart."""
    fief(p, "3,3 63,3 63,33 33,33 33,63 3,63", ((7, 7), (35, 7), (7, 35)), 23)
    fief(p, "67,37 97,37 97,97 37,97 37,67 67,67", ((71, 41), (71, 70), (42, 70)), 23)


def fiefs_of(p: Picture) -> None:
    """A fief of three squares."""
    fief(p, "5,5 51,5 51,49 95,49 95,95 5,95", ((10, 10), (10, 53), (53, 53)), 37)
    for x, y in ((28.5, 28.5), (28.5, 71.5), (71.5, 71.5)):
        p.cut(oval(x, y, 8), CREAM, 0, 2.4)


def cities(p: Picture) -> None:
    with p.within(-4, 0, 0.76):
        city(p, 2)
    with p.within(44, 40, 0.58):
        city(p, 1)


def cities_in_barren_fiefs(p: Picture) -> None:
    """A city, and no resource."""
    with p.within(-8, 4, 0.94):
        city(p, 1)
    p.cut(oval(76, 70, 21), LINEN, 1.5, 3)
    p.fill(limb("64,82 88,58", 6.5), RED)


def camp_cards(p: Picture) -> None:
    """A tent on a card."""
    p.cut(box(18, 3, 64, 94, 8), PAPER, 3, 3)
    with p.within(21, 22, 0.58):
        plain_tent(p)


def plain_tent(p: Picture) -> None:
    """Draw a tent without a number."""
    tent = poly("50,14 95,93 5,93")
    p.fill(limb("50,18 50,2", 4.4), INK)
    p.cut(blob("51,2! 70,6 81,4! 75,11 81,18! 64,17 51,17!"), STRIPE, 1, 2.6)
    p.cut(tent, "#f1e5ca", 4, 3.2)
    p.fill(poly("50,15 28,92 11,92") | poly("50,15 89,92 72,92"), STRIPE)
    p.contour(tent, 3.2)
    p.cut(blob("50,44! 64,93! 36,93!"), INK, 0, 2)


def luxury(p: Picture) -> None:
    """A jewel on the toothed token of luxuries."""
    token(p, "diamonds")


def kinds_of_resources(p: Picture) -> None:
    for resource, x, y in (("wood", 28, 30), ("fish", 72, 34), ("carrots", 50, 72)):
        p.cut(oval(x, y, 26), LINEN, 2, 3)
        laid(p, resource, x, y, 36)


def scroll(p: Picture, paint: str = PAPER, seal: str = RED) -> None:
    """Draw an unrolled parchment with its seal."""
    p.cut(blob("20,14! 80,14! 77,50 81,86! 19,86! 23,50"), paint, 3, 3)
    p.cut(box(10, 5, 80, 16, 8), mixed(paint, BROWN, 0.28), 2.5, 3)
    p.cut(box(10, 79, 80, 16, 8), mixed(paint, BROWN, 0.28), 2.5, 3)
    p.fill(beside(limb(f"34,{y} 66,{y}", 3.6) for y in (33, 44, 55)), INK)
    p.cut(star(64, 67, 12, 9.5, 10), seal, 1.5, 2.2)


def parchments(p: Picture) -> None:
    """Draw a parchment as it lies on the table: between two rods, with its seal below."""
    p.cut(box(19, 12, 62, 76, 2), PAPER, 2, 3)
    for y in (3, 72):
        for x in (3, 85):
            p.cut(box(x, y + 3, 12, 13, 4), DARK_WOOD, 1, 2.6)
        p.cut(box(12, y, 76, 19, 8), RODS, 2.5, 3)
    p.fill(beside(limb(f"33,{y} 67,{y}", 5) for y in (34, 47)), INK)
    p.cut(star(50, 76, 25, 21, 12), RED, 2.4, 2.8)
    p.fill(oval(50, 76, 9), CREAM)


def missions(p: Picture) -> None:
    scroll(p)


def treasures(p: Picture) -> None:
    """A chest full to the lid."""
    p.cut(blob("10,46! 12,22 30,8 70,8 88,22 90,46!"), WOOD, 3, 3)
    p.cut(joined(oval(x, y, 10, 8) for x, y in ((26, 44), (42, 38), (58, 40), (74, 44))), GOLD, 2, 2.2)
    p.cut(box(8, 46, 84, 48, 5), BROWN, 4, 3)
    p.fill(beside(box(x, 47, 7, 46) for x in (20, 73)), GOLD)
    p.cut(box(40, 42, 20, 24, 4), GOLD, 1.5, 2.6)
    p.fill(oval(50, 51, 4) | poly("48,52 52,52 54,61 46,61"), INK)


def points(p: Picture) -> None:
    p.cut(star(50, 54, 50, 23), GOLD, 4.5, 3.2)


def towers(p: Picture) -> None:
    with p.within(-2, 0, 1.04):
        city(p, 1)


def strength(p: Picture) -> None:
    with p.within(0, 0, 1):
        city(p, 3)


def buildings(p: Picture) -> None:
    with p.within(-6, 26, 0.7):
        farm(p, "fish")
    with p.within(36, -4, 0.72):
        city(p, 1)


def harvest(p: Picture) -> None:
    carrots(p)


def build(p: Picture) -> None:
    """A hammer and a trowel crossed."""
    hammer = limb("30,90 66,28", 9)
    p.cut(hammer, TAN, 2, 2.8)
    p.cut(poly("46,22 56,4 92,24 82,42"), STEEL, 3, 3)
    p.cut(limb("74,92 56,60", 9), TAN, 2, 2.8)
    p.cut(limb("54,58 46,44", 5), STEEL, 0, 2.6)
    p.cut(blob("54,36! 38,52! 8,34 10,10! 40,16"), STEEL, 3, 3)


def card_back(p: Picture, x: float, y: float, lean: float = 0, size: float = 1) -> None:
    """Lay a small card, back up."""
    shape = box(-24, -34, 48, 68, 6).turned(lean, (0, 0)).scaled(size).moved(x, y)
    p.cut(shape, BACK, 2.4, 3)
    p.contour(box(-18, -28, 36, 56, 3).turned(lean, (0, 0)).scaled(size).moved(x, y), 1.6, "#e7d29a")
    mark = rabbit_shape().moved(-50, -50).scaled(0.34 * size).turned(lean, (0, 0)).moved(x, y)
    p.fill(mark, "#f3e2b6")


BACK = "#4f7350"


def hand(p: Picture) -> None:
    """A fan of cards."""
    for lean, x in ((-24, 26), (24, 74), (0, 50)):
        card_back(p, x, 50 + abs(lean) * 0.28, lean, 1.06)


def draft(p: Picture) -> None:
    """Two cards of a fan."""
    card_back(p, 66, 52, 14, 1.1)
    p.cut(box(-24, -34, 48, 68, 6).turned(-10, (0, 0)).scaled(1.1).moved(38, 50), PAPER, 2.4, 3)
    p.cut(star(38, 50, 20, 9), GOLD, 1.5, 2.4)


def used(p: Picture) -> None:
    """Cards that have been used."""
    for n in (8, 0):
        p.cut(box(20 + n, 6 + n, 56, 80, 7), SHADOW if n else PAPER, 2.5, 3)
    p.fill(limb("33,48 44,60 64,34", 9), GREEN)


def passing(p: Picture, right: bool) -> None:
    """A card on its way to a neighbour."""
    arrow = poly("2,50 34,18 34,38 98,38 98,62 34,62 34,82")
    card_back(p, 58, 50, 0, 1.24)
    p.cut(arrow.mirrored() if right else arrow, GOLD, 2.5, 3)


def provisions(p: Picture) -> None:
    """A basket of good things."""
    p.contour(limb("18,50 24,10 76,10 82,50", 0.1), 9)
    p.contour(limb("18,50 24,10 76,10 82,50", 0.1), 4.4, TAN)
    for drawing, x, y, size in ((carrots, 8, 12, 0.46), (mushrooms, 34, 12, 0.46), (fish, 54, 22, 0.44)):
        with p.within(x, y, size):
            drawing(p)
    p.cut(blob("6,50! 94,50! 85,96! 15,96!"), "#b98a52", 4, 3.2)
    rows = beside(limb(f"{8 + n * 2.4},{62 + n * 11} {92 - n * 2.4},{62 + n * 11}", 2.4) for n in range(3))
    ribs = beside(limb(f"{x},51 {50 + (x - 50) * 0.82},95", 2.4) for x in (22, 36, 50, 64, 78))
    p.fill(rows + ribs, "#6d4a2c")


def crown(p: Picture) -> None:
    p.cut(poly("8,84 3,24 29,54 50,10 71,54 97,24 92,84"), GOLD, 4, 3.2)
    p.cut(box(8, 76, 84, 14, 4), RED, 2, 2.8)


def second_place(p: Picture) -> None:
    """A stand for three winners, the second step lit."""
    for x, y, paint in ((4, 58, GOLD), (35, 36, BARE), (66, 68, BARE)):
        p.cut(box(x, y, 31, 96 - y, 2), paint, 2.5, 3)
    p.cut(rabbit_shape().scaled(0.4).moved(0, 20), CREAM, 0, 2.4)
    p.cut(poly("38,32 36,12 44,20 51,8 58,20 66,12 64,32"), GOLD, 1.5, 2.4)


def ready(p: Picture) -> None:
    p.cut(oval(50, 50, 46), GREEN, 3, 3)
    p.fill(limb("28,52 44,68 74,34", 10), CREAM)


def nothing(p: Picture) -> None:
    """A bare field, and a stroke through it: a fief that pays nothing."""
    p.cut(oval(50, 50, 46), LINEN, 3, 3)
    p.fill(limb("22,78 78,22", 9), RED)


def own_square(p: Picture) -> None:
    """A rabbit of no one's colour: any own square."""
    p.cut(rabbit_shape(), TAN, 4, 3.2)
    p.fill(oval(41, 43, 3, 4) | oval(59, 43, 3, 4) | blob("45.5,51! 54.5,51! 50,56"), INK)
    p.fill(symbol("diamond", 50, 78, 20), CREAM)


def neighbour(p: Picture, right: bool) -> None:
    """A player and the one who sits beside him, who is meant."""
    for there, x in ((not right, 0), (right, 46)):
        p.cut(
            rabbit_shape().scaled(0.54 if there else 0.42).moved(x, 30 if there else 50),
            GOLD if there else CREAM,
            2,
            2.8,
        )
    arrow = poly("30,20 62,20 62,8 92,28 62,48 62,36 30,36").scaled(0.8, about=(50, 0))
    p.cut(arrow if right else arrow.mirrored(), RED, 1.5, 2.4)


def free_square(p: Picture) -> None:
    """A square that no one holds."""
    tile(p, "plains", 6, 6, 88)
    dashes = [box(14 + n * 20, y, 12, 5, 2) for n in range(4) for y in (14, 81)]
    dashes += [box(x, 14 + n * 20, 5, 12, 2) for n in range(4) for x in (14, 81)]
    p.fill(beside(dashes), INK)


def icons() -> dict[str, Drawing]:
    """Return all icons by name."""
    return {
        "border_squares": partial(grid, lit=_outer(4)),
        "build": build,
        "buildings": buildings,
        "camp_cards": camp_cards,
        "cities": cities,
        "cities_in_barren_fiefs": cities_in_barren_fiefs,
        "corner_squares": partial(grid, lit=_corners(4)),
        "crown": crown,
        "draft": draft,
        "empty_squares": empty_squares,
        "fiefs": fiefs,
        "fiefs_of": fiefs_of,
        "free_square": free_square,
        "hand": hand,
        "harvest": harvest,
        "kinds_of_resources": kinds_of_resources,
        "luxury": luxury,
        "missions": missions,
        "mountain_squares": mountain_squares,
        "neighbour_left": partial(neighbour, right=False),
        "neighbour_right": partial(neighbour, right=True),
        "nothing": nothing,
        "own_square": own_square,
        "parchments": parchments,
        "pass_left": partial(passing, right=False),
        "pass_right": partial(passing, right=True),
        "points": points,
        "provisions": provisions,
        "ready": ready,
        "second_place": second_place,
        "squares": squares,
        "strength": strength,
        "towers": towers,
        "treasures": treasures,
        "used": used,
    }
