"""What is usual: how high measures mostly are when content asks for them, and so how likely conditions hold.

The numbers are means over games of rule-based bots, taken as battles end or, for what only a draw or a
tea turn knows, then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import exp, prod

from wonderland_qt.games.wonderland.content.vocabulary import Amount, Measure
from wonderland_qt.games.wonderland.evaluation.context import Context
from wonderland_qt.games.wonderland.evaluation.readings import READINGS, chips_to_count_on
from wonderland_qt.games.wonderland.measures import battle, battle_chips, composite, table
from wonderland_qt.games.wonderland.mechanics.chairs import ahead

UNKNOWN = 0.3
"""How likely a condition is that no one here can read, and what such a measure is as an amount."""

ACTIVE_IN_THE_END = 0.33
"""How much of a chip in the bag lies active at the end of a battle, on average."""

HIGHEST = 26
"""Values are read up to here: no track is longer."""

YES_OR_NO: dict[type[Measure], float] = {
    battle.InLead: 0.2,
    battle.AheadOfOther: 0.4,
    battle.BehindOther: 0.4,
    battle.OnSymbol: 0.6,
    battle.InBattle: 0.9,
    table.Shield: 0.2,
    battle.LostSupporter: 0.9,
    battle.LeaderHere: 0.27,
    battle.CastleHere: 0.6,
    battle.Won: 0.35,
    battle.TiedFirst: 0.08,
    battle.Second: 0.36,
    battle.Contested: 0.95,
    battle.StoppedFirst: 0.45,
    battle.ReachedEnd: 0.01,
    table.PoisonLeft: 0.9,
    table.PassedHead: 0.2,
}
"""Chances of what is so or not."""

MEANS: dict[type[Measure], float] = {
    battle.Draws: 5.2,
    battle.UnitsHere: 2.0,
    battle.UnitsElsewhere: 5.8,
    battle.UnitsLost: 0.8,
    battle.UnitsLostNow: 1.1,
    battle_chips.ActiveKinds: 1.9,
    table.Madness: 1.2,
    battle_chips.MadnessSymbols: 1.5,
    battle_chips.Printed: 2.3,
    battle_chips.OtherPrinted: 1.5,
}
"""Means of what is counted."""

FOR_EACH_RIVAL: dict[type[Measure], float] = {
    battle.Opponents: 0.75,
    battle.OpponentsAhead: 0.3,
    battle.OpponentsBusted: 0.24,
    battle_chips.Outdrawn: 0.33,
    table.Passed: 0.15,
    table.Neighbours: 0.13,
}
"""Means of what grows with the number of other players."""


def way_ahead(context: Context, chair: str) -> tuple[str, ...]:
    """Return the chairs between a chair and the head, as the player's leader goes (TEA-1, LEAD-6)."""
    seats = len(context.view.seats)
    backwards = context.content.leader_ability[seats][context.player] == "counter_clockwise"
    return ahead(context.content.chairs(seats), chair, backwards)


def _passed(context: Context) -> int:
    """Return how many leaders are passed on the way to the seat."""
    way = way_ahead(context, context.me.leader)
    before = way[: way.index(context.seat)] if context.seat in way else way
    return sum([other.leader in before for other in context.rivals])


def _neighbours(context: Context) -> int:
    """Return how many leaders sit beside the seat."""
    chairs = context.content.chairs(len(context.view.seats))
    seat = chairs.index(context.seat)
    beside = chairs[max(seat - 1, 0) : seat] + chairs[seat + 1 : seat + 2]
    return sum([other.leader in beside for other in context.rivals])


AT_TABLE: dict[type[Measure], Callable[[Context], int]] = {
    table.Passed: _passed,
    table.Neighbours: _neighbours,
}
"""What can be seen of the chair that a leader is to sit on."""


def chance(context: Context, conditions: Iterable[Measure]) -> float:
    """Return how likely all the conditions hold when it matters."""
    return prod([_chance(context, condition) for condition in conditions])


def _chance(context: Context, condition: Measure) -> float:
    if isinstance(condition, composite.AnyOf):
        return 1 - prod([1 - _chance(context, one) for one in condition.conditions])
    if isinstance(condition, composite.NoneOf):
        return prod([1 - _chance(context, one) for one in condition.conditions])
    found = values(context, condition)
    if found is None:
        return UNKNOWN
    return sum([likely for value, likely in enumerate(found) if condition.met_by(value)])


def amount(context: Context, wanted: Amount) -> float:
    """Return what a number is on average: `times` the measure plus `plus`, `most` at the most."""
    if isinstance(wanted, int):
        return wanted
    found = values(context, wanted.per)
    if found is None:
        return UNKNOWN * wanted.times + wanted.plus
    most = wanted.most if wanted.most is not None else HIGHEST * abs(wanted.times)
    numbers = [min(value * wanted.times + wanted.plus, most) for value in range(len(found))]
    return sum([number * likely for number, likely in zip(numbers, found, strict=True)])


def values(context: Context, measure: Measure) -> tuple[float, ...] | None:
    """Return how likely each value of a measure is, from 0 on; None for one that no one knows."""
    kind = type(measure)
    if context.seat and kind in AT_TABLE:
        return (0.0,) * AT_TABLE[kind](context) + (1.0,)
    if kind is battle.Strength:
        return STRENGTHS
    if kind in YES_OR_NO:
        return 1 - YES_OR_NO[kind], YES_OR_NO[kind]
    mean = _mean(context, measure)
    return None if mean is None else around(round(mean, 1))


def _mean(context: Context, measure: Measure) -> float | None:
    kind = type(measure)
    if kind in MEANS:
        return MEANS[kind]
    if kind in FOR_EACH_RIVAL:
        return FOR_EACH_RIVAL[kind] * len(context.rivals)
    if isinstance(measure, battle_chips.ChipStrength):
        return context.chip_strength
    if isinstance(measure, battle_chips.Active):
        return ACTIVE_IN_THE_END * chips_to_count_on(context, measure) * (0.5 if measure.others else 1)
    if isinstance(measure, battle_chips.LastChip):
        return chips_to_count_on(context, measure) / max(len(context.me.bag) + len(context.me.exhausted), 1)
    reading = READINGS.get(kind)
    return reading(context, measure) if reading else None


@cache
def around(mean: float) -> tuple[float, ...]:
    """Return how likely each value is of something that happens at random, so often on average."""
    found = [exp(-mean)]
    for value in range(1, HIGHEST):
        found.append(found[-1] * mean / value)
    return tuple(found)


STRENGTHS = tuple([(few + many) / 2 for few, many in zip(around(5.0), around(12.0), strict=True)])
"""How likely each strength is at the end of a battle: who fights for the win has much more than others."""
