"""Measuring: amounts and conditions of content, read from a position for one player."""

from __future__ import annotations

from collections.abc import Collection

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Amount, Measure
from wonderland_qt.games.wonderland.rules import Position, measures


def amount(position: Position, wanted: Amount, bound: Bound) -> int:
    """Return a number as it stands, or `times` a measure plus `plus`, `most` at the most."""
    if isinstance(wanted, int):
        return wanted
    value = measures.value(position, wanted.per, bound) * wanted.times + wanted.plus
    return value if wanted.most is None else min(value, wanted.most)


def holds(position: Position, conditions: Collection[Measure], bound: Bound) -> bool:
    """Tell whether every condition is met."""
    return not conditions or all(c.met_by(measures.value(position, c, bound)) for c in conditions)
