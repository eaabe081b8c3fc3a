"""Hindsight: a stretch of a game as it was, played again from its journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.flow import Game, GameState
from wonderland_qt.engine.play.journal import Journal, without_undone
from wonderland_qt.engine.play.playthrough import Playthrough
from wonderland_qt.engine.play.replay import replayed_lines
from wonderland_qt.engine.ruleset import Ruleset

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")


@dataclass(frozen=True, slots=True)
class Past(Generic[StateT, PackT]):
    """How a game stood after an answer, and what the answer had brought about."""

    game: Game[StateT, PackT]
    facts: tuple[Fact, ...]


def look_back(
    ruleset: Ruleset[StateT, PackT, Any], pack: PackT, journal: Journal, first: int, last: int
) -> list[Past[StateT, PackT]]:
    """Return how a game stood before its answer `first`, counted from 1, and after each up to `last`.

    Answers that were taken back are not counted. Raises NoReplay.
    """
    wanted = range(max(first, 1) - 1, last + 1)
    lines = replayed_lines(ruleset, pack, without_undone(journal))
    seen = {play.answers: _past(play) for play in lines if play.answers in wanted}
    return [seen[answers] for answers in sorted(seen)]


def _past(play: Playthrough[StateT, PackT]) -> Past[StateT, PackT]:
    facts = tuple(entry.fact for entry in play.log if entry.answer == play.answers)
    return Past(play.game.clone(), facts)
