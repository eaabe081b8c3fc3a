"""Foresight: how far a game is played on in thought, and what tells who stands how well there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol

from wonderland_qt.engine.flow import ContentT, Position, StateT
from wonderland_qt.engine.players import PlayerId

Features = Mapping[str, float]
"""What tells how well a player stands, number by number."""


class StageValues(Protocol):
    """How much each feature is worth in one stage of a game."""

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
    """How far bots play a game on in thought, and by what they value where they stop."""

    horizon: Callable[[StateT], Callable[[StateT], bool]]
    """From where thought begins, what tells whether the game has been played on far enough."""

    stage: Callable[[StateT], str]
    """The stage that a game is in; features of each have weights of their own."""

    features: Callable[[Position[StateT, ContentT]], Mapping[PlayerId, Features]]
    """What tells how well everybody stands, of a position of which all is known."""

    values: Callable[[ContentT], Mapping[str, StageValues]]
    """The fitted weights by stage; empty where a content has none."""
