"""What facts let the eye see: the die rolls, and chips leave their bags."""

from __future__ import annotations

from wonderland_qt.engine.cues import Cue, Journey, Roll
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.facts import ChipDrawn, DieRolled


def cue(fact: Fact) -> Cue | None:
    """Return what can be seen of a fact beyond pieces that move from place to place."""
    match fact:
        case DieRolled():
            return Roll("die", fact.shards)
        case ChipDrawn():
            return Journey(f"chip:{fact.chip}", f"bag:{fact.player}")
        case _:
            return None
