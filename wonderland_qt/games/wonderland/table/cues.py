"""What facts let the eye see: the die rolls, chips leave their bags, leaders walk, units fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.cues import Arrival, Cue, Fall, Handful, Journey, Roll, Strike
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.facts import (
    AbilityUnlocked,
    BagRefreshed,
    BattleMarkerMoved,
    CastleBuilt,
    ChipDrawn,
    ChipForged,
    ChipGained,
    ChipLeft,
    ChipPlaced,
    ChipReturned,
    ChipsExhausted,
    DieRolled,
    FeatRevealed,
    FigureReturned,
    LeaderMoved,
    MadnessPlaced,
    PoisonPlaced,
    PoisonReturned,
    QuestsDrawn,
    ShardsGained,
    ShardsGiven,
    StrengthChanged,
    TeaCardLaid,
    TeaCardTaken,
    TileLaid,
    UnitLost,
    UnitsPlaced,
    VpGained,
    WagerLaid,
    WonderlandianShown,
    WonderlandianTaken,
)
from wonderland_qt.games.wonderland.piece_ids import castle_piece, supporter_piece
from wonderland_qt.parts.by_kind import by_kind

SUPPLY = "supply"


def _placed(fact: UnitsPlaced) -> Cue:
    if fact.figure:
        return Journey(f"figure:{fact.figure}")
    units = supporter_piece(fact.player, fact.region)
    return Handful(units, supporter_piece(fact.player, fact.origin), units, fact.units)


def _lost(fact: UnitLost) -> Cue:
    if fact.unit == "supporter":
        return Fall(supporter_piece(fact.player, fact.region))
    return Journey(f"leader:{fact.player}" if fact.unit == "leader" else f"figure:{fact.unit}")


def _chip(fact: Any) -> Cue:
    return Journey(f"chip:{fact.chip}")


def _card(fact: Any) -> Cue:
    return Journey(f"card:{fact.card}")


CUES: Mapping[type[Fact], Callable[[Any], Cue | None]] = {
    **dict.fromkeys((ChipLeft, ChipPlaced, ChipReturned, MadnessPlaced), _chip),
    ChipForged: lambda fact: Strike(f"chip:{fact.chip}", "hammer/hammer", "sparks/many"),
    **dict.fromkeys((PoisonPlaced, PoisonReturned), _chip),
    ChipDrawn: lambda fact: Journey(f"chip:{fact.chip}", f"bag:{fact.player}"),
    ChipGained: lambda fact: Journey(f"chip:{fact.chip}", SUPPLY),
    ChipsExhausted: lambda fact: Arrival(f"exhausted:{fact.player}"),
    BagRefreshed: lambda fact: Arrival(f"bag:{fact.player}"),
    LeaderMoved: lambda fact: Journey(f"leader:{fact.player}"),
    UnitsPlaced: _placed,
    UnitLost: _lost,
    CastleBuilt: lambda fact: Journey(castle_piece(fact.player, fact.region), f"castle:{fact.player}"),
    BattleMarkerMoved: lambda _fact: Journey("marker"),
    **dict.fromkeys((TeaCardLaid, TeaCardTaken, WonderlandianTaken, FigureReturned), _card),
    WonderlandianShown: lambda fact: Journey(f"card:{fact.card}", "deck:wonderlandians"),
    QuestsDrawn: lambda fact: Arrival(f"hand:{fact.player}", "deck:quests"),
    FeatRevealed: lambda fact: Arrival(f"feats:{fact.player}"),
    WagerLaid: lambda fact: Journey(f"wager:{fact.player}", f"hand:{fact.player}"),
    TileLaid: lambda fact: Journey(f"tile:{fact.region}"),
    AbilityUnlocked: lambda fact: Journey(f"disc:{fact.ability}"),
    DieRolled: lambda fact: Roll("die", fact.shards),
    ShardsGained: lambda fact: Handful(f"shards:{fact.player}", "die", f"shards:{fact.player}", fact.shards),
    ShardsGiven: lambda fact: Handful(
        f"shards:{fact.player}", f"shards:{fact.player}", f"shards:{fact.to}", fact.shards
    ),
    VpGained: lambda fact: Journey(f"vp:{fact.player}"),
    StrengthChanged: lambda fact: Journey(f"strength:{fact.player}"),
}

cue: Callable[[Fact], Cue | None] = by_kind(CUES, None)
"""What can be seen of a fact; None where nothing moves or it does not matter when."""
