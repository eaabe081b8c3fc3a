"""Screens: what lies behind them, and how that could be otherwise for all that a viewer knows (SECRET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.rules import Position, rules
from wonderland_qt.games.pixie_queen.scoring import screens_are_open
from wonderland_qt.games.pixie_queen.seen.view import with_offering
from wonderland_qt.games.pixie_queen.state import TRACKS, Player, State

TRIES = 50
T = TypeVar("T")


def hidden(state: State[Any], viewer: PlayerId | None) -> list[Player]:
    """Return the players behind whose screens the viewer may not look."""
    return [] if screens_are_open(state) else [state.players[name] for name in state.large if name != viewer]


def dealt_anew(position: Position, viewer: PlayerId | None, seed: int) -> State[Any]:
    """Return a state that the viewer cannot tell from this one, with all that is hidden dealt anew.

    Of each thing as many are behind all hidden screens together as before: whoever counts what lies open
    knows that. Whoever else is being asked would still be asked the same question.
    """
    chance, asked = OwnChance(seed), _asked(position.state, position.pack)
    tries = (_dealt(position, viewer, chance) for _ in range(TRIES))
    alike = (state for state in tries if _asked(state, position.pack) == asked)
    dealt = next(alike, None) or _unanswered(position.state, viewer)
    dealt.seed, dealt.streams = chance.number("determinised"), {}
    return dealt


def _unanswered(state: State[Any], viewer: PlayerId | None) -> State[Any]:
    """Return a copy of a state without the answers of others."""
    copy = clone(state)
    copy.sealed = {player: answer for player, answer in copy.sealed.items() if player == viewer}
    return copy


def _dealt(position: Position, viewer: PlayerId | None, chance: OwnChance) -> State[Any]:
    """Deal what is behind hidden screens, and what was laid down as offerings that nobody has seen."""
    state = _unanswered(position.state, viewer)
    others = [player for player in state.players.values() if player.id != viewer]
    offering = [player for player in others if player.offering and not state.shown]
    for player in offering:
        player.goods = with_offering(player)
    owners = hidden(state, viewer)
    held = [good for good in position.pack.goods for owner in owners for _ in range(owner.goods[good])]
    for owner, goods in zip(owners, _handed_out(held, len(owners), chance), strict=True):
        owner.goods = {good: goods.count(good) for good in position.pack.goods}
    for field in ("prizes", "rewards"):
        things = [thing for owner in owners for thing in getattr(owner, field)]
        for owner, own in zip(owners, _handed_out(things, len(owners), chance), strict=True):
            setattr(owner, field, tuple(own))
    for player in offering:
        _offer_anew(state, player, chance)
    return state


def _handed_out(things: Sequence[T], shares: int, chance: OwnChance) -> list[list[T]]:
    """Return the things in so many shares, each to any by chance."""
    handed: list[list[T]] = [[] for _ in range(shares)]
    for thing in things:
        handed[chance.below("screens", shares)].append(thing)
    return handed


def _offer_anew(state: State[Any], player: Player, chance: OwnChance) -> None:
    """Let a player have laid down any one kind that is there."""
    kinds = [good for good in (demand(state), *TRACKS) if player.goods[good]]
    player.offering = {}
    if kinds:
        good = chance.pick("offering", kinds)
        player.offering = {good: 1 + chance.below("offering", player.goods[good])}
        player.goods = {**player.goods, good: player.goods[good] - player.offering[good]}


def _asked(state: State[Any], pack: Pack) -> tuple[tuple[PlayerId, bool], ...]:
    """Return who is asked something that leaves a choice."""
    ask = rules.asks.get(type(state.agenda[-1])) if state.agenda else None
    decisions = ask(Position(state, pack), state.agenda[-1]) if ask else ()
    return tuple((decision.player, len(decision.options) > 1) for decision in decisions)
