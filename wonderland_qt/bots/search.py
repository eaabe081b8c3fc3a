"""The search bot: plays promising answers on to the end of possible games, and compares how these end.

It departs from the rule-based bot's answer only where another one ends better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from math import exp, sqrt
from typing import Any

from wonderland_qt.bots.rule_bot import RuleBot, values_of
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset

AnyRuleset = Ruleset[Any, Any, Any]
AnyGame = Game[Any, Any]

MOST_CANDIDATES = 8
LEAST_ROLLOUTS = 10
"""Rollouts that each candidate gets at least: fewer would tell noise from noise."""

LEAST_SAMPLES = 6
"""Samples after which the race may drop a candidate."""

BEHIND = 2.2
"""Standard errors by which a candidate is behind the best one before it is dropped."""

DOUBT = 6
"""Samples of which so many double the bar that another answer takes against the rule's."""

LEAST_GAIN = 0.02
"""The share that another answer must gain after one sample, where all samples agree; less after more."""

CLEAR_LEAD = 0.15
"""The lead, as a part of the highest score, that counts as most of a win."""


def _never() -> bool:
    return False


class SearchBot:
    """Compares answers by rollouts, the same games for each, and takes the rule's unless another is better.

    `rollouts` is how many it may play for a decision; with fewer than ten for each of two answers it takes
    the rule's. Once `cancelled`, which it asks before each sample and rollout, it takes the rule's as well.
    """

    name = "search"

    def __init__(self, seed: int, rollouts: int, cancelled: Callable[[], bool] = _never) -> None:
        self._chance = OwnChance(seed)
        self._rule = RuleBot(self._chance.number("rule"))
        self._rollouts = rollouts
        self._cancelled = cancelled

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        """Return the rule's answer, or one that ends better in games that agree with what is known."""
        usual, seed = self._rule.choose(known, decision), self._chance.number("samples")
        most = min(MOST_CANDIDATES, self._rollouts // LEAST_ROLLOUTS)
        answers = candidates(known, decision, usual, most) if most > 1 else [usual]
        if len(answers) == 1:
            return usual
        race = Race(answers)
        return race.best() if self._run(race, known, OwnChance(seed)) else usual

    def _run(self, race: Race, known: InformationSet[Any, Any], chance: OwnChance) -> bool:
        """Play rollouts until they are used up or the race is decided; tell whether it was not cancelled."""
        left = self._rollouts
        while not race.decided and left >= len(race.running):
            left -= len(race.running)
            if self._cancelled() or not self._play_lap(race, known, chance.number("samples")):
                return False
        return True

    def _play_lap(self, race: Race, known: InformationSet[Any, Any], seed: int) -> bool:
        """Play each answer still in the race in the same possible game; tell whether it was not cancelled."""
        sample, shares = known.sample(seed), dict[str, float]()
        for answer in race.running:
            if self._cancelled():
                return False
            shares[answer] = rollout(known.ruleset, sample.clone(), known.player, answer, seed)
        race.enter(shares)
        return True


def rollout(ruleset: AnyRuleset, game: AnyGame, player: PlayerId, answer: str, seed: int) -> float:
    """Give a player's answer, let rule-based bots play on to the end, and return the player's share."""
    game.choose(player, answer)
    bot = RuleBot(seed)
    while not game.over:
        asked = game.waiting()[0]
        decision = next(decision for decision in game.decisions if decision.player == asked)
        game.choose(asked, bot.choose(InformationSet(ruleset, game, asked), decision))
    return share(ruleset, game, player)


def share(ruleset: AnyRuleset, game: AnyGame, player: PlayerId) -> float:
    """Return how well a finished game ended for a player, from 0 to 1: half by the win, half by the lead."""
    winners = ruleset.winners(game)
    won = 1 / len(winners) if player in winners else 0.0
    return (won + _by_lead(ruleset.scores(game), player)) / 2


def _by_lead(scores: Mapping[PlayerId, int], player: PlayerId) -> float:
    """Return how far a player leads the best opponent, from 0 to 1; level is a half."""
    best = max((score for other, score in scores.items() if other != player), default=scores[player])
    scale = 1 + CLEAR_LEAD * max(map(abs, scores.values()))
    lead = max(-30.0, min(30.0, (scores[player] - best) / scale))
    return 1 / (1 + exp(-lead))


def candidates(known: InformationSet[Any, Any], decision: Decision, usual: str, most: int) -> Sequence[str]:
    """Return at most so many answers: the usual one, then those that the evaluation rates best.

    Of several picks, each promising first one is completed by the rule, and the best beginning is ended
    otherwise. Answers that take the same options in another order count as one.
    """
    found = {_options_in(usual): usual}
    answers = _single(known, decision) if decision.pick_count == 1 else _joined(known, decision, most)
    for answer in answers:
        found.setdefault(_options_in(answer), answer)
    return list(found.values())[:most]


def _options_in(answer: str) -> frozenset[str]:
    return frozenset(answer.split(TOGETHER))


def _single(known: InformationSet[Any, Any], decision: Decision) -> Sequence[str]:
    """Return the answers that end with each option, best-rated first."""
    values = values_of(known, decision)
    order = sorted(range(len(values)), key=lambda place: -values[place])
    return [decision.answer(decision.options[place].id) for place in order]


def _joined(known: InformationSet[Any, Any], decision: Decision, most: int) -> Sequence[str]:
    """Return answers of several picks: other beginnings and other ends in turn."""
    values, rule = values_of(known, decision), RuleBot(0)
    order = sorted(range(len(values)), key=lambda place: -values[place])
    firsts = [decision.after(decision.options[place].id) for place in order[:most]]
    last = firsts[0]
    while last.pick_count > 1:
        last = last.after(rule.choose(known, last).split(TOGETHER)[len(last.taken)])
    begun = [rule.choose(known, rest) for rest in firsts]
    ended = _single(known, last)[:most]
    return [answer for pair in zip_longest(begun, ended) for answer in pair if answer]


@dataclass
class Race:
    """Answers compared by their shares in the same games; those clearly behind are dropped.

    The rule's answer, the first, stays to the end, as all others are measured by it.
    """

    answers: Sequence[str]
    shares: dict[str, list[float]] = field(init=False)
    running: Sequence[str] = field(init=False)

    def __post_init__(self) -> None:
        self.shares = {answer: [] for answer in self.answers}
        self.running = self.answers

    @property
    def decided(self) -> bool:
        """Tell whether the rule's answer alone is left."""
        return len(self.running) == 1

    def enter(self, shares: Mapping[str, float]) -> None:
        """Note how one more possible game ended after each answer, and drop those clearly behind."""
        for answer, one in shares.items():
            self.shares[answer].append(one)
        ahead = max(self.running, key=lambda answer: sum(self.shares[answer]))
        if len(self.shares[ahead]) >= LEAST_SAMPLES:
            self.running = [answer for answer in self.running if not self._is_behind(answer, ahead)]

    def best(self) -> str:
        """Return the answer that is best beyond doubt, else the rule's.

        The bar is a standard error of the difference, and higher after few samples.
        """
        gains = {answer: self._sure_gain(answer) for answer in self.answers[1:]}
        best = max(gains, key=lambda answer: gains[answer])
        return best if gains[best] > 0 else self.answers[0]

    def _is_behind(self, answer: str, ahead: str) -> bool:
        gap = paired(self.shares[ahead], self.shares[answer])
        return answer != self.answers[0] and gap.mean > BEHIND * gap.error + 1e-9

    def _sure_gain(self, answer: str) -> float:
        gap = paired(self.shares[answer], self.shares[self.answers[0]])
        if gap.samples < LEAST_SAMPLES:
            return 0.0
        return gap.mean - (1 + DOUBT / gap.samples) * gap.error - LEAST_GAIN / gap.samples


@dataclass(frozen=True)
class Gap:
    """By how much one answer's shares exceed another's on average, its standard error, and of how many."""

    mean: float
    error: float
    samples: int


def paired(ones: Sequence[float], others: Sequence[float]) -> Gap:
    """Return the gap over the samples that both answers were played in."""
    gaps = [one - other for one, other in zip(ones, others, strict=False)]
    samples = len(gaps)
    mean = sum(gaps) / samples
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, samples - 1)
    return Gap(mean, sqrt(spread / samples), samples)
