"""The race: answers compared by their shares in the same possible games; those behind are dropped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

LEAST_SAMPLES = 6
"""Samples after which an answer may be dropped, or preferred to the rule's."""

BEHIND = 2.2
"""Standard errors by which an answer is behind the best one before it is dropped."""

SURE = 3.5
"""Standard errors by which the rule's answer is behind before it is dropped."""

SPREAD = 0.04
"""By how much of a win promising answers differ; beforehand the rule's leads the others by as much."""

FAINT = 0.005
"""A gain so small may come of the way positions are valued, however little noise there is."""

UNSEEN = 0.1
"""How far one sample's difference may lie from another's, before any was seen."""

BEFOREHAND = 2
"""How many samples that counts for."""


@dataclass(frozen=True)
class Gap:
    """By how much one answer's shares exceed another's on average, its standard error, and of how many."""

    mean: float
    error: float
    samples: int

    @property
    def likely(self) -> float:
        """The gain to expect over the rule's answer: what was seen, shrunk by its noise."""
        noise, usual = self.error**2, SPREAD**2
        return ((self.mean - FAINT) * usual - SPREAD * noise) / (usual + noise)


def paired(ones: Sequence[float], others: Sequence[float]) -> Gap:
    """Return the gap over the samples that both answers were played in."""
    gaps = [one - other for one, other in zip(ones, others, strict=False)]
    samples = len(gaps)
    mean = sum(gaps) / samples
    spread = (BEFOREHAND * UNSEEN**2 + sum((gap - mean) ** 2 for gap in gaps)) / (BEFOREHAND + samples - 1)
    return Gap(mean, sqrt(spread / samples), samples)


@dataclass
class Race:
    """Answers that are played in the same games until one is left, or games run out.

    The rule's answer, the first, stays as long as another might not be better, as all are measured by it.
    """

    answers: Sequence[str]
    shares: dict[str, list[float]] = field(init=False)
    running: Sequence[str] = field(init=False)

    def __post_init__(self) -> None:
        self.shares = {answer: [] for answer in self.answers}
        self.running = self.answers

    @property
    def decided(self) -> bool:
        """Tell whether one answer alone is left."""
        return len(self.running) == 1

    def enter(self, shares: Mapping[str, float]) -> None:
        """Note how one more possible game ended after each answer, and drop those clearly behind."""
        for answer, one in shares.items():
            self.shares[answer].append(one)
        ahead = max(self.running, key=self._total)
        if len(self.shares[ahead]) >= LEAST_SAMPLES:
            self.running = [answer for answer in self.running if not self._is_behind(answer, ahead)]

    def halve(self) -> None:
        """Drop the worse half of those that are measured by the rule's answer, but for the last."""
        usual = self.answers[0]
        others = sorted((one for one in self.running if one != usual), key=self._total, reverse=True)
        left = {usual, *others[: max(1, len(others) // 2)]}
        self.running = [answer for answer in self.running if answer in left]

    def gap(self, answer: str) -> Gap:
        """Return by how much an answer exceeds the rule's."""
        return paired(self.shares[answer], self.shares[self.answers[0]])

    def best(self) -> str:
        """Return the best answer that ran to the end, if it is likely to gain anything; else the rule's."""
        usual = self.answers[0]
        others = [answer for answer in self.running if answer != usual]
        if not others:
            return usual
        ahead = max(others, key=self._total)
        gap = self.gap(ahead)
        return ahead if gap.samples >= LEAST_SAMPLES and gap.likely > 0 else usual

    def _total(self, answer: str) -> float:
        return sum(self.shares[answer])

    def _is_behind(self, answer: str, ahead: str) -> bool:
        gap = paired(self.shares[ahead], self.shares[answer])
        errors = SURE if answer == self.answers[0] else BEHIND
        return answer != ahead and gap.mean > errors * gap.error
