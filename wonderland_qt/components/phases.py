"""Phases: a game that is played in rounds tells where it is, and that another phase begins."""

from __future__ import annotations

from typing import Any, Protocol

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.words.texts import Text, text


class InRounds(Protocol):
    """A state of a game that is played in rounds of phases."""

    @property
    def round(self) -> int: ...

    @property
    def phase(self) -> str: ...


class PhaseBegun(Event):
    """A phase of a round begins."""

    phase: str
    round: int

    @property
    def chapter(self) -> int:
        """Return the round."""
        return self.round


def begin_phase(game: Game[Any, Any], phase: str) -> None:
    """Begin a phase of the round that is played."""
    game.state.phase = phase
    game.emit(PhaseBegun(phase=phase, round=game.state.round))


def moment(state: InRounds) -> Text:
    """Return how far a game has come: its round and phase."""
    return text("moment", round=state.round, phase=state.phase)
