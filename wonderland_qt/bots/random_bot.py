"""The random bot: chooses among all options at random."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.information_set import InformationSet


class RandomBot:
    """Answers randomly, from its own seed."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:  # noqa: ARG002 every bot is asked like this
        """Return a random answer."""
        return any_answer(decision, self._chance)
