"""Bags: the chips that a player may draw, grouped into lots of equal chips, for the odds."""

from functools import cache

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.odds import Bag, Lot
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.seen.view import PlayerView
from wonderland_qt.games.wonderland.war.madness import harm_of

Kind = tuple[int, int, float]
"""Strength, harm and bonus of a chip."""


def lots(content: Content, player: PlayerView) -> Bag:
    """Return the lots that a player draws from: the bag, or when it is empty what refills it (BATTLE-21)."""
    chips = player.bag or player.exhausted + player.madness
    kinds, found = kinds_of_lots(content), dict[Kind, int]()
    for chip in chips:
        kind = kinds[chip]
        found[kind] = found.get(kind, 0) + 1
    return tuple([_lot(kind, number) for kind, number in found.items()])


@cache
def _lot(kind: Kind, number: int) -> Lot:
    return Lot(*kind, number)


@known_of_content()
def kinds_of_lots(content: Content) -> tuple[Kind, ...]:
    """Return strength, harm and bonus of every chip of the content."""
    forging = content.weights.battle.forging
    return tuple(
        [
            (c.strength, harm_of(content, c.id), forging if c.kind == FORGE_CHIP else 0.0)
            for c in content.chips
        ]
    )
