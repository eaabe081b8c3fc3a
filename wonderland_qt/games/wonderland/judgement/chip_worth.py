"""What chips are worth in a bag: strength to come, forgings, quests served."""

from __future__ import annotations

from wonderland_qt.games.wonderland.judgement.plain_chips import plain_worths
from wonderland_qt.games.wonderland.judgement.quests import served
from wonderland_qt.games.wonderland.judgement.sight import Sight
from wonderland_qt.parts.judging import remembered


def chip_worth(sight: Sight, number: int) -> float:
    """Return what a chip in the bag is worth to the player for the rest of the game."""
    return plain_worths(sight)[number] * sight.future + served(sight, number)


@remembered
def face_worth(sight: Sight, face: str) -> float:
    """Return what a new chip with this face is worth; 0 when none is left."""
    left = sight.view.supply.get(face, ())
    return chip_worth(sight, left[0]) if left else 0.0
