"""The past: how a game stood after an answer, or after each of its steps that told something."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any, Generic

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, Game, Rules, StateT


@dataclass(frozen=True, slots=True)
class Past(Generic[StateT, ContentT]):
    """How a game stood once, and the events that had led there from the past before it."""

    game: Game[StateT, ContentT]
    events: tuple[Event, ...]


class Recorder(Generic[StateT, ContentT]):
    """Keeps how one game stood before the first step, and after each one that emitted events.

    Only a game that is run by `rules` is recorded: its clones and all other games cost nothing.
    """

    def __init__(self, rules: Rules[StateT, ContentT]) -> None:
        self._past: list[Past[StateT, ContentT]] = []
        self.rules = copy(rules)
        self.rules.does = {step: self._recorded(rule) for step, rule in rules.does.items()}

    def take(self) -> tuple[Past[StateT, ContentT], ...]:
        """Return what was recorded since the last time."""
        past, self._past = tuple(self._past), []
        return past

    def _recorded(self, rule: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        def run(game: Game[StateT, ContentT], step: Step) -> None:
            if not self._past:
                self._past.append(Past(_standing(game), ()))
            before = len(game.events or ())
            rule(game, step)
            events = tuple((game.events or ())[before:])
            if events:
                self._past.append(Past(_standing(game), events))

        return run


def _standing(game: Game[StateT, ContentT]) -> Game[StateT, ContentT]:
    """Return a game as it stands between two steps: no one is asked anything."""
    stands = game.clone()
    stands.decisions = ()
    return stands
