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
    for _, rows in sorted(found.items()):
        for row in rows:
            by_stage[row.stage].append(row)
    return [
        fit_stage(stage, rows) for stage, rows in sorted(by_stage.items()) if len(rows) >= LEAST_POSITIONS
    ]


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
    enough: Callable[[Any], bool] | None = None
    wait = chance.below("begin", LATEST_BEGINNING)
    while not game.over:
        asked = game.waiting()[0]
        decision = game.decision_of(asked)
        unusual = not chance.below("unusual", UNUSUAL)
        known = InformationSet(ruleset, game, asked)
        game.choose(asked, any_answer(decision, chance) if unusual else bot.choose(known, decision))
        wait -= 1
        if enough is not None and game.decisions and enough(game.state):
            yield foresight.stage(game.state), foresight.features(game)
            enough = None
        if enough is None and wait <= 0:
            enough = foresight.horizon(game.state)


def fit_stage(stage: str, rows: Sequence[Row]) -> FittedStage:
    """Return the fitted values of a stage; held-out games are used only for the scale and the accuracy."""
    names = sorted({name for row in rows for each in row.features.values() for name in each})
    table = [_features_around_mean(row, names) for row in rows]
    spread = [sqrt(_mean(player[k] ** 2 for one in table for player in one)) for k in range(len(names))]
    useful = [k for k, deviation in enumerate(spread) if deviation > 1e-9]
    table = [[[player[k] / spread[k] for k in useful] for player in one] for one in table]
    leads = [list(row.leads.values()) for row in rows]
    learnt = [number for number, row in enumerate(rows) if row.game % HELD_OUT]
    kept = [number for number, row in enumerate(rows) if not row.game % HELD_OUT]
    weights = _ridge_weights([(table[n], leads[n]) for n in learnt])
    foretold = [([_dot(weights, player) for player in table[n]], list(rows[n].wins.values())) for n in kept]
    scale = min(SCALES, key=lambda scale: _mean_log_loss(foretold, scale))
    return FittedStage(
        stage,
        len(rows),
        _to_digits(scale),
        {names[k]: _to_digits(weight / spread[k]) for k, weight in zip(useful, weights, strict=True)},
        round(_mean_log_loss(foretold, scale), 3),
        round(_mean_log_loss(foretold, 1e9), 3),
        round(_explained_variance([leads[n] for n in kept], [leads_told for leads_told, _ in foretold]), 3),
    )


def _features_around_mean(row: Row, names: Sequence[str]) -> list[list[float]]:
    """Return each player's features minus the mean of all players."""
    players = [[float(mine.get(name, 0.0)) for name in names] for mine in row.features.values()]
    means = [sum(column) / len(players) for column in zip(*players, strict=True)]
    return [[value - mean for value, mean in zip(player, means, strict=True)] for player in players]


def _ridge_weights(rows: Iterable[tuple[list[list[float]], list[float]]]) -> list[float]:
    """Return the weights of a ridge regression of leads on features."""
    lines = [(player, lead) for players, leads in rows for player, lead in zip(players, leads, strict=True)]
    columns = list(zip(*(player for player, _ in lines), strict=True))
    wanted = [lead for _, lead in lines]
    matrix = [[_dot(one, other) for other in columns] for one in columns]
    for k, line in enumerate(matrix):
        line[k] += PENALTY
    return solved(matrix, [_dot(column, wanted) for column in columns])


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by Gaussian elimination with partial pivoting."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for k in range(size):
        pivot = max(range(k, size), key=lambda row: abs(lines[row][k]))
        lines[k], lines[pivot] = lines[pivot], lines[k]
        for row in range(k + 1, size):
            factor = lines[row][k] / lines[k][k]
            if factor:
                lines[row] = [a - factor * b for a, b in zip(lines[row], lines[k], strict=True)]
    found = [0.0] * size
    for k in reversed(range(size)):
        known = _dot(lines[k][k + 1 : size], found[k + 1 :])
        found[k] = (lines[k][size] - known) / lines[k][k]
    return found


def _mean_log_loss(foretold: Sequence[tuple[list[float], list[float]]], scale: float) -> float:
    """Return the mean log loss of the winners, for chances from predicted leads with this scale."""
    return _mean(
        -sum(won * log(max(p, 1e-9)) for won, p in zip(wins, chances(leads, scale), strict=True))
        for leads, wins in foretold
    )


def chances(leads: Sequence[float], scale: float) -> list[float]:
    """Return each player's chance to win by their predicted leads."""
    most = max(leads)
    odds = [exp((lead - most) / scale) for lead in leads]
    return [odd / sum(odds) for odd in odds]


def _explained_variance(leads: Sequence[Sequence[float]], told: Sequence[Sequence[float]]) -> float:
    """Return the fraction of the variance of leads that the predictions explain."""
    pairs = [(a, b) for one, other in zip(leads, told, strict=True) for a, b in zip(one, other, strict=True)]
    total = sum(lead**2 for lead, _ in pairs)
    return 1 - sum((lead - foretold) ** 2 for lead, foretold in pairs) / total if total else 0.0


def _dot(ones: Iterable[float], others: Iterable[float]) -> float:
    total: float = sum(map(mul, ones, others))
    return total


def _mean(values: Iterable[float]) -> float:
    several = list(values)
    return sum(several) / max(len(several), 1)


def _to_digits(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


_prepared: dict[str, Any] = {}
"""What a worker process keeps between chunks: its setting and its content."""


def _begin_work(setting: Setting) -> None:
    _prepared.update(setting=setting, content=load(setting))


def _observe_chunk(chunk: range) -> tuple[range, list[Row]]:
    return chunk, list(observe(_prepared["setting"], _prepared["content"], chunk))
