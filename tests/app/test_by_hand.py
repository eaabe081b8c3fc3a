"""Whole games on the drawn table, by drags alone, by clicks alone and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.by_hand import ByHand, Clicker, Dragger, Wanderer
from tests.app.keyboard import Keyboard
from wonderland_qt.models.lobby import Guest, Invitation

pytestmark = pytest.mark.window

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


@pytest.mark.parametrize(("means", "players"), [(Dragger, 2), (Dragger, 3), (Clicker, 4), (Wanderer, 5)])
def test_a_whole_game_is_played_on_the_table(
    open_keyboard: Callable[..., Keyboard], means: type[ByHand], players: int
) -> None:
    keyboard = open_keyboard(curtain="off")
    person = means(keyboard.application, keyboard.window, seed=players)
    person.window.resize(1280, 720)
    guests = tuple(Guest(name) for name in NAMES[:players])
    person.window.begin(Invitation(guests, seed=20 + players, first=0))
    person.play_until(lambda: False)
    assert person.page is person.window.final
    assert person.touched > 3 * 4 * players, "every tea card at least is taken by hand"
    assert person.played < person.touched, "the list serves the rest"
