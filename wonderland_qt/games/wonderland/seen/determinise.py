"""Determinisation: one way a game could be, given what one viewer knows of it.

Hidden quests are exchanged among themselves wherever they lie, in hands, deck, discards and in steps left
to do, so that whatever the agenda says of them stays true of the one that came in its place.
"""

from __future__ import annotations

from typing import Any

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Step
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.flow import Position as AnyPosition
from wonderland_qt.engine.records import clone
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.rules import Position, rules
from wonderland_qt.games.wonderland.state import CardId, State

TRIES = 200

Exchange = dict[CardId, CardId]


def determinise(position: Position, viewer: PlayerId | None, seed: int) -> State[Any]:
    """Return a state that the viewer cannot tell from this one, with all that is hidden dealt anew.

    Chance begins afresh from `seed`, nobody else's answers are in, and whoever is being asked in private
    would still be asked.
    """
    chance = OwnChance(seed)
    whom = _asked_in_private(position.state, position.pack, viewer)
    dealt = _dealt_anew(position.state, viewer, chance)
    for _ in range(TRIES if whom else 0):
        if _asked_in_private(dealt, position.pack, viewer) == whom:
            break
        dealt = _dealt_anew(position.state, viewer, chance)
    dealt.seed, dealt.streams = chance.number("determinised"), {}
    return dealt


def _dealt_anew(state: State[Any], viewer: PlayerId | None, chance: OwnChance) -> State[Any]:
    dealt = clone(state)
    dealt.sealed = {player: answer for player, answer in state.sealed.items() if player == viewer}
    _exchange_quests(dealt, viewer, chance)
    _place_wagers(dealt, viewer, chance)
    return dealt


def _exchange_quests(state: State[Any], viewer: PlayerId | None, chance: OwnChance) -> None:
    others = [player for player in state.players.values() if player.id != viewer]
    hidden = [*state.quest_deck, *state.quest_discards]
    if state.phase != "over":
        hidden += [quest for player in others for quest in player.quests]
    exchange = dict(zip(hidden, _shuffled(hidden, chance), strict=True))
    for player in others:
        player.quests = _exchanged(player.quests, exchange)
    state.quest_deck = _exchanged(state.quest_deck, exchange)
    state.quest_discards = _exchanged(state.quest_discards, exchange)
    state.agenda = [_in_step(step, exchange) for step in state.agenda]


def _place_wagers(state: State[Any], viewer: PlayerId | None, chance: OwnChance) -> None:
    """Let everybody else bet on anybody who takes part (WAR-5)."""
    battle = state.battle
    if battle is not None and battle.wagers:
        on = tuple(battle.participants)
        for bettor in battle.wagers:
            if bettor != viewer:
                battle.wagers[bettor] = chance.pick("wagers", on)


def _shuffled(cards: list[CardId], chance: OwnChance) -> list[CardId]:
    shuffled = sorted(cards)
    for last in range(len(shuffled) - 1, 0, -1):
        other = chance.below("quests", last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def _exchanged(cards: tuple[CardId, ...], exchange: Exchange) -> tuple[CardId, ...]:
    return tuple(exchange.get(card, card) for card in cards)


def _in_step(step: Step, exchange: Exchange) -> Step:
    """Return the step with every hidden quest that it names exchanged."""
    if not any(_names_one(getattr(step, name), exchange) for name in step.__struct_fields__):
        return step
    fields = {name: _in_value(getattr(step, name), exchange) for name in step.__struct_fields__}
    return type(step)(**fields)


def _names_one(value: object, exchange: Exchange) -> bool:
    if isinstance(value, str):
        return value in exchange
    if isinstance(value, tuple):
        return any(_names_one(inner, exchange) for inner in value)
    if isinstance(value, msgspec.Struct):
        return any(_names_one(getattr(value, name), exchange) for name in value.__struct_fields__)
    return False


def _in_value(value: Any, exchange: Exchange) -> Any:
    if isinstance(value, str):
        return exchange.get(value, value)
    if isinstance(value, tuple):
        return tuple(_in_value(inner, exchange) for inner in value)
    if isinstance(value, Step):
        return _in_step(value, exchange)
    return value


def _asked_in_private(state: State[Any], pack: Pack, viewer: PlayerId | None) -> tuple[PlayerId, ...]:
    """Return the others who are asked something that the viewer must not see."""
    ask = rules.asks.get(type(state.agenda[-1])) if state.agenda else None
    if ask is None:
        return ()
    decisions = ask(AnyPosition(state, pack), state.agenda[-1])
    return tuple(d.player for d in decisions if d.private and d.player != viewer and _is_asked(d))


def _is_asked(decision: Decision) -> bool:
    return len(decision.options) > 1 or (decision.shown and bool(decision.options))
