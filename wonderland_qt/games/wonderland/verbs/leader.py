"""Verbs that move the leader."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from wonderland_qt.engine.decisions import Option, Step
from wonderland_qt.engine.effects import Bound, Footprint
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.vocabulary import Effect
from wonderland_qt.games.wonderland.facts import LeaderMoved
from wonderland_qt.games.wonderland.rules import Game, Position, rules, verbs
from wonderland_qt.games.wonderland.state import RegionId
from wonderland_qt.games.wonderland.war.madness import bust_if_gone
from wonderland_qt.games.wonderland.war.units import PlaceUnits


class PlaceAndFollow(Effect, word="place_and_follow", shorthand="units"):
    """{place_and_follow: 1}: place units in any region; the leader follows from anywhere (CLAR-12)."""

    footprint: ClassVar[Footprint] = Footprint(
        reads=frozenset({"units"}), adds=frozenset({"units"}), sets=frozenset({"leader"})
    )
    units: int = 1


class MoveLeader(Step):
    """The leader comes to a region, from another one or from the pool."""

    player: PlayerId
    region: RegionId
    source: str


@verbs.choice
def place_and_follow(position: Position, effect: PlaceAndFollow, bound: Bound) -> tuple[Option, ...]:
    """Offer every region; the leader goes there even when no unit can be placed (CLAR-12)."""
    regions = position.state.ring
    return tuple([_follow(bound.player, effect.units, region, bound.source) for region in regions])


@cache
def _follow(player: PlayerId, units: int, region: RegionId, source: str) -> Option:
    then = (PlaceUnits(player, units, region, source), MoveLeader(player, region, source))
    wording = text("option-follow", units=units, region=Text(region))
    return Option(f"follow:{region}", then, wording, take=f"leader:{player}", put=f"region:{region}")


@rules.do
def move_leader(game: Game, step: MoveLeader) -> None:
    """Move the leader, the last unit of a battle perhaps (CLAR-12, BATTLE-24)."""
    player = game.state.players[step.player]
    if player.leader != step.region:
        player.leader = step.region
        game.emit(LeaderMoved(player=step.player, place=step.region, cause=step.source))
        if game.state.battle is not None:
            bust_if_gone(game, step.player)
