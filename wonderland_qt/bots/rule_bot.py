"""The rule bot: chooses the option that the game's evaluation rates best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.information_set import InformationSet


class RuleBot:
    """Chooses the best-rated option, randomly among equals.

    It evaluates with the game's content, or with `content`, a copy with other weights.
    """

    name = "rule"

    def __init__(self, seed: int, content: Any = None) -> None:
        """Choose by the evaluation of a content, by default that of the game; the seed decides ties."""
        self._chance = OwnChance(seed)
        self._content = content

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return the best-rated option; for answers of several options, the best one repeatedly."""
        while decision.pick_count > 1:
            decision = decision.after(self._best_answer(known, decision))
        return decision.answer(self._best_answer(known, decision))

    def _best_answer(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return the id of the best-rated option, a random one if several are equal."""
        if len(decision.options) == 1:
            return decision.options[0].id
        values = values_of(known, decision, self._content)
        most = max(values)
        if values.count(most) == 1:
            return decision.options[values.index(most)].id
        best = [option.id for option, value in zip(decision.options, values, strict=True) if value == most]
        return self._chance.pick("choice", best)


def values_of(known: InformationSet[Any, Any], decision: Decision, content: Any = None) -> Sequence[float]:
    """Return the values of the options by the game's evaluation, 0 for all if it has none.

    Another `content` than the game's serves to compare weights: its bot rates with them in the same game.
    """
    evaluate = known.ruleset.evaluate
    if evaluate is None:
        return [0.0] * len(decision.options)
    return evaluate(known.view, content or known.content, decision)
