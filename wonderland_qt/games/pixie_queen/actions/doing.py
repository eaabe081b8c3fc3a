"""Doing actions: the ways in which a player can carry one out, by the kind of its verb (GAME-7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, singledispatch
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.wording import arguments_of
from wonderland_qt.games.pixie_queen.content.vocabulary import Act
from wonderland_qt.games.pixie_queen.rules import Position, rules


class CarryOut(PlayerStep):
    """The player carries out an action, in the way of choice where there are several."""

    act: str


@singledispatch
def ways(act: Act, position: Position, player: PlayerId) -> Iterator[Option]:
    """Yield the ways in which a player can carry out an action now."""
    raise NotImplementedError(f"nothing carries out {act.word}")


def possible(act: Act, position: Position, player: PlayerId) -> bool:
    """Tell whether a player can carry out an action (GAME-7)."""
    return any(True for _ in ways(act, position, player))


@cache
def at_once(*steps: Step) -> Option:
    """Return the only way to carry out an action that leaves nothing to choose."""
    return Option("do", steps, Text("option-do"))


@rules.ask
def carry_out(position: Position, step: CarryOut) -> tuple[Decision, ...]:
    """Offer the ways to carry out the action; a single one is taken (TURN-1, TURN-8)."""
    act = position.pack.acts[step.act]
    prompt = Text(f"ask-{act.word}", arguments_of(act))
    return (Decision(step.player, prompt, tuple(ways(act, position, step.player))),)


def verb_behind(position: Any, step: Step) -> Any:
    """Return the rule of the verb that a step carries out."""
    return ways.dispatch(type(position.pack.acts[step.act])) if isinstance(step, CarryOut) else None


rules.verb_of = verb_behind
