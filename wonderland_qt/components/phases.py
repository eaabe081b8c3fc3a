"""Phases: the parts of a round, for games that are played in rounds."""

from __future__ import annotations

from typing import Any, Protocol

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.words.texts import Text, text


class InRounds(Protocol):
    """A state with a round and a phase."""

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
        """Return the round as the chapter of the game."""
        return self.round


def begin_phase(game: Game[Any, Any], phase: str) -> None:
    """Begin a phase of the current round."""
    game.state.phase = phase
    game.emit(PhaseBegun(phase=phase, round=game.state.round))


def moment(state: InRounds) -> Text:
    """Return the text with the current round and phase."""
    return text("moment", round=state.round, phase=state.phase)
