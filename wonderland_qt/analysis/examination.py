"""Examination: examines one choice of a finished game, by what its player could know then.

A better answer is searched in samples that the taken one is played in too. Its gain is then measured on other
samples, because the winner of a search is partly lucky.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from wonderland_qt.bots.budgets import rollouts
from wonderland_qt.bots.race import Race
from wonderland_qt.bots.rollouts import rollout
from wonderland_qt.bots.search import DecisionRollouts, candidates
from wonderland_qt.engine.analysed import Choice
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

Known = InformationSet[Any, Any]

BEYOND = 2.0
"""How many standard errors a difference must have to be significant."""

LEAST_MEASURED = 8


def examined(known: Known, decision: Decision, taken: str, answer: int, played: int, moment: Text) -> Choice:
    """Return a choice examined by `played` rollouts: half search a better answer, half measure it.

    `answer` is the number of the answer in the game, `taken` what was answered.
    """
    chance = OwnChance(answer)
    better = _better_answer(known, decision, taken, most=played // 2, chance=chance)
    measured = max(LEAST_MEASURED, played // 2 // 2)  # so that each of two answers gets as many
    seeds = [chance.number("measured") for _ in range(measured)]
    samples = [_shares_after(known, taken, seed) for seed in seeds]
    first_sample, *_ = samples
    shares = {player: [sample[player] for sample in samples] for player in first_sample}
    choice = Choice(
        answer,
        known.player,
        moment,
        asked=decision.prompt,
        taken=taken,
        chances={player: _mean(values) for player, values in shares.items()},
        errors={player: _standard_error(values) for player, values in shares.items()},
        taken_words=_words_of_answer(decision, taken),
    )
    if better == taken:
        return choice
    return _compare_choice(known, decision, choice, better, seeds, samples)


def _better_answer(known: Known, decision: Decision, taken: str, most: int, chance: OwnChance) -> str:
    """Return the best of the promising answers by `most` rollouts, or the taken one if none is better.

    With rollouts for one answer only there is nothing to compare it with.
    """
    begin_budget = rollouts(most)
    allowance = begin_budget()
    trials = DecisionRollouts(known, allowance, chance, cancelled=lambda: False)
    answers = candidates(known, decision, taken, max(trials.candidates, 1))
    race = Race(answers)
    was_run = len(answers) > 1 and trials.run(race)
    return race.best() if was_run else taken


def _compare_choice(
    known: Known,
    decision: Decision,
    choice: Choice,
    better: str,
    seeds: Sequence[int],
    samples: Sequence[Mapping[PlayerId, float]],
) -> Choice:
    """Return the choice compared with another answer in the same samples, if that is significantly better.

    `samples` are the shares of the win after the choice, one for each of the `seeds`. A gap is such a share
    less that after the other answer: below 0 if the choice is worse.
    """
    gaps: dict[PlayerId, list[float]] = {player: [] for player in choice.chances}
    for seed, shares in zip(seeds, samples, strict=True):
        shares_if_better = _shares_after(known, better, seed)
        for player, values in gaps.items():
            values.append(shares[player] - shares_if_better[player])
    own = gaps[known.player]
    if -_mean(own) <= BEYOND * _standard_error(own):
        return choice
    return msgspec.structs.replace(
        choice,
        better=better,
        better_words=_words_of_answer(decision, better),
        brought={player: _mean(values) for player, values in gaps.items()},
        doubt=_standard_error(own),
    )


def _shares_after(known: Known, answer: str, seed: int) -> Mapping[PlayerId, float]:
    """Return each player's share of the win after an answer in a sampled game; they add up to 1."""
    shares = rollout(known.ruleset, known.sample(seed), known.player, answer, seed)
    whole = sum(shares.values()) or 1.0
    return {player: share / whole for player, share in shares.items()}


def _words_of_answer(decision: Decision, answer: str) -> tuple[Text, ...]:
    """Return the words of all options of an answer."""
    return tuple(option.text for option in decision.options_of(answer))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean (0 for a single value)."""
    mean, number = _mean(values), len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(number - 1, 1)
    return sqrt(variance / number)
