"""Advice: the best answers to a decision with their chances, and in numbers what tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId

Sureness = Literal["sure", "rather", "either"]
"""Whether the best answer leads the next one by four standard errors, by two, or by less."""


class Difference(msgspec.Struct, frozen=True):
    """What an answer changes beyond chance, against the one it is compared with.

    `chance` is how often of 100 games a rival wins more, `points` how many points the asked player has more
    where the games stop that were played on.
    """

    kind: Literal["chance", "points"]
    player: PlayerId
    change: float


class AdvisedAnswer(msgspec.Struct, frozen=True):
    """An answer that was compared: the chance it leaves, and how far behind the best one it is.

    `error` is the standard error of that gap, for the best answer of its lead over the next. `level` tells
    that nothing was better beyond chance. `differences` are against the best one, of that against the next.
    """

    answer: str
    chance: float
    behind: float
    error: float
    level: bool
    differences: tuple[Difference, ...] = ()


class Advice(msgspec.Struct, frozen=True):
    """The best answers, at most three, the best one first; `games` were played on to compare all.

    Without games a rule of thumb has spoken, which knows no chances.
    """

    answers: tuple[AdvisedAnswer, ...]
    sureness: Sureness
    games: int

    @property
    def best(self) -> AdvisedAnswer:
        """Return the answer to give."""
        return self.answers[0]


@dataclass(frozen=True)
class AdviceWanted:
    """A person's question what to answer, by all that they know; `budget` says how long to think about it."""

    known: InformationSet[Any, Any]
    decision: Decision
    budget: str
