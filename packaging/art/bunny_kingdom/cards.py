"""Cards: territories, buildings, provisions, their back and their piles; names are written by the scene."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from art.bunny_kingdom.buildings import buildings, printed_city
from art.bunny_kingdom.icons import BACK, free_square, own_square, provisions
from art.bunny_kingdom.rabbits import rabbit_shape
from art.bunny_kingdom.resources import BASIC, token
from art.bunny_kingdom.terrain import COLOURS, ground
from art.marks import pattern
from art.palette import CREAM, INK, PAPER, SHADOW, WOOD, dark, mixed
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, box, limb, oval, poly

CARD = (100.0, 140.0)
WINDOW = box(5, 5, 90, 130, 5)
INDEX = box(8, 8, 31, 46, 4)
"""The corner that stays readable in a fan: coordinates above, what comes with the square below."""
STRIP = box(5, 103, 90, 32, 4)
PRODUCES = {"forest": "wood", "sea": "fish", "field": "carrots"}


def _edge(p: Picture, colour: str) -> None:
    p.cut(box(1, 1, p.width - 2, p.height - 2, 8), colour, 1.6, 2)


def territory(terrain: str) -> Picture:
    """Draw the card of a square: its terrain, and what it bears in the middle and in the index."""
    p = Picture(*CARD)
    p.note = PRODUCES.get(terrain, "")
    _edge(p, mixed(COLOURS[terrain], INK, 0.66))
    with p.within(5, 13, 0.9):
        ground(p, terrain, 2, box(0, -8 / 0.9, 100, 100 + 8 / 0.9, 5))
    p.cut(STRIP, PAPER, 0, 1.6)
    p.contour(WINDOW, 1.6)
    p.shadow(INDEX, 1.2, 1.6)
    p.cut(INDEX, CREAM, 0, 1.6)
    if terrain == "city":
        _put(p, printed_city, 58, 62, 64)
        _put(p, printed_city, 23.5, 38, 25)
    elif terrain in PRODUCES:
        drawing = partial(token, resource=PRODUCES[terrain])
        _put(p, drawing, 60, 62, 44)
        _put(p, drawing, 23.5, 38, 23)
    else:
        _swatch(p, terrain, 12.6, 27)
    return p


def _put(p: Picture, drawing: Drawing, x: float, y: float, size: float) -> None:
    """Draw a motif about a point, `size` high."""
    with p.within(x - size / 2, y - size / 2, size / 100):
        drawing(p)


GROUNDS = {
    "city": "#7f9fb8",
    "sky_tower": "#8fb9c9",
    "camp": "#d9a066",
    "basic": "#c79a62",
    "luxury": "#9a7fb2",
}


def building(name: str, grounds: Sequence[str]) -> Picture:
    """Draw the card of a building; small squares tell where it may stand: terrains, own or free ones."""
    p = Picture(*CARD)
    kind, drawing = _found(name)
    p.note = " ".join(grounds)
    _face(p, drawing, GROUNDS[_group(kind, name)])
    for number, where in enumerate(grounds):
        _stand(p, where, 80 - number * 17, 11)
    return p


def _face(p: Picture, drawing: Drawing, paint: str) -> None:
    """Draw a motif in rays of light and in the index."""
    _ground(p, paint)
    _put(p, drawing, 54, 64, 72)
    index = box(8, 8, 24, 24, 4)
    p.shadow(index, 1.2, 1.6)
    p.cut(index, CREAM, 0, 1.6)
    _put(p, drawing, 20, 20, 20)


def blank(paint: str) -> Picture:
    """Draw a card in a colour on which nothing is drawn."""
    p = Picture(*CARD)
    _ground(p, paint)
    return p


def _ground(p: Picture, paint: str) -> None:
    """Draw rays of light, and a strip for a name below."""
    _edge(p, mixed(paint, INK, 0.6))
    p.fill(WINDOW, mixed(paint, CREAM, 0.3))
    p.fill(_rays() & WINDOW, mixed(paint, CREAM, 0.5))
    p.grain(WINDOW, 60, 0.8, 0.12)
    p.cut(STRIP, PAPER, 0, 1.6)
    p.contour(WINDOW, 1.6)


def _found(name: str) -> tuple[str, Drawing]:
    """Return the kind of a building and how it is drawn."""
    return next((key.split("/")[0], made) for key, made in buildings().items() if key.endswith(f"/{name}"))


def _group(kind: str, name: str) -> str:
    if kind != "farm":
        return kind
    basic = name == "trading_post" or any(name.startswith(resource.removesuffix("s")) for resource in BASIC)
    return "basic" if basic else "luxury"


def _rays() -> Shape:
    return beside(poly("54,63 47,-90 61,-90").turned(30 * n, (54, 63)) for n in range(12))


def _swatch(p: Picture, terrain: str, x: float, y: float) -> None:
    """Draw a small square of a terrain on a rim of paper, 22 wide."""
    with p.within(x - 1.5, y - 5.3, 0.38):
        p.fill(box(4, 14, 58, 58, 10), CREAM)
        ground(p, terrain, 1, box(8, 18, 50, 50, 7))
        p.contour(box(8, 18, 50, 50, 7), 3)


def _stand(p: Picture, where: str, x: float, y: float) -> None:
    """Draw what kind of square a building needs."""
    if where in COLOURS:
        _swatch(p, where, x - 5.5, y - 0.7)
        return
    p.fill(box(x - 1.2, y - 1.2, 17.4, 17.4, 2.4), CREAM)
    _put(p, own_square if where == "own" else free_square, x + 7.5, y + 7.5, 14.5)


def provisions_card() -> Picture:
    """Draw the card that brings two more from the deck."""
    p = Picture(*CARD)
    _face(p, provisions, "#6f9a6a")
    return p


def back() -> Picture:
    """Draw the back of all cards: a rabbit in a lattice of green."""
    p = Picture(*CARD)
    _edge(p, BACK)
    inner = box(7, 7, 86, 126, 5)
    p.fill(pattern("lattice", inner, 10), mixed(BACK, CREAM, 0.2), 0.7)
    p.contour(inner, 2, "#e7d29a")
    p.cut(oval(50, 70, 31), "#f3e2b6", 2, 2.2)
    p.contour(oval(50, 70, 27), 1.2, BACK)
    p.cut(rabbit_shape().scaled(0.44).moved(28, 45), BACK, 2, 2)
    return p


def pile(top: Picture, count: int) -> Picture:
    """Draw a pile of cards beneath a top one."""
    p = Picture(108, 148)
    for n in range(count, 0, -1):
        p.cut(box(1 + n * 2.4, 1 + n * 2.4, 98, 138, 8), CREAM, 1, 1.8)
    p.take(top)
    return p


def used() -> Picture:
    """Draw the pile of cards that have been used: a face that has faded, and a stroke through it."""
    p = Picture(*CARD)
    _edge(p, SHADOW)
    p.cut(box(6, 6, 88, 128, 5), PAPER, 0, 1.6)
    p.fill(rabbit_shape().scaled(0.6).moved(20, 40), mixed(SHADOW, INK, 0.1))
    p.fill(limb("20,120 80,20", 5), mixed(SHADOW, INK, 0.3))
    return pile(p, 2)


def discards() -> Picture:
    """Draw the pile of cards laid down unseen: backs in the shade."""
    p = back()
    p.fill(box(1, 1, 98, 138, 8), INK, 0.42)
    return pile(p, 2)


def reserve() -> Picture:
    """Draw a player's reserve: few cards in a band of paper."""
    p = back()
    p.cut(box(1, 98, 98, 20), CREAM, 1, 1.8)
    for x in (34, 50, 66):
        p.fill(oval(x, 108, 3.4), dark(WOOD))
    return pile(p, 1)
