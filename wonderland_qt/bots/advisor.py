"""The advisor: compares the answers to a person's decision by search, and reports how they differ.

It uses only what the person knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from operator import itemgetter
from time import monotonic
from typing import Any, Literal, NamedTuple

from wonderland_qt.bots.budgets import budget_named, rollouts
from wonderland_qt.bots.race import LEAST_SAMPLES, Gap, paired
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.bots.search import SearchBot
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.play.advised import Advice, AdvisedAnswer, Difference, Sureness
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId

Known = InformationSet[Any, Any]

MOST_ANSWERS = 3
SURE, RATHER_SURE = 4.0, 2.0
"""The leads of the best answer, in standard errors, that count as sure and as rather sure."""

APART = 0.5
"""Seconds between two interim reports."""

LEAST_CHANCE, LEAST_POINTS = 0.02, 0.5
"""The smallest differences that are reported, of a chance (0 to 1) and in points."""


class Outcome(NamedTuple):
    """The end of one rollout: all players' chances to win, and the points of the player who is advised."""

    chances: Mapping[PlayerId, float]
    points: float


Reading = Callable[[Outcome], float]
"""Reads a figure from an outcome."""


class _Compared(NamedTuple):
    """A figure in which answers are compared: a player's points or chance to win."""

    kind: Literal["points", "chance"]
    player: PlayerId
    reading: Reading

    def is_significant(self, gap: Gap) -> bool:
        """Tell whether a difference in this figure is sure enough, and so large that it matters."""
        least = LEAST_POINTS if self.kind == "points" else LEAST_CHANCE
        return abs(gap.mean) > max(RATHER_SURE * gap.error, least)

    def is_good(self, gap: Gap) -> bool:
        """Tell whether a difference is good for the advised player; an opponent's better chance is bad."""
        more_is_good = self.kind == "points"
        return (gap.mean > 0) == more_is_good


def advise(
    known: Known,
    decision: Decision,
    budget: str,
    cancelled: Callable[[], bool],
    tell: Callable[[Advice], object] = lambda _advice: None,
) -> Advice:
    """Return advice within a budget such as `3s`; `tell` receives interim advice.

    With an unknown budget nothing is tried out; without enough rollouts the advice goes by rule.
    """
    notes = Notes(known, tell)
    seed = len(known.heard) + 1  # the same question has the same advice
    bot = SearchBot(seed, budget_named(budget) or rollouts(0), cancelled, notes.note)
    bot.consider(known, decision)
    return notes.advice() or by_rule(known, decision)


def by_rule(known: Known, decision: Decision) -> Advice:
    """Return the rule bot's answer as advice, if nothing was simulated.

    So it has no chance or gap, is level with the others, and is not sure.
    """
    answer = RuleBot(0).choose(known, decision)
    advised = AdvisedAnswer(answer, chance=0.0, behind=0.0, error=0.0, level=True)
    return Advice((advised,), sureness="either", games=0)


class Notes:
    """Collects the outcomes of a decision's rollouts, by answer and by the seed of the sample."""

    def __init__(self, known: Known, tell: Callable[[Advice], object]) -> None:
        """Begin without rollouts; `outcomes` are by answer and by the seed of the sampled game."""
        self._known, self._tell, self._last_report = known, tell, monotonic()
        self.outcomes: dict[str, dict[int, Outcome]] = {}
        self._players: tuple[PlayerId, ...] = ()

    def note(self, answer: str, seed: int, shares: Mapping[PlayerId, float], game: AnyGame) -> None:
        """Add the outcome of one rollout, and send interim advice from time to time.

        The shares are scaled to add up to 1, so that they are chances, unless all of them are 0.
        """
        self._players = tuple(shares)
        all_shares, scores = sum(shares.values()) or 1.0, self._known.ruleset.scores(game)
        chances = {player: share / all_shares for player, share in shares.items()}
        self.outcomes.setdefault(answer, {})[seed] = Outcome(chances, scores[self._known.player])
        if monotonic() - self._last_report < APART:
            return
        advice = self.advice()
        if advice is not None:
            self._last_report = monotonic()
            self._tell(advice)

    def advice(self) -> Advice | None:
        """Return the advice so far, None before answers can be compared."""
        best_first = self._in_order()
        if len(best_first) < 2:
            return None
        best, second, *_worse = best_first
        lead = self._gap_between(best, second, self._own_chance)
        others = [self._compare_with_best(answer, best) for answer in best_first[1:MOST_ANSWERS]]
        games = sum(map(len, self.outcomes.values()))
        return Advice((self._advise_best(best, second), *others), _sureness(lead), games)

    def _in_order(self) -> list[str]:
        """Return the answers with enough rollouts, the best first.

        The best is one of those that stayed in the race to its end, and so have the most rollouts, or one
        less while a round of rollouts is not finished. The others follow by how far they are behind it.
        """
        rollouts_of = {answer: len(outcomes) for answer, outcomes in self.outcomes.items()}
        compared = [answer for answer, number in rollouts_of.items() if number >= LEAST_SAMPLES]
        if not compared:
            return []
        most = max(rollouts_of[answer] for answer in compared)
        left_last = [answer for answer in compared if rollouts_of[answer] >= most - 1]
        best = max(left_last, key=self._mean_chance)
        others = [answer for answer in compared if answer != best]
        others.sort(key=lambda answer: self._gap_between(best, answer, self._own_chance).mean)
        return [best, *others]

    def _advise_best(self, answer: str, following: str) -> AdvisedAnswer:
        """Return the best answer, compared with the second best, `following`.

        It is level because none was better; its `error` is that of its lead over the second best.
        """
        lead = self._gap_between(answer, following, self._own_chance)
        differences = tuple(self._differences(answer, following, speaks_for=True))
        return AdvisedAnswer(
            answer,
            self._mean_chance(answer),
            behind=0.0,
            error=lead.error,
            level=True,
            differences=differences,
        )

    def _compare_with_best(self, answer: str, best: str) -> AdvisedAnswer:
        """Return an answer, compared with the best one.

        It is level if the best one's lead is not even rather sure, and named are the differences against it.
        Its chance is the best one's less the gap, which was measured in the same samples: its own mean comes
        from other samples, and could exceed the best one's.
        """
        gap = self._gap_between(best, answer, self._own_chance)
        is_level, behind = gap.mean < RATHER_SURE * gap.error, max(gap.mean, 0.0)
        differences = tuple(self._differences(answer, best, speaks_for=False))
        return AdvisedAnswer(
            answer,
            self._mean_chance(best) - behind,
            behind=behind,
            error=gap.error,
            level=is_level,
            differences=differences,
        )

    def _differences(self, answer: str, other: str, *, speaks_for: bool) -> Iterator[Difference]:
        """Yield the significant differences that speak for an answer, or against it, the surest first."""
        found = []
        for compared in self._compared_figures():
            gap = self._gap_between(answer, other, compared.reading)
            if compared.is_significant(gap) and compared.is_good(gap) == speaks_for:
                sureness = abs(gap.mean) / gap.error
                found.append((sureness, Difference(compared.kind, compared.player, gap.mean)))
        found.sort(key=itemgetter(0), reverse=True)
        for _sureness, difference in found:
            yield difference

    def _compared_figures(self) -> Iterator[_Compared]:
        """Yield in what two answers are compared: the player's points, and each opponent's chance to win.

        The player's own chance is what the advice says first, so it explains nothing here.
        """
        asked = self._known.player
        yield _Compared("points", asked, reading=lambda outcome: outcome.points)
        for player in self._players:
            if player != asked:
                yield _Compared("chance", player, reading=partial(_chance_of, player))

    def _own_chance(self, outcome: Outcome) -> float:
        """Return the advised player's chance to win."""
        return outcome.chances[self._known.player]

    def _mean_chance(self, answer: str) -> float:
        """Return the advised player's mean chance to win after an answer."""
        chances = [self._own_chance(outcome) for outcome in self.outcomes[answer].values()]
        return sum(chances) / len(chances)

    def _gap_between(self, answer: str, other: str, reading: Reading) -> Gap:
        """Return how much better an answer is than another in the samples that both were tried in."""
        mine, theirs = self.outcomes[answer], self.outcomes[other]
        common = [seed for seed in mine if seed in theirs]
        return paired([reading(mine[seed]) for seed in common], [reading(theirs[seed]) for seed in common])


def _chance_of(player: PlayerId, outcome: Outcome) -> float:
    return outcome.chances[player]


def _sureness(lead: Gap) -> Sureness:
    """Return how sure the best answer is, by its lead over the second best in standard errors."""
    if lead.mean >= SURE * lead.error:
        return "sure"
    return "rather" if lead.mean >= RATHER_SURE * lead.error else "either"
