"""Growth: how likely the conditions of objectives are met when the game ends, as it usually goes on."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.evaluation.context import AVERAGE_WARS, Context
from wonderland_qt.games.wonderland.evaluation.plain_chips import share_gathered
from wonderland_qt.games.wonderland.evaluation.readings import READINGS, chips_to_draw
from wonderland_qt.games.wonderland.evaluation.usual import around
from wonderland_qt.games.wonderland.measures import owned_chips

ANY = owned_chips.Chips()
"""Any chip."""


def likely_met(context: Context, conditions: Iterable[Measure]) -> float:
    """Return how likely all conditions of an objective are met in the end (QUEST-3)."""
    return prod([_likely_met(context, condition) for condition in conditions])


def _likely_met(context: Context, condition: Measure) -> float:
    reading, at_the_end = READINGS.get(type(condition)), context.weights.growth.at_the_end
    if condition.word in at_the_end:
        now, more = 0, at_the_end[condition.word]
    elif reading is not None:
        now, more = int(reading(context, condition)), _growth(context, condition)
    else:
        return context.weights.measures.unknown
    return sum(
        [likely for value, likely in enumerate(around(round(more, 1))) if condition.met_by(now + value)]
    )


def _growth(context: Context, measure: Measure) -> float:
    """Return how much higher a measure will become in what is left of the game."""
    rounds, weights = context.future * AVERAGE_WARS, context.weights.growth
    if isinstance(measure, owned_chips.Chips):
        return rounds * _gained(context, measure.chips_meant)
    if isinstance(measure, owned_chips.Forged):
        return rounds * weights.forgings * _share(context, measure)
    return rounds * weights.measures.get(measure.word, 0.0)


def _share(context: Context, measure: FilterMeasure) -> float:
    """Return what part of the chips that one will draw from a measure means."""
    rounds = context.future * AVERAGE_WARS
    mine = chips_to_draw(context, measure) + rounds / 2 * _gained(context, measure.chips_meant)
    allies = context.weights.growth.allies
    return min(mine / (chips_to_draw(context, ANY) + rounds / 2 * allies), 1.0)


def _gained(context: Context, meant: ChipFilter) -> float:
    """Return how many chips that a filter means come in a round."""
    weights = context.weights.growth
    groups = sum([number for tag, number in weights.groups.items() if tag in meant.tags])
    return groups + weights.allies * weights.pursued * share_gathered(context, meant)
