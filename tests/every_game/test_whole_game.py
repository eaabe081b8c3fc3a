"""A whole game of every game in the window, by keyboard alone."""

from collections.abc import Callable

import pytest

from tests.app.invitations import ALONE
from tests.app.keyboard import Keyboard
from tests.every_game.on_screen import games_by_size, on_screen
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.invitation import Guest, Invitation

pytestmark = pytest.mark.window

NAMES = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize(("game", "players"), games_by_size(2, 3))
def test_persons_play_at_one_screen(open_keyboard: Callable[..., Keyboard], game: str, players: int) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(Invitation(tuple(map(Guest, NAMES[:players])), seed=11, first=0))
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.window.table.winners
    assert keyboard.curtains >= players if on_screen(game).secrets else keyboard.curtains == 0
    assert keyboard.window.lobby.words.missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_one_person_among_bots_never_meets_the_curtain(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(ALONE)
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.curtains == 0
    assert keyboard.window.lobby.words.missing == set()
    assert keyboard.played > on_screen(game).listed
    keyboard.window.final.start.click()
    assert not keyboard.label.resume.isVisible(), "a game that is over is not offered again"
