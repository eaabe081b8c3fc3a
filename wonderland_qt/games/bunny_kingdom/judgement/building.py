"""Building: what cities, farms, sky towers, camps and trade are worth (BUILD, FARM, TOWER, CAMP, HARVEST)."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.games.bunny_kingdom.camps import AnnounceCamp, BuildCamp
from wonderland_qt.games.bunny_kingdom.construction import Build, ChooseOtherTower
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack
from wonderland_qt.games.bunny_kingdom.fiefs import produced_on
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.harvest import Trade
from wonderland_qt.games.bunny_kingdom.judgement import hopes
from wonderland_qt.games.bunny_kingdom.judgement.estate import Estate
from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight, judges
from wonderland_qt.parts.judging import remembered

SPARED = 0.1
"""What a square is spared for each building card that needs its terrain, with a whole game to come."""

USUAL_WEALTH, USUAL_STRENGTH = 2.0, 2.0
"""What the fief has, on average, in which a building that waits will stand later."""

WAITING = 0.4
"""How much of what a building would bring later it must bring now to be built."""


class Site(NamedTuple):
    """The best square for a building, and what it brings there."""

    worth: float
    square: Square


NO_SITE = Site(0.0, "")


def best_site(sight: Sight, estate: Estate, card: CardId) -> Site:
    """Return where a city or farm is worth most in an estate; nowhere, when it can stand nowhere."""
    best, terrain = NO_SITE, sight.pack.terrain
    for _, squares in estate.sites(card):
        gain = estate.gain_of_building(card, squares[0])
        for kind, square in {terrain[square].id: square for square in squares}.items():
            worth = gain + on_terrain(sight, card, kind)
            if not best.square or worth > best.worth:
                best = Site(worth, square)
    return best


def on_terrain(sight: Sight, card: CardId, terrain: str) -> float:
    """Return what a building brings by the terrain that it stands on.

    What it adds to parchments counts, and what else such a square could be wanted for, as few kinds of
    terrain take all buildings.
    """
    spared = SPARED * sight.to_come * _wanting(sight.pack, terrain)
    return hopes.gain_of_building(sight, card, terrain) - spared


@known_of_pack()
def _wanting(pack: Pack, terrain: str) -> int:
    return sum(
        building.terrain != "any" and terrain in building.terrain for building in pack.buildings.values()
    )


def later(sight: Sight, card: CardId) -> float:
    """Return what a city or farm brings that is built in the next round, in a usual fief (BUILD-2)."""
    building = sight.pack.buildings[card]
    if sight.harvests < 2:
        return 0.0
    by_farm = USUAL_STRENGTH if building.kind == "farm" else 0.0
    return (sight.harvests - 1) * (building.strength * USUAL_WEALTH + by_farm)


@judges
def build(sight: Sight, step: Build) -> float:
    """What the building brings there, and what it would bring later elsewhere (BUILD-1, BUILD-2, TOWER-1)."""
    estate, squares, terrain = sight.estate, step.squares, sight.pack.terrain
    worth = sum(on_terrain(sight, step.card, terrain[square].id) for square in squares)
    if len(squares) > 1:
        return worth + estate.gain_of_towers(*[estate.part_of[square] for square in squares])
    return worth + estate.gain_of_building(step.card, squares[0]) - WAITING * later(sight, step.card)


@judges
def choose_other_tower(sight: Sight, step: ChooseOtherTower) -> float:
    """The first tower of a pair: what the best square for the second brings (TOWER-1)."""
    here = sight.estate.part_of[step.square]
    others = [part for part in sight.estate.parts if part.free and part is not here]
    gain = max((sight.estate.gain_of_towers(here, part) for part in others), default=0.0)
    return gain + on_terrain(sight, step.card, sight.pack.terrain[step.square].id)


def best_towers(estate: Estate) -> float:
    """Return what joining two fiefs of an estate by sky towers brings at best (TOWER-3)."""
    parts = [part for part in estate.parts if part.free]
    return max((estate.gain_of_towers(*pair) for pair in combinations(parts, 2)), default=0.0)


@judges
def announce_camp(sight: Sight, step: AnnounceCamp) -> float:
    """What the best square for a camp brings (CAMP-3)."""
    return best_camp(sight, sight.estate).worth


@judges
def build_camp(sight: Sight, step: BuildCamp) -> float:
    """What the square brings as long as nobody plays its card (PLAY-4, CAMP-1)."""
    return camp_worth(sight, sight.estate, step.square)


def best_camp(sight: Sight, estate: Estate) -> Site:
    """Return the unoccupied square that brings the fiefs most, with what a camp there is worth."""
    neighbours, printed, taken = sight.pack.grid.neighbours, sight.pack.printed, sight.taken_squares
    free = [square for square in printed if square not in taken and not printed[square]]
    near = [square for square in free if any(other in estate.part_of for other in neighbours[square])]
    if not free:
        return NO_SITE
    best = max(near or free, key=estate.gain_of_square)
    return Site(camp_worth(sight, estate, best), best)


def camp_worth(sight: Sight, estate: Estate, square: Square) -> float:
    """Return what a square brings with a camp: its harvests while it stands, its parchments if it stays."""
    stays = _stays(sight, square)
    harvests = [stays**later for later in range(sight.harvests)]
    held = sum(harvests) / len(harvests) if harvests else 0.0
    at_the_end = stays ** max(0, sight.harvests - 1)
    return held * estate.gain_of_square(square) + at_the_end * hopes.gain_of_square(sight, square)


def _stays(sight: Sight, square: Square) -> float:
    """Return how likely it is that the card of a square is not dealt in a round."""
    if f"territory_{square}" in sight.me.discarded.cards or not sight.view.deck.count:
        return 1.0
    deal = sight.pack.deals[len(sight.view.seats)]
    dealt = len(sight.view.seats) * (deal.hand + deal.reserve)
    return max(0.0, 1 - dealt / sight.view.deck.count)


@judges
def trade(sight: Sight, step: Trade) -> float:
    """What the resource brings to this harvest, and after the last one to parchments (FARM-4, HARVEST-6)."""
    part = sight.estate.part_of[step.square]
    brought = 0 if step.resource in _without_trade(sight, step.square) else part.strength
    if sight.harvests > 1:
        return brought
    counting = [s for s in hopes.slopes(sight) if hopes.counts_unit(sight.pack, s.measure, step.resource)]
    return brought + sum(counted.worth for counted in counting)


@remembered
def _without_trade(sight: Sight, square: Square) -> frozenset[str]:
    """Return what the fief of a trading post produces but for it."""
    me, pack = sight.me, sight.pack
    others = {other: resource for other, resource in me.trade.items() if other != square}
    fief = sight.estate.part_of[square].squares
    return frozenset(unit for s in fief for unit in produced_on(pack, s, me.squares[s], others))
