"""What facts let the eye see: hands go on, rabbits hop, and fiefs and parchments are counted one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.cues import Arrival, Count, Cue, Journey
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.bunny_kingdom.facts import (
    BuildingGained,
    Built,
    CampRemoved,
    CardDrawnFromReserve,
    CardsDealt,
    FiefHarvested,
    HandsPassed,
    ParchmentScored,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.table.map_pieces import square_id

HAND = "hand"


def _fief(fact: FiefHarvested) -> Cue | None:
    """Return how a fief is counted; one that brings nothing is passed over."""
    if not fact.points:
        return None
    sum_in_figures = f"{fact.strength} × {fact.wealth} = {fact.points}"
    return Count((f"fief:{fact.squares[0]}",), sum_in_figures, f"points:{fact.player}")


def _parchment(fact: ParchmentScored) -> Cue:
    squares = map(square_id, dict.fromkeys(fact.squares))
    return Count((f"card:{fact.parchment}", *squares), f"+{fact.points}", f"points:{fact.player}")


CUES: Mapping[type[Fact], Callable[[Any], Cue | None]] = {
    CardsDealt: lambda _fact: Arrival(HAND, "deck"),
    HandsPassed: lambda _fact: Arrival(HAND, "passing"),
    CardDrawnFromReserve: lambda fact: Journey(f"card:{fact.card}", f"reserve:{fact.player}"),
    SquareTaken: lambda fact: Journey(f"rabbit:{fact.square}", f"lord:{fact.player}"),
    BuildingGained: lambda fact: Journey(f"card:{fact.building}", f"lord:{fact.player}"),
    Built: lambda fact: Journey(f"building:{fact.building}", f"lord:{fact.player}"),
    CampRemoved: lambda fact: Journey(f"building:{fact.building}"),
    FiefHarvested: _fief,
    ParchmentScored: _parchment,
}


def cue(fact: Fact) -> Cue | None:
    """Return what can be seen of a fact; None where nothing moves or it does not matter when."""
    seen = CUES.get(type(fact))
    return seen(fact) if seen is not None else None
