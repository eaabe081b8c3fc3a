"""Evaluates cities, farms, sky towers, camps and trade (BUILD, FARM, TOWER, CAMP, HARVEST)."""

from itertools import combinations
from typing import NamedTuple

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.bunny_kingdom.camps import AnnounceCamp, BuildCamp
from wonderland_qt.games.bunny_kingdom.construction import Build, ChooseOtherTower
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.evaluation import hopes
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context, evaluator
from wonderland_qt.games.bunny_kingdom.evaluation.estate import Estate
from wonderland_qt.games.bunny_kingdom.fiefs import produced_on
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.harvest import Trade


class Site(NamedTuple):
    """The best square for a building, and its value there."""

    value: float
    square: Square


NO_SITE = Site(0.0, "")


def best_site(context: Context, estate: Estate, card: CardId) -> Site:
    """Return the best square for a city or farm in an estate, or NO_SITE when it can stand nowhere.

    Of each fief one square of each terrain is compared, because nothing else makes a difference.
    """
    best, terrain = NO_SITE, context.content.terrain
    for _, squares in estate.sites(card):
        gain = estate.gain_of_building(card, squares[0])
        for kind, square in {terrain[square].id: square for square in squares}.items():
            value = gain + on_terrain(context, (card, kind))
            if not best.square or value > best.value:
                best = Site(value, square)
    return best


@remembered
def on_terrain(context: Context, built: tuple[CardId, str]) -> float:
    """Return the value of a building that depends on the terrain under it.

    That is what it adds to parchments, less the value of keeping the square for other buildings that need
    this terrain. `built` is its card with the terrain, as what is remembered has a single key.
    """
    card, terrain = built
    spared = context.value_of_spared_square * _buildings_needing(context.content, terrain)
    return hopes.gain_of_building(context, card, terrain) - spared


@known_of_content()
def _buildings_needing(content: Content, terrain: str) -> int:
    """Return how many buildings need this terrain."""
    return sum(
        building.terrain != "any" and terrain in building.terrain for building in content.buildings.values()
    )


def later(context: Context, card: CardId) -> float:
    """Return the value of building a city or farm in the next round instead, in a usual fief (BUILD-2).

    In each harvest after the next one, its strength counts with the usual wealth, and what a farm produces
    with the usual strength. In the last round, with one harvest to come, there is no later.
    """
    building = context.content.buildings[card]
    if context.harvests_to_come < 2:
        return 0.0
    weights = context.weights.buildings
    by_farm = weights.usual_strength if building.kind == "farm" else 0.0
    return (context.harvests_to_come - 1) * (building.strength * weights.usual_wealth + by_farm)


@evaluator
def build(context: Context, step: Build) -> float:
    """Return the value of the building there (BUILD-1, BUILD-2, TOWER-1).

    Sky towers take two squares. From the value of a city or farm, a part of that of building it later is
    taken off; towers need not wait.
    """
    estate, squares, terrain = context.estate, step.squares, context.content.terrain
    value = on_terrain(context, (step.card, terrain[squares[0]].id))
    if len(squares) > 1:
        value += on_terrain(context, (step.card, terrain[squares[1]].id))
        return value + estate.gain_of_towers(*[estate.fief_of[square] for square in squares])
    waiting = context.weights.buildings.waiting
    return value + estate.gain_of_building(step.card, squares[0]) - waiting * later(context, step.card)


@evaluator
def choose_other_tower(context: Context, step: ChooseOtherTower) -> float:
    """Return the value of the first tower with the best square for the second (TOWER-1).

    All squares of a fief gain alike, so the gain is remembered by its first one.
    """
    first_of_fief = context.estate.fief_of[step.square].squares[0]
    terrain = context.content.terrain[step.square].id
    return _best_gain_of_towers(context, first_of_fief) + on_terrain(context, (step.card, terrain))


@remembered
def _best_gain_of_towers(context: Context, square: Square) -> float:
    """Return the highest gain of joining the fief of a square to another one by sky towers."""
    estate, here = context.estate, context.estate.fief_of[square]
    others = [fief for fief in estate.fiefs if fief.free and fief is not here]
    return max([estate.gain_of_towers(here, fief) for fief in others], default=0.0)


def best_towers(estate: Estate) -> float:
    """Return the highest gain of joining two fiefs of an estate by sky towers (TOWER-3)."""
    fiefs = [fief for fief in estate.fiefs if fief.free]
    return max((estate.gain_of_towers(*pair) for pair in combinations(fiefs, 2)), default=0.0)


@evaluator
def announce_camp(context: Context, step: AnnounceCamp) -> float:
    """Return the value of the camp on the best square (CAMP-3)."""
    return best_camp(context, context.estate).value


@evaluator
def build_camp(context: Context, step: BuildCamp) -> float:
    """Return the value of the camp on this square (PLAY-4, CAMP-1)."""
    return camp_value(context, context.estate, step.square)


def best_camp(context: Context, estate: Estate) -> Site:
    """Return the unoccupied square where a camp gains most, with its value; NO_SITE if there is none.

    Squares beside the estate are compared if one is free, because only there a camp makes a fief larger.
    """
    neighbours, taken = context.content.grid.neighbours, context.taken_squares
    free = [square for square in context.content.without_city if square not in taken]
    around = {other for square in estate.fief_of for other in neighbours[square]}
    near = [square for square in free if square in around]
    if not free:
        return NO_SITE
    best = max(near or free, key=estate.gain_of_square)
    return Site(camp_value(context, estate, best), best)


def camp_value(context: Context, estate: Estate, square: Square) -> float:
    """Return the value of a camp: harvests as long as it is likely to stand, parchments if it stays."""
    stay = _expected_stay(context, f"territory_{square}" in context.me.discarded.cards)
    return stay.held * estate.gain_of_square(square) + stay.at_the_end * hopes.gain_of_square(context, square)


class Stay(NamedTuple):
    """How long a camp stands: in what part of the harvests to come, and its chance to be there at the end."""

    held: float
    at_the_end: float


@remembered
def _expected_stay(context: Context, certain: bool) -> Stay:
    """Return how long a camp is likely to stand; it is certain if the player has discarded its card.

    It stands for the next harvest in any case, and may be taken away before each later one.
    """
    stays = 1.0 if certain else _chance_to_stay(context)
    harvests = [stays**later for later in range(context.harvests_to_come)]
    held = sum(harvests) / len(harvests) if harvests else 0.0
    return Stay(held, at_the_end=stays ** max(0, context.harvests_to_come - 1))


def _chance_to_stay(context: Context) -> float:
    """Return the chance that the card of a square is not dealt in a round; it is certain without a deck."""
    if not context.view.deck.count:
        return 1.0
    deal = context.content.deals[len(context.view.seats)]
    dealt = len(context.view.seats) * (deal.hand + deal.reserve)
    return max(0.0, 1 - dealt / context.view.deck.count)


@evaluator
def trade(context: Context, step: Trade) -> float:
    """Return the value of the resource in this harvest, and at the end for parchments (FARM-4, HARVEST-6).

    It brings nothing to a fief that has it already. Parchments count only what is traded in the last harvest.
    """
    fief = context.estate.fief_of[step.square]
    brought = 0 if step.resource in _without_trade(context, step.square) else fief.strength
    if context.harvests_to_come > 1:
        return brought
    counting = [
        s for s in hopes.slopes(context) if hopes.counts_unit(context.content, s.measure, step.resource)
    ]
    return brought + sum(counted.value for counted in counting)


@remembered
def _without_trade(context: Context, square: Square) -> frozenset[str]:
    """Return what the fief of a trading post produces without it."""
    me, content = context.me, context.content
    others = {other: resource for other, resource in me.trade.items() if other != square}
    fief = context.estate.fief_of[square].squares
    return frozenset(unit for s in fief for unit in produced_on(content, s, me.squares[s], others))
