"""What facts let the eye see: hands go on, rabbits hop, and buildings come to stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.cues import Arrival, Cue, Journey
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.bunny_kingdom.facts import (
    BuildingGained,
    Built,
    CampRemoved,
    CardDrawnFromReserve,
    CardsDealt,
    HandsPassed,
    SquareTaken,
)
from wonderland_qt.parts.by_kind import by_kind

HAND = "hand"


CUES: Mapping[type[Fact], Callable[[Any], Cue | None]] = {
    CardsDealt: lambda _fact: Arrival(HAND, "deck"),
    HandsPassed: lambda _fact: Arrival(HAND, "sign"),
    CardDrawnFromReserve: lambda fact: Journey(f"card:{fact.card}", f"reserve:{fact.player}"),
    SquareTaken: lambda fact: Journey(f"rabbit:{fact.square}", f"lord:{fact.player}"),
    BuildingGained: lambda fact: Journey(f"card:{fact.building}", f"lord:{fact.player}"),
    Built: lambda fact: Journey(f"building:{fact.building}", f"lord:{fact.player}"),
    CampRemoved: lambda fact: Journey(f"building:{fact.building}"),
}

cue: Callable[[Fact], Cue | None] = by_kind(CUES, None)
"""What can be seen of a fact; None where nothing moves or it does not matter when."""
