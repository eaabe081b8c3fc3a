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
    shares = _shares_by_player(samples)
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


def _shares_by_player(samples: Sequence[Mapping[PlayerId, float]]) -> dict[PlayerId, list[float]]:
    """Return each player's shares of the win, sample by sample."""
    first_sample, *_others = samples
    return {player: [sample[player] for sample in samples] for player in first_sample}


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

    `samples` are the shares of the win after the choice, one for each of the `seeds`.
    """
    gaps = _gaps_to_better(known, better, seeds, samples)
    own = gaps[known.player]
    lost = -_mean(own)
    is_significant = lost > BEYOND * _standard_error(own)
    if not is_significant:
        return choice
    return msgspec.structs.replace(
        choice,
        better=better,
        better_words=_words_of_answer(decision, better),
        brought={player: _mean(values) for player, values in gaps.items()},
        doubt=_standard_error(own),
    )


def _gaps_to_better(
    known: Known, better: str, seeds: Sequence[int], samples: Sequence[Mapping[PlayerId, float]]
) -> dict[PlayerId, list[float]]:
    """Return each player's share after a choice less that after the other answer, sample by sample.

    A gap is below 0 if the choice is worse for the player.
    """
    samples_if_better = [_shares_after(known, better, seed) for seed in seeds]
    shares, shares_if_better = _shares_by_player(samples), _shares_by_player(samples_if_better)
    return {
        player: [
            share - if_better
            for share, if_better in zip(shares[player], shares_if_better[player], strict=True)
        ]
        for player in shares
    }


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
