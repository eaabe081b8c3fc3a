"""Tables that were left are forgotten, whoever still looked at them."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard
from tests.app.monkey import Monkey, let_nothing_wait
from tests.laws import SOAK
from wonderland_qt.games.catalogue import GAMES

pytestmark = pytest.mark.window
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
INPUTS = 2_000 if SOAK else 200

OF_ONE_TABLE = ("Session", "Table", "TablePage", "TableScene", "Curtain", "FinalPage", "Sitting", "Pace")


def kept(keyboard: Keyboard) -> dict[str, int]:
    """Count the objects of each kind that belongs to one table once nothing waits any more."""
    keyboard.settle()
    gc.collect()
    alive = [type(thing).__name__ for thing in gc.get_objects()]
    return {kind: alive.count(kind) for kind in OF_ONE_TABLE if kind in alive}


def left_at_once(window: Any) -> None:
    window.show_start()


def left_for_another(window: Any) -> None:
    window.rematch()


def left_for_another_language(window: Any) -> None:
    window.remember(language="pl" if window.shelf.words.language != "pl" else "en")


def left_to_look_back(window: Any) -> None:
    window.look_back()


@EVERY_GAME
def test_a_table_that_was_left_is_forgotten_though_it_was_looked_for(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    from PySide6.QtWidgets import QWidget

    keyboard = open_keyboard(game)
    window, before = keyboard.window, kept(keyboard)
    for leave in (left_at_once, left_for_another, left_for_another_language, left_to_look_back):
        window.begin(fitted(ALONE, game))
        keyboard.settle()
        leave(window)
        window.findChildren(QWidget)
        window.show_start()
        window.findChildren(QWidget)
        assert kept(keyboard) == before, leave.__name__


@EVERY_GAME
def test_a_monkey_leaves_no_table_behind(
    open_keyboard: Callable[..., Keyboard], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nothing_wait(monkeypatch)
    keyboard = open_keyboard(game, motion="fast")
    before = kept(keyboard)
    Monkey(keyboard.application, keyboard.window, seed=1).play(INPUTS)
    keyboard.window.remember(language="", motion="off")
    keyboard.window.show_start()
    assert kept(keyboard) == before
