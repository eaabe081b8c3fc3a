"""The runner: plays many games between bots on all cores, and adds up their results."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.bots.registry import new_bot
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.play.information_set import Bot, InformationSet
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.lab.figures import Shares
from wonderland_qt.lab.rates import Watch
from wonderland_qt.lab.report import Report, report
from wonderland_qt.lab.tally import Tally
from wonderland_qt.lab.work.chunks import Done
from wonderland_qt.lab.work.crews import Crew, by_chunks, processes
from wonderland_qt.lab.work.program_state import content_state, program_state
from wonderland_qt.lab.work.work_done import WorkDone

SEEDS_APART = 1_000_003
"""How far the seeds of two settings are apart, so that their games do not meet."""

BOTS_WITHOUT_EVENTS = frozenset({RandomBot.name, RuleBot.name})
"""Bots that answer from the view alone; if only these play, no events need to be collected."""


class Setting(msgspec.Struct, frozen=True):
    """The description of many games; game `number` of a setting is always the same game.

    `bots` are kinds of bot by seat; shorter lists are repeated. `options` are the game options. With `rates`,
    cards and abilities are counted too, which takes a little longer.
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
        """Return the kinds of bot by seat in game `number`; they move by one seat each game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    def seed_of(self, number: int) -> int:
        """Return the seed of game `number`."""
        return self.seed * SEEDS_APART + number

    def seating(self, roster: tuple[PlayerId, ...], number: int) -> tuple[PlayerId, ...]:
        """Return the roles by seat in game `number`.

        In each block of as many games as there are roles, each role has each seat once, and all sit out
        equally often.
        """
        block, turn = divmod(number, len(roster))
        order = _shuffle_seats(roster, OwnChance(self.seed_of(block)))
        rotated = order[turn:] + order[:turn]
        return rotated[: self.players]


def _shuffle_seats(roster: tuple[PlayerId, ...], chance: OwnChance) -> tuple[PlayerId, ...]:
    """Return the roles in a random order."""
    left, order = list(roster), list[PlayerId]()
    while left:
        order.append(left.pop(chance.below("seating", len(left))))
    return tuple(order)


def play_out(
    ruleset: Ruleset[Any, Any],
    game: Game[Any, Any],
    bots: dict[PlayerId, Bot],
    watch: Watch | None = None,
) -> int:
    """Let bots play a game to its end; return the number of decisions. `watch` is called for each.

    The bots know the events that the game collects.
    """
    decisions, memories = 0, Memories(ruleset, game.content)
    events = () if game.events is None else game.events
    while not game.over:
        for decision in game.decisions:
            player = decision.player
            chosen = bots[player].choose(InformationSet(ruleset, game, player, events, memories), decision)
            if watch is not None:
                watch(game, decision, chosen)
            game.choose(player, chosen)
            decisions += 1
    return decisions


def play(setting: Setting, content: Any, number: int) -> Tally:
    """Play one game of a setting and return its tally.

    If the setting wants `rates`, the ledger of cards and abilities watches each decision.
    """
    ruleset, tally = ruleset_of(setting.game), Tally()
    seed = setting.seed_of(number)
    seating = setting.seating(ruleset.seating.roster(content), number)
    kinds = setting.kinds(number)
    needs_events = not BOTS_WITHOUT_EVENTS.issuperset(kinds)  # which take time to collect
    events: list[Event] | None = [] if needs_events else None
    game = ruleset.new(content, ruleset.seating.seated(content, seating, seed, setting.options), events)
    players = ruleset.players(game.state)
    watch = tally.ledger.watch(ruleset) if setting.rates else None
    decisions = play_out(ruleset, game, _seat_bots(players, kinds, seed), watch)
    if setting.rates:
        tally.ledger.close(ruleset, game)
    tally.count(players, kinds, ruleset.scores(game), ruleset.winners(game), decisions)
    return tally


def _seat_bots(players: tuple[PlayerId, ...], kinds: tuple[str, ...], seed: int) -> dict[PlayerId, Bot]:
    """Return a new bot for each player, of the kind at the player's seat, each with its own seed."""
    chance, seats = OwnChance(seed), zip(players, kinds, strict=True)
    return {player: new_bot(kind, chance.number(player)) for player, kind in seats}


@dataclass
class Played:
    """The sums over some games; `shares` only if rates are wanted."""

    tally: Tally = field(default_factory=Tally)
    shares: Shares = field(default_factory=Shares)

    def join(self, other: Played) -> None:
        """Add the games of other sums."""
        self.tally.join(other.tally)
        self.shares.join(other.shares)


def play_numbers(setting: Setting, content: Any, numbers: range) -> Played:
    """Play the games with these numbers and return their sums."""
    played = Played()
    for number in numbers:
        game = play(setting, content, number)
        played.tally.join(game)
        if setting.rates:
            played.shares.count(game)
    return played


class Interrupted(KeyboardInterrupt):
    """The user interrupted many games; `found` is the result of those played so far."""

    def __init__(self, found: object) -> None:
        super().__init__()
        self.found = found


def simulate(
    setting: Setting,
    progress: Callable[[int], object],
    jobs: int | None = None,
    *,
    crew: Crew | None = None,
    so_far: WorkDone[Played] | None = None,
    new: frozenset[Thing] = frozenset(),
) -> Report:
    """Play all games of a setting that are not done in `so_far`; return the report on all.

    `progress` receives the number of further games done. A crew plays them, or else `jobs` processes; the
    report does not depend on that. It lists `new` things separately. Raises CannotGoOn, or Interrupted if
    some games had been played.
    """
    so_far = so_far or WorkDone(Played())
    order = ordered(setting)
    try:
        for done in by_chunks(
            crew or processes(jobs, partial(contents_of, order)),
            partial(_play_chunk, order),
            so_far.todo(setting.games),
        ):
            so_far.add(done)
            progress(done.stop - done.first)
    except KeyboardInterrupt as interrupt:
        if not so_far.numbers:
            raise
        raise Interrupted(_report(setting, so_far, new)) from interrupt
    return _report(setting, so_far, new)


def _report(setting: Setting, so_far: WorkDone[Played], new: frozenset[Thing]) -> Report:
    return report(setting.players, so_far.total.tally, so_far.total.shares, so_far.seconds, new)


class Order(msgspec.Struct, frozen=True):
    """Settings to be played, with hashes of the program and contents that have to play them."""

    settings: tuple[Setting, ...]
    program: str
    contents: tuple[str, ...]


class OtherProgram(RuntimeError):
    """A worker process has another version of the program or other content than the one ordering games."""


def ordered(*settings: Setting) -> Order:
    """Return an order for games of these settings with the present program and content.

    Raises ContentMistakes.
    """
    states = tuple(content_state(setting.content_folders, setting.game) for setting in settings)
    return Order(settings, program_state(settings[0].game), states)


_last_order: dict[str, Any] = {}
"""What a worker process keeps between chunks: the last order and its contents."""


def contents_of(order: Order) -> list[Any]:
    """Return the contents of an order (cached); raises ContentMistakes or OtherProgram."""
    if _last_order.get("order") != order:
        here = ordered(*order.settings)
        if here.program != order.program:
            raise OtherProgram(f"{here.program} runs here, not {order.program}; install the same version")
        if here.contents != order.contents:
            folders = ", ".join(order.settings[-1].content_folders)
            raise OtherProgram(f"the content differs here; copy it to the same folders: {folders}")
        _last_order.update(order=order, contents=[load(setting) for setting in order.settings])
    contents: list[Any] = _last_order["contents"]
    return contents


def _play_chunk(order: Order, chunk: range) -> Done[Played]:
    """Play the games with these numbers in a worker process."""
    (setting,), (content,) = order.settings, contents_of(order)
    begun = time.perf_counter()
    played = play_numbers(setting, content, chunk)
    return Done(chunk.start, chunk.stop, time.perf_counter() - begun, played)


def load(setting: Setting) -> Any:
    """Return the content of a setting; raises ContentMistakes."""
    return ruleset_of(setting.game).load([Path(content_folder) for content_folder in setting.content_folders])
