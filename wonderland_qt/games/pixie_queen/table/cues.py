"""What facts let the eye see: goods that change hands, discs placed, pixies that rise and go down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.cues import Arrival, Cue, Handful, Journey
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.mine import DIG
from wonderland_qt.games.pixie_queen.state import MINE
from wonderland_qt.parts.by_kind import by_kind


def place_of(player: PlayerId, place: str) -> str:
    """Return the piece on which a pixie of a player stands: a space, the servant spot or the own mine."""
    return f"mine:{player}" if place == MINE else f"space:{place}"


def gained(fact: facts.GoodsGained) -> Handful:
    """Return goods that come from the supply, or from the bag when somebody digs."""
    supply = f"supply:{fact.good}"
    origin = "bag" if fact.cause == DIG else supply
    return Handful(supply, origin, f"portrait:{fact.player}", fact.tokens)


def paid(fact: facts.GoodsPaid) -> Handful:
    """Return goods that go back to the supply."""
    supply = f"supply:{fact.good}"
    return Handful(supply, f"portrait:{fact.player}", supply, fact.tokens)


def robbed(fact: facts.GoodsRobbed) -> Handful:
    """Return goods that go from one player to another."""
    return Handful(f"supply:{fact.good}", f"portrait:{fact.other}", f"portrait:{fact.player}", fact.tokens)


def moved(fact: facts.PixiePromoted | facts.PixieDisplaced) -> Cue:
    """Return a pixie that goes from place to place."""
    origin = place_of(fact.player, fact.origin)
    if fact.goal == MINE:
        return Arrival(f"mine:{fact.player}", origin)
    return Journey(f"pixie:{fact.goal}", origin)


CUES: Mapping[type[Fact], Callable[[Any], Cue | None]] = {
    facts.GoodsGained: gained,
    facts.GoodsPaid: paid,
    facts.GoodsRobbed: robbed,
    facts.DiscsPlaced: lambda fact: Arrival(f"space:{fact.space}", f"disc:{fact.player}"),
    facts.PixiePromoted: moved,
    facts.PixieDisplaced: moved,
    facts.PixieDemoted: lambda fact: Arrival(f"mine:{fact.player}", place_of(fact.player, fact.origin)),
    facts.PenaltyTaken: lambda fact: Journey(f"score_disc:{fact.player}"),
    facts.TrackClimbed: lambda fact: Journey(f"track_disc:{fact.track}:{fact.player}"),
    facts.RewardTaken: lambda fact: Journey(f"reward:{fact.player}"),
    facts.PrizeTaken: lambda fact: Journey(f"prize:{fact.prize}"),
    facts.ServantMade: lambda _fact: Journey("pixie:servant"),
    facts.TileTaken: lambda fact: Journey(f"tile:{fact.tile}:{fact.player}", f"tile:{fact.tile}"),
    facts.TileUsed: lambda fact: Journey(f"tile:{fact.tile}", f"portrait:{fact.player}"),
    facts.MovedUp: lambda fact: Journey(f"small:{fact.player}"),
    facts.WentFirst: lambda fact: Journey(f"large:{fact.player}"),
    facts.OrderSet: lambda _fact: Arrival("large"),
}

cue: Callable[[Fact], Cue | None] = by_kind(CUES, None)
"""What can be seen of a fact; None where nothing moves or it does not matter when."""
