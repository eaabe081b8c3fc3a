"""Bots know of every effect what it is worth, or it is said that they need not."""

from __future__ import annotations

from wonderland_qt.engine.content.tagged_maps import verbs
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.judgement.rewards import NEUTRAL, REWARDS


def test_every_effect_is_judged_or_neutral() -> None:
    effects = set(verbs(Effect).values())
    assert sorted(effect.word for effect in effects - REWARDS.keys() - NEUTRAL) == []
    assert sorted(effect.word for effect in NEUTRAL if effect in REWARDS or effect not in effects) == []
