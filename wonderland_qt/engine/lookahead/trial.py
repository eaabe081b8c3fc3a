"""A trial of edited content: a whole random game, looked at on the way, for each number of players."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.lookahead.soundness import LOOKED_AT_EVERY, Unsound, lay_table
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.texts import Text, text


def trial(ruleset: AnyRuleset, content: Any, whole: bool = True) -> Text | None:
    """Return what keeps people from playing with a content, and how many of them; None when all can.

    Unless it is the `whole` of a game, only its set-up is tried.
    """
    for players in ruleset.seating.sizes:
        try:
            _try(ruleset, content, players, whole)
        except Exception as error:
            return text("pack-unplayable", players=players, problem=_problem(error))
    return None


def _problem(error: Exception) -> Text | str:
    if isinstance(error, Unsound):
        return error.message
    return f"{type(error).__name__}: {error}"[:200] if str(error) else type(error).__name__


def _try(ruleset: AnyRuleset, content: Any, players: int, whole: bool) -> None:
    chance = OwnChance(players)
    chosen = ruleset.seating.random_new_game(content, players, players, {})
    game = ruleset.new(content, chosen, None)
    _look(ruleset, game)
    number = 0
    while whole and not game.over:
        number += 1
        player = game.waiting()[0]
        asked = next(decision for decision in game.decisions if decision.player == player)
        game.choose(player, any_answer(asked, chance))
        if number % LOOKED_AT_EVERY == 0:
            _look(ruleset, game)
    _look(ruleset, game)


def _look(ruleset: AnyRuleset, game: Game[Any, Any]) -> None:
    """Lay the table as no one's and as a player's own."""
    for viewer in (None, (*game.waiting(), *ruleset.players(game.state))[0]):
        lay_table(ruleset, game, viewer)
