"""Parchments: treasures on red satin, missions on bare paper with what they count in the seal below."""

from __future__ import annotations

from art.bunny_kingdom.buildings import SLATE, SLOPE, STRIPE
from art.bunny_kingdom.cards import CARD
from art.bunny_kingdom.icons import RODS, icons
from art.bunny_kingdom.missions import MISSIONS
from art.bunny_kingdom.resources import RESOURCES
from art.bunny_kingdom.terrain import COLOURS
from art.bunny_kingdom.treasures import TREASURES
from art.marks import pattern, symbol
from art.palette import BROWN, CREAM, DARK_WOOD, GOLD, PAPER, RED, ROSE, SHADOW, mixed
from art.picture import Drawing, Picture
from art.shapes import box, oval, poly, star
from wonderland_qt.games.bunny_kingdom.content.parchments import Parchment
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Measure
from wonderland_qt.games.bunny_kingdom.scoring.measures import Fiefs, OfTerrain, Produced
from wonderland_qt.games.bunny_kingdom.scoring.verbs import AtLeast, Copy, Each, Most

SATIN = "#8c2b34"
SHEET = box(8, 10, 84, 120, 2)


WASHES = {
    "wood": COLOURS["forest"],
    "fish": COLOURS["sea"],
    "carrots": COLOURS["field"],
    "mountain_squares": COLOURS["mountain"],
    "border_squares": COLOURS["plains"],
    "corner_squares": COLOURS["plains"],
    "empty_squares": COLOURS["plains"],
    "squares": COLOURS["plains"],
    "luxury": SLOPE,
    "cities": SLATE[0],
    "cities_in_barren_fiefs": SLATE[0],
    "camp_cards": STRIPE,
    "fiefs": ROSE,
    "fiefs_of": ROSE,
}
"""The colour behind a motif, by what it counts; any other has that of old paper."""


def treasure(name: str) -> Picture:
    """Draw a treasure: the thing itself on red satin, a star in the seal."""
    p = Picture(*CARD)
    p.cut(SHEET, SATIN, 2, 2.2)
    p.fill(pattern("lattice", box(10, 18, 80, 104), 9), mixed(SATIN, GOLD, 0.32), 0.7)
    p.contour(box(11.5, 20, 77, 100), 1.6, GOLD)
    _rods(p, GOLD)
    p.cut(box(12, 20, 76, 22, 2), PAPER, 0, 1.6)
    p.cut(oval(50, 78, 34), CREAM, 1.6, 2)
    _put(p, TREASURES[name], 50, 77, 46)
    _seal(p, icons()["points"], GOLD)
    return p


def mission(name: str, counted: str) -> Picture:
    """Draw a mission: who sets it, and in the seal what it counts, by the name of an icon or a resource."""
    p = bare_mission()
    p.note = counted
    wash = WASHES.get(counted, SHADOW)
    p.fill(oval(50, 74, 33), mixed(wash, CREAM, 0.45), 0.75)
    p.gouge(oval(50, 74, 33), 5, 1.3, 0.6, 0.5)
    _put(p, MISSIONS[name], 50, 73, 63)
    _seal(p, {**RESOURCES, **icons()}[counted], RED)
    return p


def bare_mission() -> Picture:
    """Draw a parchment on which nothing is drawn."""
    p = Picture(*CARD)
    p.cut(SHEET, PAPER, 2, 2.2)
    p.grain(SHEET, 120, 0.9, 0.16)
    _rods(p, RODS)
    p.contour(box(12, 20, 76, 100), 1.1, BROWN)
    p.fill(box(16, 42.4, 68, 1), BROWN, 0.6)
    return p


def _rods(p: Picture, paint: str) -> None:
    """Lay the rods on which the sheet is rolled."""
    for y in (4, 122):
        for x in (3, 89):
            p.cut(box(x, y + 1.5, 8, 11, 3), DARK_WOOD, 1, 1.8)
        p.cut(box(8, y, 84, 14, 6), paint, 2.5, 2.2)


def _seal(p: Picture, drawing: Drawing, paint: str) -> None:
    p.cut(star(50, 118, 19, 16.4, 14), paint, 1.4, 2)
    p.cut(oval(50, 118, 13.4), CREAM, 0, 1.5)
    _put(p, drawing, 50, 118, 17.5)


def _put(p: Picture, drawing: Drawing, x: float, y: float, size: float) -> None:
    with p.within(x - size / 2, y - size / 2, size / 100):
        drawing(p)


def sealed() -> Picture:
    """Draw a parchment of which only its owner knows what it says: rolled, in a ribbon with a seal."""
    p = Picture(*CARD)
    roll = box(26, 8, 48, 124, 16)
    p.shadow(roll, 2.4, 3.2)
    p.cut(roll, "#ecd7a2", 5, 2.4)
    for y in (20, 120):
        p.cut(oval(50, y, 24, 9), SHADOW, 0, 2.2)
        p.cut(oval(50, y, 12, 4.4), mixed(SHADOW, BROWN, 0.5), 0, 1.6)
    p.cut(box(22, 62, 56, 16, 2), RED, 1.6, 2.2)
    p.cut(poly("44,80 30,110 40,106 46,114 54,84") | poly("56,80 70,110 60,106 54,114 46,84"), RED, 1.6, 2.2)
    p.cut(star(50, 71, 22, 18.5, 12), RED, 2.4, 2.4)
    p.cut(oval(50, 71, 13), mixed(RED, CREAM, 0.14), 1, 1.6)
    p.fill(symbol("diamond", 50, 71, 18), "#e9a29a")
    return p


def rolled() -> Picture:
    """Draw the same parchment lying down, for rows."""
    p = Picture(100, 40)
    p.cut(box(4, 4, 92, 31, 13), "#ecd7a2", 3.4, 2.2)
    p.cut(oval(11, 19.5, 7.4, 15.5), SHADOW, 0, 2)
    p.cut(oval(11, 19.5, 3.4, 7.4), BROWN, 0, 1.4)
    p.cut(box(48, 2.5, 13, 34, 2), RED, 1.4, 2)
    p.cut(star(54.5, 19.5, 14, 12, 12), RED, 2, 2)
    p.fill(symbol("diamond", 54.5, 19.5, 14), "#e9a29a")
    return p


def counted(parchment: Parchment) -> str:
    """Return what a parchment counts: the name of its icon, or of a resource."""
    verb = parchment.score[0]
    if isinstance(verb, Each | AtLeast | Most):
        return _measured(verb.of)
    if isinstance(verb, Copy):
        return f"neighbour_{verb.neighbour}"
    words = {"harvest_again": "harvest", "treasures_again": "treasures", "place": "second_place"}
    return words.get(verb.word, "points")


def _measured(measure: Measure) -> str:
    if isinstance(measure, Produced):
        return measure.resource
    if isinstance(measure, OfTerrain):
        return f"{measure.terrain}_squares"
    if isinstance(measure, Fiefs) and measure.squares > 1:
        return "fiefs_of"
    return measure.word
