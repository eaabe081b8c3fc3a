"""What the evaluation says to a decision that a game has come to."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.evaluation.evaluator import evaluate
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view


def values(game: Game, player: PlayerId) -> dict[str, float]:
    """The value of each option to the player who is asked."""
    asked = _asked(game, player)
    found = evaluate(view(game, player), game.content, asked)
    return {option.id: value for option, value in zip(asked.options, found, strict=True)}


def best(game: Game, player: PlayerId) -> set[str]:
    """The options that are rated best."""
    every = values(game, player)
    return {option for option, value in every.items() if value == max(every.values())}


def _asked(game: Game, player: PlayerId) -> Decision:
    return next(decision for decision in game.decisions if decision.player == player)
