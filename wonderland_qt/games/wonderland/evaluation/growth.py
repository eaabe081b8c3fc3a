"""Growth: how likely the conditions of objectives are met when the game ends, as it usually goes on."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, FilterMeasure, Measure
from wonderland_qt.games.wonderland.evaluation.context import AVERAGE_WARS, Context
from wonderland_qt.games.wonderland.evaluation.plain_chips import share_gathered
from wonderland_qt.games.wonderland.evaluation.readings import ALLIES_GAINED, READINGS, chips_to_draw
from wonderland_qt.games.wonderland.evaluation.usual import UNKNOWN, around
from wonderland_qt.games.wonderland.measures import owned_chips, table

PURSUED = 1.5
"""How many more of those come that one has a quest for."""

FORGINGS = 3.2
"""How many chips are forged in each round."""

GROUPS = {"artifact": 0.8, "item": 0.6, "madness": 0.7, "forge": 0.3}
"""How many chips of other groups come in each round."""

GROWTH: dict[type[Measure], float] = {
    owned_chips.ForgedTypes: 0.8,
    owned_chips.FullTracks: 0.5,
    table.Castles: 1.4,
    table.Abilities: 0.6,
    table.Feats: 0.35,
    table.Quests: 0.3,
    table.Wonderlandians: 0.5,
    table.LeaderStrength: 1.2,
    table.Shards: 1.0,
}
"""How much higher measures become in each round."""

ANY = owned_chips.Chips()
"""Any chip."""

AT_THE_END: dict[type[Measure], float] = {table.Units: 6.0, table.RegionsWithUnits: 3.3}
"""How high measures are in the end whatever they are now."""


def likely_met(context: Context, conditions: Iterable[Measure]) -> float:
    """Return how likely all conditions of an objective are met in the end (QUEST-3)."""
    return prod([_likely_met(context, condition) for condition in conditions])


def _likely_met(context: Context, condition: Measure) -> float:
    kind = type(condition)
    if kind in AT_THE_END:
        now, more = 0, AT_THE_END[kind]
    elif kind in READINGS:
        now, more = int(READINGS[kind](context, condition)), _growth(context, condition)
    else:
        return UNKNOWN
    return sum(
        [likely for value, likely in enumerate(around(round(more, 1))) if condition.met_by(now + value)]
    )


def _growth(context: Context, measure: Measure) -> float:
    """Return how much higher a measure will become in what is left of the game."""
    rounds = context.future * AVERAGE_WARS
    if isinstance(measure, owned_chips.Chips):
        return rounds * _gained(context, measure.chips_meant)
    if isinstance(measure, owned_chips.Forged):
        return rounds * FORGINGS * _share(context, measure)
    return rounds * GROWTH.get(type(measure), 0.0)


def _share(context: Context, measure: FilterMeasure) -> float:
    """Return what part of the chips that one will draw from a measure means."""
    rounds = context.future * AVERAGE_WARS
    mine = chips_to_draw(context, measure) + rounds / 2 * _gained(context, measure.chips_meant)
    return min(mine / (chips_to_draw(context, ANY) + rounds / 2 * ALLIES_GAINED), 1.0)


def _gained(context: Context, meant: ChipFilter) -> float:
    """Return how many chips that a filter means come in a round."""
    groups = sum([GROUPS.get(tag, 0.0) for tag in meant.tags])
    return groups + ALLIES_GAINED * PURSUED * share_gathered(context, meant)
