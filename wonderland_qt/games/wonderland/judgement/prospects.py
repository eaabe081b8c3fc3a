"""Prospects: what a region pays, and how likely its battle is won with the units that stand there."""

from __future__ import annotations

from functools import cache

import msgspec

from wonderland_qt.engine.content.known import known_of_pack
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.judgement.sight import ROUNDS, VP, Sight
from wonderland_qt.games.wonderland.mechanics.two_players import NONE
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.parts.judging import remembered

REACH = (0.0, 2.2, 4.0, 5.4, 6.4, 7.1, 7.6, 8.0, 8.3)
"""The strength that so many units stay to draw: each madness chip takes one of them away (BATTLE-3)."""

MANY = len(REACH)
"""More units than this do not draw longer."""

STILL_TO_COME = 40.0
"""The weight that others may yet bring to a region, when the tea has just begun."""

NEXT_TILE = 0.25
"""Units that survive fight for the next round's tile too (WAREND-4); part of it counts for now."""

FEAT_HERE = 12.0
"""What a quest in hand adds to its region (QUEST-2)."""

DISPLACED = 0.6
"""How likely an early castle only keeps a later one from being built: most come to have all of theirs."""

CASTLE_STAYS = 4.0
"""What a castle's strength is worth in each war to come (BATTLE-1)."""


LAID = 0.5
"""How likely a castle laid by one of two players is stood up, with wars enough to come (TWO-12)."""


class Front(msgspec.Struct, frozen=True):
    """A region as one player sees it.

    `first`, `second` and `alone` are what its places and an uncontested win pay, `units` and `strength` what
    the player has there, `rivals` is the weight of all others, `worth` what it promises as things stand.
    """

    first: float
    second: float
    alone: float
    units: int
    strength: int
    rivals: float
    worth: float

    def gain(self, units: int, strength: float = 0) -> float:
        """Return how much better the region is with so many more units and so much more strength."""
        more, stronger = self.units + units, self.strength + strength
        return promise(self.first, self.second, self.alone, self.rivals, more, stronger) - self.worth


def promise(first: float, second: float, alone: float, rivals: float, units: int, strength: float) -> float:
    """Return what a region promises with so many units and so much strength before the first draw."""
    if units <= 0:
        return 0.0
    if not rivals:
        return alone
    weight = power(units, strength)
    chance = weight / (weight + rivals)
    return chance * (first + (1 - chance) * second)


@cache
def power(units: int, strength: float) -> float:
    """Return the weight of a player in a battle; the chance to win is one's share of all weights."""
    reach = strength + (REACH[units] if units < MANY else REACH[-1])
    return reach * reach


Standing = dict[RegionId, tuple[int, int]]
"""By region how many units a player has there, and the strength they begin with (BATTLE-1)."""


NOBODY = (0, 0)


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
    units, strength = found.get(player.leader, NOBODY)
    found[player.leader] = (units + 1, strength + player.leader_strength)
    return found


def castle_worth(sight: Sight, region: RegionId) -> float:
    """Return what a new castle there is worth: VP at the end and strength until then (END-1, BATTLE-1).

    Two players only lay it at first; standing it up is worth all of it (TWO-12).
    """
    me = sight.me
    if region in me.castles:
        return float(me.castle_value * VP) if me.castles[region] == "lying" else 0.0
    if len(me.castles) >= sight.pack.board.castles:
        return 0.0
    return _new_castle(me.castle_value, sight.wars_to_come, sight.future, sight.view.resistance > NONE)


@cache
def _new_castle(vp: int, wars: int, future: float, only_laid: bool) -> float:
    kept = LAID * min(future, 1.0) if only_laid else 1 - DISPLACED * min(future, 1.0)
    return vp * VP * kept + CASTLE_STAYS * wars


def tile_worth(sight: Sight, region: RegionId, in_round: int) -> int:
    """Return what a region pays its winner in a round, 0 after the last one."""
    return _tile_pays(sight.pack, sight.view.tiles.get(region, ""), in_round)


@known_of_pack()
def _tile_pays(pack: Pack, tile: str, in_round: int) -> int:
    """Return what a tile pays in a round, 0 for none and after the last round."""
    return pack.tiles[tile].values[in_round - 1] * VP if tile and in_round <= ROUNDS else 0


def front(sight: Sight, region: RegionId) -> Front:
    """Return the region as the player sees it."""
    return fronts(sight, sight.player)[region]


@remembered
def fronts(sight: Sight, name: PlayerId) -> dict[RegionId, Front]:
    """Return all regions as a player sees them; the local resistance fights in each of them (TWO-8)."""
    mine, found = standing(sight, name), {}
    feats = [sight.pack.quests[quest].region for quest in sight.me.hand]
    for region, weight in _rivals(sight, name).items():
        units, strength = mine.get(region, NOBODY)
        first, second, alone = _pays(sight, region, feats.count(region) if feats else 0)
        worth = promise(first, second, alone, weight, units, strength) if units else 0.0
        found[region] = Front(first, second, alone, units, strength, weight, worth)
    return found


def _rivals(sight: Sight, name: PlayerId) -> dict[RegionId, float]:
    """Return the weight of all others in each region."""
    weights = dict.fromkeys(sight.view.ring, _to_come(sight, name) + max(sight.view.resistance, 0) ** 2)
    for other in sight.view.seats:
        if other != name:
            for region, (units, strength) in standing(sight, other).items():
                if units and region in weights:
                    weights[region] += power(units, strength)
    return weights


def _pays(sight: Sight, region: RegionId, feats: int) -> tuple[float, float, float]:
    """Return what the first and the second place pay, and a win that nobody contests (RESULT-1, WAR-4)."""
    tile, view = sight.view.tiles.get(region, ""), sight.view
    if region not in sight.battles_to_come:
        return _later_pays(sight.pack, tile, view.round)
    return _now_pays(sight.pack, tile, view.round, castle_worth(sight, region), feats)


@known_of_pack()
def _later_pays(pack: Pack, tile: str, in_round: int) -> tuple[float, float, float]:
    later = NEXT_TILE * _tile_pays(pack, tile, in_round + 1)
    return later, later, later


@known_of_pack()
def _now_pays(pack: Pack, tile: str, in_round: int, castle: float, feats: int) -> tuple[float, float, float]:
    now, later = _tile_pays(pack, tile, in_round), NEXT_TILE * _tile_pays(pack, tile, in_round + 1)
    return now + castle + FEAT_HERE * feats + later, now / 2 + later, max(now, castle) + later


def _to_come(sight: Sight, name: PlayerId) -> float:
    """Return the weight that others may yet bring to a region, less with every turn they have taken."""
    if sight.view.phase != "tea":
        return 0.0
    tea, others = sight.view.tea, len(sight.view.seats) - 1
    turns = (sight.pack.cards_each(len(sight.view.seats)) + 1) * others
    taken = sum(tea.taken.values()) - tea.taken.get(name, 0) + len(tea.seated)
    return STILL_TO_COME * max(turns - taken, 0) / turns
