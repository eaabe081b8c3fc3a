"""What the judgement says to a decision that a game has come to."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.judgement.judging import judge
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view


def worths(game: Game, player: PlayerId) -> dict[str, float]:
    """What each option is worth to the player who is asked."""
    asked = _asked(game, player)
    judged = judge(view(game, player), game.pack, asked)
    return {option.id: worth for option, worth in zip(asked.options, judged, strict=True)}


def best(game: Game, player: PlayerId) -> set[str]:
    """The options that are judged best."""
    found = worths(game, player)
    return {option for option, worth in found.items() if worth == max(found.values())}


def _asked(game: Game, player: PlayerId) -> Decision:
    return next(decision for decision in game.decisions if decision.player == player)
