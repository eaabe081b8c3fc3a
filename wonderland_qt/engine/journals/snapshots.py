"""Takes snapshots of a game after each step that emitted events."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any, Generic

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, Game, Rules, StateT


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[StateT, ContentT]):
    """A game as it was at a moment, and the events since the snapshot before it."""

    game: Game[StateT, ContentT]
    events: tuple[Event, ...]


class Recorder(Generic[StateT, ContentT]):
    """Takes a snapshot of a game before the first step, and after each step that emitted events.

    Only a game that runs with this recorder's `rules` is recorded; clones and other games cost nothing.
    """

    def __init__(self, rules: Rules[StateT, ContentT]) -> None:
        """Keep a copy of a game's rules in which every do rule takes snapshots."""
        self._snapshots: list[Snapshot[StateT, ContentT]] = []
        self.rules = copy(rules)
        self.rules.does = {step: self._with_snapshots(rule) for step, rule in rules.does.items()}

    def take(self) -> tuple[Snapshot[StateT, ContentT], ...]:
        """Return the snapshots since the last call."""
        taken, self._snapshots = tuple(self._snapshots), []
        return taken

    def _with_snapshots(self, rule: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        """Return a do rule that also takes snapshots."""

        def run_with_snapshots(game: Game[StateT, ContentT], step: Step) -> None:
            """Run the rule, and take a snapshot with its events; steps without events show nothing new.

            The first snapshot is from before the first step.
            """
            if not self._snapshots:
                self._snapshots.append(Snapshot(_copy_between_steps(game), ()))
            events_before = len(game.events or ())
            rule(game, step)
            new_events = tuple((game.events or ())[events_before:])
            if new_events:
                self._snapshots.append(Snapshot(_copy_between_steps(game), new_events))

        return run_with_snapshots


def _copy_between_steps(game: Game[StateT, ContentT]) -> Game[StateT, ContentT]:
    """Return a copy of a game between two steps, with no decisions."""
    copied = game.clone()
    copied.decisions = ()
    return copied
