"""A whole game of every game in the window, by keyboard alone."""

from collections.abc import Callable

import pytest

from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard
from tests.app.sounding import Remembering
from tests.every_game.on_screen import games_by_size, on_screen
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

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


@pytest.mark.parametrize("motion", ["off", "fast"])
@pytest.mark.parametrize("game", GAMES)
def test_the_outline_and_the_list_serve_a_whole_game_in_motion_and_sound(
    open_keyboard: Callable[..., Keyboard], game: str, motion: str
) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(game, sight="plain", motion=motion, speaker=speaker, end_turn_by_itself=True)
    keyboard.window.begin(fitted(ALONE, game))
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.window.table_page.sight == "plain"
    assert keyboard.window.lobby.words.missing == set()
    assert "victory" in speaker.heard


@pytest.mark.parametrize("game", GAMES)
def test_one_person_among_bots_never_meets_the_curtain(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(fitted(ALONE, game))
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.curtains == 0
    assert keyboard.window.lobby.words.missing == set()
    assert keyboard.played > on_screen(game).listed
    keyboard.window.final.start.click()
    over = keyboard.window.lobby.say(Text("start-look-back"))
    assert over in keyboard.label.resume.text(), "a game that is over can only be looked back on"
