"""Hopes: the expected scores of parchments at the end of the game, and what adds to them."""

from collections.abc import Callable, Iterator
from functools import singledispatch
from itertools import chain
from math import exp
from typing import Any, NamedTuple

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content, ResourceId
from wonderland_qt.games.bunny_kingdom.content.vocabulary import ComposedScoring, Measure, Scoring
from wonderland_qt.games.bunny_kingdom.evaluation.additions import additions
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.scoring import verbs
from wonderland_qt.games.bunny_kingdom.scoring.measures import CitiesInBarrenFiefs, Fiefs, Produced, count


@known_of_content()
def usual_growth(content: Content, players: int, measure: Measure) -> float:
    """Return by how much a measure grows for a player in a whole game, on average.

    A player plays a share of all cards, and so gets that share of what all of them add. Fiefs are estimated
    by their squares instead, and of the cities in barren fiefs only some stay there.
    """
    deal = content.deals[players]
    share = (
        content.settings.rounds * (deal.hand + deal.reserve) * deal.play / deal.choose / len(content.cards)
    )
    if isinstance(measure, Fiefs):
        return share * len(content.grid.squares) / (content.weights.fiefs.squares * measure.squares)
    stay = content.weights.parchments.stay_barren if isinstance(measure, CitiesInBarrenFiefs) else 1.0
    return stay * share * additions(content).in_the_whole_game(measure)


LOGISTIC = 1.7
"""By this factor, the logistic function comes near to a normal distribution, and is computed faster."""


@remembered
def expected_count(context: Context, measure: Measure) -> float:
    """Return the expected value of a measure for the player at the end of the game.

    A player with a parchment that counts it seeks more of it than comes to others.
    """
    gained = context.share_to_come * usual_growth(context.content, len(context.view.seats), measure)
    return count(measure, context.realm).number + context.weights.parchments.sought * gained


def chance_to_reach(context: Context, ahead: float) -> float:
    """Return the chance to reach a number when the expected value is `ahead` of it.

    The more of the game is to come, the farther the result may lie from what is expected.
    """
    weights = context.weights.parchments
    spread = weights.spread_at_the_end + weights.spread_to_come * context.share_to_come
    return 1 / (1 + exp(-LOGISTIC * ahead / spread))


def expected_score(context: Context, card: CardId, counts_as: CardId = "") -> float:
    """Return the expected score of a parchment, held or not, which may count as another one (COPY-1)."""
    scoring = context.content.parchments[counts_as or card].score
    return sum(hope(verb, context, card) for verb in scoring)


@singledispatch
def hope(verb: Scoring, context: Context, card: CardId) -> float:
    """Return the expected score of a verb of a parchment, held or not; by default its score now."""
    return verbs.tally(verb, context.realm.holding(card, card), card).points


@hope.register
def hope_of_composed(verb: ComposedScoring, context: Context, card: CardId) -> float:
    """Return the sum of the expected scores of all parts."""
    return sum(hope(part, context, card) for part in verb.do)


@hope.register
def hope_of_each(verb: verbs.Each, context: Context, card: CardId) -> float:
    """Return the points for the expected count, with what the card itself adds (SCORE-9)."""
    return verb.points * (
        expected_count(context, verb.of) + additions(context.content).of_card(verb.of, card)
    )


@hope.register
def hope_of_at_least(verb: verbs.AtLeast, context: Context, card: CardId) -> float:
    """Return the points times the chance to reach the minimum."""
    return verb.points * chance_to_reach(context, _expected_excess(context, verb))


def _expected_excess(context: Context, verb: verbs.AtLeast) -> float:
    """Return by how much the player, who aims at what is needed, is expected to exceed the minimum.

    Half of one is added, because whole numbers are counted and the minimum itself is enough.
    """
    aimed = context.weights.parchments.aimed * context.share_to_come
    return expected_count(context, verb.of) + aimed - verb.minimum + 0.5


@hope.register
def hope_of_most(verb: verbs.Most, context: Context, card: CardId) -> float:
    """Return the points times the chance to have the most (MISSION-23)."""
    return verb.points * _chance_of_most(context, verb.of, 0)


@remembered
def _lead_over_rivals(context: Context, measure: Measure) -> int:
    """Return by how much the player is ahead of all rivals in a measure now."""
    mine = count(measure, context.realm).number
    return mine - max(count(measure, rival).number for rival in context.realm.rivals)


def _chance_of_most(context: Context, measure: Measure, more: int) -> float:
    """Return the chance to have the most at the end, with `more` more than now.

    Without a lead it is the same for all players. Half of one is taken off the lead, as a tie is not enough.
    Leads turn out as far off as the weights say (`far`), more so while there is more to come.
    """
    weights = context.weights.parchments
    far = weights.spread_at_the_end + weights.between_players * context.share_to_come
    others = len(context.realm.rivals)
    lead = _lead_over_rivals(context, measure) + more - 0.5
    return 1 / (1 + others * exp(-LOGISTIC * lead / far))


@hope.register
def hope_of_harvest_again(verb: verbs.HarvestAgain, context: Context, card: CardId) -> float:
    """Return the score now, and the usual growth in the rest of the game (MISSION-24)."""
    now = verbs.tally(verb, context.realm, card).points
    return now + context.share_to_come * context.weights.parchments.harvested_again


@hope.register
def hope_of_treasures_again(verb: verbs.TreasuresAgain, context: Context, card: CardId) -> float:
    """Return the value of the treasures held, and a share of those to come (MISSION-26)."""
    now = verbs.tally(verb, context.realm.holding(card, card), card).points
    return now + context.share_to_come * _treasures_to_come(context.content, len(context.view.seats))


@known_of_content()
def _treasures_to_come(content: Content, players: int) -> float:
    """Return the points of treasures that come in a whole game to a player who seeks them, on average."""
    every = chain.from_iterable(content.verbs.values())
    fixed = [verb.points for verb in every if isinstance(verb, verbs.Fixed)]
    return content.weights.parchments.sought * sum(fixed) / players


@hope.register
def hope_of_copy(verb: verbs.Copy, context: Context, card: CardId) -> float:
    """Return the average value of a neighbour's best parchment (COPY-1)."""
    return context.weights.parchments.copied


@hope.register
def hope_of_place(verb: verbs.Place, context: Context, card: CardId) -> float:
    """Return the points times the usual chance to reach the place (MISSION-29)."""
    return verb.points * context.weights.parchments.in_place


@singledispatch
def slope(verb: Scoring, context: Context) -> float:
    """Return how much more a verb is expected to score for one more of what it counts."""
    return 0.0


@slope.register
def slope_of_each(verb: verbs.Each, context: Context) -> float:
    """Return the points for one."""
    return verb.points


@slope.register
def slope_of_at_least(verb: verbs.AtLeast, context: Context) -> float:
    """Return the points times the gain in the chance to reach the minimum."""
    ahead = _expected_excess(context, verb)
    return verb.points * (chance_to_reach(context, ahead + 1) - chance_to_reach(context, ahead))


@slope.register
def slope_of_most(verb: verbs.Most, context: Context) -> float:
    """Return the points times the gain in the chance to have the most."""
    return verb.points * (_chance_of_most(context, verb.of, 1) - _chance_of_most(context, verb.of, 0))


class Slope(NamedTuple):
    """A measure that a held parchment counts: the value of one more, and how squares add to it."""

    measure: Measure
    value: float
    added: Callable[[Measure, Context, Square], int]
    feels_buildings: bool


SlopeOf = Callable[[Any, Context], float]
"""A function that returns the value of one more of what a verb counts."""


def slopes(context: Context) -> list[Slope]:
    """Return the slopes of all measures that the player's parchments count.

    They are found once and kept in the context's memory, under "" as they depend on nothing else.
    """
    known = context.memory[slopes]
    if not known:
        known[""] = list(_slopes(context))
    found: list[Slope] = known[""]
    return found


def _slopes(context: Context) -> Iterator[Slope]:
    """Yield the slope of each measure that a parchment of the player counts, with its value now."""
    for kind in context.realm.parchments.values():
        for verb, counted, value in _counting_verbs(context.content, kind):
            yield counted._replace(value=value(verb, context))


@known_of_content()
def _counting_verbs(content: Content, kind: CardId) -> tuple[tuple[Scoring, Slope, SlopeOf], ...]:
    """Return the verbs of a parchment that count a measure, each with slope and value function.

    A slope's `added` and the function of its value depend only on the types of the measure and the verb:
    `dispatch` finds them here, once for a content, because each call by type is slow. The value itself is
    still 0, as it depends on the position.
    """
    found = list[tuple[Scoring, Slope, SlopeOf]]()
    for verb in content.verbs[kind]:
        measure = getattr(verb, "of", None)
        if isinstance(measure, Measure):
            feels = additions(content).feels_buildings(measure)
            counted = Slope(measure, 0.0, added.dispatch(type(measure)), feels)
            found.append((verb, counted, slope.dispatch(type(verb))))
    return tuple(found)


@remembered
def gain_of_card(context: Context, card: CardId) -> float:
    """Return how much a card, not a square, adds to the expected scores of the player's parchments."""
    known, gain = additions(context.content), 0.0
    for counted in slopes(context):
        gain += counted.value * known.of_card(counted.measure, card)
    return gain


@remembered
def gain_of_square(context: Context, square: Square) -> float:
    """Return how much a square adds to the expected scores of the player's parchments.

    For each measure that they count (a slope), it is what the square adds to it times the value of one more.
    """
    gain = 0.0
    for counted in slopes(context):
        gain += counted.value * counted.added(counted.measure, context, square)
    return gain


def gain_of_building(context: Context, card: CardId, terrain: str) -> float:
    """Return how much a building on a terrain adds to the expected scores of the player's parchments.

    A slope is the value of one more of what a parchment counts. Counts that no building changes are skipped.
    """
    known, gain = additions(context.content), 0.0
    for counted in slopes(context):
        if counted.feels_buildings:
            gain += counted.value * known.of_building(counted.measure, card, terrain)
    return gain


def gain_of_company(context: Context, card: CardId) -> float:
    """Return how much a parchment adds to the expected scores of those held, which count or name it."""
    kinds = context.realm.parchments.values()
    held = chain.from_iterable(map(context.content.verbs.__getitem__, kinds))
    return gain_of_card(context, card) + sum(company(verb, context, card) for verb in held)


@singledispatch
def company(verb: Scoring, context: Context, card: CardId) -> float:
    """Return how much more a verb of a held parchment scores because of a new parchment."""
    return 0.0


@company.register
def company_of_pair(verb: verbs.Pair, context: Context, card: CardId) -> float:
    """Return the bonus for the other one of the pair (TREASURE-7, TREASURE-8)."""
    return verb.together - verb.alone if card == verb.other else 0.0


@company.register
def company_of_treasures_again(verb: verbs.TreasuresAgain, context: Context, card: CardId) -> float:
    """Return the value of a treasure, which scores once more (MISSION-26)."""
    if context.content.parchments[card].kind != "treasure":
        return 0.0
    return verbs.score(context.realm.holding(card, card), card).points


@singledispatch
def added(measure: Measure, context: Context, square: Square) -> int:
    """Return how much a square adds to a measure; by default what its card adds by itself."""
    return additions(context.content).of_card(measure, f"territory_{square}")


@added.register
def added_fiefs(measure: Fiefs, context: Context, square: Square) -> int:
    """Return the change in the number of fiefs when a square joins some (MISSION-16, MISSION-17)."""
    before = [fief for fief in context.estate.beside(square) if len(fief.squares) >= measure.squares]
    after = len(context.estate.with_square(square).squares) >= measure.squares
    return after - len(before)


@added.register
def added_barren_cities(measure: CitiesInBarrenFiefs, context: Context, square: Square) -> int:
    """Return the change in cities of barren fiefs: a resource removes those that the square joins.

    The square is not the player's yet, so that a city printed on it is counted apart.
    """
    barren = [fief for fief in context.estate.beside(square) if not fief.resources]
    before = sum(_cities(context, fief.squares) for fief in barren)
    after = context.estate.with_square(square)
    if after.resources:
        return -before
    has_printed_city = bool(context.content.printed[square])
    cities_after = has_printed_city + _cities(context, after.squares)
    return cities_after - before


def _cities(context: Context, squares: tuple[Square, ...]) -> int:
    """Return how many of the squares are the player's and have a city."""
    mine = context.me.squares
    return sum(bool(square in mine and context.realm.city(square)) for square in squares)


def counts_unit(content: Content, measure: Measure, resource: ResourceId) -> bool:
    """Tell whether a measure counts units of a resource."""
    return isinstance(measure, Produced) and resource in content.resources_meant[measure.resource]
