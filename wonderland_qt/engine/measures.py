"""Measures: numbers that effects read from the position for one player, as conditions and as amounts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from wonderland_qt.engine.access_sets import Touching
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.phrasing import Counted, Numbered


class Measure(Touching, Numbered):
    """Base of a game's family of measures: numbers read from the position for one player.

    As a condition, the number must be within the given bounds, or at least 1 without bounds.
    """

    at_least: int | None = None
    at_most: int | None = None
    one_of: tuple[int, ...] = ()

    def read(self, position: Any, bound: Bound) -> int:
        """Return the number for the player, place, piece and other player of `bound`."""
        raise NotImplementedError(f"nothing reads {self.word}")

    @property
    def number(self) -> int:
        """The last bound that the measure's text names, 1 without any: a noun after it is plural or not."""
        number = 1
        for bound in (self.at_least, self.at_most, *self.one_of):
            if bound is not None:
                number = bound
        return number

    def met_by(self, value: int) -> bool:
        """Tell whether `value` lies within the bounds; without any bound it must be at least 1.

        A measure without bounds asks whether there is any of what it counts.
        """
        if self.one_of and value not in self.one_of:
            return False
        if self.at_most is not None and value > self.at_most:
            return False
        least = self.at_least
        if least is None and not self.one_of and self.at_most is None:
            least = 1
        return least is None or value >= least


class Per(Counted):
    """A number that depends on the position: `per` x `times` + `plus`, but at most `most`.

    A game's subclass narrows `per` to its family of measures.
    """

    phrased_as: ClassVar[str] = "per"
    per: Measure
    times: int = 1
    plus: int = 0
    most: int | None = None

    @property
    def number(self) -> int:
        """The number that decides in its text if a noun is plural: `plus`, or if that is 0 `times`."""
        return self.plus or self.times


def amount(position: Any, wanted: int | Per, bound: Bound) -> int:
    """Return a fixed amount, or compute one that depends on the position."""
    if isinstance(wanted, int):
        return wanted
    value = wanted.per.read(position, bound) * wanted.times + wanted.plus
    return value if wanted.most is None else min(value, wanted.most)


def holds(position: Any, conditions: Collection[Measure], bound: Bound) -> bool:
    """Tell whether every condition is met."""
    return not conditions or all(
        condition.met_by(condition.read(position, bound)) for condition in conditions
    )
