"""What facts let the ear hear: bags and chips, cards and the die, madness, busts and castles."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.facts import (
    AbilityUnlocked,
    BagRefreshed,
    CastleBuilt,
    ChipDrawn,
    ChipForged,
    ChipGained,
    ChipLeft,
    ChipPlaced,
    DieRolled,
    FeatRevealed,
    LeaderMoved,
    MadnessPlaced,
    PhaseBegun,
    PlayerBusted,
    QuestsDrawn,
    ShardsGained,
    TeaCardTaken,
    UnitLost,
    UnitsPlaced,
    WagerLaid,
    WagersRevealed,
    WonderlandianTaken,
)

PHASES = {"tea": "tea", "war": "night"}
SOUNDS: Mapping[type[Fact], str] = {
    **dict.fromkeys((ChipDrawn, BagRefreshed), "bag"),
    **dict.fromkeys((ChipGained, ChipLeft, ChipPlaced), "chip"),
    **dict.fromkeys((TeaCardTaken, WonderlandianTaken, QuestsDrawn, FeatRevealed), "card"),
    **dict.fromkeys((WagerLaid, WagersRevealed), "card"),
    **dict.fromkeys((LeaderMoved, UnitsPlaced), "drop"),
    **dict.fromkeys((ChipForged, AbilityUnlocked), "forge"),
    DieRolled: "die",
    ShardsGained: "shards",
    UnitLost: "fall",
    MadnessPlaced: "madness",
    PlayerBusted: "bust",
    CastleBuilt: "castle",
}


def sound(fact: Fact) -> str:
    """Return the name of a fact's sound, "" for a silent one."""
    if isinstance(fact, PhaseBegun):
        return PHASES[fact.phase]
    return SOUNDS.get(type(fact), "")
