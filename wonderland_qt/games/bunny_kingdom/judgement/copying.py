"""Copying: what a parchment scores for who copies it (COPY)."""

from __future__ import annotations

from wonderland_qt.games.bunny_kingdom.judgement import hopes
from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight, judges
from wonderland_qt.games.bunny_kingdom.scoring.copies import CopyParchment
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm
from wonderland_qt.games.bunny_kingdom.scoring.verbs import looks_at_points, score


@judges
def copy_parchment(sight: Sight, step: CopyParchment) -> float:
    """All points that the player's parchments then score together (COPY-1)."""
    after = sight.realm.holding(step.card, step.copied)
    return sum(_score(sight, after, card) for card in after.parchments)


def _score(sight: Sight, after: Realm, card: str) -> float:
    """Return what a parchment scores; of one that looks at points, which nobody knows yet, what is hoped."""
    if not looks_at_points(after, card):
        return score(after, card).points
    verbs = sight.pack.parchments[after.parchments[card]].score
    return sum(hopes.hope(verb, sight, card) for verb in verbs)
