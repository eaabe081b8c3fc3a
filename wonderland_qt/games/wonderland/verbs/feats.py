"""Verbs of feats."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.mechanics.quests import OfferAnyFeat
from wonderland_qt.games.wonderland.rules import Game, verbs


class AnyFeat(Effect, word="any_feat", reads={"quests"}, adds={"quests"}):
    """{any_feat}: one more feat in hand may be claimed, whatever its region and condition."""


@verbs.do
def any_feat(game: Game, effect: AnyFeat, bound: Bound) -> None:
    """Let the player claim a feat, asked in secret as its quest is (ALLY-C3, GAME-11)."""
    game.push(OfferAnyFeat(bound.player))
