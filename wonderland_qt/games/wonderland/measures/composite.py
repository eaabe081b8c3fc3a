"""Measures made of other measures: 1 or 0."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import holds
from wonderland_qt.games.wonderland.content.vocabulary import Measure
from wonderland_qt.games.wonderland.rules import Position


class AnyOf(Measure, word="any_of", shorthand="conditions"):
    """{any_of: [won, second]}: at least one of the conditions is met."""

    conditions: tuple[Measure, ...]

    def read(self, position: Position, bound: Bound) -> int:
        return int(any(holds(position, (condition,), bound) for condition in self.conditions))


class More(Measure, word="more"):
    """{more: {of: shards, than: chip_strength}}: one number is greater than another (ALLY-D5)."""

    of: Measure
    than: Measure

    def read(self, position: Position, bound: Bound) -> int:
        return int(self.of.read(position, bound) > self.than.read(position, bound))


class NoneOf(Measure, word="none_of", shorthand="conditions"):
    """{none_of: [castle_here]}: none of the conditions is met."""

    conditions: tuple[Measure, ...]

    def read(self, position: Position, bound: Bound) -> int:
        return int(not any(holds(position, (condition,), bound) for condition in self.conditions))
