"""What facts let the ear hear: goods and discs, pixies that rise and go down, the court that judges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.parts.by_kind import by_kind

PHASES = {"steal": "page", "punish": "court", "scoring": "court"}
SOUNDS: Mapping[type[Fact], str | Callable[[Any], str]] = {
    facts.PhaseBegun: lambda fact: PHASES.get(fact.phase, ""),
    **dict.fromkeys((facts.GoodsGained, facts.GoodsPaid, facts.GoodsRobbed), "coin"),
    **dict.fromkeys((facts.DiscsPlaced, facts.MovedUp, facts.WentFirst, facts.TrackClimbed), "drop"),
    **dict.fromkeys((facts.TileTaken, facts.TileUsed, facts.TilesExchanged), "card"),
    **dict.fromkeys((facts.OfferingsShown, facts.ScreensOpened), "card"),
    **dict.fromkeys((facts.PixiePromoted, facts.PixieDisplaced), "wings"),
    **dict.fromkeys((facts.MarkersDrawn, facts.RockPlaced, facts.RockRemoved), "pick"),
    **dict.fromkeys((facts.PrizeTaken, facts.RewardTaken, facts.ServantMade), "prize"),
    facts.FoodDemanded: "court",
    facts.DieRolled: "die",
    facts.PixieDemoted: "chains",
    facts.PenaltyTaken: "penalty",
}

sound = by_kind(SOUNDS, "")
"""The name of a fact's sound, "" for a silent one."""
