"""The race: compares answers by their shares of the win in the same sampled games, and drops bad ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

LEAST_SAMPLES = 6
"""How many samples it takes to drop an answer, or to prefer it to the rule bot's."""

BEHIND = 2.2
"""How many standard errors an answer must be behind the best one to be dropped."""

SURE = 3.5
"""How many standard errors the rule bot's answer must be behind to be dropped."""

SPREAD = 0.04
"""The prior: how much promising answers differ (1 is a win), and the assumed lead of the rule bot's."""

FAINT = 0.005
"""A gain that is ignored, because valuing positions is not more accurate than that."""

UNSEEN = 0.1
"""The prior standard deviation of the difference in one sample."""

BEFOREHAND = 2
"""How many samples that prior counts for."""


@dataclass(frozen=True)
class Gap:
    """The mean difference of two answers' shares, its standard error, and the number of samples."""

    mean: float
    error: float
    samples: int

    @property
    def expected_gain(self) -> float:
        """The expected gain over the rule bot's answer: the mean shrunk towards the prior by its noise.

        By the prior the rule bot's answer leads by SPREAD, give or take as much, so that few or noisy samples
        prove no gain. FAINT is taken off, as values are not more accurate than that.
        """
        variance, prior_variance = self.error**2, SPREAD**2
        return ((self.mean - FAINT) * prior_variance - SPREAD * variance) / (prior_variance + variance)


def paired(shares: Sequence[float], other_shares: Sequence[float]) -> Gap:
    """Return the gap between two answers by their shares, sample by sample.

    Its error mixes the variance of the samples with the prior one (`UNSEEN`, as if seen in `BEFOREHAND`
    samples), since few samples look more alike than many. Of a longer list the rest is ignored.
    """
    gaps = [share - other for share, other in zip(shares, other_shares, strict=False)]
    samples = len(gaps)
    mean = sum(gaps) / samples
    squares = sum((gap - mean) ** 2 for gap in gaps)
    variance = (BEFOREHAND * UNSEEN**2 + squares) / (BEFOREHAND + samples - 1)
    return Gap(mean, sqrt(variance / samples), samples)


@dataclass
class Race:
    """Answers that are played in the same sampled games until one is left, or the budget is used up.

    The first answer is the rule bot's; it stays longest, because the others are measured against it.
    """

    answers: Sequence[str]
    shares: dict[str, list[float]] = field(init=False)
    answers_left: Sequence[str] = field(init=False)

    def __post_init__(self) -> None:
        """Let all answers run, with no samples yet."""
        self.shares = {answer: [] for answer in self.answers}
        self.answers_left = self.answers

    @property
    def is_decided(self) -> bool:
        """Tell whether only one answer is left."""
        return len(self.answers_left) == 1

    @property
    def frontmost(self) -> str:
        """Return the remaining answer with the largest sum of shares; of equal ones, the first."""
        return max(self.answers_left, key=self._total)

    def add_lap(self, shares: Mapping[str, float]) -> None:
        """Add the shares of each answer in one more sample, and drop answers that are clearly behind."""
        for answer, share in shares.items():
            self.shares[answer].append(share)
        best = self.frontmost
        if len(self.shares[best]) >= LEAST_SAMPLES:
            self.answers_left = [answer for answer in self.answers_left if not self._is_behind(answer, best)]

    def halve(self) -> None:
        """Drop the worse half of the answers other than the rule bot's, keeping at least one."""
        usual = self.answers[0]
        others = [answer for answer in self.answers_left if answer != usual]
        best_first = sorted(others, key=self._total, reverse=True)
        kept = {usual, *best_first[: max(1, len(others) // 2)]}
        self.answers_left = [answer for answer in self.answers_left if answer in kept]

    def gap(self, answer: str) -> Gap:
        """Return the gap between an answer and the rule bot's."""
        return paired(self.shares[answer], self.shares[self.answers[0]])

    def best(self) -> str:
        """Return the best remaining answer if a gain is likely, else the rule bot's."""
        usual = self.answers[0]
        others = [answer for answer in self.answers_left if answer != usual]
        if not others:
            return usual
        best_other = max(others, key=self._total)
        gap = self.gap(best_other)
        return best_other if gap.samples >= LEAST_SAMPLES and gap.expected_gain > 0 else usual

    def _total(self, answer: str) -> float:
        """Return the sum of an answer's shares of the win in the samples so far."""
        return sum(self.shares[answer])

    def _is_behind(self, answer: str, best: str) -> bool:
        """Tell whether an answer is significantly worse than the best one, the rule bot's beyond doubt."""
        gap = paired(self.shares[best], self.shares[answer])
        errors = SURE if answer == self.answers[0] else BEHIND
        return answer != best and gap.mean > errors * gap.error
