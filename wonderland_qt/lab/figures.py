"""Figures: the quantities in reports and comparisons, and what a game adds to each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wonderland_qt.engine.comparison import Measured
from wonderland_qt.lab.shares import VICTORY, Part, Share
from wonderland_qt.lab.tally import Tally

WON = frozenset({"wins", "seats", "bots", "variant", "won"})
"""The kinds of figures that count victories."""


class Figure(NamedTuple):
    """A measured quantity and what it belongs to.

    It is one of `wins` and `scores` of a role, wins of `seats` and `bots`, the mean `score` and number of
    `decisions`, wins by `variant`, and how often things of a kind were `taken` and `won` with.
    """

    measured: Measured
    id: str = ""
    kind: str = ""

    @property
    def unit(self) -> int:
        """Return the unit of its sums: wins are counted in parts of a victory."""
        return VICTORY if self.measured in WON else 1


def parts_of(game: Tally) -> Iterator[tuple[Figure, Part]]:
    """Yield what one game adds to each figure; the tally must have counted only this game.

    A part is a sum and how many things it is the sum of, for the mean or the rate.
    """
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
        for player, won in wins.items():
            yield Figure("variant", player, variant), Part(won, 1)
    for thing, count in game.ledger.things.items():
        if count.offered:
            yield Figure("taken", thing.id, thing.kind), Part(count.taken, count.offered)
        if count.held:
            yield Figure("won", thing.id, thing.kind), Part(count.won, count.held)


class Shares(dict[Figure, Share]):
    """The shares of all figures over many games."""

    def __missing__(self, figure: Figure) -> Share:
        share = self[figure] = Share(unit=figure.unit)
        return share

    def count(self, game: Tally) -> None:
        """Add one game; the tally must have counted only this game."""
        for figure, part in parts_of(game):
            self[figure].add(part)

    def join(self, other: Shares) -> None:
        """Add the games of other shares."""
        for figure, share in other.items():
            self[figure].join(share)
