"""Quests: how likely they are done, which to keep (QUEST); what chips are worth, as they serve them."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.judgement.growth import likely_met
from wonderland_qt.games.wonderland.judgement.plain_chips import plain_worths
from wonderland_qt.games.wonderland.judgement.readings import chips_meant
from wonderland_qt.games.wonderland.judgement.sight import VP, Sight, judges
from wonderland_qt.games.wonderland.judgement.usual import chance
from wonderland_qt.games.wonderland.measures.battle import Strength
from wonderland_qt.games.wonderland.measures.owned_chips import Chips
from wonderland_qt.games.wonderland.mechanics.quest_deck import DiscardQuest
from wonderland_qt.games.wonderland.state import CardId
from wonderland_qt.parts.judging import remembered

FOUGHT = 0.6
"""How likely one takes part in the battle of a region in a war, and does not bust."""

AIMED = 1.4
"""How much more often a strength is met that one may stop at, and so aim at."""

SERVING = 0.35
"""What part of an objective's VP a chip that serves it brings, all the others of it being needed too."""


def quest_worth(sight: Sight, quest: CardId, feat_done: bool = False) -> float:
    """Return what a quest promises: feat, objective, and more for both (QUEST-4)."""
    board, card = sight.pack.board, sight.pack.quests[quest]
    met = likely_met(sight, card.objective)
    feat = 1.0 if feat_done else _likely_done(sight, quest)
    return VP * (board.objective_vp * met + feat * (board.feat_vp + board.both_vp * met))


def _likely_done(sight: Sight, quest: CardId) -> float:
    """Return how likely the feat is done in one of the wars left (QUEST-2)."""
    card = sight.pack.quests[quest]
    aimed = AIMED if all(isinstance(measure, Strength) for measure in card.feat) else 1.0
    wars = sight.wars_to_come + (sight.view.phase == "war" and card.region in sight.battles_to_come)
    return 1 - max(1 - FOUGHT * aimed * chance(sight, card.feat), 0.0) ** wars


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


def chip_worth(sight: Sight, number: int) -> float:
    """Return what a chip in the bag is worth to the player for the rest of the game."""
    return plain_worths(sight)[number] * sight.future + served(sight, number)


@remembered
def face_worth(sight: Sight, face: str) -> float:
    """Return what a new chip with this face is worth; 0 when none is left."""
    left = sight.view.supply.get(face, ())
    return chip_worth(sight, left[0]) if left else 0.0
