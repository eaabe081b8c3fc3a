"""Many games and many inputs in one process leave memory as it was: nothing of what was left stays."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import ALONE, BOTS, fitted
from tests.app.keyboard import Keyboard
from tests.app.monkey import Monkey, let_nothing_wait, whole
from tests.invariants import SOAK
from wonderland_qt.engine.installed_games import GAMES

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("fresh_heap")]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)

PAGE_SIZE, MEGABYTE = 4096, 1_000_000
FIRST_INPUTS, INPUTS, ALL_INPUTS = (500, 2_000, 2_000) if SOAK else (30, 80, 80)
MOST_GROWN = 80 if SOAK else 160
"""In megabytes, after the first inputs: in few of them not all languages and pages have been met."""
OF_ONE_TABLE = {
    "InformationSet", "Thought",
    "Game", "Session", "Table", "TablePage", "TableScene", "PiecesModel", "Playthrough",
    "Curtain", "FinalPage", "OpenTable", "Pace", "PacksPage", "SourcesPage", "WorkshopPage", "SavedPage",
    "ReplayView",
}  # fmt: skip


def kept(keyboard: Keyboard) -> dict[str, int]:
    """Count the objects of each kind that belongs to one table or visit once nothing waits any more."""
    keyboard.settle()
    gc.collect()
    alive = Counter(type(thing).__name__ for thing in gc.get_objects())
    return {kind: alive[kind] for kind in OF_ONE_TABLE if kind in alive}


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


def left_at_once(window: Any) -> None:
    window.show_start()


def left_for_another(window: Any) -> None:
    window.rematch()


def left_for_another_language(window: Any) -> None:
    window.remember(language="pl" if window.shelf.words.language != "pl" else "en")


def left_for_a_replay(window: Any) -> None:
    window.show_replay()


def left_for_the_workshop(window: Any) -> None:
    window.show_workshop()


def left_for_the_packs(window: Any) -> None:
    window.show_packs()


WAYS = (
    left_at_once,
    left_for_another,
    left_for_another_language,
    left_for_a_replay,
    left_for_the_workshop,
    left_for_the_packs,
)


def drawn_ways(game: str) -> tuple[Callable[[Any], None], ...]:
    """Return every other way, from the first or the second on, so that two games that follow meet all."""
    return WAYS[list(GAMES).index(game) % 2 :: 2]


@EVERY_GAME
def test_a_table_that_was_left_is_forgotten_though_it_was_looked_for(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    from PySide6.QtWidgets import QWidget

    keyboard = open_keyboard(game)
    window, before = keyboard.window, kept(keyboard)
    for leave in WAYS if SOAK else drawn_ways(game):
        window.begin(fitted(ALONE, game))
        keyboard.settle()
        leave(window)
        window.findChildren(QWidget)
        window.begin(fitted(ALONE, game))
        window.show_start()
        window.findChildren(QWidget)
        assert kept(keyboard) == before, leave.__name__


@EVERY_GAME
def test_a_monkey_breaks_nothing_and_leaves_no_table_behind_and_memory_as_it_was(
    open_keyboard: Callable[..., Keyboard], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nothing_wait(monkeypatch)
    keyboard = open_keyboard(game, motion="fast")
    before = kept(keyboard)
    monkey = Monkey(keyboard.application, keyboard.window, seed=1)
    monkey.play(FIRST_INPUTS)
    held = memory()
    monkey.play(INPUTS - FIRST_INPUTS)
    grown = memory() - held
    monkey.play(ALL_INPUTS - INPUTS)
    assert sum(monkey.deeds.values()) == ALL_INPUTS
    assert whole(keyboard.window)
    keyboard.window.remember(language="", motion="off")
    keyboard.window.show_start()
    assert kept(keyboard) == before
    assert grown < MOST_GROWN, f"{grown:.0f} MB more than after the first {FIRST_INPUTS} inputs"


@pytest.mark.soak
@EVERY_GAME
def test_300_games_leave_memory_as_it_was_after_the_tenth(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, sight="plain")
    play(keyboard, game, range(10))
    before, held = kept(keyboard), memory()
    play(keyboard, game, range(10, 300))
    grown = memory() - held
    assert kept(keyboard) == before
    assert grown < 30, f"{grown:.0f} MB more than after the tenth game"
