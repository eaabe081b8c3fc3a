"""What chips are worth in a bag: strength to come, forgings, quests served."""

from __future__ import annotations

from functools import cache

from wonderland_qt.games.wonderland.forge import FORGE_CHIP
from wonderland_qt.games.wonderland.judgement.quests import served
from wonderland_qt.games.wonderland.judgement.sight import Sight, remembered
from wonderland_qt.games.wonderland.pack import Chip, Pack
from wonderland_qt.games.wonderland.state import POISON

USUAL_STRENGTH = 1.5
"""What a chip of an average bag adds, madness included."""

PER_STRENGTH = 5.0
"""What one more strength is worth each time the chip comes, over two wars."""

USUAL = 5.0
"""What a chip of usual strength is worth: one chance more that it is not madness."""

HARM = -12.0
"""What a chip that costs a unit is worth, over two wars."""

FORGING = 12.0
"""What a forge chip earns besides its strength over two wars (FORGE-1)."""

SPECIAL = 4.0
"""What the ability of an ally is worth besides its strength."""


def chip_worth(sight: Sight, number: int) -> float:
    """Return what a chip in the bag is worth to the player for the rest of the game."""
    return plain_worths(sight.pack)[number] * sight.future + served(sight, number)


@cache
def plain_worths(pack: Pack) -> tuple[float, ...]:
    """Return what each chip of the pack does over two wars, whoever draws it."""
    return tuple([_plain_worth(chip) for chip in pack.chips])


def _plain_worth(chip: Chip) -> float:
    harm = chip.madness or (chip.kind == POISON)
    if harm:
        return HARM * harm
    worth = USUAL + PER_STRENGTH * (chip.strength - USUAL_STRENGTH)
    if chip.kind == FORGE_CHIP:
        return worth + FORGING
    return worth + (SPECIAL if "ally" in chip.tags else 0)


@remembered
def face_worth(sight: Sight, face: str) -> float:
    """Return what a new chip with this face is worth; 0 when none is left."""
    left = sight.view.supply.get(face, ())
    return chip_worth(sight, left[0]) if left else 0.0
