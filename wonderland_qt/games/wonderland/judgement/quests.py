"""Quests: which are worth keeping, how near their objectives are, and what serves them (QUEST)."""

from __future__ import annotations

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland.judgement.judges import judges
from wonderland_qt.games.wonderland.judgement.readings import READINGS, chips_meant
from wonderland_qt.games.wonderland.judgement.sight import VP, Sight, remembered
from wonderland_qt.games.wonderland.measures.owned_chips import Chips
from wonderland_qt.games.wonderland.quest_deck import DiscardQuest
from wonderland_qt.games.wonderland.state import CardId
from wonderland_qt.games.wonderland.vocabulary import Measure

UNKNOWN = 0.3
"""How likely a condition is that nobody here can read."""

FEAT_IN_A_WAR = 0.25
"""How likely a feat is done in each war to come."""

GROWTH = 0.15
"""How much nearer an objective comes in each war to come."""

SERVING = 0.35
"""What part of an objective's VP a chip that serves it brings, all the others of it being needed too."""


def nearness(sight: Sight, conditions: tuple[Measure, ...]) -> float:
    """Return how near the conditions of an objective are to being met, from 0 to 1."""
    near = 1.0
    for condition in conditions:
        near *= _near(sight, condition)
    return near


def _near(sight: Sight, condition: Measure) -> float:
    reading = READINGS.get(type(condition))
    if reading is None:
        return UNKNOWN
    value = reading(sight, condition)
    if condition.met_by(int(value)):
        return 1.0
    if condition.at_least:
        return float(min(value / condition.at_least + GROWTH * sight.wars_to_come, 1.0)) ** 2
    return UNKNOWN


def quest_worth(sight: Sight, quest: CardId, feat_done: bool = False) -> float:
    """Return what a quest promises: feat, objective, and more for both (QUEST-4)."""
    board, card = sight.pack.board, sight.pack.quests[quest]
    near = nearness(sight, card.objective)
    feat = 1.0 if feat_done else min(FEAT_IN_A_WAR * sight.wars_to_come, 1.0)
    return VP * (board.objective_vp * near + feat * (board.feat_vp + board.both_vp * near))


def served(sight: Sight, chip: int) -> float:
    """Return what a chip brings to the objectives of the player's quests (QUEST-3)."""
    meant = _wanted(sight, sight.player)
    return sum([worth for chips, worth in meant if chip in chips]) if meant else 0.0


@remembered
def _wanted(sight: Sight, name: PlayerId) -> list[tuple[frozenset[int], float]]:
    """Return the chips that the player's objectives still count on, with what one of them brings."""
    board, me, found = sight.pack.board, sight.view.players[name], []
    for quest in (*me.hand, *me.feats):
        pays = board.objective_vp + (board.both_vp if quest in me.feats else 0)
        for measure in sight.pack.quests[quest].objective:
            if isinstance(measure, Chips) and measure.at_least:
                missing = measure.at_least - chips_meant(sight, measure)
                if missing > 0:
                    worth = SERVING * VP * pays / missing
                    found.append((sight.pack.matching(measure.chips_meant), worth))
    return found


@judges
def discard_quest(sight: Sight, step: DiscardQuest) -> float:
    """A quest given up takes its promise along (SETUP-13, REWARD-18)."""
    return -quest_worth(sight, step.quest)
