"""Bags: the chips that a player may draw, grouped into lots of equal chips, for the odds."""

from functools import cache

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.odds import Bag, Lot
from wonderland_qt.games.wonderland.mechanics.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.seen.view import PlayerView
from wonderland_qt.games.wonderland.war.madness import harm_of


def lots(content: Content, player: PlayerView) -> Bag:
    """Return the lots that a player draws from: the bag, or when it is empty what refills it (BATTLE-21)."""
    chips = player.bag or player.exhausted + player.madness
    singles, numbers = lots_of_one(content), dict[Lot, int]()
    for chip in chips:
        single = singles[chip]
        numbers[single] = numbers.get(single, 0) + 1
    return tuple([_lot_of(single, number) for single, number in numbers.items()])


@cache
def _lot_of(single: Lot, number: int) -> Lot:
    """Return a lot of this number of chips like the `single` one."""
    return single._replace(number=number)


@known_of_content()
def lots_of_one(content: Content) -> tuple[Lot, ...]:
    """Return for each chip of the content, by its number, a lot that holds only this chip."""
    forging = content.weights.battle.forging
    bonuses = [forging if chip.kind == FORGE_CHIP else 0.0 for chip in content.chips]
    harms = [harm_of(content, chip.id) for chip in content.chips]
    strengths = [chip.strength for chip in content.chips]
    return tuple(map(Lot, strengths, harms, bonuses))
