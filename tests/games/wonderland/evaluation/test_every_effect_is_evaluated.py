"""Bots know the value of every effect, or it is said that they need not."""

from __future__ import annotations

from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.evaluation.rewards import NEUTRAL, REWARDS


def test_every_effect_is_evaluated_or_neutral() -> None:
    effects = set(verbs(Effect).values())
    assert sorted(effect.word for effect in effects - REWARDS.keys() - NEUTRAL) == []
    assert sorted(effect.word for effect in NEUTRAL if effect in REWARDS or effect not in effects) == []
