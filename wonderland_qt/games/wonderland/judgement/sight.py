"""Sight: a view as its viewer looks at it, with what most judgements ask for worked out when first needed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache, cached_property, wraps
from typing import Any, TypeVar

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland.content import Content
from wonderland_qt.games.wonderland.pack import Pack
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.games.wonderland.view import PlayerView, TableView

VP = 10
"""Everything is judged in tenths of a VP."""

ROUNDS = 3
AVERAGE_WARS = 2
"""`worth.yaml` prices what works in wars for a game with so many wars to come."""


USUAL_STRENGTH = 2.3
"""How strong a chip is that is played, on average."""


class Sight:
    """What one player sees of the table, and the content it is played with."""

    def __init__(self, view: TableView, pack: Pack, player: PlayerId) -> None:
        self.view = view
        self.pack = pack
        self.player = player
        self.me: PlayerView = view.players[player]
        self.prices = pack.content.worth.rewards
        self.memory: defaultdict[object, dict[Any, Any]] = defaultdict(dict)
        self.wars_to_come = ROUNDS - max(view.round, 1) + (view.phase != "war")
        """How many whole wars are still to come."""
        self.battles_to_come = _to_come(view)
        """The regions whose battle of this round is yet to begin (WAR-1)."""
        self.future = self.wars_to_come / AVERAGE_WARS
        """How much of what works in wars is still to be had: 1 with two wars to come."""
        self.plain: tuple[float, ...] | None = None
        """What each chip of the pack does by itself in a bag, once it was asked for."""
        self.seat = ""
        """The chair on which the player's leader is imagined, if any."""
        self.chip_strength = USUAL_STRENGTH
        """How strong the chip is for which changes to a chip are judged."""
        if view.phase == "war":
            self.future += len(self.battles_to_come) / len(view.ring) / AVERAGE_WARS

    @property
    def content(self) -> Content:
        """Return the content of the pack."""
        return self.pack.content

    @cached_property
    def mix(self) -> tuple[str, ...]:
        """Return the ally abilities of the game."""
        return tuple(self.view.ally_set.values())

    @cached_property
    def others(self) -> tuple[PlayerView, ...]:
        """Return the other players."""
        return tuple([other for name, other in self.view.players.items() if name != self.player])

    def printed(self, name: str) -> float:
        """Return what the content expects of a reward; 0 for one that it does not price."""
        return self.prices.get(name, 0)


def _to_come(view: TableView) -> tuple[RegionId, ...]:
    if view.phase != "war" or view.battle is None:
        return view.ring
    return _after(view.ring, view.marker, view.battle.region)


@cache
def _after(ring: tuple[RegionId, ...], start: RegionId, region: RegionId) -> tuple[RegionId, ...]:
    """Return the regions after one of them in the order of battles, which begins at `start` (WAR-1)."""
    turns = ring[ring.index(start) :] + ring[: ring.index(start)]
    return turns[turns.index(region) + 1 :]


KeyT = TypeVar("KeyT")
WorthT = TypeVar("WorthT")


def remembered(judged: Callable[[Sight, KeyT], WorthT]) -> Callable[[Sight, KeyT], WorthT]:
    """Let a judgement be made once for a decision and remembered by what it is about."""

    @wraps(judged)
    def recall(sight: Sight, about: KeyT) -> WorthT:
        known = sight.memory[judged]
        if about in known:
            found: WorthT = known[about]
        else:
            found = known[about] = judged(sight, about)
        return found

    return recall


def units_in(player: PlayerView, region: RegionId) -> int:
    """Return how many units a player has in a region (GAME-3)."""
    units = player.placed.get(region, 0) + (player.leader == region)
    return units + list(player.figures.values()).count(region) if player.figures else units
