"""Invariants of Wonderland's War: VP and shards change only as events tell."""

from __future__ import annotations

from collections import Counter

from tests import invariants
from tests.every_game.game_invariants import GameInvariants
from tests.games.wonderland.conserved import conserve
from tests.games.wonderland.positions import frozen_content
from wonderland_qt.engine.events import Event
from wonderland_qt.games.wonderland.events import ShardsDiscarded, ShardsGained, ShardsGiven, VpGained
from wonderland_qt.games.wonderland.seen.zones import ZONES


def counted(game: invariants.AnyGame) -> invariants.Counts:
    """Return everybody's VP and shards."""
    players = game.state.players.values()
    return Counter({("vp", p.id): p.vp for p in players} | {("shards", p.id): p.shards for p in players})


def told(event: Event) -> invariants.Counts:
    """Return by how much an event changes VP and shards."""
    match event:
        case VpGained():
            return Counter({("vp", event.player): event.vp})
        case ShardsGained():
            return Counter({("shards", event.player): event.shards})
        case ShardsDiscarded():
            return Counter({("shards", event.player): -event.shards})
        case ShardsGiven():
            return Counter({("shards", event.player): -event.shards, ("shards", event.to): event.shards})
        case _:
            return Counter()


INVARIANTS = GameInvariants(ZONES, frozen_content, conserve, counted, told)
