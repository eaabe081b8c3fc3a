"""The search bot: plays promising answers in sampled games, and compares the chances that they leave.

It departs from the rule bot's answer only if another one is better by more than the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from math import ceil, log2
from typing import Any

from wonderland_qt.bots.budgets import Allowance, Budget
from wonderland_qt.bots.race import Race
from wonderland_qt.bots.rollouts import rollout
from wonderland_qt.bots.rule_bot import RuleBot, values_of
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId

Known = InformationSet[Any, Any]

MOST_CANDIDATES = 8
LEAST_ROLLOUTS = 10
"""The fewest rollouts for each candidate; fewer would compare nothing but noise."""


@dataclass(frozen=True)
class Considered:
    """A compared answer: the player's share of the win after it, and its gain over the rule bot's answer.

    `error` is the standard error of the gain, `rollouts` how often the answer was played.
    """

    answer: str
    share: float
    gain: float
    error: float
    rollouts: int


Watch = Callable[[str, int, Mapping[PlayerId, float], AnyGame], object]
"""Receives each rollout: the answer, the seed of the sample, all players' shares, and the final game."""


def _is_never_cancelled() -> bool:
    return False


def _ignore_rollout(_answer: str, _seed: int, _shares: Mapping[PlayerId, float], _game: AnyGame) -> None:
    """Ignore a rollout."""


class SearchBot:
    """Compares answers by rollouts in the same samples, and takes the rule bot's unless another is better.

    The budget says how many rollouts it may play for a decision. It takes the rule bot's answer if the budget
    does not allow ten rollouts for each of two answers, and as soon as it is `cancelled`.
    """

    name = "search"

    def __init__(
        self,
        seed: int,
        budget: Budget,
        cancelled: Callable[[], bool] = _is_never_cancelled,
        watch: Watch = _ignore_rollout,
    ) -> None:
        """Search within a budget for each decision; `watch` is called with every rollout, as for advice."""
        self._chance = OwnChance(seed)
        self._rule = RuleBot(self._chance.number("rule"))
        self._budget = budget
        self._cancelled, self._watch = cancelled, watch

    def choose(self, known: Known, decision: Decision) -> str:
        """Return the rule bot's answer, or one that leaves better chances in sampled games."""
        usual = self._rule.choose(known, decision)
        race = self._race_candidates(known, decision, usual)
        return usual if race is None else race.best()

    def consider(self, known: Known, decision: Decision) -> Sequence[Considered]:
        """Return the compared answers, the chosen one first, then by gain; none if nothing was compared."""
        usual = self._rule.choose(known, decision)
        race = self._race_candidates(known, decision, usual)
        if race is None:
            return ()
        best = race.best()
        others = [answer for answer in race.answers if answer != best]
        others.sort(key=lambda answer: race.gap(answer).expected_gain, reverse=True)
        return [_result_of(race, answer) for answer in (best, *others)]

    def _race_candidates(self, known: Known, decision: Decision, usual: str) -> Race | None:
        """Return the finished race of `usual`, the rule bot's answer, against other promising ones.

        Return None if there is no choice, as all options are to be picked, or if the budget does not allow to
        compare answers.
        """
        chance = OwnChance(self._chance.number("samples"))
        if decision.pick_count == len(decision.options):
            return None
        trials = DecisionRollouts(known, self._budget(), chance, self._cancelled, self._watch)
        answers: Sequence[str] = [usual]
        if trials.begin(usual):
            answers = candidates(known, decision, usual, trials.candidates)
        race = Race(answers)
        was_run = len(answers) > 1 and trials.run(race)
        return race if was_run else None


class DecisionRollouts:
    """Plays the rollouts of one decision within its allowance."""

    def __init__(
        self,
        known: Known,
        allowed: Allowance,
        chance: OwnChance,
        cancelled: Callable[[], bool],
        watch: Watch = _ignore_rollout,
    ) -> None:
        """Play rollouts of one decision; `allowed` says how many in all, given how many were played."""
        self._known, self._allowed, self._chance, self._cancelled = known, allowed, chance, cancelled
        self._watch = watch
        self._played = 0

    @property
    def candidates(self) -> int:
        """How many answers can be compared within the allowance, by the speed so far."""
        return min(MOST_CANDIDATES, self._allowed(self._played) // LEAST_ROLLOUTS)

    def begin(self, usual: str) -> bool:
        """Tell whether two answers can be compared; for a budget in seconds, try one rollout first.

        Such a budget allows as many rollouts as may be until the speed of one is known, and fewer then.
        """
        is_in_seconds = self._allowed(0) > self._allowed(1)
        if self.candidates > 1 and is_in_seconds:
            self._play_lap([usual])
        return self.candidates > 1

    def run(self, race: Race) -> bool:
        """Play rollouts until the race is decided or the allowance is used up.

        Return False if that was cancelled, or if the allowance was too small for a rollout of each answer.
        The allowance is divided into equal stretches, after each of which half of the answers are dropped, so
        that about two are left in the last one. It may be estimated from the speed so far, so it is asked for
        again after each lap.
        """
        stretches, stretch = ceil(log2(len(race.answers))), 1
        while not race.is_decided and self._played + len(race.answers_left) <= self._allowed(self._played):
            lap = self._play_lap(race.answers_left)
            if lap is None:
                return False
            race.add_lap(lap)
            stretch_is_over = self._played * stretches >= self._allowed(self._played) * stretch
            if stretch_is_over and len(race.answers_left) > 2:
                race.halve()
                stretch += 1
        return all(race.shares.values())

    def _play_lap(self, answers: Sequence[str]) -> dict[str, float] | None:
        """Play each answer in one sampled game; return the player's shares by answer, None if cancelled."""
        known, shares = self._known, dict[str, float]()
        if self._cancelled():
            return None
        seed = self._chance.number("samples")
        sample = known.sample(seed)
        for answer in answers:
            if self._cancelled():
                return None
            game = sample.clone()
            shares_of_players = rollout(known.ruleset, game, known.player, answer, seed)
            self._watch(answer, seed, shares_of_players, game)
            shares[answer] = shares_of_players[known.player]
            self._played += 1
        return shares


def _result_of(race: Race, answer: str) -> Considered:
    """Return the result of an answer in a race."""
    shares, gap = race.shares[answer], race.gap(answer)
    return Considered(answer, sum(shares) / len(shares), gain=gap.mean, error=gap.error, rollouts=len(shares))


def candidates(known: Known, decision: Decision, usual: str, most: int) -> Sequence[str]:
    """Return at most `most` answers: the usual one, then those that the evaluation rates best.

    For answers of several options, each promising first option is completed by the rule bot, and the best
    beginning also gets other last options. Answers with the same options in another order count as one.
    """
    if decision.pick_count == 1:
        answers = _single_answers(known, decision)
    else:
        answers = _answers_of_several(known, decision, most)
    answer_by_options = {_options_in(usual): usual}
    for answer in answers:
        answer_by_options.setdefault(_options_in(answer), answer)
    return list(answer_by_options.values())[:most]


def _options_in(answer: str) -> frozenset[str]:
    return frozenset(answer.split(TOGETHER))


def _single_answers(known: Known, decision: Decision) -> Sequence[str]:
    """Return one answer for each option, the best-rated first; of several picks, only the last is open."""
    return [decision.answer(option) for option in _options_best_first(known, decision)]


def _options_best_first(known: Known, decision: Decision) -> Sequence[str]:
    """Return the ids of a decision's options, those that the evaluation rates best first."""
    values = values_of(known, decision)
    best_first = sorted(range(len(values)), key=lambda index: -values[index])
    return [decision.options[index].id for index in best_first]


def _answers_of_several(known: Known, decision: Decision, most: int) -> Sequence[str]:
    """Return answers of several options, alternating between other beginnings and other ends.

    Those with another first option are completed by the rule bot; those with another last option begin with
    the best first option and go on as the rule bot does.
    """
    rule = RuleBot(0)
    beginnings = [decision.after(option) for option in _options_best_first(known, decision)[:most]]
    last_pick = _last_pick(known, beginnings[0], rule)
    other_beginnings = [rule.choose(known, rest) for rest in beginnings]
    other_ends = _single_answers(known, last_pick)[:most]
    alternating = chain.from_iterable(zip_longest(other_beginnings, other_ends, fillvalue=""))
    return [answer for answer in alternating if answer]


def _last_pick(known: Known, decision: Decision, rule: RuleBot) -> Decision:
    """Return a decision of several picks as the rule bot goes on with it, until only the last is open."""
    while decision.pick_count > 1:
        options = rule.choose(known, decision).split(TOGETHER)
        decision = decision.after(options[len(decision.taken)])
    return decision
