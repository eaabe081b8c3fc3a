"""How all that lies behind screens could be, for what one player knows of it (SECRET)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wonderland_qt.components.redeal import redealt
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.rules import Position, rules
from wonderland_qt.games.pixie_queen.seen.view import hidden, with_offering
from wonderland_qt.games.pixie_queen.state import TRACKS, Player, State

Screens = Mapping[PlayerId, Mapping[Any, int]]


def dealt_anew(position: Position, viewer: PlayerId | None, seed: int) -> State[Any]:
    """Return a state that the viewer cannot tell from this one, with all that is hidden dealt again.

    Of each thing as many are behind all hidden screens together as before: a player who counts what lies open
    knows that.
    """
    return redealt(rules, position, viewer, seed, _deal_unremembered)


def _deal_unremembered(position: Position, viewer: PlayerId | None, chance: OwnChance) -> None:
    deal(position, viewer, chance, {})


def deal(position: Position, viewer: PlayerId | None, chance: OwnChance, known: Screens) -> None:
    """Deal what is behind hidden screens but for what is known, and offerings that no one has seen."""
    state, owners = position.state, hidden(position.state, viewer)
    offering = _taken_back(state, viewer)
    for owner, things in zip(owners, _handed_out(position, owners, known, chance), strict=True):
        owner.goods = {good: things[good] for good in position.content.goods}
        owner.prizes = tuple([prize for prize in position.content.prizes if things[prize]])
        owner.rewards = tuple([tile for tile in _tiles(position) for _ in range(things[tile])])
    for player in offering:
        _offer_anew(state, player, chance)


def _taken_back(state: State[Any], viewer: PlayerId | None) -> list[Player]:
    """Let others take back offerings that no one has seen; return who had offered."""
    others = [player for player in state.players.values() if player.id != viewer]
    offering = [player for player in others if player.offering and not state.shown]
    for player in offering:
        player.goods, player.offering = with_offering(player), {}
    return offering


def held(player: Player, state: State[Any]) -> Counter[Any]:
    """Count what lies behind a screen, with the offering as long as no one has seen it."""
    goods = player.goods if state.shown else with_offering(player)
    things = Counter[Any](goods)
    things.update((*player.prizes, *player.rewards))
    return +things


def _handed_out(
    position: Position, owners: Sequence[Player], known: Screens, chance: OwnChance
) -> list[Counter[Any]]:
    """Return for each owner what is known to be theirs, and of all that is left a share at random.

    Where more is remembered than there is, nothing is known.
    """
    content, left = position.content, Counter[Any]()
    for owner in owners:
        left.update(held(owner, position.state))
    screens = [Counter(known.get(owner.id, {})) for owner in owners]
    for screen in screens:
        left.subtract(screen)
    if min(left.values(), default=0) < 0:
        return _handed_out(position, owners, {}, chance)
    for thing in filter(left.get, (*content.goods, *content.prizes, *_tiles(position))):
        for _ in range(left[thing]):
            screens[chance.below("screens", len(screens))][thing] += 1
    return screens


def _tiles(position: Position) -> list[int]:
    """Return the values of reward tiles."""
    return sorted(set(position.content.setup.rewards))


def _offer_anew(state: State[Any], player: Player, chance: OwnChance) -> None:
    """Let a player have laid down any one kind that is there."""
    kinds = [good for good in (demand(state), *TRACKS) if player.goods[good]]
    player.offering = {}
    if kinds:
        good = chance.pick("offering", kinds)
        player.offering = {good: 1 + chance.below("offering", player.goods[good])}
        player.goods = {**player.goods, good: player.goods[good] - player.offering[good]}
