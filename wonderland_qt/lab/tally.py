"""Tallies: sums over many games, which can be joined, so that games may be played in any process.

All sums are integers, so they do not depend on the order of adding.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab.rates import Ledger
from wonderland_qt.lab.shares import VICTORY, part_of_victory

Wins = dict[str, float]
Sums = dict[str, int]


def _zero_sums() -> Sums:
    return defaultdict(int)


@dataclass
class Tally:
    """Sums over games; `parts_by_...` are wins in parts of a victory, which tied winners share equally.

    `games_by_player` counts the games in which each role was played.
    """

    games: int = 0
    decisions: int = 0
    score: int = 0
    seats: int = 0
    games_by_player: Sums = field(default_factory=_zero_sums)
    parts_by_player: Sums = field(default_factory=_zero_sums)
    parts_by_seat: Sums = field(default_factory=_zero_sums)
    parts_by_bot: Sums = field(default_factory=_zero_sums)
    score_by_player: Sums = field(default_factory=_zero_sums)
    ledger: Ledger = field(default_factory=Ledger)

    def count(
        self,
        players: tuple[PlayerId, ...],
        bots: tuple[str, ...],
        scores: Mapping[PlayerId, int],
        winners: tuple[PlayerId, ...],
        decisions: int,
    ) -> None:
        """Add one finished game; `bots` are the kinds of bot in the order of the seats."""
        self.games += 1
        self.decisions += decisions
        self.score += sum(scores.values())
        self.seats += len(players)
        for seat, (player, bot) in enumerate(zip(players, bots, strict=True), start=1):
            won = part_of_victory(player, winners)
            self.games_by_player[player] += 1
            self.parts_by_player[player] += won
            self.parts_by_seat[str(seat)] += won
            self.parts_by_bot[bot] += won
            self.score_by_player[player] += scores[player]

    def join(self, other: Tally) -> None:
        """Add the sums of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.score += other.score
        self.seats += other.seats
        _add_sums(self.games_by_player, other.games_by_player)
        _add_sums(self.parts_by_player, other.parts_by_player)
        _add_sums(self.parts_by_seat, other.parts_by_seat)
        _add_sums(self.parts_by_bot, other.parts_by_bot)
        _add_sums(self.score_by_player, other.score_by_player)
        self.ledger.join(other.ledger)

    @property
    def wins_by_player(self) -> Wins:
        """Return how many games each role has won."""
        return _games_won(self.parts_by_player)

    @property
    def wins_by_seat(self) -> Wins:
        """Return how many games each seat has won."""
        return _games_won(self.parts_by_seat)

    @property
    def wins_by_bot(self) -> Wins:
        """Return how many games each kind of bot has won."""
        return _games_won(self.parts_by_bot)

    @property
    def mean_score(self) -> float:
        """Return the mean final score of all seats."""
        return self.score / self.seats if self.seats else 0.0


def _games_won(parts: Sums) -> Wins:
    """Return wins in games, in which a shared victory is a fraction."""
    return {who: won / VICTORY for who, won in parts.items()}


def _add_sums(sums: Sums, others: Sums) -> None:
    """Add other sums to sums, in place."""
    for who, number in others.items():
        sums[who] += number
