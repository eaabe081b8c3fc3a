"""Tallies: what many games add up to; two tallies join into one, so that games may be played anywhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.lab.rates import Ledger

Wins = dict[str, float]


def _no_wins() -> Wins:
    return defaultdict(float)


@dataclass
class Tally:
    """Sums over games; a shared victory counts in equal parts, so wins are fractions of games."""

    games: int = 0
    decisions: int = 0
    score: int = 0
    seats: int = 0
    wins_by_player: Wins = field(default_factory=_no_wins)
    wins_by_seat: Wins = field(default_factory=_no_wins)
    wins_by_bot: Wins = field(default_factory=_no_wins)
    score_by_player: Wins = field(default_factory=_no_wins)
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
            won = 1 / len(winners) if player in winners else 0
            self.wins_by_player[player] += won
            self.wins_by_seat[str(seat)] += won
            self.wins_by_bot[bot] += won
            self.score_by_player[player] += scores[player]

    def join(self, other: Tally) -> None:
        """Add what another tally counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.score += other.score
        self.seats += other.seats
        _join(self.wins_by_player, other.wins_by_player)
        _join(self.wins_by_seat, other.wins_by_seat)
        _join(self.wins_by_bot, other.wins_by_bot)
        _join(self.score_by_player, other.score_by_player)
        self.ledger.join(other.ledger)

    @property
    def mean_score(self) -> float:
        """Return the mean final score of a seat."""
        return self.score / self.seats if self.seats else 0.0


def _join(wins: Wins, others: Wins) -> None:
    for who, won in others.items():
        wins[who] += won
