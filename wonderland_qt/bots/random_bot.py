"""The random bot: every option is as good as another."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.forks import Fork


class RandomBot:
    """Takes any option, all equally likely, by chance of its own."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, fork: Fork[Any, Any], decision: Decision) -> str:  # noqa: ARG002 every bot is asked like this
        """Return any option, or any several in any order."""
        while decision.picks > 1:
            decision = decision.after(self._pick(decision))
        return decision.answer(self._pick(decision))

    def _pick(self, decision: Decision) -> str:
        return self._chance.pick("choice", decision.options).id
