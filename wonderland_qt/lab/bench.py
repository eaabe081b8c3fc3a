"""The benchmark: what a decision, a clone, a load and a save cost, beside python-chess in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.ruleset import Ruleset

PLAYERS = 4
MOST_PLAYERS = 5
CLONES = 20_000
LOADS = 5
MID_GAME = 250
"""Decisions after which a game is cloned and saved: the war of the second round, about."""


class Figures(msgspec.Struct, frozen=True):
    """Microseconds, milliseconds, bytes and games a second of one core; chess figures are 0 without it."""

    us_per_decision: float
    chess_us_per_decision: float
    ratio_to_chess: float
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    content_load_ms: float
    save_bytes: int


def measure(ruleset: Ruleset[Any, Any, Any], roots: Sequence[Path], games: int) -> Figures:
    """Return all figures from `games` random games of four players, and as many of chess."""
    content_load_ms = 1e3 * _quickest(lambda: ruleset.load(roots), LOADS)
    pack = ruleset.load(roots)
    seconds, decisions = _random_games(ruleset, pack, games)
    us_per_decision = 1e6 * seconds / decisions
    chess = _chess_us(games)
    state = _mid_game(ruleset, pack).state
    return Figures(
        us_per_decision=round(us_per_decision, 2),
        chess_us_per_decision=round(chess, 2),
        ratio_to_chess=round(us_per_decision / chess, 3) if chess else 0.0,
        games_per_second=round(games / seconds, 1),
        decisions_per_game=round(decisions / games, 1),
        clone_us=round(_clone_us(state), 2),
        content_load_ms=round(content_load_ms, 1),
        save_bytes=len(ruleset.codec.encode(state)),
    )


def _random_games(ruleset: Ruleset[Any, Any, Any], pack: Any, games: int) -> tuple[float, int]:
    """Return the seconds that random games took, and how many decisions they had."""
    chance, decisions = OwnChance(1), 0
    tables = [ruleset.table(pack, PLAYERS, seed, {}) for seed in range(games)]
    begun = time.perf_counter()
    for table in tables:
        decisions += _play(ruleset.new(pack, table, None), chance)
    return time.perf_counter() - begun, decisions


def _play(game: Game[Any, Any], chance: OwnChance, most: int = 1_000_000) -> int:
    """Answer at random until the game is over or `most` decisions are made; return how many were."""
    made = 0
    while game.decisions and made < most:
        for decision in game.decisions:
            game.choose(decision.player, chance.pick("choice", decision.options).id)
            made += 1
    return made


def _mid_game(ruleset: Ruleset[Any, Any, Any], pack: Any) -> Game[Any, Any]:
    game = ruleset.new(pack, ruleset.table(pack, MOST_PLAYERS, 1, {}), None)
    _play(game, OwnChance(1), MID_GAME)
    return game


def _clone_us(state: Any) -> float:
    def clones() -> None:
        for _ in range(CLONES):
            clone(state)

    return 1e6 * _quickest(clones, 3) / CLONES


def _quickest(work: Callable[[], object], times: int) -> float:
    """Return the least seconds that the work took."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return min(taken)


def _chess_us(games: int) -> float:
    """Return python-chess's microseconds for a random legal move; 0 where it is not installed."""
    try:
        import chess  # noqa: PLC0415  # a peer for comparison, only there for developers
    except ImportError:
        return 0.0
    chance, moves = OwnChance(1), 0
    begun = time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over(claim_draw=False):
            board.push(chance.pick("choice", list(board.legal_moves)))
            moves += 1
    return 1e6 * (time.perf_counter() - begun) / moves
