"""Growth: how likely the conditions of objectives are met when the game ends, as it usually goes on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import prod

from wonderland_qt.games.wonderland.judgement.readings import READINGS, chips_to_draw
from wonderland_qt.games.wonderland.judgement.sight import AVERAGE_WARS, Sight
from wonderland_qt.games.wonderland.judgement.usual import UNKNOWN, around
from wonderland_qt.games.wonderland.measures.filtered import FilterMeasure
from wonderland_qt.games.wonderland.measures.owned_chips import Chips, Forged, ForgedTypes, FullTracks
from wonderland_qt.games.wonderland.measures.table import (
    Abilities,
    Castles,
    Feats,
    LeaderStrength,
    Quests,
    RegionsWithUnits,
    Shards,
    Units,
    Wonderlandians,
)
from wonderland_qt.games.wonderland.pack import Pack
from wonderland_qt.games.wonderland.vocabulary import ChipFilter, Measure

ALLIES_GAINED = 3.4
"""How many ally chips come in each round."""

FORGINGS = 3.2
"""How many chips are forged in each round."""

GROUPS = {"artifact": 0.8, "item": 0.6, "madness": 0.7}
"""How many chips of other groups come in each round."""

GROWTH: dict[type[Measure], float] = {
    ForgedTypes: 1.0,
    FullTracks: 0.7,
    Castles: 1.4,
    Abilities: 0.6,
    Feats: 0.35,
    Quests: 0.3,
    Wonderlandians: 0.5,
    LeaderStrength: 1.2,
    Shards: 1.5,
}
"""How much higher measures become in each round."""

AT_THE_END: dict[type[Measure], float] = {Units: 6.0, RegionsWithUnits: 3.3}
"""How high measures are in the end whatever they are now."""


def likely_met(sight: Sight, conditions: Iterable[Measure]) -> float:
    """Return how likely all conditions of an objective are met in the end (QUEST-3)."""
    return prod([_likely_met(sight, condition) for condition in conditions])


def _likely_met(sight: Sight, condition: Measure) -> float:
    kind = type(condition)
    if kind in AT_THE_END:
        now, more = 0, AT_THE_END[kind]
    elif kind in READINGS:
        now, more = int(READINGS[kind](sight, condition)), _growth(sight, condition)
    else:
        return UNKNOWN
    return sum(
        [likely for value, likely in enumerate(around(round(more, 1))) if condition.met_by(now + value)]
    )


def _growth(sight: Sight, measure: Measure) -> float:
    """Return how much higher a measure will become in what is left of the game."""
    rounds = sight.future * AVERAGE_WARS
    if isinstance(measure, Chips):
        return rounds * _gained(sight.pack, measure.chips_meant)
    if isinstance(measure, Forged):
        return rounds * FORGINGS * _share(sight, measure)
    return rounds * GROWTH.get(type(measure), 0.0)


def _share(sight: Sight, measure: FilterMeasure) -> float:
    """Return what part of the chips that one draws a measure means."""
    me = sight.me
    size = len(me.bag) + len(me.active) + len(me.exhausted)
    return min(chips_to_draw(sight, measure) / max(size, 1), 1.0)


@cache
def _gained(pack: Pack, meant: ChipFilter) -> float:
    """Return how many chips that a filter means come in a round."""
    groups = sum([GROUPS.get(tag, 0.0) for tag in meant.tags])
    return groups + ALLIES_GAINED * share_of_allies(pack, meant)


@cache
def share_of_allies(pack: Pack, meant: ChipFilter) -> float:
    """Return what part of all ally chips a filter means."""
    allies = [chip.id for chip in pack.chips if "ally" in chip.tags]
    return len(pack.matching(meant).intersection(allies)) / max(len(allies), 1)
