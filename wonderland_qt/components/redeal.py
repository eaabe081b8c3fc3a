"""Dealing again: a state like another to a player, with all that they may not see dealt at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import Game, GameState, Position, Rules
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone

StateT = TypeVar("StateT", bound=GameState[Any])
ContentT = TypeVar("ContentT")

Deal = Callable[[Position[StateT, ContentT], PlayerId | None, OwnChance], None]
"""Deals what a viewer may not see in a position at random."""

TRIES = 200


def redealt(
    rules: Rules[StateT, ContentT],
    position: Position[StateT, ContentT],
    viewer: PlayerId | None,
    deal: Deal[StateT, ContentT],
) -> Callable[[int], StateT]:
    """Return what deals, from a seed, a state that the viewer cannot tell from this one.

    All that is hidden is dealt again, chance begins afresh, no one else's answers are in, and the player
    being asked would still be asked: where chance finds nothing of that kind, all stays as it lies. A viewer
    who alone is asked knows the question, whatever is dealt.
    """
    as_it_lies = _unanswered(position, viewer)
    known = isinstance(position, Game) and position.asks_only(viewer)
    whom = () if known else _asked(rules, position)

    def dealt(seed: int) -> StateT:
        chance = OwnChance(seed)
        for _ in range(TRIES):
            again = Position(clone(as_it_lies.state), position.content)
            deal(again, viewer, chance)
            if known or _asked(rules, again) == whom:
                break
        else:
            again = Position(clone(as_it_lies.state), position.content)
        again.state.seed, again.state.streams = chance.number("determinised"), {}
        return again.state

    return dealt


def _unanswered(position: Position[StateT, ContentT], viewer: PlayerId | None) -> Position[StateT, ContentT]:
    """Return a copy of a position without the answers of others."""
    state = clone(position.state)
    state.sealed = {player: answer for player, answer in state.sealed.items() if player == viewer}
    return Position(state, position.content)


def _asked(rules: Rules[StateT, ContentT], position: Position[StateT, ContentT]) -> tuple[PlayerId, ...]:
    """Return who is asked something that leaves a choice."""
    if isinstance(position, Game):
        return _with_a_choice(position.decisions)
    step = position.state.agenda[-1] if position.state.agenda else None
    ask = rules.asks.get(type(step)) if step else None
    return _with_a_choice(ask(position, step) if ask else ())


def _with_a_choice(decisions: tuple[Decision, ...]) -> tuple[PlayerId, ...]:
    return tuple([decision.player for decision in decisions if _is_asked(decision)])


def _is_asked(decision: Decision) -> bool:
    return len(decision.options) > 1 or (decision.shown and bool(decision.options))
