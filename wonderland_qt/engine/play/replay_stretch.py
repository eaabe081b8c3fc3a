"""Replay of a stretch: a part of a game as it was, played again from its journal."""

from __future__ import annotations

from typing import Any, TypeVar

from wonderland_qt.engine.flow import GameState
from wonderland_qt.engine.play.journal import Journal, without_undone
from wonderland_qt.engine.play.past import Past
from wonderland_qt.engine.play.playthrough import Playthrough
from wonderland_qt.engine.play.replay import replayed_lines
from wonderland_qt.engine.ruleset import Ruleset

StateT = TypeVar("StateT", bound=GameState[Any])
ContentT = TypeVar("ContentT")


def replay_stretch(
    ruleset: Ruleset[StateT, ContentT, Any], content: ContentT, journal: Journal, first: int, last: int
) -> list[Past[StateT, ContentT]]:
    """Return how a game stood before its answer `first`, counted from 1, and after each up to `last`.

    Answers that were taken back are not counted. Raises NoReplay.
    """
    wanted = range(max(first, 1) - 1, last + 1)
    lines = replayed_lines(ruleset, content, without_undone(journal))
    seen = {play.answers: _past(play) for play in lines if play.answers in wanted}
    return [seen[answers] for answers in sorted(seen)]


def _past(play: Playthrough[StateT, ContentT]) -> Past[StateT, ContentT]:
    events = tuple(entry.event for entry in play.log if entry.answer == play.answers)
    return Past(play.game.clone(), events)
