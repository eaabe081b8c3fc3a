"""Advice: the best answers to a decision with their chances, and the figures in which they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId

Sureness = Literal["sure", "rather", "either"]
"""Whether the best answer leads by at least four standard errors, by two, or by less."""


class Difference(msgspec.Struct, frozen=True):
    """A significant difference between an answer and the one it is compared with.

    For `chance`, `change` is how many more of 100 games an opponent wins; for `points`, how many more points
    the asked player has at the end of the simulated games.
    """

    kind: Literal["chance", "points"]
    player: PlayerId
    change: float


class AdvisedAnswer(msgspec.Struct, frozen=True):
    """An answer that was compared: its chance to win, and how far it is behind the best one.

    `error` is the standard error of that gap, or for the best answer of its lead over the next. `level` is
    true if no answer was significantly better. `differences` are against the best answer, or for the best
    against the next.
    """

    answer: str
    chance: float
    behind: float
    error: float
    level: bool
    differences: tuple[Difference, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """The best answers, at most three, the best first, compared by so many simulated `games`.

    With 0 games the advice comes from the game's evaluation alone, without chances.
    """

    answers: tuple[AdvisedAnswer, ...]
    sureness: Sureness
    games: int

    @property
    def best(self) -> AdvisedAnswer:
        """Return the best answer."""
        return self.answers[0]


@dataclass(frozen=True)
class AdviceWanted:
    """A person's request for advice, with all that they know; `budget` says how long to think."""

    known: InformationSet[Any, Any]
    decision: Decision
    budget: str
