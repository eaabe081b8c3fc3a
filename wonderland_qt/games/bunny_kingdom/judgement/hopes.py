"""Hopes: what a parchment will have scored at the end, as far as one can tell now, and what adds to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from math import exp
from typing import NamedTuple

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack, ResourceId
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Measure, Scoring
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.judgement.additions import additions
from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight
from wonderland_qt.games.bunny_kingdom.scoring import verbs
from wonderland_qt.games.bunny_kingdom.scoring.measures import CitiesInBarrenFiefs, Fiefs, Produced, count
from wonderland_qt.parts.judging import remembered

SOUGHT = 1.4
"""How much more of what a parchment counts comes to who holds it than to others."""

AIMED = 1.5
"""How many more come to who needs them for a minimum, with a whole game to come."""

STAY_BARREN = 0.5
"""How many of the cities taken stay in fiefs that produce nothing."""

SQUARES_OF_A_FIEF = 2.4
"""How many squares fiefs have at the end, on average."""

SPREAD_AT_THE_END, SPREAD_TO_COME = 0.5, 2.2
"""How far counts turn out from what is expected: at the end, and how much more with a whole game to come."""

SQUARES_BETWEEN_PLAYERS = 4.0
"""How far the numbers of squares of two players lie apart at the end, on average."""

COPIED = 11.0
"""What a copying parchment scores, on average."""

HARVESTED_AGAIN = 9.0
"""By how much the harvest without the best fief grows in a whole game, on average."""

IN_PLACE = 0.2
"""How often a player who counts on a place comes in there."""


@known_of_pack()
def usual(pack: Pack, players: int, measure: Measure) -> float:
    """Return how much of it a player gains in a whole game, on average."""
    deal = pack.deals[players]
    share = pack.settings.rounds * (deal.hand + deal.reserve) * deal.play / deal.choose / len(pack.cards)
    if isinstance(measure, Fiefs):
        return share * len(pack.grid.squares) / (SQUARES_OF_A_FIEF * measure.squares)
    stay = STAY_BARREN if isinstance(measure, CitiesInBarrenFiefs) else 1.0
    return stay * share * additions(pack).in_the_whole_game(measure)


@remembered
def expected(sight: Sight, measure: Measure) -> float:
    """Return how much of it the player will have at the end."""
    gained = sight.to_come * usual(sight.pack, len(sight.view.seats), measure)
    return count(measure, sight.realm).number + SOUGHT * gained


def likely(sight: Sight, ahead: float) -> float:
    """Return how likely it is to reach a number that one is expected to be `ahead` of."""
    spread = SPREAD_AT_THE_END + SPREAD_TO_COME * sight.to_come
    return 1 / (1 + exp(-1.7 * ahead / spread))


@singledispatch
def hope(verb: Scoring, sight: Sight, card: CardId) -> float:
    """Return what a verb of a parchment, held or not, is hoped to score; unless told, as much as now."""
    return verbs.tally(verb, sight.realm.holding(card, card), card).points


@hope.register
def hope_of_each(verb: verbs.Each, sight: Sight, card: CardId) -> float:
    """As many as are expected, and what the card itself adds (SCORE-9)."""
    return verb.points * (expected(sight, verb.of) + additions(sight.pack).of_card(verb.of, card))


@hope.register
def hope_of_at_least(verb: verbs.AtLeast, sight: Sight, card: CardId) -> float:
    """All, as often as it comes to the minimum."""
    return verb.points * likely(sight, _ahead(sight, verb))


def _ahead(sight: Sight, verb: verbs.AtLeast) -> float:
    """Return how far beyond the minimum the player is expected to come."""
    return expected(sight, verb.of) + AIMED * sight.to_come - verb.minimum + 0.5


@hope.register
def hope_of_most(verb: verbs.Most, sight: Sight, card: CardId) -> float:
    """All, as often as nobody has more (MISSION-23)."""
    return verb.points * _most(sight, verb.of, 0)


@remembered
def _lead(sight: Sight, measure: Measure) -> int:
    mine = count(measure, sight.realm).number
    return mine - max(count(measure, rival).number for rival in sight.realm.rivals)


def _most(sight: Sight, measure: Measure, more: int) -> float:
    """Return how likely it is to have the most at the end with so many more; the holder seeks them."""
    far = SPREAD_AT_THE_END + SQUARES_BETWEEN_PLAYERS * sight.to_come
    others = len(sight.realm.rivals)
    return 1 / (1 + others * exp(-1.7 * (_lead(sight, measure) + more - 0.5) / far))


@hope.register
def hope_of_harvest_again(verb: verbs.HarvestAgain, sight: Sight, card: CardId) -> float:
    """What it would be now, and what is usual for the rest of the game (MISSION-24)."""
    now = verbs.tally(verb, sight.realm, card).points
    return now + sight.to_come * HARVESTED_AGAIN


@hope.register
def hope_of_treasures_again(verb: verbs.TreasuresAgain, sight: Sight, card: CardId) -> float:
    """The treasures held, and a share of those to come (MISSION-26)."""
    now = verbs.tally(verb, sight.realm.holding(card, card), card).points
    return now + sight.to_come * _treasures_to_come(sight.pack, len(sight.view.seats))


@known_of_pack()
def _treasures_to_come(pack: Pack, players: int) -> float:
    every = (verb for parchment in pack.parchments.values() for verb in parchment.score)
    fixed = [verb.points for verb in every if isinstance(verb, verbs.Fixed)]
    return SOUGHT * sum(fixed) / players


@hope.register
def hope_of_copy(verb: verbs.Copy, sight: Sight, card: CardId) -> float:
    """What a neighbour's best parchment is worth, on average (COPY-1)."""
    return COPIED


@hope.register
def hope_of_place(verb: verbs.Place, sight: Sight, card: CardId) -> float:
    """All, as often as one comes in there (MISSION-29)."""
    return verb.points * IN_PLACE


@singledispatch
def slope(verb: Scoring, sight: Sight) -> float:
    """Return by how much a verb is hoped to score more with one more of what it counts."""
    return 0.0


@slope.register
def slope_of_each(verb: verbs.Each, sight: Sight) -> float:
    """Each is worth as much as another."""
    return verb.points


@slope.register
def slope_of_at_least(verb: verbs.AtLeast, sight: Sight) -> float:
    """One more makes the minimum likelier."""
    ahead = _ahead(sight, verb)
    return verb.points * (likely(sight, ahead + 1) - likely(sight, ahead))


@slope.register
def slope_of_most(verb: verbs.Most, sight: Sight) -> float:
    """One more makes it likelier to have the most."""
    return verb.points * (_most(sight, verb.of, 1) - _most(sight, verb.of, 0))


class Slope(NamedTuple):
    """Something that a parchment held counts: what one more of it is worth, and how squares add to it."""

    measure: Measure
    worth: float
    added: Callable[[Measure, Sight, Square], int]
    feels_buildings: bool


def slopes(sight: Sight) -> list[Slope]:
    """Return all that the player's parchments count."""
    known = sight.memory[slopes]
    if not known:
        known[""] = list(_slopes(sight))
    found: list[Slope] = known[""]
    return found


def _slopes(sight: Sight) -> Iterator[Slope]:
    known = additions(sight.pack)
    for kind in sight.realm.parchments.values():
        for verb in sight.pack.parchments[kind].score:
            measure = getattr(verb, "of", None)
            if isinstance(measure, Measure):
                by_squares = added.dispatch(type(measure))
                yield Slope(measure, slope(verb, sight), by_squares, known.feels_buildings(measure))


def gain_of_card(sight: Sight, card: CardId) -> float:
    """Return what a card that is played, and not a square, adds to the hopes of the player's parchments."""
    known, gain = additions(sight.pack), 0.0
    for counted in slopes(sight):
        gain += counted.worth * known.of_card(counted.measure, card)
    return gain


def gain_of_square(sight: Sight, square: Square) -> float:
    """Return what a square adds to the hopes of the player's parchments."""
    gain = 0.0
    for counted in slopes(sight):
        gain += counted.worth * counted.added(counted.measure, sight, square)
    return gain


def gain_of_building(sight: Sight, card: CardId, terrain: str) -> float:
    """Return what a building on a square of that terrain adds to the hopes of the player's parchments."""
    known, gain = additions(sight.pack), 0.0
    for counted in slopes(sight):
        if counted.feels_buildings:
            gain += counted.worth * known.of_building(counted.measure, card, terrain)
    return gain


def gain_of_company(sight: Sight, card: CardId) -> float:
    """Return what a parchment adds to the hopes of those held, as one that they count or name."""
    held = (verb for kind in sight.realm.parchments.values() for verb in sight.pack.parchments[kind].score)
    return gain_of_card(sight, card) + sum(company(verb, sight, card) for verb in held)


@singledispatch
def company(verb: Scoring, sight: Sight, card: CardId) -> float:
    """Return what a verb of a parchment held scores more because of another parchment that it names."""
    return 0.0


@company.register
def company_of_pair(verb: verbs.Pair, sight: Sight, card: CardId) -> float:
    """The other one of the pair (TREASURE-7, TREASURE-8)."""
    return verb.together - verb.alone if card == verb.other else 0.0


@company.register
def company_of_treasures_again(verb: verbs.TreasuresAgain, sight: Sight, card: CardId) -> float:
    """A treasure scores once more (MISSION-26)."""
    if sight.pack.parchments[card].kind != "treasure":
        return 0.0
    return verbs.score(sight.realm.holding(card, card), card).points


@singledispatch
def added(measure: Measure, sight: Sight, square: Square) -> int:
    """Return what a square adds to a count: what its card does by itself, where fiefs do not matter."""
    return additions(sight.pack).of_card(measure, f"territory_{square}")


@added.register
def added_fiefs(measure: Fiefs, sight: Sight, square: Square) -> int:
    """A square makes one fief of those that it joins (MISSION-16, MISSION-17)."""
    before = [part for part in sight.estate.beside(square) if len(part.squares) >= measure.squares]
    after = len(sight.estate.with_square(square).squares) >= measure.squares
    return after - len(before)


@added.register
def added_barren_cities(measure: CitiesInBarrenFiefs, sight: Sight, square: Square) -> int:
    """A square with a resource takes the cities of the fiefs that it joins; one without may add its own."""
    printed, barren = sight.pack.printed, [p for p in sight.estate.beside(square) if not p.resources]
    before = sum(_cities(sight, part.squares) for part in barren)
    after = sight.estate.with_square(square)
    return -before if after.resources else bool(printed[square]) + _cities(sight, after.squares) - before


def _cities(sight: Sight, squares: tuple[Square, ...]) -> int:
    mine = sight.me.squares
    return sum(bool(square in mine and sight.realm.city(square)) for square in squares)


def counts_unit(pack: Pack, measure: Measure, resource: ResourceId) -> bool:
    """Tell whether a measure counts units of a resource."""
    return isinstance(measure, Produced) and resource in pack.resources_meant[measure.resource]
