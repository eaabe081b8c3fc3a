"""What facts let the ear hear: cards, hopping rabbits, what is built, and the counting."""

from __future__ import annotations

from collections.abc import Mapping

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
    PhaseBegun,
    PostTraded,
    ProvisionsPlayed,
    SquareTaken,
)

PHASES = {"exploration": "page", "construction": "", "harvest": "harvest"}
SOUNDS: Mapping[type[Fact], str] = {
    **dict.fromkeys((CardsDealt, HandsPassed, CardsOpened, CardDrawnFromReserve, ProvisionsPlayed), "card"),
    **dict.fromkeys((ParchmentLaid, ParchmentsOpened, ParchmentCopied), "parchment"),
    **dict.fromkeys((ParchmentScored, PostTraded), "count"),
    **dict.fromkeys((BuildingGained, CampRemoved), "drop"),
    SquareTaken: "hop",
    Built: "city",
}


def sound(fact: Fact) -> str:
    """Return the name of a fact's sound, "" for a silent one; a fief that brings nothing is passed over."""
    match fact:
        case PhaseBegun():
            return PHASES[fact.phase]
        case FiefHarvested():
            return "count" if fact.points else ""
        case _:
            return SOUNDS.get(type(fact), "")
