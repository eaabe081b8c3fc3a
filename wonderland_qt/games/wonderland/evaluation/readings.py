"""Readings: the values of measures, read from a view where it shows them, else as they usually are.

So bots know the chances that conditions hold without looking at the table.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from math import exp, prod

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Amount, ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.evaluation.context import Context
from wonderland_qt.games.wonderland.measures import battle, battle_chips, table
from wonderland_qt.games.wonderland.mechanics.chairs import chairs_ahead, chairs_beside

Reading = Callable[[Context, Measure], float]


def chips_meant(context: Context, measure: Measure) -> float:
    """Return how many of the player's chips a measure counts (QUEST-3)."""
    assert isinstance(measure, battle_chips.OwnedChips)
    return _number_meant(context, measure, measure.read_off(context.me))


def chips_to_draw(context: Context, measure: Measure) -> float:
    """Return how many chips that a measure counts the player can still have in the active row."""
    me, harmful = context.me, context.content.harmful
    playable = [chip for chip in chain(me.bag, me.active, me.exhausted) if chip not in harmful]
    return _number_meant(context, measure, playable)


def chips_to_count_on(context: Context, measure: Measure) -> float:
    """Return how many such chips the player is likely to have later, after gaining allies and forging.

    Starting chips are the ones that are likely to be forged; in the last war nothing changes any more.
    """
    assert isinstance(measure, FilterMeasure)
    now = chips_to_draw(context, measure)
    if not context.wars_to_come:
        return now
    meant, chips = context.content.matching(measure.chips_meant), context.content.chips
    starting = sum([chip in meant for chip in context.me.bag if "starting" in chips[chip].tags])
    weights = context.weights.growth
    gained = weights.allies * share_of_allies(context.content, measure.chips_meant)
    return now - weights.forged_soon * starting + gained


@known_of_content()
def share_of_allies(content: Content, meant: ChipFilter) -> float:
    """Return what part of all ally chips matches a filter."""
    allies = [chip.id for chip in content.chips if "ally" in chip.tags]
    return len(content.matching(meant).intersection(allies)) / max(len(allies), 1)


def _number_meant(context: Context, measure: Measure, chips: Iterable[int]) -> float:
    """Return how many of the chips match the filter of a measure."""
    assert isinstance(measure, FilterMeasure)
    return len(context.content.matching(measure.chips_meant).intersection(chips))


def _full_tracks(context: Context, _measure: Measure) -> float:
    """Return the number of full tracks, plus how full the fullest of the others is (0 to 1)."""
    side = context.content.side(context.player, len(context.view.seats))
    filled = [len(context.me.tracks[track.id]) / len(track.spaces) for track in side.tracks]
    fullest_of_others = max([part for part in filled if part != 1.0], default=0.0)
    return filled.count(1.0) + fullest_of_others


def _number_owned(context: Context, measure: Measure) -> float:
    """Return what a measure of the player's own cards, pieces or numbers reads."""
    assert isinstance(measure, table.Owned)
    return measure.number_of(context.me)


def _number_of_regions(context: Context, _measure: Measure) -> float:
    """Return in how many regions the player has units."""
    return sum([context.me.units_in(region) > 0 for region in context.view.ring])


READINGS: dict[type[Measure], Reading] = {
    battle_chips.Chips: chips_meant,
    battle_chips.Forged: chips_meant,
    battle_chips.ForgedTypes: lambda context, _: battle_chips.types_forged(context.content, context.me),
    battle_chips.FullTracks: _full_tracks,
    table.Units: lambda context, _: context.me.units(context.view.ring),
    table.RegionsWithUnits: _number_of_regions,
    table.Quests: lambda context, _: len(context.me.hand) + len(context.me.feats),
    **dict.fromkeys((table.Castles, table.Abilities, table.Feats, table.Wonderlandians), _number_owned),
    **dict.fromkeys((table.LeaderStrength, table.Shards), _number_owned),
}


def way_ahead(context: Context, chair: str) -> tuple[str, ...]:
    """Return the chairs from a chair to the head in the direction of the player's leader (TEA-1, LEAD-6)."""
    seats = len(context.view.seats)
    backwards = context.content.leader_ability[seats][context.player] == "counter_clockwise"
    return chairs_ahead(context.content.chairs(seats), chair, backwards)


def _leaders_passed(context: Context) -> int:
    """Return how many leaders the player's leader passes on the way to the chair."""
    way = way_ahead(context, context.me.leader)
    before = way[: way.index(context.chair)] if context.chair in way else way
    return sum([other.leader in before for other in context.rivals])


def _leaders_beside(context: Context) -> int:
    """Return how many leaders sit beside the chair."""
    chairs = context.content.chairs(len(context.view.seats))
    return sum([other.leader in chairs_beside(chairs, context.chair) for other in context.rivals])


AT_TABLE: dict[type[Measure], Callable[[Context], int]] = {
    table.Passed: _leaders_passed,
    table.Neighbours: _leaders_beside,
}
"""Measures that are known when a leader is to sit on a certain chair."""


def chance(context: Context, conditions: Iterable[Measure]) -> float:
    """Return the chance that all conditions hold, as if they were independent."""
    return prod([_chance_of_one(context, condition) for condition in conditions])


def _chance_of_one(context: Context, condition: Measure) -> float:
    """Return the chance that a condition holds; one of an unknown measure has the weight for those."""
    if isinstance(condition, table.AnyOf):
        return 1 - prod([1 - _chance_of_one(context, one) for one in condition.conditions])
    if isinstance(condition, table.NoneOf):
        return prod([1 - _chance_of_one(context, one) for one in condition.conditions])
    found = chances_of_values(context, condition)
    if found is None:
        return context.weights.measures.unknown
    return sum([likely for value, likely in enumerate(found) if condition.met_by(value)])


def amount(context: Context, wanted: Amount) -> float:
    """Return a fixed amount as it is, and the average of one that depends on the position.

    Without a `most` of its own it is at most `times` the end of the strength track, whatever the sign of
    `times`. A measure whose values cannot be foreseen counts as the weight `unknown`.
    """
    if isinstance(wanted, int):
        return wanted
    found = chances_of_values(context, wanted.per)
    if found is None:
        return context.weights.measures.unknown * wanted.times + wanted.plus
    most = wanted.most if wanted.most is not None else context.content.board.track_end * abs(wanted.times)
    numbers = [min(value * wanted.times + wanted.plus, most) for value in range(len(found))]
    return sum([number * likely for number, likely in zip(numbers, found, strict=True)])


def chances_of_values(context: Context, measure: Measure) -> tuple[float, ...] | None:
    """Return the chances of a measure's values 0, 1, 2 and so on; None for a measure that is unknown.

    A value that the chair in question fixes has the chance 1. What is only so or not has the values 0 and 1.
    A mean is rounded, so that the cache of its chances stays small.
    """
    kind, weights = type(measure), context.weights.measures
    highest = context.content.board.track_end
    if context.chair and kind in AT_TABLE:
        return (0.0,) * AT_TABLE[kind](context) + (1.0,)
    if kind is battle.Strength:
        return chances_of_strengths(weights.strength_of_few, weights.strength_of_many, highest)
    likely = weights.chances.get(measure.word)
    if likely is not None:
        return 1 - likely, likely
    mean = _likely_mean(context, measure)
    return None if mean is None else chances_around(round(mean, 1), highest)


def _likely_mean(context: Context, measure: Measure) -> float | None:
    """Return the mean of a measure: from the weights, else from the player's chips, else as it is now.

    A usual part of the likely chips lies active in the end, and less where the chips of others are meant. The
    chance that the last chip is one of them is their share of all that can be drawn. Returns None for a
    measure that none of these gives.
    """
    weights, word = context.weights.measures, measure.word
    if word in weights.means:
        return weights.means[word]
    if word in weights.for_each_rival:
        return weights.for_each_rival[word] * len(context.rivals)
    if isinstance(measure, battle_chips.ChipStrength):
        return context.strength_of_chip
    if isinstance(measure, battle_chips.Active):
        part = weights.of_others if measure.others else 1
        return weights.active_in_the_end * chips_to_count_on(context, measure) * part
    if isinstance(measure, battle_chips.LastChip):
        return chips_to_count_on(context, measure) / max(len(context.me.bag) + len(context.me.exhausted), 1)
    reading = READINGS.get(type(measure))
    return reading(context, measure) if reading else None


@cache
def chances_around(mean: float, highest: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2 and so on of something that happens at random (Poisson distribution).

    The values end at `highest`, as more cannot count or is too unlikely.
    """
    chances = [exp(-mean)]
    for value in range(1, highest + 1):
        chances.append(chances[-1] * mean / value)
    return tuple(chances)


@cache
def chances_of_strengths(few: float, many: float, highest: int) -> tuple[float, ...]:
    """Return the chances of strengths at the end of a battle, where half the players fight for the win."""
    both = zip(chances_around(few, highest), chances_around(many, highest), strict=True)
    return tuple([(chance_of_few + chance_of_many) / 2 for chance_of_few, chance_of_many in both])
