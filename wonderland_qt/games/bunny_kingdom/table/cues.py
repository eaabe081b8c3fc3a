"""What facts let the eye see: fiefs and parchments are counted one by one."""

from __future__ import annotations

from wonderland_qt.engine.cues import Count, Cue
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.bunny_kingdom.facts import FiefHarvested, ParchmentScored
from wonderland_qt.games.bunny_kingdom.table.map_pieces import square_id


def cue(fact: Fact) -> Cue | None:
    """Return what is counted, beyond pieces that move; a fief that brings nothing is passed over."""
    match fact:
        case FiefHarvested(points=points) if points:
            sum_in_figures = f"{fact.strength} × {fact.wealth} = {points}"
            return Count((f"fief:{fact.squares[0]}",), sum_in_figures, f"points:{fact.player}")
        case ParchmentScored():
            squares = map(square_id, dict.fromkeys(fact.squares))
            counted = (f"card:{fact.parchment}", *squares)
            return Count(counted, f"+{fact.points}", f"points:{fact.player}")
        case _:
            return None
