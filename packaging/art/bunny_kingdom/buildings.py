"""What is built on squares: cities, farms, camps and sky towers, each on a rim of bare paper."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from art.bunny_kingdom.resources import LINEN, LUXURY, RESOURCES, laid
from art.marks import numeral, symbol
from art.palette import CREAM, INK, WOOD, mixed
from art.picture import Drawing, Picture
from art.shapes import Shape, beside, blob, box, joined, limb, oval, poly

RIM = 2.8
STONE, WALL = "#efe2c6", "#d8c49c"
SLATE, TILES = ("#4f6f8f", "#3f5c7c"), ("#b5673f", "#9a5433")
EARTH, SLOPE = "#8a5a3c", "#6d4a86"
CANVAS, STRIPE = "#f1e5ca", "#d9793a"
AWNING = "#4f8a66"
Stand = tuple[float, float, float, float]
"""Where a tower stands: its middle, its foot, its width, and its height to the roof."""
TOWERS: dict[int, tuple[Stand, ...]] = {
    1: ((50, 92, 34, 46),),
    2: ((31, 92, 29, 36), (68, 92, 30, 50)),
    3: ((21, 92, 25, 36), (79, 92, 25, 36), (50, 92, 31, 58)),
}


def rim(p: Picture, shape: Shape) -> None:
    """Lay the rim of paper that parts a piece from its ground."""
    p.fill(shape.grown(RIM), CREAM)


def city(p: Picture, strength: int, slates: tuple[str, str] = SLATE) -> None:
    """Draw a city with as many towers as it is strong."""
    stands = TOWERS[strength]
    wide = 52 if strength == 1 else 88
    wall = box(50 - wide / 2, 76, wide, 20, 2)
    rim(p, tower_outline(stands) | wall)
    for number, stand in enumerate(stands):
        _raise_tower(p, stand, slates[number % 2])
    p.cut(wall, WALL, 3, 2.6)
    joints = (27, 73) if strength == 1 else (14, 29, 71, 86)
    p.fill(beside(box(x - 3.5, y, 7, 3.4, 1) for x in joints for y in (81, 88.5)), mixed(WALL, INK, 0.36))
    p.cut(blob("42,96! 42,87 50,80 58,87 58,96!"), WOOD, 0, 2.2)


def printed_city(p: Picture) -> None:
    """Draw the city that the map bears from the beginning: its roof is of tiles."""
    city(p, 1, TILES)


def tower_outline(stands: Iterable[Stand]) -> Shape:
    return joined(_tower(stand) | _roof(stand) for stand in stands)


def _tower(stand: Stand) -> Shape:
    x, foot, width, height = stand
    return box(x - width / 2, foot - height, width, height, 1)


def _roof(stand: Stand) -> Shape:
    x, foot, width, height = stand
    eaves = foot - height + 1
    return poly(f"{x - width * 0.72},{eaves} {x},{eaves - width * 1.08} {x + width * 0.72},{eaves}")


def _raise_tower(p: Picture, stand: Stand, slate: str) -> None:
    x, foot, width, height = stand
    p.cut(_tower(stand), STONE, width * 0.14, 2.6)
    window = box(x - width * 0.12, foot - height * 0.7, width * 0.24, height * 0.22, width * 0.12)
    p.fill(window, INK)
    p.cut(_roof(stand), slate, width * 0.12, 2.6)


BARN = "4,50 50,5 96,50 85,57! 85,95! 15,95! 15,57!"


def farm(p: Picture, resource: str) -> None:
    """Draw a farm with what it produces on its gable: brown roofs for basic, violet for luxury."""
    roof = SLOPE if resource in LUXURY else EARTH
    rim(p, poly(BARN.replace("!", "")))
    p.cut(box(15, 42, 70, 53), "#d9b782", 3, 2.8)
    p.fill(beside(box(15, y, 70, 1.4) for y in (72, 83)), mixed("#d9b782", INK, 0.4))
    p.cut(poly("4,50 50,5 96,50 86,57 50,22 14,57"), roof, 2.5, 2.8)
    p.cut(oval(50, 62, 32), LINEN, 0, 2.8)
    laid(p, resource, 50, 62, 52)


def trading_post(p: Picture) -> None:
    """Draw the stall that sells wood, fish or carrots."""
    rim(p, box(11, 30, 78, 66) | poly("5,44 20,9 80,9 95,44"))
    p.cut(box(14, 50, 72, 45), "#d9b782", 3, 2.8)
    p.cut(poly("5,44 20,9 80,9 95,44"), CREAM, 2, 2.8)
    stripes = (f"{20 + n * 12},9 {32 + n * 12},9 {5 + (n + 1) * 18},44 {5 + n * 18},44" for n in (0, 2, 4))
    p.fill(beside(poly(stripe) for stripe in stripes), AWNING)
    scallops = [blob(f"{5 + n * 18},43! {23 + n * 18},43! {14 + n * 18},53") for n in range(5)]
    for number, scallop in enumerate(scallops):
        p.cut(scallop, CREAM if number % 2 else AWNING, 0, 2.2)
    p.contour(poly("5,44 20,9 80,9 95,44"), 2.8)
    for x, resource in ((26, "wood"), (50, "fish"), (74, "carrots")):
        p.cut(oval(x, 67, 12.5), LINEN, 0, 2)
        laid(p, resource, x, 67, 19)
    p.cut(box(9, 81, 82, 14, 2), WOOD, 2, 2.8)


def camp(p: Picture, number: int) -> None:
    """Draw a striped tent with its number."""
    tent = poly("50,14 95,93 5,93")
    rim(p, tent | limb("50,16 50,4", 8) | oval(50, 70, 22))
    p.fill(limb("50,18 50,2", 4.4), INK)
    p.cut(blob("51,2! 70,6 81,4! 75,11 81,18! 64,17 51,17!"), STRIPE, 1, 2.4)
    p.cut(tent, CANVAS, 4, 3)
    p.fill(poly("50,15 28,92 11,92") | poly("50,15 89,92 72,92"), STRIPE)
    p.fill(poly("50,15 33,92 28,92") | poly("50,15 94,92 89,92"), mixed(STRIPE, INK, 0.3))
    p.contour(tent, 3)
    p.cut(oval(50, 69, 22), LINEN, 0, 2.8)
    p.fill(numeral(str(number), 50, 69, 27), INK)


SKY = {"blue": ("#2f6fa8", 1), "green": ("#3f7f4a", 2), "black": ("#3a3540", 3)}
"""The colour of each pair of sky towers, and how many diamonds they bear."""


def sky_tower(p: Picture, pair: str) -> None:
    """Draw a tower in the clouds; the diamonds on it tell its pair."""
    colour, diamonds = SKY[pair]
    shaft, roof = poly("33,97 36,30 64,30 67,97"), poly("28,33 50,-1 72,33")
    left = oval(20, 78, 15, 11) | oval(10, 84, 10, 8) | oval(31, 85, 12, 8)
    right = oval(81, 60, 14, 11) | oval(91, 66, 9, 8) | oval(72, 67, 11, 7)
    rim(p, shaft | roof | left | right)
    p.cut(shaft, STONE, 4, 2.8)
    p.cut(roof, colour, 3, 2.8)
    p.fill(oval(50, 22, 3.6), CREAM)
    for number in range(diamonds):
        p.cut(symbol("diamond", 50, 60 + (number - (diamonds - 1) / 2) * 17.5, 20), colour, 0, 1.6)
    for cloud in (left, right):
        p.cut(cloud, "#ffffff", 2.4, 2.6)


def buildings() -> dict[str, Drawing]:
    """Return every building by `<kind>/<id>`."""
    farms = {"carrots": "carrot", "pearls": "pearl", "mushrooms": "mushroom", "diamonds": "diamond"}
    return {
        **{f"city/city_{strength}": partial(city, strength=strength) for strength in TOWERS},
        **{f"farm/{farms.get(name, name)}_farm": partial(farm, resource=name) for name in RESOURCES},
        "farm/trading_post": trading_post,
        **{f"sky_tower/sky_tower_{pair}": partial(sky_tower, pair=pair) for pair in SKY},
        **{f"camp/camp_{number}": partial(camp, number=number) for number in range(1, 7)},
    }
