"""Thousands of clicks, drags, keys, sizes, zooms and undos at random raise nothing.

The first of them, in `make test`, are those of `test_memory.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.keyboard import Keyboard
from tests.app.monkey import Monkey, let_nothing_wait, whole
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def nothing_waits_for_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    let_nothing_wait(monkeypatch)


def touch_everything(keyboard: Keyboard, seed: int, times: int) -> None:
    monkey = Monkey(keyboard.application, keyboard.window, seed)
    monkey.play(times)
    assert sum(monkey.deeds.values()) == times
    assert whole(keyboard.window)


@pytest.mark.soak
@EVERY_GAME
@pytest.mark.parametrize("seed", range(2, 11))
def test_a_monkey_breaks_nothing_for_long(
    open_keyboard: Callable[..., Keyboard], seed: int, game: str
) -> None:
    touch_everything(open_keyboard(game, motion="fast"), seed=seed, times=500)
