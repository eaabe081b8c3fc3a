"""Measures made of other measures: 1 or 0."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Measure
from wonderland_qt.games.wonderland.mechanics.measuring import holds
from wonderland_qt.games.wonderland.rules import Position, measures


class AnyOf(Measure, word="any_of", shorthand="conditions"):
    """{any_of: [won, second]}: at least one of the conditions is met."""

    conditions: tuple[Measure, ...]


@measures.reads
def any_of(position: Position, measure: AnyOf, bound: Bound) -> int:
    """Return 1 when a condition is met."""
    return int(any(holds(position, (condition,), bound) for condition in measure.conditions))


class More(Measure, word="more"):
    """{more: {of: shards, than: chip_strength}}: one number is greater than another."""

    of: Measure
    than: Measure


@measures.reads
def more(position: Position, measure: More, bound: Bound) -> int:
    """Return 1 when the first number is the greater one (ALLY-D5)."""
    return int(measures.value(position, measure.of, bound) > measures.value(position, measure.than, bound))


class NoneOf(Measure, word="none_of", shorthand="conditions"):
    """{none_of: [castle_here]}: none of the conditions is met."""

    conditions: tuple[Measure, ...]


@measures.reads
def none_of(position: Position, measure: NoneOf, bound: Bound) -> int:
    """Return 1 when no condition is met."""
    return int(not any(holds(position, (condition,), bound) for condition in measure.conditions))
