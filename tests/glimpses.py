"""What somebody sees of a game step by step, for tests of beats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from wonderland_qt.engine.events import audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.snapshots import Recorder, Snapshot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.table.glimpses import Glimpse


class Watched:
    """A game that is watched from now on, as the director watches it."""

    def __init__(self, ruleset: Ruleset[Any, Any], game: Game[Any, Any]) -> None:
        self._ruleset, self._game = ruleset, game
        self._recorder: Recorder[Any, Any] = Recorder(ruleset.rules)
        self._before = game.clone()
        game.rules = self._recorder.rules

    def happened(self) -> Sequence[Snapshot[Any, Any]]:
        """Return the steps of what has happened since the last time, after how the game was before."""
        before, self._before = self._before, self._game.clone()
        return [Snapshot(before, ()), *(step for step in self._recorder.take() if step.events)]

    def glimpses(self, viewer: PlayerId | None = None) -> list[Glimpse]:
        """Return how somebody saw what has happened since the last time."""
        return self.seen(self.happened(), viewer)

    def seen(self, steps: Sequence[Snapshot[Any, Any]], viewer: PlayerId | None = None) -> list[Glimpse]:
        """Return how somebody saw these steps."""
        return [
            Glimpse(
                tuple(event for event in step.events if audible(event, viewer)),
                partial(self._ruleset.view, step.game, viewer),
            )
            for step in steps
        ]
