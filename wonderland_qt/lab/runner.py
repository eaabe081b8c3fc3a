"""The runner: many games between bots, on all cores, added up."""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.bots.registry import new_bot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.play.forks import Bot, Fork
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.games.catalogue import ruleset_of
from wonderland_qt.lab.tally import Tally, Wins
from wonderland_qt.lab.worth import Watch, Worth

GAMES_IN_A_CHUNK = 25


class Setting(msgspec.Struct, frozen=True):
    """Which games to play: game `number` of a setting is the same wherever and whenever it is played.

    `bots` are kinds of bot by seat; shorter lists are repeated. `options` go to the game's table.
    With `worth`, cards and abilities are counted too, which takes a little longer.
    """

    game: str
    content: tuple[str, ...]
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    worth: bool = False

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


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `simulate` tells: rates are per second of wall time, wins fractions of all games."""

    players: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_score: float
    wins_by_player: dict[str, float]
    wins_by_seat: dict[str, float]
    wins_by_bot: dict[str, float]
    wins_by_variant: dict[str, dict[PlayerId, float]] = {}
    worth: dict[str, list[Worth]] = {}


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
            chosen = bots[player].choose(Fork(ruleset, game, player), decision)
            if watch is not None:
                watch(game, decision, chosen)
            game.choose(player, chosen)
            made += 1
    return made


def play_numbers(setting: Setting, pack: Any, numbers: range) -> Tally:
    """Play the games with these numbers and return their tally."""
    ruleset, tally = ruleset_of(setting.game), Tally()
    for number in numbers:
        seed = setting.seed_of(number)
        seating = setting.seating(ruleset.seating.roster(pack), number)
        game = ruleset.new(pack, ruleset.seating.seated(pack, seating, seed, setting.options), None)
        players, kinds = ruleset.players(game.state), setting.kinds(number)
        watch = tally.ledger.watch(ruleset) if setting.worth else None
        made = play_out(ruleset, game, _seat_bots(players, kinds, seed), watch)
        if setting.worth:
            tally.ledger.close(ruleset, game)
        tally.count(players, kinds, ruleset.scores(game), ruleset.winners(game), made)
    return tally


def _seat_bots(players: tuple[PlayerId, ...], kinds: tuple[str, ...], seed: int) -> dict[PlayerId, Bot]:
    chance = OwnChance(seed)
    return {player: new_bot(kind, chance.number(player)) for player, kind in zip(players, kinds, strict=True)}


def simulate(setting: Setting, progress: Callable[[int], None], jobs: int | None = None) -> Report:
    """Play all games of a setting; `progress` is told how many more are done."""
    begun, total = time.perf_counter(), Tally()
    for tally in _tallies(setting, jobs or os.cpu_count() or 1):
        total.join(tally)
        progress(tally.games)
    return _report(setting, total, time.perf_counter() - begun)


def _tallies(setting: Setting, jobs: int) -> Iterator[Tally]:
    chunks = [
        range(n, min(n + GAMES_IN_A_CHUNK, setting.games)) for n in range(0, setting.games, GAMES_IN_A_CHUNK)
    ]
    if jobs == 1 or len(chunks) == 1:
        pack = _load(setting)
        yield from (play_numbers(setting, pack, chunk) for chunk in chunks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin_work, (setting,)) as pool:
        for done in as_completed([pool.submit(_work, chunk) for chunk in chunks]):
            yield done.result()


_bench: dict[str, Any] = {}
"""What a worker process keeps between chunks: its setting and its pack."""


def _begin_work(setting: Setting) -> None:
    _bench.update(setting=setting, pack=_load(setting))
    gc.freeze()  # content stays as long as the process: the collector need not go through it again and again


def _work(chunk: range) -> Tally:
    return play_numbers(_bench["setting"], _bench["pack"], chunk)


def _load(setting: Setting) -> Any:
    return ruleset_of(setting.game).load([Path(root) for root in setting.content])


def _report(setting: Setting, total: Tally, seconds: float) -> Report:
    return Report(
        players=setting.players,
        games=total.games,
        decisions=total.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(total.games / seconds, 1),
        decisions_per_second=round(total.decisions / seconds, 1),
        mean_score=round(total.mean_score, 2),
        wins_by_player=_shares(total.wins_by_player, total.games),
        wins_by_seat=_shares(total.wins_by_seat, total.games),
        wins_by_bot=_shares(total.wins_by_bot, total.games),
        wins_by_variant=total.ledger.wins_by_variant(),
        worth=total.ledger.worths(),
    )


def _shares(wins: Wins, games: int) -> dict[str, float]:
    return {who: round(won / games, 4) for who, won in sorted(wins.items())}
