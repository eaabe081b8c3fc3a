"""Measures the strength of a game's characters: how many games each wins at all possible tables."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations, pairwise
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from wonderland_qt.components.bot_characters import BotCharacter, characters_of
from wonderland_qt.components.character_ids import PREFIX
from wonderland_qt.lab.runner import Setting, load, play
from wonderland_qt.lab.shares import deviations
from wonderland_qt.lab.work.chunks import numbers_in_chunks
from wonderland_qt.lab.work.workers import shared_out

GAMES_IN_A_STINT = 10
Kind = str
Table = tuple[Kind, ...]


class TableGames(NamedTuple):
    """A part of the work: the numbers of some games at a table of characters."""

    table: Table
    numbers: range


class WinsFigure(msgspec.Struct, frozen=True):
    """Wins in 100 games, with the margin of error (95 %)."""

    value: float
    margin: float


class CharacterStrength(msgspec.Struct, frozen=True):
    """A character's wins in 100 of its games, and how many more than the next weaker one won."""

    character: str
    wins: WinsFigure
    ahead: WinsFigure | None


@dataclass
class Sums:
    """The sum and the sum of squares of a figure over games."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, figure: float) -> None:
        """Add the figure of a game."""
        self.games += 1
        self.total += figure
        self.squares += figure * figure

    @property
    def mean(self) -> float:
        """Return the mean of the games."""
        return self.total / self.games

    @property
    def variance(self) -> float:
        """Return the variance of the mean."""
        return (self.squares / self.games - self.mean**2) / max(self.games - 1, 1)


@dataclass
class Results:
    """The wins of each character in each game, by table."""

    games: dict[Table, list[Mapping[Kind, float]]] = field(default_factory=lambda: defaultdict(list))

    @property
    def played(self) -> int:
        """Return the number of games played."""
        return sum(map(len, self.games.values()))

    def standings(self, kinds: Iterable[Kind]) -> list[CharacterStrength]:
        """Return the strengths of characters, the weakest first, which has no weaker one to be ahead of."""
        wins = {kind: self._wins(kind) for kind in kinds}
        weakest_first = sorted(wins, key=lambda kind: wins[kind].value)
        leads = [None, *(self._lead(stronger, weaker) for weaker, stronger in pairwise(weakest_first))]
        return [
            CharacterStrength(kind.removeprefix(PREFIX), wins[kind], lead)
            for kind, lead in zip(weakest_first, leads, strict=True)
        ]

    def _wins(self, kind: Kind) -> WinsFigure:
        """Return a character's mean wins over its tables, each with the same weight."""
        tables = []
        for games in self.games.values():
            wins = [game[kind] for game in games if kind in game]
            if wins:
                tables.append(sums_of(wins))
        mean = sum(table.mean for table in tables) / len(tables)
        error = sqrt(sum(table.variance for table in tables)) / len(tables)
        return _in_per_cent(mean, error)

    def _lead(self, stronger: Kind, weaker: Kind) -> WinsFigure:
        """Return how many more games one character wins than another in the games with both."""
        games = chain.from_iterable(self.games.values())
        leads = [game[stronger] - game[weaker] for game in games if stronger in game and weaker in game]
        sums = sums_of(leads)
        error_of_mean = sqrt(sums.variance)
        return _in_per_cent(sums.mean, error_of_mean)


def sums_of(figures: Iterable[float]) -> Sums:
    """Return the sums of a figure over games."""
    sums = Sums()
    for figure in figures:
        sums.add(figure)
    return sums


def _in_per_cent(mean: float, error: float) -> WinsFigure:
    """Return a mean, given with its standard error, in per cent and with its margin."""
    return WinsFigure(round(100 * mean, 1), round(100 * deviations() * error, 1))


def measure(
    setting: Setting,
    content: Any,
    games_of: Callable[[Sequence[BotCharacter]], int],
    played: Callable[[int], object],
    jobs: int | None = None,
) -> Results:
    """Play `games_of(characters)` games at each table; `played` receives the number of further games done.

    Characters move by one seat each game. The result does not depend on the number of processes.
    """
    characters = characters_of(content)
    games_at = {
        table: games_of([characters[kind] for kind in table])
        for table in combinations(characters, setting.players)
    }
    stints = [
        TableGames(table, part)
        for table, games in games_at.items()
        for part in numbers_in_chunks(games, GAMES_IN_A_STINT)
    ]
    begin_work, processes = partial(_begin_work, setting), jobs or os.cpu_count() or 1
    wins_of_stint: dict[TableGames, list[Mapping[Kind, float]]] = {}
    for stint, wins in shared_out(_play_stint, stints, begin_work, processes):
        wins_of_stint[stint] = wins
        played(len(wins))
    results = Results()
    for stint in stints:  # in the same order whichever was done first
        results.games[stint.table] += wins_of_stint[stint]
    return results


_prepared: dict[str, Any] = {}
"""What a worker process keeps between stints: its setting and its content."""


def _begin_work(setting: Setting) -> None:
    """Load the content in a worker process, for all its stints."""
    _prepared.update(setting=setting, content=load(setting))


def _play_stint(games: TableGames) -> tuple[TableGames, list[Mapping[Kind, float]]]:
    """Play the games of a stint in a worker process; return each character's share of each win."""
    setting = msgspec.structs.replace(_prepared["setting"], bots=games.table)
    return games, [_wins(setting, _prepared["content"], number) for number in games.numbers]


def _wins(setting: Setting, content: Any, number: int) -> Mapping[Kind, float]:
    """Play a game and return each character's share of the win."""
    won = play(setting, content, number).wins_by_bot
    return {kind: won.get(kind, 0.0) for kind in setting.bots}
