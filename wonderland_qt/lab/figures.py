"""Figures: what a game adds to the shares that reports and comparisons tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wonderland_qt.engine.comparison import Measured
from wonderland_qt.lab.shares import VICTORY, Part, Share
from wonderland_qt.lab.tally import Tally

WON = frozenset({"wins", "seats", "bots", "variant", "won"})
"""What is measured in victories."""


class Figure(NamedTuple):
    """What is measured, and of whom: `wins` and `scores` of a player's role, wins of `seats` and `bots`,
    the mean `score` and number of `decisions` of all, wins by `variant`, and how things of a kind were
    `taken` and `won` with.
    """

    measured: Measured
    id: str = ""
    kind: str = ""

    @property
    def unit(self) -> int:
        """Return how many count as one: wins are counted in parts of a victory."""
        return VICTORY if self.measured in WON else 1


def parts_of(game: Tally) -> Iterator[tuple[Figure, Part]]:
    """Yield what one game adds to each figure: a tally that has counted this game alone."""
    yield Figure("score"), Part(game.score, game.seats)
    yield Figure("decisions"), Part(game.decisions, game.games)
    for player, won in game.parts_by_player.items():
        yield Figure("wins", player), Part(won, 1)
        yield Figure("scores", player), Part(game.score_by_player[player], 1)
    for seat, won in game.parts_by_seat.items():
        yield Figure("seats", seat), Part(won, 1)
    for bot, won in game.parts_by_bot.items():
        yield Figure("bots", bot), Part(won, 1)
    for variant, wins in game.ledger.by_variant.items():
        yield from ((Figure("variant", player, variant), Part(won, 1)) for player, won in wins.items())
    for thing, count in game.ledger.things.items():
        if count.offered:
            yield Figure("taken", thing.id, thing.kind), Part(count.taken, count.offered)
        if count.held:
            yield Figure("won", thing.id, thing.kind), Part(count.won, count.held)


class Shares(dict[Figure, Share]):
    """Every figure over many games."""

    def __missing__(self, figure: Figure) -> Share:
        share = self[figure] = Share(unit=figure.unit)
        return share

    def count(self, game: Tally) -> None:
        """Add one game: a tally that has counted this game alone."""
        for figure, part in parts_of(game):
            self[figure].add(part)

    def join(self, other: Shares) -> None:
        """Add the games of another."""
        for figure, share in other.items():
            self[figure].join(share)
