"""The rule-based bot: takes the option that the game's own judgement thinks best."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.forks import Fork


class RuleBot:
    """Takes the best-judged option; among equals any, by chance of its own."""

    name = "rule"

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, fork: Fork[Any, Any], decision: Decision) -> str:
        """Return the option that is judged best from what the player sees; of several, one after another."""
        while decision.picks > 1:
            decision = decision.after(self._best(fork, decision))
        return decision.answer(self._best(fork, decision))

    def _best(self, fork: Fork[Any, Any], decision: Decision) -> str:
        judge = fork.ruleset.judge
        worths = judge(fork.view, fork.pack, decision) if judge else [0.0] * len(decision.options)
        most = max(worths)
        best = [option.id for option, worth in zip(decision.options, worths, strict=True) if worth == most]
        return best[0] if len(best) == 1 else self._chance.pick("choice", best)
