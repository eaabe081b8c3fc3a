"""Thousands of clicks, drags, keys, sizes, zooms and undos by chance raise nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.monkey import Monkey, let_nothing_wait
from wonderland_qt.games.catalogue import GAMES

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


def whole(window: Any) -> bool:
    """Tell whether the saved game is the one on the table, and can still be asked."""
    if window.table is None or window.table.session.over:
        return True
    session = window.table.session
    saved = session.ruleset.codec.decode(session.ruleset.codec.encode(session.game.state))
    return bool(session.ruleset.game(saved, session.pack).decisions == session.game.decisions)


@EVERY_GAME
def test_a_monkey_breaks_nothing(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    touch_everything(open_keyboard(game, motion="fast"), seed=1, times=500)


@pytest.mark.soak
@EVERY_GAME
@pytest.mark.parametrize("seed", range(2, 11))
def test_a_monkey_breaks_nothing_for_long(
    open_keyboard: Callable[..., Keyboard], seed: int, game: str
) -> None:
    touch_everything(open_keyboard(game, motion="fast"), seed=seed, times=500)
