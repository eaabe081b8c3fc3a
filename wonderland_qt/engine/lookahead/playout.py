"""Playouts: games played on to their end with random answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import Game

MOST_ANSWERS = 1_500


def any_answer(decision: Decision, chance: OwnChance) -> str:
    """Return a random answer to a decision."""
    while decision.pick_count > 1:
        decision = decision.after(chance.pick("choice", decision.options).id)
    return decision.answer(chance.pick("choice", decision.options).id)


def playout(game: Game[Any, Any], seed: int) -> Iterator[Game[Any, Any]]:
    """Play a game to its end (at most MOST_ANSWERS) with random answers and yield it after each answer."""
    chance = OwnChance(seed)
    for _ in range(MOST_ANSWERS):
        if not game.waiting():
            return
        player = game.waiting()[0]
        game.choose(player, any_answer(game.decision_of(player), chance))
        yield game
