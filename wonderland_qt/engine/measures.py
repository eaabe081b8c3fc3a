"""Measures: numbers read from a position for one player, named in YAML and computed by registered rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, get_type_hints

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.flow import GameState, Position

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")
MeasureT = TypeVar("MeasureT", bound=OneKey)
Reading = Callable[[Position[StateT, PackT], MeasureT, Bound], int]


class Measures(Generic[StateT, PackT]):
    """A game's measures: for each measure model the rule that reads it."""

    def __init__(self) -> None:
        self.readings: dict[type[OneKey], Callable[..., int]] = {}

    def reads(self, reading: Reading[StateT, PackT, MeasureT]) -> Reading[StateT, PackT, MeasureT]:
        """Register a reading; the measure's class is taken from the annotation."""
        self.readings[get_type_hints(reading)["measure"]] = reading
        return reading

    def value(self, position: Position[StateT, PackT], measure: OneKey, bound: Bound) -> int:
        """Return the measure for the player of `bound`, in its place, with its piece and its other player."""
        return self.readings[type(measure)](position, measure, bound)
