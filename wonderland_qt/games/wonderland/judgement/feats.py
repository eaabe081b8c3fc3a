"""Feats: what claiming one brings, and what it costs (QUEST-2, ALLY-C3, ALLY-C4)."""

from __future__ import annotations

from wonderland_qt.games.wonderland.judgement.forging import chip_cost
from wonderland_qt.games.wonderland.judgement.quests import quest_worth
from wonderland_qt.games.wonderland.judgement.rewards import REWARDS, all_of
from wonderland_qt.games.wonderland.judgement.sight import VP, Sight, judges
from wonderland_qt.games.wonderland.mechanics.quests import RevealFeat
from wonderland_qt.games.wonderland.verbs.battle import AnyFeat
from wonderland_qt.games.wonderland.verbs.chips import GiveUp, GiveUpChip


@judges
def reveal_feat(sight: Sight, step: RevealFeat) -> float:
    """A feat done pays for sure; waiting for another may pay nothing (QUEST-2)."""
    done = VP * sight.pack.board.feat_vp + quest_worth(sight, step.quest, feat_done=True) / VP
    return done + _brought(sight)


def _brought(sight: Sight) -> float:
    """Return what the abilities of active chips do when a feat is claimed, each once (ALLY-C4)."""
    hooks, ally_set = sight.pack.windows.get("feat_claimed", {}), sight.view.ally_set
    kinds = dict.fromkeys([sight.pack.chips[chip].kind for chip in sight.me.active])
    sources = [ally_set.get(kind, kind) for kind in kinds]
    return all_of(sight, [hook for source in sources for hook in hooks.get(source, ())])


def _giving_up(sight: Sight, effect: GiveUp) -> float:
    """Chips of choice cost as much as the cheapest ones."""
    return -sum(sorted([chip_cost(sight, chip) for chip in sight.me.active])[: effect.chips])


REWARDS[GiveUp] = _giving_up
REWARDS[AnyFeat] = lambda sight, _: VP * sight.pack.board.feat_vp if sight.me.quests else 0.0


@judges
def give_up_chip(sight: Sight, step: GiveUpChip) -> float:
    """A chip given up is missed in all wars to come (ALLY-C4)."""
    return -chip_cost(sight, step.chip)
