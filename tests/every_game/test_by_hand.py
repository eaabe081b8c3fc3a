"""Whole games of every game on the drawn table, by drags alone, by clicks alone and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.by_hand import ByHand, Clicker, Dragger, Wanderer
from tests.app.keyboard import Keyboard
from tests.every_game.on_screen import games_by_size, on_screen
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.lobby import Guest, Invitation

pytestmark = pytest.mark.window

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


MEANS = {2: Dragger, 3: Dragger, 4: Clicker, 5: Wanderer}
WAYS = [(game, MEANS[size], size) for game, size in games_by_size(*MEANS)]
BY_KEYS = [(game, Wanderer, 2) for game, ruleset in GAMES.items() if 5 not in ruleset.seating.sizes]
"""Where five cannot play, two do."""


@pytest.mark.parametrize(("game", "means", "players"), [*WAYS, *BY_KEYS])
def test_a_whole_game_is_played_on_the_table(
    open_keyboard: Callable[..., Keyboard], game: str, means: type[ByHand], players: int
) -> None:
    keyboard = open_keyboard(game, curtain="off")
    person = means(keyboard.application, keyboard.window, seed=players)
    person.window.resize(1280, 720)
    guests = tuple(Guest(name) for name in NAMES[:players])
    person.window.begin(Invitation(guests, seed=20 + players, first=0))
    person.play_until(lambda: False)
    assert person.page is person.window.final
    assert person.touched > on_screen(game).touched * players
    assert person.played < person.touched, "the list serves the rest"
