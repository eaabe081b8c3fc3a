"""What the laws ask of Wonderland's War: VP and shards change only as facts tell."""

from __future__ import annotations

from collections import Counter

from tests import laws
from tests.every_game.under_laws import UnderLaws
from tests.games.wonderland.conserved import conserve
from tests.games.wonderland.positions import frozen_pack
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.facts import ShardsDiscarded, ShardsGained, ShardsGiven, VpGained
from wonderland_qt.games.wonderland.seen.zones import ZONES


def counted(game: laws.AnyGame) -> laws.Counts:
    """Return everybody's VP and shards."""
    players = game.state.players.values()
    return Counter({("vp", p.id): p.vp for p in players} | {("shards", p.id): p.shards for p in players})


def told(fact: Fact) -> laws.Counts:
    """Return by how much a fact changes VP and shards."""
    match fact:
        case VpGained():
            return Counter({("vp", fact.player): fact.vp})
        case ShardsGained():
            return Counter({("shards", fact.player): fact.shards})
        case ShardsDiscarded():
            return Counter({("shards", fact.player): -fact.shards})
        case ShardsGiven():
            return Counter({("shards", fact.player): -fact.shards, ("shards", fact.to): fact.shards})
        case _:
            return Counter()


UNDER_LAWS = UnderLaws(ZONES, frozen_pack, conserve, counted, told)
