"""Chips: round tokens. A strong one has a notched rim, a weak one a plain rim."""

from __future__ import annotations

from functools import partial

from art.palette import CREAM, DARK_WOOD, GOLD, GREY, INK, NIGHT, PAPER, SHADOW, STEEL, dark, light
from art.picture import Drawing, Picture
from art.shapes import Shape, joined, oval, poly, round_about, star
from art.wonderland.allies import (
    ALLIES,
    ARTIFACTS,
    GROUNDS,
    forge,
    madness,
    madness_double,
    poison,
)
from art.wonderland.beasts import ITEMS
from art.wonderland.marks import FACTIONS, colour, faction_symbol, pattern

RIM = 47.5
FACE = 39.0
MOTIF = 0.72
OWNERS = {
    "alice_sword": "alice",
    "queen_axe": "queen_of_hearts",
    "jabberwock_claw": "jabberwock",
    "hatter_teapot": "mad_hatter",
    "cat_grin": "cheshire_cat",
}


def token(p: Picture, rim: str, ground: str, edge: Shape | None = None) -> None:
    """Lay a blank chip: its rim and its face."""
    p.cut(edge or oval(50, 50, RIM), rim, 2.4, 2.6)
    p.fill(oval(50, 50, FACE), ground)
    p.fill(oval(50, 50, FACE) - oval(52.5, 52.5, FACE), dark(ground))
    p.contour(oval(50, 50, FACE), 1.8)


def motif(p: Picture, drawing: Drawing, size: float = MOTIF) -> None:
    """Draw a motif in the middle of a chip."""
    with p.within(50 - 50 * size, 50 - 50 * size, size):
        drawing(p)


def notched() -> Shape:
    """Return a rim with notches all round."""
    return oval(50, 50, RIM) - round_about(oval(50, 0.5, 4.6), 14)


def ally(p: Picture, kind: str, strong: bool) -> None:
    """Draw an ally chip."""
    ground = GROUNDS[kind]
    token(p, GOLD if strong else PAPER, ground, notched() if strong else None)
    p.grain(oval(50, 50, FACE), 40, 0.8, 0.18)
    if strong:
        p.contour(oval(50, 50, FACE - 3.4), 1.3, GOLD)
    motif(p, ALLIES[kind])


def faction_chip(p: Picture, faction: str, pips: int) -> None:
    """Draw a starting chip: pattern and as many symbols as it is strong."""
    base = colour(faction)
    token(p, PAPER, base)
    p.fill(pattern(faction, oval(50, 50, FACE - 1), 9), light(base), 0.45)
    for n in range(pips):
        at = 50 + (n - (pips - 1) / 2) * 26
        p.cut(faction_symbol(faction, at, 50, 54 if pips == 1 else 38), CREAM, 2.6, 2.2)


def artifact(p: Picture, faction: str, drawing: Drawing) -> None:
    """Draw an artifact on its faction's pattern, in a rim of gold rays."""
    base = light(colour(faction))
    rays = star(50, 50, 49, 43, 22)
    token(p, GOLD, base, rays)
    p.fill(pattern(faction, oval(50, 50, FACE - 1), 9), colour(faction), 0.4)
    motif(p, drawing)


def item(p: Picture, drawing: Drawing) -> None:
    """Draw an item on bare paper in a wooden rim."""
    token(p, DARK_WOOD, SHADOW)
    studs = round_about(poly("50,3.2 53,6.5 50,9.8 47,6.5"), 12)
    p.fill(studs, GOLD)
    p.grain(oval(50, 50, FACE), 40, 0.8, 0.2)
    motif(p, drawing, 0.7)


def forge_chip(p: Picture) -> None:
    """Draw the forge chip."""
    token(p, STEEL, "#7a3b22")
    p.fill(round_about(oval(50, 6.5, 2.2), 8), INK)
    motif(p, forge)


def madness_chip(p: Picture, double: bool) -> None:
    """Draw madness: a torn rim, one spiral or two."""
    ground = "#6b1f3c" if double else NIGHT
    token(p, INK, ground, star(50, 50, 49.5, 44, 17 if double else 13, -80))
    motif(p, madness_double if double else madness, 0.7)


def poison_chip(p: Picture) -> None:
    """Draw poison: a rim of drops."""
    token(p, INK, "#d9dba0")
    p.fill(round_about(oval(50, 6.5, 2, 3), 16), "#9dbb3f")
    motif(p, poison, 0.68)


def blank(p: Picture) -> None:
    """Draw a chip of which nothing is known but that it is one."""
    token(p, GREY, PAPER)
    p.fill(joined((oval(50, 50, 20) - oval(50, 50, 15), oval(50, 50, 7))), SHADOW)


def chips() -> dict[str, Drawing]:
    """Return all chips by the id of their face."""
    of_allies = {
        f"{kind}_{level}": partial(ally, kind=kind, strong=level == "strong")
        for kind in ALLIES
        for level in ("weak", "strong")
    }
    starting = {
        f"{f}_{pips}": partial(faction_chip, faction=f, pips=pips) for f in FACTIONS for pips in (1, 2)
    }
    artifacts = {
        face: partial(artifact, faction=owner, drawing=ARTIFACTS[face]) for face, owner in OWNERS.items()
    }
    items = {face: partial(item, drawing=drawing) for face, drawing in ITEMS.items()}
    harm: dict[str, Drawing] = {
        "madness": partial(madness_chip, double=False),
        "madness_double": partial(madness_chip, double=True),
        "poison": poison_chip,
    }
    return {**of_allies, **starting, **artifacts, **items, **harm, "forge": forge_chip, "any": blank}
