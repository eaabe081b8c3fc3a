"""Rates of cards and abilities: how often they were offered, taken, and held by a winner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.lab.shares import VICTORY, part_of_victory

Watch = Callable[[Game[Any, Any], Decision, str], None]


class Rates(msgspec.Struct, frozen=True):
    """The rates of one card or ability over many games.

    `taken` is the share of offers in which it was chosen, `won` the share of the hands holding it at the end
    that won (an average hand of four players wins 0.25). The margins of error are set by reports.
    """

    id: str
    offered: int
    taken: float
    held: int
    won: float
    taken_margin: float = 0.0
    won_margin: float = 0.0


@dataclass
class Count:
    """The counts of one thing over games; `won` in parts of a victory."""

    offered: int = 0
    taken: int = 0
    held: int = 0
    won: int = 0

    def join(self, other: Count) -> None:
        """Add the counts of another."""
        self.offered += other.offered
        self.taken += other.taken
        self.held += other.held
        self.won += other.won


def _counts_by_thing() -> defaultdict[Thing, Count]:
    return defaultdict(Count)


def _zero_counts() -> dict[str, int]:
    return defaultdict(int)


def _counts_by_variant() -> defaultdict[str, dict[str, int]]:
    return defaultdict(_zero_counts)


@dataclass
class Ledger:
    """The counts of things, and by variant and role the games `played` and the parts of victories won."""

    things: defaultdict[Thing, Count] = field(default_factory=_counts_by_thing)
    played: defaultdict[str, dict[str, int]] = field(default_factory=_counts_by_variant)
    by_variant: defaultdict[str, dict[str, int]] = field(default_factory=_counts_by_variant)

    def watch(self, ruleset: Ruleset[Any, Any]) -> Watch:
        """Return a function that counts what a decision offered and what was taken.

        In a game without `balance` no thing is known, and none is counted.
        """

        balance = ruleset.balance

        def write(game: Game[Any, Any], decision: Decision, chosen: str) -> None:
            """Count each thing that the options gave once, and those that were chosen."""
            if balance is None:
                return
            offered = balance.offered(game, decision)
            for thing in set(offered.values()):
                self.things[thing].offered += 1
            for option in decision.options_of(chosen):
                if option.id in offered:
                    self.things[offered[option.id]].taken += 1

        return write

    def close(self, ruleset: Ruleset[Any, Any], game: Game[Any, Any]) -> None:
        """Count what the players held at the end of a game, and who won."""
        if ruleset.balance is None:
            return
        counted, winners = ruleset.balance.statistics(game), ruleset.winners(game)
        for player, held in counted.held.items():
            won = part_of_victory(player, winners)
            self.played[counted.variant][player] += 1
            self.by_variant[counted.variant][player] += won
            self._count_held(held, won)

    def join(self, other: Ledger) -> None:
        """Add the counts of another ledger."""
        for thing, count in other.things.items():
            self.things[thing].join(count)
        _add_counts(self.played, other.played)
        _add_counts(self.by_variant, other.by_variant)

    def rates(self) -> dict[str, list[Rates]]:
        """Return the rates of all things by kind, the most often taken first."""
        kinds: dict[str, list[Rates]] = defaultdict(list)
        for thing, count in self.things.items():
            kinds[thing.kind].append(_rates_of(thing, count))
        return {kind: sorted(kinds[kind], key=_most_wanted_first) for kind in sorted(kinds)}

    def wins_by_variant(self) -> dict[str, dict[PlayerId, float]]:
        """Return by variant each role's share of wins in the games in which it was played.

        Wins are counted in parts of a VICTORY, because several winners share one.
        """
        found: dict[str, dict[PlayerId, float]] = {}
        for variant, wins in sorted(self.by_variant.items()):
            played = self.played[variant]
            found[variant] = {
                PlayerId(role): round(won / VICTORY / played[role], 4) for role, won in sorted(wins.items())
            }
        return found

    def _count_held(self, held: Sequence[Thing], won: int) -> None:
        """Count what one player held; `won` is the player's part of the victory."""
        for thing in held:
            self.things[thing].held += 1
            self.things[thing].won += won


def _add_counts(counts: Mapping[str, dict[str, int]], others: Mapping[str, dict[str, int]]) -> None:
    """Add counts by variant and role to others in place."""
    for variant, by_role in others.items():
        for role, number in by_role.items():
            counts[variant][role] += number


def _most_wanted_first(row: Rates) -> tuple[float, str]:
    return -row.taken, row.id


def _rates_of(thing: Thing, count: Count) -> Rates:
    """Return how often a thing was taken when offered, and won when held; 0 if it never was.

    The count of wins is in parts of a victory.
    """
    taken = count.taken / count.offered if count.offered else 0.0
    won = count.won / VICTORY / count.held if count.held else 0.0
    return Rates(thing.id, count.offered, taken=round(taken, 4), held=count.held, won=round(won, 4))
