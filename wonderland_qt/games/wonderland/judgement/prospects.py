"""Prospects: what a region pays, and how likely its battle is won with the units that stand there."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland.judgement.sight import ROUNDS, VP, Sight, remembered
from wonderland_qt.games.wonderland.state import RegionId

REACH = (0.0, 2.2, 4.0, 5.4, 6.4, 7.1, 7.6, 8.0, 8.3)
"""The strength that so many units stay to draw: each madness chip takes one of them away (BATTLE-3)."""

LEADER_REACH = 1.5
"""A leader falls last, so that other units are worth more beside it (BATTLE-4)."""

STILL_TO_COME = 40.0
"""The weight that others may yet bring to a region, when the tea has just begun."""

NEXT_TILE = 0.25
"""Units that survive fight for the next round's tile too (WAREND-4); part of it counts for now."""

FEAT_HERE = 12.0
"""What a quest in hand adds to its region (QUEST-2)."""

CASTLE_STAYS = 4.0
"""What a castle's strength is worth in each war to come (BATTLE-1)."""


class Front(msgspec.Struct, frozen=True):
    """A region as one player sees it.

    `first`, `second` and `alone` are what its places and an uncontested win pay, `units` and `strength` what
    the player has there, `rivals` is the weight of all others.
    """

    first: float
    second: float
    alone: float
    strength: int
    units: int
    rivals: float

    def worth(self, units: int, strength: float) -> float:
        """Return what the region promises with so many units and so much strength before the first draw."""
        if units <= 0:
            return 0.0
        weight = power(units, strength)
        if not self.rivals:
            return self.alone
        chance = weight / (weight + self.rivals)
        return chance * (self.first + (1 - chance) * self.second)

    def gain(self, units: int, strength: float = 0) -> float:
        """Return how much better the region is with so many more units and so much more strength."""
        return self.worth(self.units + units, self.strength + strength) - self.worth(
            self.units, self.strength
        )


def power(units: int, strength: float) -> float:
    """Return the weight of a player in a battle; the chance to win is one's share of all weights."""
    reach = strength + REACH[min(units, len(REACH) - 1)]
    return reach * reach


Standing = dict[RegionId, tuple[int, int]]
"""By region how many units a player has there, and the strength they begin with (BATTLE-1)."""


NOBODY = (0, 0)


@remembered
def standing(sight: Sight, name: PlayerId) -> Standing:
    """Return where a player has units or a castle, and how strong."""
    player, board = sight.view.players[name], sight.pack.board
    found = {region: (units, 0) for region, units in player.placed.items()}
    for region in player.castles:
        units, strength = found.get(region, NOBODY)
        found[region] = (units, strength + board.castle_strength)
    for figure, region in player.figures.items():
        units, strength = found.get(region, NOBODY)
        found[region] = (units + 1, strength + sight.pack.figures[figure].strength)
    units, strength = found.get(player.leader, (0, 0))
    found[player.leader] = (units + 1, strength + player.leader_strength)
    return found


def castle_worth(sight: Sight, region: RegionId) -> float:
    """Return what a new castle there is worth: VP at the end and strength until then (END-1, BATTLE-1)."""
    me = sight.me
    if region in me.castles or len(me.castles) >= sight.pack.board.castles:
        return 0.0
    return me.castle_value * VP + CASTLE_STAYS * sight.wars_to_come


def tile_worth(sight: Sight, region: RegionId, in_round: int) -> int:
    """Return what a region pays its winner in a round, 0 after the last one."""
    tile = sight.view.tiles.get(region, "")
    return sight.pack.tiles[tile].values[in_round - 1] * VP if tile and in_round <= ROUNDS else 0


def front(sight: Sight, region: RegionId) -> Front:
    """Return the region as the player sees it."""
    return fronts(sight, sight.player)[region]


@remembered
def fronts(sight: Sight, name: PlayerId) -> dict[RegionId, Front]:
    """Return all regions as a player sees them."""
    rivals = [standing(sight, other) for other in sight.view.seats if other != name]
    mine, to_come, feats = standing(sight, name), _to_come(sight, name), _feats_by_region(sight)
    return {
        region: _front(
            sight, region, mine.get(region, NOBODY), feats.count(region), _weights(rivals, region) + to_come
        )
        for region in sight.pack.ring
    }


def _front(sight: Sight, region: RegionId, mine: tuple[int, int], feats: int, rivals: float) -> Front:
    now = tile_worth(sight, region, sight.view.round) if region in sight.battles_to_come else 0
    later = NEXT_TILE * tile_worth(sight, region, sight.view.round + 1)
    castle = castle_worth(sight, region) if now else 0.0
    return Front(
        first=now + castle + FEAT_HERE * feats * (now > 0) + later,
        second=now / 2 + later,
        alone=max(now, castle) + later,
        units=mine[0],
        strength=mine[1],
        rivals=rivals,
    )


def _feats_by_region(sight: Sight) -> list[RegionId]:
    quests = sight.pack.quests
    return [quests[quest].region for quest in sight.me.hand]


def _weights(rivals: list[Standing], region: RegionId) -> float:
    """Return the weight of all rivals who have units in the region."""
    found = [rival[region] for rival in rivals if region in rival]
    return sum([power(units, strength) for units, strength in found if units])


def _to_come(sight: Sight, name: PlayerId) -> float:
    """Return the weight that others may yet bring to a region, less with every turn they have taken."""
    if sight.view.phase != "tea":
        return 0.0
    tea, others = sight.view.tea, len(sight.view.seats) - 1
    turns = (sight.pack.board.tea_cards_each + 1) * others
    taken = sum(tea.taken.values()) - tea.taken.get(name, 0) + len(tea.seated)
    return STILL_TO_COME * max(turns - taken, 0) / turns
