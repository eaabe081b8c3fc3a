"""The rule-based bot: takes the option that the game's own judgement thinks best."""

from __future__ import annotations

from math import inf
from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.forks import Fork

NEUTRAL = 0.0
"""What an option is worth that the game does not judge."""


class RuleBot:
    """Takes the best-judged option; among equals any, by chance of its own."""

    name = "rule"

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, fork: Fork[Any, Any], decision: Decision) -> str:
        """Return the id of the option that is judged best from what the player sees."""
        worths = fork.ruleset.judge(fork.view, fork.pack, decision)
        best, most = [""], -inf
        for option in decision.options:
            worth = worths.get(option.id, NEUTRAL)
            if worth > most:
                best, most = [option.id], worth
            elif worth == most:
                best.append(option.id)
        return best[0] if len(best) == 1 else self._chance.pick("choice", best)
