"""Games of every game in the window, by keyboard, from the outline and the list.

An ordinary run plays the shortest of them whole, and of each game what is asked for the first time, unseen
between, and its end; the long tests play all of them whole.
"""

from collections.abc import Callable

import pytest

from tests.app.by_hand import Skipping
from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard, over
from tests.app.sounding import Remembering
from tests.every_game.on_screen import on_screen
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.texts import Text

pytestmark = pytest.mark.window

SHORTEST = min(GAMES, key=lambda game: on_screen(game).listed)


@pytest.mark.parametrize("motion", ["fast", pytest.param("off", marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == SHORTEST else pytest.mark.soak) for game in GAMES]
)
def test_the_outline_and_the_list_serve_one_person_among_bots_in_motion_and_sound(
    open_keyboard: Callable[..., Keyboard], game: str, motion: str
) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(game, sight="plain", motion=motion, speaker=speaker, end_turn_by_itself=True)
    keyboard.window.begin(fitted(ALONE, game))
    keyboard.play_until(lambda: False)
    assert keyboard.played > on_screen(game).listed
    see_that_it_was_played(keyboard)
    see_that_it_has_ended(keyboard, speaker)


@pytest.mark.parametrize("game", [game for game in GAMES if game != SHORTEST])
def test_each_kind_of_decision_is_answered_from_the_list_in_motion(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, sight="plain", motion="fast", end_turn_by_itself=True)
    person = Skipping(keyboard.application, keyboard.window)
    person.window.begin(fitted(ALONE, game))
    person.play_until(lambda: False)
    assert person.played > on_screen(game).asked
    see_that_it_was_played(person)


@pytest.mark.parametrize("game", [game for game in GAMES if game != SHORTEST])
def test_a_game_ends_beside_the_list_in_motion_and_sound(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(game, sight="plain", motion="fast", speaker=speaker, end_turn_by_itself=True)
    (last,) = keyboard.begin_at(fitted(ALONE, game), over, back=1)
    assert keyboard.page is keyboard.window.table_page
    keyboard.window.table.session.follow(last)
    keyboard.settle()
    see_that_it_was_played(keyboard)
    see_that_it_has_ended(keyboard, speaker)


def see_that_it_was_played(keyboard: Keyboard) -> None:
    """See that a game came to its end in the plain sight, with all words, and with no curtain between."""
    assert keyboard.page is keyboard.window.final
    assert keyboard.window.table_page.sight == "plain"
    assert keyboard.curtains == 0, "one person among bots never meets the curtain"
    assert keyboard.window.lobby.words.missing == set()


def see_that_it_has_ended(keyboard: Keyboard, speaker: Remembering) -> None:
    """See that the end was heard, and that nothing is left to go on with."""
    assert {"victory", "finished"} & set(speaker.heard)
    keyboard.window.final.start.click()
    looked_back = keyboard.window.lobby.say(Text("start-look-back"))
    assert looked_back in keyboard.label.resume.text(), "a game that is over can only be looked back on"
