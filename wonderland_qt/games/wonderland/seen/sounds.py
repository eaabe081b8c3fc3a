"""What facts let the ear hear: bags and chips, cards and the die, madness, busts and castles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from wonderland_qt.parts.by_kind import by_kind
from wonderland_qt.parts.phases import PhaseBegun

PHASES = {"tea": "tea", "war": "night"}
SOUNDS: Mapping[type[Fact], str | Callable[[Any], str]] = {
    PhaseBegun: lambda fact: PHASES[fact.phase],
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

sound = by_kind(SOUNDS, "")
"""The name of a fact's sound, "" for a silent one."""
