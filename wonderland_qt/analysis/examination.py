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
    """Return a choice examined by `played` rollouts: half search a better answer, half measure it."""
    chance = OwnChance(answer)
    better = _better_answer(known, decision, taken, played // 2, chance)
    seeds = [chance.number("measured") for _ in range(max(LEAST_MEASURED, played // 4))]
    after = [_shares_after(known, taken, seed) for seed in seeds]
    choice = Choice(
        answer,
        known.player,
        moment,
        decision.prompt,
        taken,
        {player: _mean([one[player] for one in after]) for player in after[0]},
        {player: _standard_error([one[player] for one in after]) for player in after[0]},
        _words_of_answer(decision, taken),
    )
    return choice if better == taken else _compare_choice(known, decision, choice, better, seeds, after)


def _better_answer(known: Known, decision: Decision, taken: str, most: int, chance: OwnChance) -> str:
    """Return the best of the promising answers, or the taken one if none is better."""
    trials = DecisionRollouts(known, rollouts(most)(), chance, lambda: False)
    answers = candidates(known, decision, taken, max(trials.candidates, 1))
    race = Race(answers)
    return race.best() if len(answers) > 1 and trials.run(race) else taken


def _compare_choice(
    known: Known,
    decision: Decision,
    choice: Choice,
    better: str,
    seeds: Sequence[int],
    after: Sequence[Mapping[PlayerId, float]],
) -> Choice:
    """Return the choice compared with another answer in the same samples, if that is significantly better."""
    others = [_shares_after(known, better, seed) for seed in seeds]
    gaps = {
        player: [one[player] - other[player] for one, other in zip(after, others, strict=True)]
        for player in choice.chances
    }
    own = gaps[known.player]
    if -_mean(own) <= BEYOND * _standard_error(own):
        return choice
    return msgspec.structs.replace(
        choice,
        better=better,
        better_words=_words_of_answer(decision, better),
        brought={player: _mean(several) for player, several in gaps.items()},
        doubt=_standard_error(own),
    )


def _shares_after(known: Known, answer: str, seed: int) -> Mapping[PlayerId, float]:
    """Return each player's share of the win after an answer in a sampled game; they add up to 1."""
    shares = rollout(known.ruleset, known.sample(seed), known.player, answer, seed)
    whole = sum(shares.values()) or 1.0
    return {player: share / whole for player, share in shares.items()}


def _words_of_answer(decision: Decision, answer: str) -> tuple[Text, ...]:
    return tuple(option.text for option in decision.options_of(answer))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    mean, several = _mean(values), len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(several - 1, 1) / several)
