"""Bots know the value of every effect, or it is said that they need not."""

from __future__ import annotations

from tests.games.wonderland.content.shipped import shipped
from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.evaluation.rewards import REWARDS
from wonderland_qt.games.wonderland.verbs import battle, choices

NEUTRAL: set[type[Effect]] = {battle.ToSymbol, choices.Depends}
"""Effects that have only the value that the content gives them: their options are evaluated one by one."""


def test_every_effect_is_evaluated_or_priced_or_neutral() -> None:
    effects, priced = set(verbs(Effect).values()), shipped().values.rewards
    unknown = sorted(effect.word for effect in effects - REWARDS.keys() - NEUTRAL)
    lacking = [word for word in unknown if word not in priced]
    assert lacking == [], (
        "say its price in content/wonderland/values.yaml, or its value in evaluation/rewards.py"
    )
    assert sorted(effect.word for effect in NEUTRAL if effect in REWARDS or effect not in effects) == []
