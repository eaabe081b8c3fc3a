"""Qt's objects go when a page or a table is left, on the window's thread.

Garbage is collected on whichever thread comes to it, that of a thinking bot too, where they must never go.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("fresh_heap")]

GUESTS = (Guest("Ann"), Guest("", "random"))
ACTS = 6


@contextmanager
def collecting_nothing() -> Iterator[None]:
    """Let garbage lie from here to the end."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


def left_over() -> list[str]:
    """Collect garbage; return the kinds of Qt's living objects among it."""
    from PySide6.QtCore import QObject
    from shiboken6 import Shiboken

    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return sorted(
            type(thing).__name__
            for thing in gc.garbage
            if isinstance(thing, QObject) and Shiboken.isValid(thing)
        )
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_left_nothing_of_qt_waits_to_be_collected(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, curtain="off")
    window = keyboard.window
    with collecting_nothing():
        window.begin(Invitation(GUESTS, seed=8, first=0))
        for _ in range(ACTS):
            keyboard.settle()
            if keyboard.page is window.table_page:
                keyboard.act()
        assert left_over() == [], "playing"
        window._keep_settings(msgspec.structs.replace(window.settings, language="pl"))
        keyboard.settle()
        assert left_over() == [], "in another language"
        window.rematch()
        keyboard.settle()
        assert left_over() == [], "in another game"
        window.show_start()
        keyboard.settle()
        assert left_over() == [], "at the start"
