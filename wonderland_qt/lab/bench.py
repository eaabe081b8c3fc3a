"""The benchmark: the cost of a decision, a clone, a load and a save, with python-chess for comparison."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import msgspec

from wonderland_qt.bots.registry import new_bot
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.lab.runner import play_out

CLONES = 20_000
LOADS = 5
LAPS = 10
RULE_GAMES_IN_A_LAP = 2
STRETCH = 50
FIRST_LAPS = 5
"""The first laps of rule bots, which are not counted because caches are still filling."""

DESIGN_CHESS_US = 28.0
"""Microseconds of a chess move on the machine for which all targets were set (docs/measured.md)."""


class Figures(msgspec.Struct, frozen=True):
    """The results of the benchmark on one core; the comparisons with chess need the package `chess`.

    A game is cloned and saved in its middle, with the most players it can have. `sample_clones` is the cost
    of a sampled game in clones of the true one. `rule_games_by_design` is how many games a second rule bots
    would play on the machine of the targets, scaled by chess in the same laps.
    """

    us_per_decision: float
    chess_us_per_decision: float | None
    ratio_to_chess: float | None
    games_per_second: float
    rule_games_per_second: float
    rule_games_by_design: float | None
    decisions_per_game: float
    clone_us: float
    sample_clones: float
    content_load_ms: float
    save_bytes: int


def measure(ruleset: Ruleset[Any, Any], content_folders: Sequence[Path], games: int) -> Figures:
    """Run the benchmark with `games` random games of the usual number of players, and as many of chess.

    Figures that compare with chess are None where python-chess is missing.
    """
    content_load_ms = 1e3 * _seconds_of_quickest(lambda: ruleset.load(content_folders), LOADS)
    content = ruleset.load(content_folders)
    laps = _measure_laps(ruleset, content, games)
    rule_laps = _measure_rule_laps(ruleset, content, number_counted=len(laps))
    decisions = sum(lap.decisions for lap in laps)
    seconds = sum(lap.us_per_decision * lap.decisions for lap in laps) / 1e6
    half_a_game = decisions // games // 2
    state = _mid_game(ruleset, content, half_a_game).state
    return Figures(
        us_per_decision=round(median(lap.us_per_decision for lap in laps), 2),
        chess_us_per_decision=round(median(lap.us_per_chess_move for lap in laps), 2) or None,
        ratio_to_chess=round(median(lap.ratio for lap in laps), 3) or None,
        games_per_second=round(games / seconds, 1),
        rule_games_per_second=round(1e3 / median(lap.ms_per_game for lap in rule_laps), 1),
        rule_games_by_design=round(_rule_games_by_design(rule_laps), 1) or None,
        decisions_per_game=round(decisions / games, 1),
        clone_us=round(_microseconds_of_clone(state), 2),
        sample_clones=round(sample_clones(ruleset, content), 1),
        content_load_ms=round(content_load_ms, 1),
        save_bytes=len(ruleset.codec.encode(state)),
    )


class Lap(msgspec.Struct, frozen=True):
    """Some random games and, right after them, as many of chess, so that a busy machine slows both.

    Times are in microseconds.
    """

    decisions: int
    us_per_decision: float
    us_per_chess_move: float

    @property
    def ratio(self) -> float:
        """Return our time for a decision divided by that of a chess move, 0 without chess."""
        return self.us_per_decision / self.us_per_chess_move if self.us_per_chess_move else 0.0


def _measure_laps(ruleset: Ruleset[Any, Any], content: Any, games: int) -> list[Lap]:
    """Play random games of the usual number of players, shared out over the laps."""
    players, laps = ruleset.seating.usual_size, min(LAPS, games)
    tables = [ruleset.seating.random_new_game(content, players, seed, options={}) for seed in range(games)]
    return [_measure_lap(ruleset, content, tables[lap::LAPS]) for lap in range(laps)]


def _measure_lap(ruleset: Ruleset[Any, Any], content: Any, tables: Sequence[Any]) -> Lap:
    """Play a random game at each table, then as many of chess to see how fast the machine is just now."""
    chance, decisions = OwnChance(1), 0
    begun = time.perf_counter()
    for table in tables:
        decisions += _play_randomly(ruleset.new(content, table, None), chance)
    microseconds = 1e6 * (time.perf_counter() - begun)
    return Lap(
        decisions,
        us_per_decision=microseconds / decisions,
        us_per_chess_move=_microseconds_of_chess_move(games=len(tables)),
    )


class RuleLap(msgspec.Struct, frozen=True):
    """Some games between rule bots and, right after them, as many of chess."""

    ms_per_game: float
    us_per_chess_move: float


def _measure_rule_laps(ruleset: Ruleset[Any, Any], content: Any, number_counted: int) -> list[RuleLap]:
    """Return the laps of games between rule bots that count, after the first ones, which do not."""
    laps = [_measure_rule_lap(ruleset, content, lap) for lap in range(FIRST_LAPS + number_counted)]
    return laps[FIRST_LAPS:]


def _rule_games_by_design(laps: Sequence[RuleLap]) -> float:
    """Return how many games a second rule bots would play on the machine of the targets, 0 without chess.

    How many games are played in the time of one chess move differs little between machines, and it is known
    how fast chess is on that one.
    """
    games_per_chess_move = median(lap.us_per_chess_move / (1e3 * lap.ms_per_game) for lap in laps)
    chess_moves_per_second_by_design = 1e6 / DESIGN_CHESS_US
    return games_per_chess_move * chess_moves_per_second_by_design


def _measure_rule_lap(ruleset: Ruleset[Any, Any], content: Any, lap: int) -> RuleLap:
    """Play some games between rule bots, then as many of chess; `lap` decides their seeds.

    Chess, which never changes, tells how fast the machine is just now.
    """
    begun = time.perf_counter()
    for number in range(RULE_GAMES_IN_A_LAP):
        seed = lap * RULE_GAMES_IN_A_LAP + number
        table = ruleset.seating.random_new_game(content, ruleset.seating.usual_size, seed, options={})
        game = ruleset.new(content, table, None)
        play_out(ruleset, game, {player: new_bot("rule", seed=1) for player in ruleset.players(game.state)})
    milliseconds = 1e3 * (time.perf_counter() - begun)
    return RuleLap(
        ms_per_game=milliseconds / RULE_GAMES_IN_A_LAP,
        us_per_chess_move=_microseconds_of_chess_move(games=RULE_GAMES_IN_A_LAP),
    )


def _play_randomly(game: Game[Any, Any], chance: OwnChance, most: int = 1_000_000) -> int:
    """Answer randomly until the game is over or `most` decisions are made; return how many were made.

    All players who are asked at once answer, even if that makes a few more.
    """
    made = 0
    while game.decisions and made < most:
        for decision in game.decisions:
            game.choose(decision.player, any_answer(decision, chance))
            made += 1
    return made


def _mid_game(ruleset: Ruleset[Any, Any], content: Any, decisions: int) -> Game[Any, Any]:
    """Return a random game of the most players after so many decisions."""
    players = max(ruleset.seating.sizes)
    table = ruleset.seating.random_new_game(content, players, seed=1, options={})
    game = ruleset.new(content, table, None)
    _play_randomly(game, OwnChance(1), most=decisions)
    return game


def _microseconds_of_clone(state: Any) -> float:
    """Return the microseconds of one clone of a state."""

    def clones() -> None:
        for _ in range(CLONES):
            clone(state)

    return 1e6 * _seconds_of_quickest(clones, times=3) / CLONES


def _seconds_of_quickest(
    work: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Run work several times and return the seconds of the quickest run."""
    seconds = []
    for _ in range(times):
        begun = clock()
        work()
        seconds.append(clock() - begun)
    return min(seconds)


def _microseconds_of_chess_move(games: int) -> float:
    """Return python-chess's mean microseconds for a random legal move, 0 if it is not installed."""
    stretches = list(_stretches_of_chess(games))
    moves = sum(stretch.moves for stretch in stretches)
    return 1e6 * sum(stretch.seconds for stretch in stretches) / moves if moves else 0.0


def typical_chess_us(games: int) -> float:
    """Return python-chess's microseconds for a random move, as the median of short stretches.

    The median is comparable to others of a few milliseconds, as other programs only disturb some stretches.
    """
    seconds_of_a_move = [stretch.seconds / stretch.moves for stretch in _stretches_of_chess(games)]
    return 1e6 * median(seconds_of_a_move) if seconds_of_a_move else 0.0


class _Stretch(NamedTuple):
    """Some random moves of chess in a row, and how long they took."""

    moves: int
    seconds: float


def _stretches_of_chess(games: int) -> Iterator[_Stretch]:
    """Play random games and yield them in short stretches; nothing without python-chess."""
    try:
        import chess  # noqa: PLC0415  # a peer for comparison, only there for developers
    except ImportError:
        return
    chance = OwnChance(1)
    for _ in range(games):
        board, moves, begun = chess.Board(), 0, time.perf_counter()
        while not board.is_game_over(claim_draw=False):
            board.push(chance.pick("choice", list(board.legal_moves)))
            moves += 1
            if moves == STRETCH:
                yield _Stretch(moves, time.perf_counter() - begun)
                moves, begun = 0, time.perf_counter()
        if moves:
            yield _Stretch(moves, time.perf_counter() - begun)


EVERY, SAMPLES, TRIES = 5, 20, 7
"""The settings of `sample_clones`: at every EVERY-th decision, SAMPLES games are sampled in TRIES tries."""

Known = InformationSet[Any, Any]


def sample_clones(ruleset: Ruleset[Any, Any], content: Any) -> float:
    """Return the mean cost of a sampled game, in clones, over a game of rule bots with all its events."""
    asked = _asked_players(ruleset, content)
    return mean(_sample_cost(known, state) for known, state in asked)


class _Asked(NamedTuple):
    """What an asked player knows, and the true state."""

    known: Known
    state: Any


def _asked_players(ruleset: Ruleset[Any, Any], content: Any) -> Iterator[_Asked]:
    """Play a game between rule bots, and yield at every few decisions what the asked player knows."""
    events: list[Event] = []
    table = ruleset.seating.random_new_game(content, ruleset.seating.usual_size, seed=1, options={})
    game, bot = ruleset.new(content, table, events), RuleBot(1)
    memories, turn = Memories(ruleset, content), 0
    while not game.over:
        for decision in game.decisions:
            turn += 1
            known = InformationSet(ruleset, game, decision.player, events, memories)
            if turn % EVERY == 0 and len(decision.options) > 1:
                yield _Asked(known, game.state)
            game.choose(decision.player, bot.choose(known, decision))


def _sample_cost(known: Known, state: Any) -> float:
    """Return the cost of a sampled game in clones of the state."""

    def sample_games() -> None:
        for seed in range(SAMPLES):
            known.sample(seed)

    def clone_states() -> None:
        for _ in range(SAMPLES):
            clone(state)

    known.sample(0)  # what all samples of the decision share is prepared by the first
    sampled = _seconds_of_quickest(sample_games, TRIES, clock=time.process_time)
    return sampled / _seconds_of_quickest(clone_states, TRIES, clock=time.process_time)
