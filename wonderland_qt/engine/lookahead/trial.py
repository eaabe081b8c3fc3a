"""The trial of edited content: one random game for each number of players, checked on the way."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.lookahead.soundness import LOOKED_AT_EVERY, Unsound, lay_table
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.words.texts import Text, text

LONGEST_PROBLEM = 200


def trial(ruleset: AnyRuleset, content: Any, whole: bool = True) -> Text | None:
    """Return why a content cannot be played, with the number of players; None if it can.

    Without `whole` only the set-up is tried.
    """
    for players in ruleset.seating.sizes:
        try:
            _play_randomly(ruleset, content, players, whole)
        except Exception as error:
            return text("pack-unplayable", players=players, problem=_problem_in_words(error))
    return None


def _problem_in_words(error: Exception) -> Text | str:
    """Return what went wrong in a trial: our own message, or the name of an exception and its message."""
    if isinstance(error, Unsound):
        return error.message
    name = type(error).__name__
    return f"{name}: {error}"[:LONGEST_PROBLEM] if str(error) else name


def _play_randomly(ruleset: AnyRuleset, content: Any, players: int, whole: bool) -> None:
    """Play a random game, or only its set-up, and check the table; raises whatever goes wrong.

    The table is looked at now and then; the seed is fixed, so that the same content always fails alike.
    """
    seed = players
    chance = OwnChance(seed)
    chosen = ruleset.seating.random_new_game(content, players, seed, options={})
    game = ruleset.new(content, chosen, None)
    _build_tables(ruleset, game)
    answers = 0
    while whole and not game.over:
        answers += 1
        player = game.waiting()[0]
        game.choose(player, any_answer(game.decision_of(player), chance))
        if answers % LOOKED_AT_EVERY == 0:
            _build_tables(ruleset, game)
    _build_tables(ruleset, game)


def _build_tables(ruleset: AnyRuleset, game: Game[Any, Any]) -> None:
    """Check that the table can be built for the public and for the player who is asked (at the end, any)."""
    first_player, *_others = (*game.waiting(), *ruleset.players(game.state))
    for viewer in (None, first_player):
        lay_table(ruleset, game, viewer)
