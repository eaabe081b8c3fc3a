"""Fitting: estimates how many points features of a position are worth, from games between rule bots.

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
from wonderland_qt.lab.runner import Setting, load, numbers_in_chunks
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

SCALES = [0.5 * 1.15**step for step in range(40)]
DIGITS = 4


class Row(NamedTuple):
    """A position at the end of a simulation: each player's features, final lead, and share of the win."""

    game: int
    stage: str
    features: Mapping[PlayerId, Mapping[str, float]]
    leads: Mapping[PlayerId, float]
    wins: Mapping[PlayerId, float]


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
    """Play games and return the fitted stages; `played` receives the number of further games done."""
    chunks = numbers_in_chunks(setting.games, GAMES_IN_A_STINT)
    found: dict[int, list[Row]] = {}
    for chunk, rows in shared_out(
        _observe_chunk, chunks, partial(_begin_work, setting), jobs or os.cpu_count() or 1
    ):
        found[chunk.start] = rows
        played(len(chunk))
    by_stage: dict[str, list[Row]] = defaultdict(list)
    for first in sorted(found):
        for row in found[first]:
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
        seen = list(_watch_game(ruleset, game, setting.seed_of(number)))
        scores, winners = ruleset.scores(game), ruleset.winners(game)
        mean = sum(scores.values()) / len(scores)
        leads = {player: score - mean for player, score in scores.items()}
        wins = {player: (player in winners) / len(winners) for player in scores}
        yield from (Row(number, stage, features, leads, wins) for stage, features in seen)


def _watch_game(
    ruleset: Any, game: Game[Any, Any], seed: int
) -> Iterator[tuple[str, Mapping[PlayerId, Mapping[str, float]]]]:
    """Play a game, and yield stage and features where each simulation ends and the next begins."""
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
            yield foresight.stage(game.state), foresight.features(game)
            is_end = None
        if is_end is None and decisions_to_wait <= 0:
            is_end = foresight.horizon(game.state)


def fit_stage(stage: str, rows: Sequence[Row]) -> FittedStage:
    """Return the fitted values of a stage; held-out games are used only for the scale and the accuracy."""
    names = sorted({name for row in rows for features in row.features.values() for name in features})
    table = [_features_around_mean(row, names) for row in rows]
    spread = [_standard_deviation(table, column) for column in range(len(names))]
    useful = [column for column, deviation in enumerate(spread) if deviation > 1e-9]
    table = [
        [[player[column] / spread[column] for column in useful] for player in players] for players in table
    ]
    leads = [list(row.leads.values()) for row in rows]
    learnt = [number for number, row in enumerate(rows) if row.game % HELD_OUT != 0]
    held_out = [number for number, row in enumerate(rows) if row.game % HELD_OUT == 0]
    weights = _ridge_weights([(table[number], leads[number]) for number in learnt])
    predicted = [[_dot(weights, player) for player in table[number]] for number in held_out]
    wins = [list(rows[number].wins.values()) for number in held_out]
    foretold = list(zip(predicted, wins, strict=True))
    scale = min(SCALES, key=lambda scale: _mean_log_loss(foretold, scale))
    return FittedStage(
        stage,
        len(rows),
        _to_digits(scale),
        {
            names[column]: _to_digits(weight / spread[column])
            for column, weight in zip(useful, weights, strict=True)
        },
        round(_mean_log_loss(foretold, scale), 3),
        round(_mean_log_loss(foretold, EQUAL_CHANCES), 3),
        round(_explained_variance([leads[number] for number in held_out], predicted), 3),
    )


def _standard_deviation(table: Sequence[list[list[float]]], column: int) -> float:
    """Return the standard deviation of a feature over all players, whose mean is 0."""
    return sqrt(_mean([player[column] ** 2 for players in table for player in players]))


def _features_around_mean(row: Row, names: Sequence[str]) -> list[list[float]]:
    """Return each player's features minus the mean of all players."""
    players = [[float(features.get(name, 0.0)) for name in names] for features in row.features.values()]
    means = [sum(column) / len(players) for column in zip(*players, strict=True)]
    return [[value - mean for value, mean in zip(player, means, strict=True)] for player in players]


def _ridge_weights(rows: Iterable[tuple[list[list[float]], list[float]]]) -> list[float]:
    """Return the weights of a ridge regression of leads on features."""
    all_features, all_leads = list[list[float]](), list[float]()
    for features_of_players, leads in rows:
        all_features += features_of_players
        all_leads += leads
    columns = list(zip(*all_features, strict=True))
    matrix = [[_dot(column, other) for other in columns] for column in columns]
    for index, line in enumerate(matrix):
        line[index] += PENALTY
    return solved(matrix, [_dot(column, all_leads) for column in columns])


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by Gaussian elimination with partial pivoting."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(lines[row][step]))
        lines[step], lines[pivot] = lines[pivot], lines[step]
        for row in range(step + 1, size):
            factor = lines[row][step] / lines[step][step]
            if factor:
                pairs = zip(lines[row], lines[step], strict=True)
                lines[row] = [value - factor * subtracted for value, subtracted in pairs]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = _dot(lines[row][row + 1 : size], solution[row + 1 :])
        solution[row] = (lines[row][size] - known) / lines[row][row]
    return solution


def _mean_log_loss(foretold: Sequence[tuple[list[float], list[float]]], scale: float) -> float:
    """Return the mean log loss of the winners, for chances from predicted leads with this scale."""
    return _mean([_log_loss(wins, chances(leads, scale)) for leads, wins in foretold])


def _log_loss(wins: Sequence[float], predicted: Sequence[float]) -> float:
    """Return how surprising a result is for predicted chances, none of which counts as 0."""
    return -sum(won * log(max(chance, 1e-9)) for won, chance in zip(wins, predicted, strict=True))


def chances(leads: Sequence[float], scale: float) -> list[float]:
    """Return each player's chance to win by their predicted leads."""
    most = max(leads)
    odds = [exp((lead - most) / scale) for lead in leads]
    total = sum(odds)
    return [own / total for own in odds]


def _explained_variance(leads: Sequence[Sequence[float]], predicted: Sequence[Sequence[float]]) -> float:
    """Return the fraction of the variance of leads that the predictions explain."""
    all_leads, all_predicted = list(chain.from_iterable(leads)), list(chain.from_iterable(predicted))
    total = sum(lead**2 for lead in all_leads)
    if not total:
        return 0.0
    errors = [lead - foretold for lead, foretold in zip(all_leads, all_predicted, strict=True)]
    return 1 - sum(error**2 for error in errors) / total


def _dot(values: Iterable[float], other_values: Iterable[float]) -> float:
    """Return the dot product of two vectors."""
    total: float = sum(map(mul, values, other_values))
    return total


def _mean(values: Iterable[float]) -> float:
    known = list(values)
    return sum(known) / max(len(known), 1)


def _to_digits(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


_prepared: dict[str, Any] = {}
"""What a worker process keeps between chunks: its setting and its content."""


def _begin_work(setting: Setting) -> None:
    _prepared.update(setting=setting, content=load(setting))


def _observe_chunk(chunk: range) -> tuple[range, list[Row]]:
    return chunk, list(observe(_prepared["setting"], _prepared["content"], chunk))
