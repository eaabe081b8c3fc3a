"""What facts let the ear hear: cards, hopping rabbits, what is built, and the counting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.bunny_kingdom.facts import (
    BuildingGained,
    Built,
    CampRemoved,
    CardDrawnFromReserve,
    CardsDealt,
    CardsOpened,
    FiefHarvested,
    HandsPassed,
    ParchmentCopied,
    ParchmentLaid,
    ParchmentScored,
    ParchmentsOpened,
    PostTraded,
    ProvisionsPlayed,
    SquareTaken,
)
from wonderland_qt.parts.by_kind import by_kind
from wonderland_qt.parts.phases import PhaseBegun

PHASES = {"exploration": "page", "construction": "", "harvest": "harvest"}
SOUNDS: Mapping[type[Fact], str | Callable[[Any], str]] = {
    PhaseBegun: lambda fact: PHASES[fact.phase],
    FiefHarvested: lambda fact: "count" if fact.points else "",
    **dict.fromkeys((CardsDealt, HandsPassed, CardsOpened, CardDrawnFromReserve, ProvisionsPlayed), "card"),
    **dict.fromkeys((ParchmentLaid, ParchmentsOpened, ParchmentCopied), "parchment"),
    **dict.fromkeys((ParchmentScored, PostTraded), "count"),
    **dict.fromkeys((BuildingGained, CampRemoved), "drop"),
    SquareTaken: "hop",
    Built: "city",
}

sound = by_kind(SOUNDS, "")
"""The name of a fact's sound, "" for a silent one; a fief that brings nothing is passed over."""
