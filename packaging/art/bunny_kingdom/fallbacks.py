"""Grounds and silhouettes for entries that no one has drawn, such as those of a mod."""

from __future__ import annotations

from functools import partial

from art.bunny_kingdom.buildings import BARN, TOWERS, rim, tower_outline
from art.bunny_kingdom.cards import blank
from art.bunny_kingdom.parchments import bare_mission
from art.bunny_kingdom.rabbits import rabbit_shape
from art.palette import PAPER, SHADOW, TAN
from art.picture import Drawing, Made, Picture
from art.shapes import Shape, box, oval, poly, star


def cut(p: Picture, shape: Shape) -> None:
    rim(p, shape)
    p.cut(shape, TAN, 4, 3.2)


def card(p: Picture) -> None:
    p.cut(box(18, 4, 64, 92, 8), PAPER, 3.5, 3)
    p.cut(rabbit_shape().scaled(0.4).moved(30, 28), TAN, 2, 2.2)


def silhouettes() -> dict[str, Drawing]:
    """Return the silhouette of every kind of piece."""
    shapes = {
        "camp": poly("50,14 95,93 5,93"),
        "city": tower_outline(TOWERS[2]),
        "disc": oval(50, 50, 45),
        "farm": poly(BARN.replace("!", "")),
        "lord": rabbit_shape(),
        "rabbit": rabbit_shape(),
        "resource": oval(50, 50, 47),
        "sky_tower": tower_outline(TOWERS[1]),
        "star": star(50, 54, 50, 23),
    }
    cards = ("building_card", "card", "deck", "parchment", "provisions_card", "territory_card")
    return {
        **{kind: partial(cut, shape=shape) for kind, shape in shapes.items()},
        **dict.fromkeys((*cards, "any"), card),
    }


def grounds() -> dict[str, Made]:
    """Return what cards of a mod are printed on."""
    return {"building_card/any": partial(blank, SHADOW), "parchment/any": bare_mission}
