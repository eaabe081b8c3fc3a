"""Quests: how likely they are done, which to keep (QUEST); the values of chips, as they serve them."""

from __future__ import annotations

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.evaluation.context import VP, Context, evaluator
from wonderland_qt.games.wonderland.evaluation.growth import likely_met
from wonderland_qt.games.wonderland.evaluation.plain_chips import plain_values
from wonderland_qt.games.wonderland.evaluation.readings import chips_meant
from wonderland_qt.games.wonderland.evaluation.usual import chance
from wonderland_qt.games.wonderland.measures.battle import Strength
from wonderland_qt.games.wonderland.measures.owned_chips import Chips
from wonderland_qt.games.wonderland.mechanics.quest_deck import DiscardQuest
from wonderland_qt.games.wonderland.state import CardId


def quest_value(context: Context, quest: CardId, feat_done: bool = False) -> float:
    """Return what a quest promises: feat, objective, and more for both (QUEST-4)."""
    board, card = context.content.board, context.content.quests[quest]
    met = likely_met(context, card.objective)
    feat = 1.0 if feat_done else _likely_done(context, quest)
    return VP * (board.objective_vp * met + feat * (board.feat_vp + board.both_vp * met))


def _likely_done(context: Context, quest: CardId) -> float:
    """Return how likely the feat is done in one of the wars left (QUEST-2)."""
    card, weights = context.content.quests[quest], context.weights.quests
    aimed = weights.aimed if all(isinstance(measure, Strength) for measure in card.feat) else 1.0
    wars = context.wars_to_come + (context.view.phase == "war" and card.region in context.battles_to_come)
    missed = max(1 - weights.fought * aimed * chance(context, card.feat), 0.0)
    return 1 - missed**wars


def served(context: Context, chip: int) -> float:
    """Return what a chip brings to the objectives of the player's quests (QUEST-3)."""
    meant = _wanted(context, context.player)
    return sum([value for chips, value in meant if chip in chips]) if meant else 0.0


@remembered
def _wanted(context: Context, name: PlayerId) -> list[tuple[frozenset[int], float]]:
    """Return the chips that the player's objectives still count on, with what one of them brings."""
    board, me, found = context.content.board, context.view.players[name], []
    for quest in (*me.hand, *me.feats):
        pays = board.objective_vp + (board.both_vp if quest in me.feats else 0)
        for measure in context.content.quests[quest].objective:
            if isinstance(measure, Chips) and measure.at_least:
                missing = measure.at_least - chips_meant(context, measure)
                if missing > 0:
                    value = context.weights.quests.serving * VP * pays / missing
                    found.append((context.content.matching(measure.chips_meant), value))
    return found


@evaluator
def discard_quest(context: Context, step: DiscardQuest) -> float:
    """A quest given up takes its promise along (SETUP-13, REWARD-18)."""
    return -quest_value(context, step.quest)


def chip_value(context: Context, number: int) -> float:
    """Return the value of a chip in the bag to the player for the rest of the game."""
    return plain_values(context)[number] * context.future + served(context, number)


@remembered
def face_value(context: Context, face: str) -> float:
    """Return the value of a new chip with this face; 0 when none is left."""
    left = context.view.supply.get(face, ())
    return chip_value(context, left[0]) if left else 0.0
