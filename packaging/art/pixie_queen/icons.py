"""Icons: what each action does, what each tile brings, and what is counted."""

from __future__ import annotations

from functools import partial

from art.marks import symbol
from art.palette import BROWN, CREAM, GOLD, GREEN, INK, LILAC, RED, ROSE, SEA, STEEL, VIOLET, mixed
from art.picture import Drawing, Picture
from art.pixie_queen.goods import GOODS, SILVER, apple, bag, bar, basket, bread, honey, ring, rock, shackle
from art.pixie_queen.pixies import cube, disc, hand, wings
from art.plates import crown
from art.shapes import beside, blob, box, limb, oval, poly, star, taper

Spot = tuple[float, float, float]
"""The left and top corner of a motif within an icon, and its size as a part of the whole."""


def put(p: Picture, drawing: Drawing, x: float, y: float, size: float) -> None:
    with p.within(x, y, size):
        drawing(p)


def several(p: Picture, *placed: tuple[Drawing, Spot]) -> None:
    """Draw several motifs in one icon."""
    for drawing, (x, y, size) in placed:
        put(p, drawing, x, y, size)


def arrow(p: Picture, turned: float = 0, paint: str = GREEN, about: tuple[float, float] = (50, 50)) -> None:
    """Draw a thick arrow that points up, turned about a point."""
    p.cut(poly("50,6 88,48 66,48 66,92 34,92 34,48 12,48").turned(turned, about), paint, 3.4)


def steal_food(p: Picture) -> None:
    several(p, (apple, (0, 2, 0.56)), (bread, (44, 2, 0.54)), (honey, (24, 46, 0.52)))


def steal_silver(p: Picture) -> None:
    several(p, (partial(bar, metal=SILVER), (-4, -6, 0.68)), (partial(bar, metal=SILVER), (30, 36, 0.68)))


def trade(p: Picture) -> None:
    several(p, (honey, (0, 0, 0.46)), (bread, (54, 54, 0.46)))
    _hooks(p)


def _hooks(p: Picture) -> None:
    """Draw two bent arrows, from each corner to the other."""
    hook = poly("56,20 78,20 78,36 90,36 72,54 54,36 66,36 66,30 56,30")
    for shape in (hook, hook.turned(180)):
        p.cut(shape, GREEN, 1.5, 2.2)


def silver_to_gold(p: Picture) -> None:
    several(p, (partial(bar, metal=SILVER), (-2, -12, 0.62)), (partial(bar, metal=GOLD), (36, 40, 0.64)))
    p.cut(poly("66,8 80,8 80,26 90,26 73,44 56,26 66,26"), GREEN, 1.5, 2.2)


def double_offering(p: Picture) -> None:
    for x, y in ((0, 0), (38, 16)):
        p.cut(blob("2,60! 62,60! 56,76 42,84 22,84 8,76").moved(x, y), GOLD, 3)
    several(p, (apple, (8, 14, 0.48)), (bread, (46, 30, 0.48)))


def search_the_bag(p: Picture) -> None:
    bag(p)
    p.cut(taper("66,70 92,96", 9, 11), BROWN, 1.5, 2.4)
    p.cut(oval(54, 58, 22), STEEL, 2)
    p.cut(oval(54, 58, 15), "#dff0f2", 1, 2)
    p.fill(oval(54, 58, 5, 6), INK)


def mercy(p: Picture) -> None:
    """A heart under a plaster."""
    p.cut(blob("50,88! 12,54 8,30 26,14 44,20 50,32 56,20 74,14 92,30 88,54"), ROSE, 4.5)
    p.cut(limb("34,36 66,66", 15), "#f0d9a8", 2, 2.2)
    p.cut(limb("66,36 34,66", 15), "#f7e6bf", 2, 2.2)
    p.fill(beside(oval(x, y, 1.9) for x in (46, 54) for y in (47, 55)), "#b98a4a")


def penalty(p: Picture) -> None:
    """The die of penalties."""
    p.cut(box(12, 12, 76, 76, 16), "#8f2a24", 4)
    p.fill(beside(oval(at, at, 8) for at in (33, 50, 67)), CREAM)


def casino(p: Picture) -> None:
    """The die of goods."""
    p.cut(box(12, 12, 76, 76, 16), CREAM, 4)
    several(p, (apple, (16, 14, 0.4)), (partial(bar, metal=GOLD), (44, 44, 0.44)))


def tracks(p: Picture) -> None:
    """Steps of silver, stone and gold."""
    for n, paint in enumerate((SILVER, "#c9c19a", GOLD)):
        p.cut(box(8 + n * 30, 66 - n * 24, 27, 26 + n * 24, 3), paint, 2.5)
    arrow_up = poly("24,8 44,28 32,28 32,48 16,48 16,28 4,28")
    p.cut(arrow_up, GREEN, 1.6, 2.2)


def rob(p: Picture) -> None:
    """The mask of a thief."""
    mask = blob("4,40! 24,30 50,38 76,30 96,40! 90,62 72,70 58,60 50,54 42,60 28,70 10,62")
    p.cut(mask, VIOLET, 3.5)
    for x in (30, 70):
        p.cut(oval(x, 49, 9, 6.5), CREAM, 0, 2.4)
        p.fill(oval(x + 1, 49, 3, 3.6), INK)


def dig(p: Picture) -> None:
    """A pickaxe."""
    p.cut(taper("78,92 36,32", 9, 7), BROWN, 2)
    p.cut(blob("6,46! 22,18 52,8 84,18! 60,24 40,28 24,40"), STEEL, 3)


def exchange_tile(p: Picture) -> None:
    for x, y, paint in ((4, 4, "#c9b2dc"), (48, 48, "#e3c58a")):
        p.cut(box(x, y, 46, 46, 8), paint, 2.4, 2.6)
    _hooks(p)


def drop_or_food(p: Picture) -> None:
    several(p, (bread, (2, 4, 0.5)), (apple, (46, 50, 0.48)))
    p.cut(poly("62,6 84,6 84,26 96,26 73,50 50,26 62,26"), RED, 2, 2.2)
    p.cut(poly("16,96 38,96 38,76 50,76 27,54 4,76 16,76"), GREEN, 2, 2.2)


def copy(p: Picture) -> None:
    """One disc that mirrors another."""
    p.cut(oval(36, 40, 28), LILAC, 3)
    p.cut(oval(62, 62, 28), VIOLET, 3)
    p.cut(star(62, 62, 17, 7, 4), CREAM, 1, 2)


def special_offering(p: Picture) -> None:
    """A bowl with an apple and a bar."""
    several(p, (apple, (10, 4, 0.48)), (partial(bar, metal=SILVER), (46, 8, 0.48)))
    p.cut(blob("4,54! 96,54! 86,78 64,90 36,90 14,78"), GOLD, 4)


def turn_order(p: Picture) -> None:
    several(p, (partial(cube, owner="red"), (0, 36, 0.6)), (partial(cube, owner="blue"), (42, 36, 0.6)))
    p.cut(poly("20,14 62,14 62,2 88,20 62,38 62,26 20,26"), GREEN, 2, 2.2)


def slot(p: Picture, ink: str = "#b9a06a") -> None:
    """A place for a disc."""
    p.cut(oval(50, 50, 43), "#ecdcb2", 0, 0)
    p.contour(oval(50, 50, 43), 4, ink)
    p.contour(oval(50, 50, 34), 2, ink)


def hand_slot(p: Picture) -> None:
    slot(p)
    put(p, hand, 18, 18, 0.64)


def free(p: Picture) -> None:
    """A chain that has been opened: the locksmith's key."""
    p.cut(oval(30, 34, 22) - oval(30, 34, 11), GOLD, 2.6)
    p.cut(taper("44,48 84,88", 9, 9) | box(70, 60, 20, 9).turned(45, (70, 64)), GOLD, 2)


def anvil(p: Picture) -> None:
    """The smelter's pot of glowing metal."""
    p.cut(blob("10,40! 90,40! 82,84 66,92 34,92 18,84"), "#5b544d", 4)
    p.cut(oval(50, 40, 40, 13), "#f7c64f", 2, 2.4)
    p.fill(beside(oval(x, y, r) for x, y, r in ((34, 20, 4), (52, 12, 5), (68, 22, 4))), "#e8862a")


def fist(p: Picture) -> None:
    """The bully's fist."""
    p.cut(box(20, 62, 44, 32, 6), VIOLET, 3)
    p.cut(blob("16,34 26,24 76,24 88,36 86,58 74,68 26,68 14,56"), "#f0cfa6", 4)
    p.fill(beside(limb(f"{x},28 {x},48", 2.4) for x in (34, 50, 66)), INK)


def pocket(p: Picture) -> None:
    """A deep pocket with a tile in it."""
    p.cut(box(28, 6, 44, 50, 6), "#e3c58a", 2.6)
    p.cut(blob("12,34! 88,34! 86,74 68,94 32,94 14,74"), SEA, 4)
    p.contour(blob("19,42! 81,42! 79,72 65,87 35,87 21,72"), 2, CREAM)


def lantern(p: Picture) -> None:
    """The overseer's lantern."""
    p.contour(limb("36,24 50,4 64,24", 0.1), 5)
    p.cut(box(28, 22, 44, 10, 3) | box(24, 82, 52, 12, 3), BROWN, 2)
    p.cut(box(30, 32, 40, 50, 4), "#ffe9a8", 2)
    p.fill(blob("50,42! 60,60 56,74 44,74 40,60"), "#e8862a")


def silver_hand(p: Picture) -> None:
    """The pickpocket's bar, and the pocket it came from."""
    several(p, (pocket, (0, 14, 0.76)), (partial(bar, metal=SILVER), (40, -4, 0.6)))


def climb(p: Picture) -> None:
    """Two arrows, one above the other."""
    put(p, partial(arrow, paint=SEA), 4, 30, 0.7)
    put(p, arrow, 38, 0, 0.6)


def mine(p: Picture) -> None:
    """The mouth of a mine."""
    p.cut(blob("6,94! 8,40 30,10 70,10 92,40 94,94!"), "#8a8178", 4)
    p.cut(blob("22,94! 22,50 36,28 64,28 78,50 78,94!"), "#2a2018", 0, 2.6)
    p.cut(box(18, 36, 64, 9, 2) | box(20, 40, 9, 54, 2) | box(71, 40, 9, 54, 2), BROWN, 1.6, 2.4)


def favourite(p: Picture) -> None:
    crown(p)


def servant(p: Picture) -> None:
    """A pixie's wings below a crown."""
    put(p, wings, 4, 12, 0.92)
    put(p, crown, 25, 8, 0.5)
    p.cut(symbol("heart", 50, 74, 22), RED, 1.4, 2)


def passed(p: Picture) -> None:
    """A disc struck out."""
    put(p, partial(disc, owner="grey"), 8, 8, 0.84)
    p.cut(limb("16,84 84,16", 9), RED, 1.5, 2.4)


def points(p: Picture) -> None:
    p.cut(star(50, 54, 50, 23), GOLD, 4, 3)


ACTIONS: dict[str, Drawing] = {
    "steal_food": steal_food,
    "steal_silver": steal_silver,
    "promote": arrow,
    "trade": trade,
    "silver_to_gold": silver_to_gold,
    "take_food_tile": basket,
    "take_double_offering": double_offering,
    "take_search": search_the_bag,
    "take_mercy": mercy,
    "penalise": penalty,
    "climb": tracks,
    "casino": casino,
    "forge_ring": ring,
    "rob": rob,
    "dig": dig,
    "exchange_tile": exchange_tile,
    "drop_or_take": drop_or_food,
    "copy": copy,
    "special_offering": special_offering,
    "move_up": turn_order,
    "go_first": favourite,
}
"""What each action does, by its id."""

ONE_USE: dict[str, Drawing] = {
    "double_offering": double_offering,
    "search_the_bag": search_the_bag,
    "mercy": mercy,
}

PERMANENTS: dict[str, Drawing] = {
    "smelter": anvil,
    "courtier": servant,
    "goldsmith": ring,
    "pickpocket": silver_hand,
    "climber": climb,
    "bully": fist,
    "locksmith": free,
    "deep_pockets": pocket,
    "mimic": copy,
    "overseer": lantern,
}

COUNTED: dict[str, Drawing] = {
    **GOODS,
    "rock": rock,
    "bag": bag,
    "shackle": shackle,
    "mine": mine,
    "pass": passed,
    "points": points,
    "servant": servant,
    "offering": special_offering,
    "hand": hand,
}

LINES: dict[str, Drawing] = {
    "reward": points,
    "climbed-silver": GOODS["silver"],
    "climbed-gold": GOODS["gold"],
    "empty_hand": hand,
    "tracks": tracks,
    "rocks": rock,
    "total": shackle,
    "ring": ring,
    "penalty": shackle,
    "result": points,
}
"""What the lines of a court are about, where that is no action and nothing that is counted elsewhere."""


def tile(motif: Drawing, paint: str) -> Drawing:
    """Return a tile of coloured paper with a motif on it."""

    def made(p: Picture) -> None:
        p.cut(box(3, 3, 93, 92, 13), paint, 4)
        p.contour(box(9, 9, 81, 80, 9), 1.4, mixed(paint, INK, 0.3))
        put(p, motif, 20, 18, 0.6)

    return made


def bare_tile(paint: str) -> Drawing:
    return tile(_nothing, paint)


def _nothing(p: Picture) -> None:
    """Leave the paper bare."""


FOOD_PAPER, ONE_USE_PAPER, PERMANENT_PAPER = "#e3c58a", "#a9c9c4", "#c9b2dc"
