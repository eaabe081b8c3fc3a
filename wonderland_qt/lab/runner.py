"""The runner: many games between bots, on all cores, added up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.bots.registry import new_bot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.play.information_set import Bot, InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.games.catalogue import ruleset_of
from wonderland_qt.lab.figures import Shares
from wonderland_qt.lab.rates import Watch
from wonderland_qt.lab.report import Report, report
from wonderland_qt.lab.tally import Tally
from wonderland_qt.lab.workers import shared_out

GAMES_IN_A_CHUNK = 25


class Setting(msgspec.Struct, frozen=True):
    """Which games to play: game `number` of a setting is the same wherever and whenever it is played.

    `bots` are kinds of bot by seat; shorter lists are repeated. `options` go to the game's table.
    With `rates`, cards and abilities are counted too, which takes a little longer.
    """

    game: str
    content_folders: tuple[str, ...]
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    rates: bool = False

    def kinds(self, number: int) -> tuple[str, ...]:
        """Return the kinds of bot by seat in game `number`: they move on by one seat each game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    def seed_of(self, number: int) -> int:
        """Return the seed of game `number`."""
        return self.seed * 1_000_003 + number

    def seating(self, roster: tuple[PlayerId, ...], number: int) -> tuple[PlayerId, ...]:
        """Return who sits where in game `number`.

        In each block of as many games as the roster has, everyone has every seat once and sits out as often.
        """
        block, turn = divmod(number, len(roster))
        order = _shuffled(roster, OwnChance(self.seed_of(block)))
        return (order[turn:] + order[:turn])[: self.players]


def _shuffled(roster: tuple[PlayerId, ...], chance: OwnChance) -> tuple[PlayerId, ...]:
    left, order = list(roster), list[PlayerId]()
    while left:
        order.append(left.pop(chance.below("seating", len(left))))
    return tuple(order)


def play_out(
    ruleset: Ruleset[Any, Any, Any],
    game: Game[Any, Any],
    bots: dict[PlayerId, Bot],
    watch: Watch | None = None,
) -> int:
    """Let bots answer until the game is over; return how many decisions they made. `watch` sees each."""
    made = 0
    while not game.over:
        for decision in game.decisions:
            player = decision.player
            chosen = bots[player].choose(InformationSet(ruleset, game, player), decision)
            if watch is not None:
                watch(game, decision, chosen)
            game.choose(player, chosen)
            made += 1
    return made


def play(setting: Setting, content: Any, number: int) -> Tally:
    """Play one game of a setting and return what it counts."""
    ruleset, tally = ruleset_of(setting.game), Tally()
    seed = setting.seed_of(number)
    seating = setting.seating(ruleset.seating.roster(content), number)
    game = ruleset.new(content, ruleset.seating.seated(content, seating, seed, setting.options), None)
    players, kinds = ruleset.players(game.state), setting.kinds(number)
    watch = tally.ledger.watch(ruleset) if setting.rates else None
    made = play_out(ruleset, game, _seat_bots(players, kinds, seed), watch)
    if setting.rates:
        tally.ledger.close(ruleset, game)
    tally.count(players, kinds, ruleset.scores(game), ruleset.winners(game), made)
    return tally


def _seat_bots(players: tuple[PlayerId, ...], kinds: tuple[str, ...], seed: int) -> dict[PlayerId, Bot]:
    chance = OwnChance(seed)
    return {player: new_bot(kind, chance.number(player)) for player, kind in zip(players, kinds, strict=True)}


@dataclass
class Played:
    """What some games add up to; `shares` are measured for a report alone."""

    tally: Tally = field(default_factory=Tally)
    shares: Shares = field(default_factory=Shares)

    def join(self, other: Played) -> None:
        """Add the games of another."""
        self.tally.join(other.tally)
        self.shares.join(other.shares)


def play_numbers(setting: Setting, content: Any, numbers: range) -> Played:
    """Play the games with these numbers and return what they add up to."""
    played = Played()
    for number in numbers:
        game = play(setting, content, number)
        played.tally.join(game)
        if setting.rates:
            played.shares.count(game)
    return played


def simulate(setting: Setting, progress: Callable[[int], None], jobs: int | None = None) -> Report:
    """Play all games of a setting; `progress` hears how many more are done."""
    begun, total = time.perf_counter(), Played()
    chunks = numbers_in_chunks(setting.games, GAMES_IN_A_CHUNK)
    begin = partial(_begin_work, setting)
    for played in shared_out(_work, chunks, begin, jobs or os.cpu_count() or 1):
        total.join(played)
        progress(played.tally.games)
    return report(setting.players, total.tally, total.shares, time.perf_counter() - begun)


def numbers_in_chunks(games: int, size: int) -> list[range]:
    """Return the numbers of so many games, shared out."""
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


_bench: dict[str, Any] = {}
"""What a worker process keeps between chunks: its setting and its content."""


def _begin_work(setting: Setting) -> None:
    _bench.update(setting=setting, content=load(setting))


def _work(chunk: range) -> Played:
    return play_numbers(_bench["setting"], _bench["content"], chunk)


def load(setting: Setting) -> Any:
    """Return the content of a setting; raises ContentMistakes."""
    return ruleset_of(setting.game).load([Path(content_folder) for content_folder in setting.content_folders])
