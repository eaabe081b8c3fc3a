"""Verbs that move the leader, and that make it stronger."""

from functools import cache

from wonderland_qt.components.amounts import Count
from wonderland_qt.engine.access_sets import AccessSet
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.events import LeaderStrengthened
from wonderland_qt.games.wonderland.mechanics import chairs, supply
from wonderland_qt.games.wonderland.rules import Game, Position, rules, verbs
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.games.wonderland.war.madness import bust_if_gone
from wonderland_qt.games.wonderland.war.units import PlaceUnits


class PlaceAndFollow(
    Effect, word="place_and_follow", shorthand="units", reads={"units"}, adds={"units"}, sets={"leader"}
):
    """{place_and_follow: 1}: place units in any region; the leader follows from anywhere (CLAR-12)."""

    units: Count = 1


class MoveLeader(PlayerStep):
    """The leader comes to a region, from another one or from the pool."""

    region: RegionId
    source: str


@verbs.choice
def place_and_follow(position: Position, effect: PlaceAndFollow, bound: Bound) -> tuple[Option, ...]:
    """Offer every region; the leader goes there even when no unit can be placed (CLAR-12)."""
    regions = position.state.ring
    return tuple([_follow_option(bound.player, effect.units, region, bound.source) for region in regions])


@cache
def _follow_option(player: PlayerId, units: int, region: RegionId, source: str) -> Option:
    """Return the option to place units in a region and move the leader there after them."""
    then = (PlaceUnits(player, units, region, source), MoveLeader(player, region, source))
    label = text("option-follow", units=units, region=Text(region))
    return Option(ids.FOLLOW(region), then, label, take=ids.LEADER(player), put=ids.REGION(region))


@rules.do
def move_leader(game: Game, step: MoveLeader) -> None:
    """Move the leader; a player whose last unit leaves a battle busts (CLAR-12, BATTLE-24)."""
    chairs.move_leader(game, step.player, step.region, cause=step.source)
    if game.state.battle is not None:
        bust_if_gone(game, step.player)


class DiscardInstead(PlayerStep):
    """The leader has the greatest strength: the player may discard a shard instead."""

    source: str


class DiscardShards(PlayerStep):
    """The player discards shards."""

    shards: int
    source: str


class LeaderStrength(Effect, word="leader_strength", reads={"leader", "shards"}, adds={"leader", "shards"}):
    """The leader's strength rises by 1 (REWARD-15)."""


@verbs.do
def leader_strength(game: Game, effect: LeaderStrength, bound: Bound) -> None:
    """Strengthen the leader; at the maximum a shard may be discarded instead (REWARD-15)."""
    player = game.state.players[bound.player]
    if player.leader_strength < game.content.board.leader_strength_most:
        player.leader_strength += 1
        game.emit(LeaderStrengthened(player=player.id, strength=player.leader_strength, cause=bound.source))
    elif player.shards:
        game.push(DiscardInstead(bound.player, bound.source))


@verbs.narrow
def leader_can_grow(
    position: Position, effect: LeaderStrength, bound: Bound, together: tuple[Bound, ...]
) -> AccessSet:
    """Leave out shards if the leader can grow by all rises that happen together (REWARD-15)."""
    strength = position.state.players[bound.player].leader_strength
    rises = sum([_number_of_rises(position.content, other.effect) for other in together])
    can_grow = strength + rises <= position.content.board.leader_strength_most
    return AccessSet(adds=frozenset({"leader"})) if can_grow else effect.access_set


@known_of_content()
def _number_of_rises(content: Content, effect: str) -> int:
    """Return how often an effect, with all its parts, can strengthen the leader."""
    return sum(isinstance(part, LeaderStrength) for _, part in walk(content.effects[effect]))


@rules.ask
def discard_instead(position: Position, step: DiscardInstead) -> tuple[Decision, ...]:
    """Ask whether to discard a shard (REWARD-15)."""
    discard = Option("discard", (DiscardShards(step.player, 1, step.source),), Text("option-discard-shard"))
    keep = Option("decline", (), Text("option-keep-shard"))
    return (Decision(step.player, Text("ask-discard-shard"), (discard, keep)),)


@rules.do
def discard_chosen_shards(game: Game, step: DiscardShards) -> None:
    """Discard the shards (REWARD-15)."""
    supply.discard_shards(game, step.player, step.shards, step.source)
