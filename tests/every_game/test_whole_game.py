"""A whole game of every game in the window, by keyboard, from the outline and the list."""

from collections.abc import Callable

import pytest

from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard
from tests.app.sounding import Remembering
from tests.every_game.on_screen import on_screen
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.catalogue import GAMES

pytestmark = pytest.mark.window


@pytest.mark.parametrize("motion", ["fast", pytest.param("off", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_the_outline_and_the_list_serve_one_person_among_bots_in_motion_and_sound(
    open_keyboard: Callable[..., Keyboard], game: str, motion: str
) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(game, sight="plain", motion=motion, speaker=speaker, end_turn_by_itself=True)
    keyboard.window.begin(fitted(ALONE, game))
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.window.table_page.sight == "plain"
    assert keyboard.curtains == 0, "one person among bots never meets the curtain"
    assert keyboard.window.lobby.words.missing == set()
    assert keyboard.played > on_screen(game).listed
    assert {"victory", "finished"} & set(speaker.heard)
    keyboard.window.final.start.click()
    over = keyboard.window.lobby.say(Text("start-look-back"))
    assert over in keyboard.label.resume.text(), "a game that is over can only be looked back on"
