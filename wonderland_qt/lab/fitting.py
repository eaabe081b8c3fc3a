"""Fitting: estimates the value of a position's features in points, from games between rule bots.

Each stage is fitted separately: the final lead over the players' mean is regressed on each feature's excess
over the mean (ridge regression), and the scale that turns leads into chances maximises the likelihood of
held-out games.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from math import exp, log, sqrt
from operator import mul
from typing import Any, NamedTuple

import msgspec

from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab.runner import Setting, load
from wonderland_qt.lab.work.chunks import numbers_in_chunks
from wonderland_qt.lab.work.workers import shared_out

GAMES_IN_A_STINT = 10

UNUSUAL = 50
"""One of so many answers is random, so that positions occur into which rule bots never come."""

LATEST_BEGINNING = 30
"""Simulations begin at a random one of so many first decisions, so that they end anywhere."""

LEAST_POSITIONS = 100
"""How often a stage must occur to get values."""

PENALTY = 30.0
"""The ridge penalty, in positions: how strongly weights are pulled towards 0."""

HELD_OUT = 5
"""One of so many games is held out."""

EQUAL_CHANCES = 1e9
"""A scale so large that no lead makes a difference."""

NO_DEVIATION = 1e-9
"""Up to this standard deviation a feature is the same for all players and gets no weight."""

SCALES = [0.5 * 1.15**step for step in range(40)]
DIGITS = 4


class Row(NamedTuple):
    """A position at the end of a simulation: each player's features, final lead, and share of the win."""

    game: int
    stage: str
    features: Mapping[PlayerId, Mapping[str, float]]
    leads: Mapping[PlayerId, float]
    wins: Mapping[PlayerId, float]


class Reached(NamedTuple):
    """A position at which a simulation ends: its stage and each player's features."""

    stage: str
    features: Mapping[PlayerId, Mapping[str, float]]


class Prediction(NamedTuple):
    """The leads predicted in a held-out position, and the final leads and shares of the win, by seat."""

    predicted: list[float]
    leads: list[float]
    wins: list[float]


class FittedStage(msgspec.Struct, frozen=True):
    """The fitted values of a stage, and how well they predict held-out games.

    `surprise` is the mean log loss of the winner, `unknowing` that of equal chances; `explained` is the
    explained fraction of the variance of final leads.
    """

    stage: str
    positions: int
    scale: float
    weights: dict[str, float]
    surprise: float
    unknowing: float
    explained: float


def fit(setting: Setting, played: Callable[[int], object], jobs: int | None = None) -> list[FittedStage]:
    """Play games and return the fitted stages; `played` receives the number of further games done.

    Positions are put in the order of the games, so that the result does not depend on which were done first.
    Stages with too few positions are left out.
    """
    chunks = numbers_in_chunks(setting.games, GAMES_IN_A_STINT)
    begin_work, processes = partial(_begin_work, setting), jobs or os.cpu_count() or 1
    found: dict[int, list[Row]] = {}
    for chunk, rows in shared_out(_observe_chunk, chunks, begin_work, processes):
        found[chunk.start] = rows
        played(len(chunk))
    by_stage: dict[str, list[Row]] = defaultdict(list)
    for row in chain.from_iterable(found[first] for first in sorted(found)):
        by_stage[row.stage].append(row)
    frequent = [stage for stage in sorted(by_stage) if len(by_stage[stage]) >= LEAST_POSITIONS]
    return [fit_stage(stage, by_stage[stage]) for stage in frequent]


def observe(setting: Setting, content: Any, numbers: Iterable[int]) -> Iterator[Row]:
    """Play the games with these numbers, and yield the positions at which simulations would end."""
    ruleset = ruleset_of(setting.game)
    for number in numbers:
        seating = setting.seating(ruleset.seating.roster(content), number)
        chosen = ruleset.seating.seated(content, seating, setting.seed_of(number), setting.options)
        game = ruleset.new(content, chosen, None)
        reached = list(_watch_game(ruleset, game, setting.seed_of(number)))
        scores, winners = ruleset.scores(game), ruleset.winners(game)
        mean = sum(scores.values()) / len(scores)
        leads = {player: score - mean for player, score in scores.items()}
        wins = {player: (player in winners) / len(winners) for player in scores}
        for stage, features in reached:
            yield Row(number, stage, features, leads=leads, wins=wins)


def _watch_game(ruleset: Any, game: Game[Any, Any], seed: int) -> Iterator[Reached]:
    """Play a game between rule bots, and yield the positions where a simulation ends and the next begins.

    The first begins after a random number of decisions, and a few answers are random, so that positions are
    as varied as those that a search bot meets. A simulation that reaches the end of the game needs no value.
    """
    foresight: Foresight[Any, Any] = ruleset.foresight
    chance, bot = OwnChance(seed), RuleBot(seed)
    is_end: Callable[[Any], bool] | None = None
    decisions_to_wait = chance.below("begin", LATEST_BEGINNING)
    while not game.over:
        asked = game.waiting()[0]
        decision = game.decision_of(asked)
        if chance.below("unusual", UNUSUAL) == 0:
            answer = any_answer(decision, chance)
        else:
            answer = bot.choose(InformationSet(ruleset, game, asked), decision)
        game.choose(asked, answer)
        decisions_to_wait -= 1
        if is_end is not None and game.decisions and is_end(game.state):
            yield Reached(foresight.stage(game.state), foresight.features(game))
            is_end = None
        if is_end is None and decisions_to_wait <= 0:
            is_end = foresight.horizon(game.state)


def fit_stage(stage: str, rows: Sequence[Row]) -> FittedStage:
    """Return the fitted values of a stage; held-out games are used only for the scale and the accuracy.

    The scale is the one of SCALES with which the predictions surprise least. The regression weighs features
    in standard deviations; the division by these gives weights of the features as they are.
    """
    deviations = _deviations(rows)
    learnt = [row for row in rows if row.game % HELD_OUT != 0]
    held_out = [row for row in rows if row.game % HELD_OUT == 0]
    weights = _ridge_weights(learnt, deviations)
    predictions = [_predict(row, deviations, weights) for row in held_out]
    scale = min(SCALES, key=partial(_mean_log_loss, predictions))
    return FittedStage(
        stage=stage,
        positions=len(rows),
        scale=_to_digits(scale),
        weights={name: _to_digits(weights[name] / deviation) for name, deviation in deviations.items()},
        surprise=round(_mean_log_loss(predictions, scale), 3),
        unknowing=round(_mean_log_loss(predictions, EQUAL_CHANCES), 3),
        explained=round(_explained_variance(predictions), 3),
    )


def _deviations(rows: Sequence[Row]) -> dict[str, float]:
    """Return the standard deviation of each feature over all players, without features that never vary.

    Features are taken around the mean of their position, so their mean is 0.
    """
    names = _names_of_features(rows)
    excesses = [excess for row in rows for excess in _excesses_over_mean(row, names)]
    deviations = {name: sqrt(_mean([excess[name] ** 2 for excess in excesses])) for name in names}
    return {name: deviation for name, deviation in deviations.items() if deviation > NO_DEVIATION}


def _names_of_features(rows: Iterable[Row]) -> list[str]:
    """Return the names of all features in any position, sorted."""
    names: set[str] = set()
    for row in rows:
        names.update(*row.features.values())
    return sorted(names)


def _excesses_over_mean(row: Row, names: Iterable[str]) -> list[dict[str, float]]:
    """Return each player's features minus the mean of all players."""
    excesses: list[dict[str, float]] = [{} for _ in row.features]
    for name in names:
        values = [float(features.get(name, 0.0)) for features in row.features.values()]
        mean = sum(values) / len(values)
        for excess, value in zip(excesses, values, strict=True):
            excess[name] = value - mean
    return excesses


def _standardised(row: Row, deviations: Mapping[str, float]) -> list[list[float]]:
    """Return each player's features around the mean, in standard deviations.

    So the ridge penalty pulls on the weights of all features alike, whatever their units.
    """
    return [
        [excess[name] / deviation for name, deviation in deviations.items()]
        for excess in _excesses_over_mean(row, deviations)
    ]


def _predict(row: Row, deviations: Mapping[str, float], weights: Mapping[str, float]) -> Prediction:
    """Return what the weights foretell of a held-out position, beside what came of it."""
    predicted = [_dot(weights.values(), features) for features in _standardised(row, deviations)]
    return Prediction(predicted, leads=list(row.leads.values()), wins=list(row.wins.values()))


def _ridge_weights(rows: Sequence[Row], deviations: Mapping[str, float]) -> dict[str, float]:
    """Return the weights of standardised features, by a ridge regression of leads on them.

    It solves the normal equations; PENALTY on their diagonal keeps the weights of rare features small.
    """
    features = [player for row in rows for player in _standardised(row, deviations)]
    leads = [lead for row in rows for lead in row.leads.values()]
    columns = list(zip(*features, strict=True))
    matrix = [[_dot(column, other) for other in columns] for column in columns]
    for index, line in enumerate(matrix):
        line[index] += PENALTY
    weights = solved(matrix, [_dot(column, leads) for column in columns])
    return dict(zip(deviations, weights, strict=True))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by Gaussian elimination with partial pivoting.

    Raises ZeroDivisionError if they have no single solution.
    """
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(lines[row][step]))
        lines[step], lines[pivot] = lines[pivot], lines[step]
        _eliminate_below(lines, step)
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = _dot(lines[row][row + 1 : size], solution[row + 1 :])
        solution[row] = (lines[row][size] - known) / lines[row][row]
    return solution


def _eliminate_below(lines: list[list[float]], step: int) -> None:
    """Make the column `step` 0 in all lines below that of this number, by subtracting multiples of it."""
    for row in range(step + 1, len(lines)):
        factor = lines[row][step] / lines[step][step]
        if factor:
            pairs = zip(lines[row], lines[step], strict=True)
            lines[row] = [value - factor * subtracted for value, subtracted in pairs]


def _mean_log_loss(predictions: Sequence[Prediction], scale: float) -> float:
    """Return the mean log loss of the winners, for chances from predicted leads with this scale."""
    return _mean(
        [_log_loss(prediction.wins, chances(prediction.predicted, scale)) for prediction in predictions]
    )


def _log_loss(wins: Sequence[float], predicted: Sequence[float]) -> float:
    """Return how surprising a result is for predicted chances, none of which counts as 0."""
    return -sum(won * log(max(chance, 1e-9)) for won, chance in zip(wins, predicted, strict=True))


def chances(leads: Sequence[float], scale: float) -> list[float]:
    """Return each player's chance to win by their predicted leads.

    All leads are taken from the highest one, so that no power of e becomes too large.
    """
    most = max(leads)
    odds = [exp((lead - most) / scale) for lead in leads]
    total = sum(odds)
    return [own / total for own in odds]


def _explained_variance(predictions: Sequence[Prediction]) -> float:
    """Return the fraction of the variance of final leads that the predictions explain."""
    total = sum(lead**2 for prediction in predictions for lead in prediction.leads)
    if not total:
        return 0.0
    errors = [
        lead - predicted
        for prediction in predictions
        for lead, predicted in zip(prediction.leads, prediction.predicted, strict=True)
    ]
    return 1 - sum(error**2 for error in errors) / total


def _dot(values: Iterable[float], other_values: Iterable[float]) -> float:
    """Return the dot product of two vectors."""
    total: float = sum(map(mul, values, other_values))
    return total


def _mean(values: Iterable[float]) -> float:
    """Return the mean of values, 0 without any."""
    known = list(values)
    return sum(known) / max(len(known), 1)


def _to_digits(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


_prepared: dict[str, Any] = {}
"""What a worker process keeps between chunks: its setting and its content."""


def _begin_work(setting: Setting) -> None:
    """Load the content in a worker process, for all its chunks."""
    _prepared.update(setting=setting, content=load(setting))


def _observe_chunk(chunk: range) -> tuple[range, list[Row]]:
    """Play the games of a chunk in a worker process; return the chunk with its positions."""
    return chunk, list(observe(_prepared["setting"], _prepared["content"], chunk))
