"""Prospects: what a region pays, and how likely its battle is won with the units that stand there."""

from functools import cache

import msgspec

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.weights import RegionWeights
from wonderland_qt.games.wonderland.evaluation.context import VP, Context
from wonderland_qt.games.wonderland.mechanics.two_players import NO_RESISTANCE
from wonderland_qt.games.wonderland.state import RegionId

Pays = tuple[float, float, float]
"""What first place, second place and an uncontested win pay."""


class Front(msgspec.Struct, frozen=True):
    """A region as one player sees it.

    `first`, `second` and `alone` are what its places and an uncontested win pay, `units` and `strength` what
    the player has there, `rivals` is the weight of all others, `value` what it promises as things stand.
    """

    first: float
    second: float
    alone: float
    units: int
    strength: int
    rivals: float
    value: float
    weights: RegionWeights

    def gain(self, units: int, strength: float = 0) -> float:
        """Return how much more the region promises with more units and strength."""
        more, stronger = self.units + units, self.strength + strength
        pays = self.first, self.second, self.alone
        return promise(self.weights, pays, self.rivals, more, stronger) - self.value


def promise(weights: RegionWeights, pays: Pays, rivals: float, units: int, strength: float) -> float:
    """Return the likely payment of a region to a player with these units and this starting strength.

    `rivals` is the weight of all others: the chance to win is the player's share of all weight. Who does not
    win may still be second.
    """
    first, second, alone = pays
    if units <= 0:
        return 0.0
    if not rivals:
        return alone
    weight = power(weights, units, strength)
    chance = weight / (weight + rivals)
    return chance * (first + (1 - chance) * second)


@cache
def power(weights: RegionWeights, units: int, strength: float) -> float:
    """Return the weight of a player in a battle; their chance to win is their share of all weights.

    It is the square of the strength they may reach, so that a lead counts more than in proportion.
    """
    reach = strength + weights.reach[min(units, len(weights.reach) - 1)]
    return reach * reach


Forces = dict[RegionId, tuple[int, int]]
"""By region, a player's units and starting strength (BATTLE-1)."""


NOBODY = (0, 0)


def forces(context: Context, name: PlayerId) -> Forces:
    """Return a player's units and starting strength in each region where there are any.

    Supporters bring no strength and castles are no units; figures and the leader are units with strength.
    """
    player, board = context.view.players[name], context.content.board
    found = {region: (units, 0) for region, units in player.placed.items()}
    for region in player.castles:
        units, strength = found.get(region, NOBODY)
        found[region] = (units, strength + board.castle_strength)
    for figure, region in player.figures.items():
        units, strength = found.get(region, NOBODY)
        found[region] = (units + 1, strength + context.content.figures[figure].strength)
    units, strength = found.get(player.leader, NOBODY)
    found[player.leader] = (units + 1, strength + player.leader_strength)
    return found


def castle_value(context: Context, region: RegionId) -> float:
    """Return the value of placing a castle in a region: VP at the end, strength until then (END-1, BATTLE-1).

    With two players, who alone meet a resistance, it is only laid at first, and worth its VP once it is stood
    up (TWO-12). Nothing for a region whose castle stands, or when all castles are placed.
    """
    me = context.me
    if region in me.castles:
        return float(me.castle_value * VP) if me.castles[region] == "lying" else 0.0
    if len(me.castles) >= context.content.board.castles:
        return 0.0
    only_laid, weights = context.view.resistance > NO_RESISTANCE, context.weights.regions
    return _new_castle_value(weights, me.castle_value, context.wars_to_come, context.share_to_come, only_laid)


@cache
def _new_castle_value(weights: RegionWeights, vp: int, wars: int, future: float, only_laid: bool) -> float:
    """Return the value of a new castle: its VP times the chance that it earns them, and its strength in wars.

    A castle that is `only_laid` earns nothing unless it is stood up later. Any other may only keep a later
    one from being built, as the number of castles is limited.
    """
    likely_to_pay = weights.laid * min(future, 1.0) if only_laid else 1 - weights.displaced * min(future, 1.0)
    return vp * VP * likely_to_pay + weights.castle_stays * wars


def tile_value(context: Context, region: RegionId, in_round: int) -> int:
    """Return the value of the VP that a region pays its winner in a round; 0 after the last round."""
    return _tile_pays(context.content, context.view.tiles.get(region, ""), in_round)


@known_of_content()
def _tile_pays(content: Content, tile: str, in_round: int) -> int:
    """Return the value of the VP on a tile for a round; 0 without a tile and after the last round."""
    if not tile or in_round > content.board.rounds:
        return 0
    return content.tiles[tile].values[in_round - 1] * VP


def front(context: Context, region: RegionId) -> Front:
    """Return the region as the player sees it."""
    return fronts(context, context.player)[region]


@remembered
def fronts(context: Context, name: PlayerId) -> dict[RegionId, Front]:
    """Return all regions as a player sees them: what each pays, and who is how strong there.

    A region pays more for each quest on the player's hand that is about it.
    """
    own_forces, found, weights = forces(context, name), {}, context.weights.regions
    regions_of_feats = [context.content.quests[quest].region for quest in context.me.hand]
    for region, weight_of_rivals in _weights_of_rivals(context, name).items():
        units, strength = own_forces.get(region, NOBODY)
        pays = first, second, alone = _pay_of_region(context, region, regions_of_feats.count(region))
        value = promise(weights, pays, weight_of_rivals, units, strength)
        found[region] = Front(first, second, alone, units, strength, weight_of_rivals, value, weights)
    return found


def _weights_of_rivals(context: Context, name: PlayerId) -> dict[RegionId, float]:
    """Return by region the weight of all others, the local resistance included (TWO-8).

    It weighs its strength squared, like the `power` of a player who draws no chips; below 0 there is none.
    """
    everywhere = _weight_to_come(context, name) + max(context.view.resistance, 0) ** 2
    weights = dict.fromkeys(context.view.ring, everywhere)
    for other in context.view.seats:
        if other != name:
            for region, (units, strength) in forces(context, other).items():
                if units and region in weights:
                    weights[region] += power(context.weights.regions, units, strength)
    return weights


def _pay_of_region(context: Context, region: RegionId, feats: int) -> Pays:
    """Return what first place, second place and an uncontested win of a region pay (RESULT-1, WAR-4).

    `feats` counts the quests in the player's hand about it; only battles of this round pay for them.
    """
    tile, view = context.view.tiles.get(region, ""), context.view
    if region not in context.battles_to_come:
        return _later_pays(context.content, tile, view.round)
    return _now_pays(context.content, tile, view.round, castle_value(context, region), feats)


@known_of_content()
def _later_pays(content: Content, tile: str, in_round: int) -> Pays:
    """Return what units pay where this round's battle is over: something in the next round, at any place."""
    later = content.weights.regions.next_tile * _tile_pays(content, tile, in_round + 1)
    return later, later, later


@known_of_content()
def _now_pays(content: Content, tile: str, in_round: int, castle: float, feats: int) -> Pays:
    """Return what units pay where a battle is to come: its prize, and something in the next round.

    Second place pays half of the VP (RESULT-2). Who is alone there has VP or a castle, here the better of the
    two (WAR-4).
    """
    weights, now = content.weights.regions, _tile_pays(content, tile, in_round)
    later = weights.next_tile * _tile_pays(content, tile, in_round + 1)
    first, second = now + castle + weights.feat_here * feats + later, now / 2 + later
    return first, second, max(now, castle) + later


def _weight_to_come(context: Context, name: PlayerId) -> float:
    """Return the weight that others may still bring to a region; it shrinks with every turn of the tea.

    A turn is a card taken or a leader placed, which ends a player's tea.
    """
    if context.view.phase != "tea":
        return 0.0
    tea, seats = context.view.tea, len(context.view.seats)
    turns_of_others = (context.content.cards_each(seats) + 1) * (seats - 1)
    taken = sum(tea.taken.values()) - tea.taken.get(name, 0) + len(tea.seated)
    return context.weights.regions.still_to_come * max(turns_of_others - taken, 0) / turns_of_others
