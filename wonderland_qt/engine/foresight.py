"""Foresight: how far bots play a game on in simulations, and how they value the position there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol

from wonderland_qt.engine.flow import ContentT, Position, StateT
from wonderland_qt.engine.players import PlayerId

Features = Mapping[str, float]
"""Numbers that describe how good a player's position is, by name."""


class StageValues(Protocol):
    """The values of features in one stage of a game."""

    @property
    def scale(self) -> float:
        """The lead in points that makes a win e times as likely."""
        ...

    @property
    def weights(self) -> Mapping[str, float]:
        """Points at the end for each unit of a feature."""
        ...


@dataclass(frozen=True)
class Foresight(Generic[StateT, ContentT]):
    """How far bots simulate a game, and how they value the positions at which they stop."""

    horizon: Callable[[StateT], Callable[[StateT], bool]]
    """Returns, for the state where a simulation begins, a test whether a later state is far enough."""

    stage: Callable[[StateT], str]
    """The stage of a game that a state is in; each stage has its own weights."""

    features: Callable[[Position[StateT, ContentT]], Mapping[PlayerId, Features]]
    """The features of each player in a position of which everything is known."""

    values: Callable[[ContentT], Mapping[str, StageValues]]
    """The fitted weights of a content by stage, empty if it has none."""
