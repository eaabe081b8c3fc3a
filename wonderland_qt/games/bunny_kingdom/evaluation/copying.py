"""Copying: what a parchment scores for who copies it (COPY)."""

from __future__ import annotations

from wonderland_qt.games.bunny_kingdom.evaluation import hopes
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context, evaluator
from wonderland_qt.games.bunny_kingdom.scoring.copies import CopyParchment
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm
from wonderland_qt.games.bunny_kingdom.scoring.verbs import looks_at_points, score


@evaluator
def copy_parchment(context: Context, step: CopyParchment) -> float:
    """All points that the player's parchments then score together (COPY-1)."""
    after = context.realm.holding(step.card, step.copied)
    return sum(_score(context, after, card) for card in after.parchments)


def _score(context: Context, after: Realm, card: str) -> float:
    """Return what a parchment scores; of one that looks at points, which no one knows yet, what is hoped."""
    if not looks_at_points(after, card):
        return score(after, card).points
    verbs = context.content.parchments[after.parchments[card]].score
    return sum(hopes.hope(verb, context, card) for verb in verbs)
