"""What facts let the ear hear: goods and discs, pixies that rise and go down, the court that judges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.pixie_queen.facts import (
    DieRolled,
    DiscsPlaced,
    FoodDemanded,
    GoodsGained,
    GoodsPaid,
    GoodsRobbed,
    MarkersDrawn,
    MovedUp,
    OfferingsShown,
    PenaltyTaken,
    PhaseBegun,
    PixieDemoted,
    PixieDisplaced,
    PixiePromoted,
    PrizeTaken,
    RewardTaken,
    RockPlaced,
    RockRemoved,
    ScreensOpened,
    ServantMade,
    TilesExchanged,
    TileTaken,
    TileUsed,
    TrackClimbed,
    WentFirst,
)
from wonderland_qt.parts.by_kind import by_kind

PHASES = {"steal": "page", "punish": "court", "scoring": "court"}
SOUNDS: Mapping[type[Fact], str | Callable[[Any], str]] = {
    PhaseBegun: lambda fact: PHASES.get(fact.phase, ""),
    **dict.fromkeys((GoodsGained, GoodsPaid, GoodsRobbed), "coin"),
    **dict.fromkeys((DiscsPlaced, MovedUp, WentFirst, TrackClimbed), "drop"),
    **dict.fromkeys((TileTaken, TileUsed, TilesExchanged, OfferingsShown, ScreensOpened), "card"),
    **dict.fromkeys((PixiePromoted, PixieDisplaced), "wings"),
    **dict.fromkeys((MarkersDrawn, RockPlaced, RockRemoved), "pick"),
    **dict.fromkeys((PrizeTaken, RewardTaken, ServantMade), "prize"),
    FoodDemanded: "court",
    DieRolled: "die",
    PixieDemoted: "chains",
    PenaltyTaken: "penalty",
}

sound = by_kind(SOUNDS, "")
"""The name of a fact's sound, "" for a silent one."""
