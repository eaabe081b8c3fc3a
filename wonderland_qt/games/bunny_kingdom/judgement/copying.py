"""Copying: what a parchment scores for who copies it (COPY)."""

from __future__ import annotations

from wonderland_qt.games.bunny_kingdom.judgement.sight import Sight, judges
from wonderland_qt.games.bunny_kingdom.scoring.copies import CopyParchment
from wonderland_qt.games.bunny_kingdom.scoring.verbs import score


@judges
def copy_parchment(sight: Sight, step: CopyParchment) -> float:
    """All points that the player's parchments then score together (COPY-1)."""
    after = sight.realm.holding(step.card, step.copied)
    return sum(score(after, card).points for card in after.parchments)
