"""Screens: what lies behind them, and how that could be otherwise for all that a viewer knows (SECRET)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.games.pixie_queen.content.pack import GoodId, Pack
from wonderland_qt.games.pixie_queen.offering import demand
from wonderland_qt.games.pixie_queen.rules import Position, rules
from wonderland_qt.games.pixie_queen.scoring import screens_are_open
from wonderland_qt.games.pixie_queen.state import TRACKS, Player, State

TRIES = 50
T = TypeVar("T")


class Screens:
    """All that is hidden of a game: what lies behind screens, and offerings until they are shown."""

    def hidden_cards(self, state: State[Any], viewer: PlayerId | None) -> set[str]:
        """Return the ids of all prizes that the viewer may not look at."""
        return {prize for player in hidden(state, viewer) for prize in player.prizes}

    def secrets(self, state: State[Any], viewer: PlayerId | None) -> dict[str, object]:
        """Return by name all that is hidden from a viewer, in a form without order; chance among it."""
        found: dict[str, object] = {}
        for player in hidden(state, viewer) if len(hidden(state, viewer)) > 1 else ():
            found[f"{player.id} goods"] = {good: tokens for good, tokens in player.goods.items() if tokens}
            found[f"{player.id} prizes"] = sorted(player.prizes)
            found[f"{player.id} rewards"] = sorted(player.rewards)
        answers = {player: answer for player, answer in state.sealed.items() if player != viewer}
        return {**found, "answers": answers, "seed": state.seed, "streams": dict(state.streams)}

    def dealt_anew(self, position: Position, viewer: PlayerId | None, seed: int) -> State[Any]:
        """Return a state that the viewer cannot tell from this one, with all that is hidden dealt anew.

        Of each thing as many are behind all hidden screens together as before: whoever counts what lies open
        knows that. Whoever else is being asked would still be asked the same question.
        """
        chance = OwnChance(seed)
        asked = _asked(position.state, position.pack)
        for _ in range(TRIES):
            dealt = _dealt(position, viewer, chance)
            if _asked(dealt, position.pack) == asked:
                break
        else:
            dealt = clone(position.state)
            dealt.sealed = {player: answer for player, answer in dealt.sealed.items() if player == viewer}
        dealt.seed, dealt.streams = chance.number("determinised"), {}
        return dealt


SCREENS = Screens()


def hidden(state: State[Any], viewer: PlayerId | None) -> list[Player]:
    """Return the players behind whose screens the viewer may not look."""
    if screens_are_open(state):
        return []
    return [state.players[player] for player in state.large if player != viewer]


def _dealt(position: Position, viewer: PlayerId | None, chance: OwnChance) -> State[Any]:
    state = clone(position.state)
    state.sealed = {player: answer for player, answer in state.sealed.items() if player == viewer}
    owners = hidden(state, viewer)
    if owners:
        _deal_goods(position.pack, state, owners, chance)
        for field in ("prizes", "rewards"):
            things = [thing for owner in owners for thing in getattr(owner, field)]
            for owner, own in zip(owners, _handed_out(things, len(owners), chance), strict=True):
                setattr(owner, field, tuple(own))
    if not state.shown:
        for player in [
            player for player in state.players.values() if player.id != viewer and player.offering
        ]:
            _offer_anew(state, player, chance)
    return state


def _deal_goods(pack: Pack, state: State[Any], owners: Sequence[Player], chance: OwnChance) -> None:
    """Deal all tokens behind the screens anew, with those laid down as offerings that nobody has seen."""
    held = Counter[GoodId]()
    for owner in owners:
        held.update(owner.goods)
        held.update({} if state.shown else owner.offering)
    tokens = [good for good in pack.goods for _ in range(held[good])]
    for owner, own in zip(owners, _handed_out(tokens, len(owners), chance), strict=True):
        owner.goods = {good: own.count(good) for good in pack.goods}


def _handed_out(things: Sequence[T], shares: int, chance: OwnChance) -> list[list[T]]:
    """Return the things in so many shares, each to any by chance."""
    handed: list[list[T]] = [[] for _ in range(shares)]
    for thing in things:
        handed[chance.below("screens", shares)].append(thing)
    return handed


def _offer_anew(state: State[Any], player: Player, chance: OwnChance) -> None:
    """Let a player have laid down any one kind that is there."""
    goods = dict(player.goods)
    if state.open_screens:
        goods = {good: tokens + player.offering.get(good, 0) for good, tokens in goods.items()}
    kinds = [good for good in (demand(state), *TRACKS) if goods[good]]
    player.offering = {}
    if kinds:
        good = chance.pick("offering", kinds)
        tokens = 1 + chance.below("offering", goods[good])
        player.offering = {good: tokens}
        goods[good] -= tokens
    player.goods = goods


def _asked(state: State[Any], pack: Pack) -> tuple[tuple[PlayerId, bool], ...]:
    """Return who is asked something that leaves a choice."""
    ask = rules.asks.get(type(state.agenda[-1])) if state.agenda else None
    decisions = ask(Position(state, pack), state.agenda[-1]) if ask else ()
    return tuple((decision.player, len(decision.options) > 1) for decision in decisions)
