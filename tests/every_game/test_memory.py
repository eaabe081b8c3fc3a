"""Many games in one process leave memory as it was: nothing of an old table stays."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window
EVERY_GAME = pytest.mark.parametrize("game", GAMES)

BOTS = Invitation((Guest("", "random"),) * 3, seed=0)
PAGE_SIZE, MEGABYTE = 4096, 1_000_000
KINDS = {
    "Fork",
    "Thought",
    "Game",
    "Session",
    "Table",
    "TablePage",
    "TableScene",
    "PiecesModel",
    "Playthrough",
}


def kept() -> dict[str, int]:
    """How many objects of each kind that belongs to one table are alive."""
    gc.collect()
    found = [type(thing).__name__ for thing in gc.get_objects()]
    return {kind: found.count(kind) for kind in KINDS}


def memory() -> float:
    """Return what the process holds, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * PAGE_SIZE / MEGABYTE


def play(keyboard: Keyboard, game: str, seeds: range) -> None:
    """Let bots play a game in the window from each seed, one after the other."""
    for seed in seeds:
        keyboard.window.begin(fitted(replace(BOTS, seed=seed), game))
        keyboard.play_until(lambda: False)
        assert keyboard.page is keyboard.window.final


def grows(
    open_keyboard: Callable[..., Keyboard], game: str, first: int, games: int
) -> tuple[Any, Any, float]:
    keyboard = open_keyboard(game, sight="plain")
    play(keyboard, game, range(first))
    before, held = kept(), memory()
    play(keyboard, game, range(first, games))
    return before, kept(), memory() - held


@EVERY_GAME
def test_old_tables_are_forgotten(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    before, after, _ = grows(open_keyboard, game, 1, 3)
    assert after == before


@pytest.mark.soak
@EVERY_GAME
def test_300_games_leave_memory_as_it_was_after_the_tenth(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    before, after, grown = grows(open_keyboard, game, 10, 300)
    assert after == before
    assert grown < 30, f"{grown:.0f} MB more than after the tenth game"
