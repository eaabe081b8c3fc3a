"""The largest table of every game grows with its window, comes back with it, and fits the smallest one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import LARGE, SMALL, resize
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_beside_a_table_grows_and_comes_back_and_the_smallest_window_holds_it(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, curtain="off")
    window, players = keyboard.window, max(GAMES[game].seating.sizes)
    window.begin(Invitation(tuple(map(Guest, NAMES[:players])), seed=1, first=0))
    keyboard.settle()
    page = window.table_page
    kept = (page.players_strip, page.drawn, page.ribbon, page.ribbon.undo)
    sizes = []
    for size in (SMALL, LARGE, SMALL):
        resize(keyboard, size)
        assert layout_flaws(window) == [], size
        sizes.append([widget.size().toTuple() for widget in kept])
    assert sizes[0] == sizes[2]
    assert sizes[1][2][1] > 1.3 * sizes[0][2][1]
    resize(keyboard, window.minimumSize().toTuple())
    assert layout_flaws(window) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_window_holds_a_full_new_game_and_what_is_wrong_with_it(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game)
    window = keyboard.window
    resize(keyboard, window.minimumSize().toTuple())
    assert layout_flaws(window) == []
    window.show_new_game()
    seats = window.new_game.seats
    seats.set_size(max(GAMES[game].seating.sizes))
    seats._set_plan(seats.plan.seated(0, Guest("Ann")).seated(1, Guest("Ann")))
    keyboard.application.processEvents()
    assert window.new_game.mistake.text()
    assert layout_flaws(window) == []
