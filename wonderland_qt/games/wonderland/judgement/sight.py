"""Sight: a view as its viewer looks at it, with what most judgements ask for worked out when first needed."""

from __future__ import annotations

from functools import cache

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.parts.judging import BaseSight, Judges
from wonderland_qt.parts.seating import clockwise

VP = 10
"""Everything is judged in tenths of a VP."""

HARM = -12.0
"""What a chip that costs a unit is worth in a bag, over two wars."""

STRENGTH = 5.0
"""What one strength on the marker is worth in a battle that is not decided."""

RIVAL = 0.4
"""What a gain of one rival costs the player, as there are others to beat as well."""

ROUNDS = 3
AVERAGE_WARS = 2
"""`worth.yaml` prices what works in wars for a game with so many wars to come."""


USUAL_STRENGTH_PLAYED = 2.3
"""How strong a chip is that is played, on average."""


class Sight(BaseSight[TableView, Pack]):
    """What one player sees of the table, and what of the game is still to come."""

    plain: tuple[float, ...] | None = None
    """What each chip of the pack does by itself in a bag, once it was asked for."""
    seat = ""
    """The chair on which the player's leader is imagined, if any."""
    chip_strength = USUAL_STRENGTH_PLAYED
    """How strong the chip is for which changes to a chip are judged."""

    def __init__(self, view: TableView, pack: Pack, player: PlayerId) -> None:
        super().__init__(view, pack, player)
        self.me: PlayerView = view.players[player]
        fought = view.battle.region if view.battle else ""
        self.wars_to_come, self.battles_to_come, self.future = to_come(
            view.round, view.phase, view.ring, view.marker, fought
        )

    @property
    def mix(self) -> tuple[str, ...]:
        """Return the ally abilities of the game."""
        return tuple(self.view.ally_set.values())

    @property
    def rivals(self) -> tuple[PlayerView, ...]:
        """Return the other players."""
        return tuple([other for name, other in self.view.players.items() if name != self.player])

    def printed(self, name: str) -> float:
        """Return what the content expects of a reward; 0 for one that it does not price."""
        return self.pack.prices.get(name, 0)


judges: Judges[Sight] = Judges()


@cache
def to_come(
    in_round: int, phase: str, ring: tuple[RegionId, ...], start: RegionId, fought: RegionId
) -> tuple[int, tuple[RegionId, ...], float]:
    """Return what of the game is still to come: whole wars, this round's battles, and how much future.

    Battles go round from `start` (WAR-1). The future is how much of what works in wars is still to be had:
    1 with two wars to come.
    """
    wars = ROUNDS - max(in_round, 1) + (phase != "war")
    if phase != "war":
        return wars, ring, wars / AVERAGE_WARS
    turns = clockwise(ring, ring.index(start))
    battles = turns[turns.index(fought) + 1 :] if fought else ring
    return wars, battles, (wars + len(battles) / len(ring)) / AVERAGE_WARS


def units_in(player: PlayerView, region: RegionId) -> int:
    """Return how many units a player has in a region (GAME-3)."""
    units = player.placed.get(region, 0) + (player.leader == region)
    return units + list(player.figures.values()).count(region) if player.figures else units
