"""Doing actions: by the kind of their verb, whether one can be carried out, and how."""

from __future__ import annotations

from functools import singledispatch

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.vocabulary import Act
from wonderland_qt.games.pixie_queen.rules import Game, Position


@singledispatch
def possible(act: Act, position: Position, player: PlayerId) -> bool:
    """Tell whether a player can carry out the action (GAME-7)."""
    raise NotImplementedError(f"nothing tells when {act.word} is possible")


@singledispatch
def carry_out(act: Act, game: Game, player: PlayerId) -> None:
    """Carry out the action."""
    raise NotImplementedError(f"nothing carries out {act.word}")
