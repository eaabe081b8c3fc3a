"""The random bot: every option is as good as another."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.information_set import InformationSet


class RandomBot:
    """Takes any option, all equally likely, with chance of its own."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:  # noqa: ARG002 every bot is asked like this
        """Return any option, or any several in any order."""
        return any_answer(decision, self._chance)
