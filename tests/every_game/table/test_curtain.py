"""The curtain of every game with secrets: it hides everything, and the player who peeks passes it first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard, one_thing_is_asked
from tests.every_game.on_screen import on_screen
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.table.rules_now import rules_now

pytestmark = pytest.mark.window

SECRET = [game for game in GAMES if on_screen(game).secrets]


@pytest.mark.parametrize("game", SECRET)
def test_behind_the_curtain_nothing_is_seen_offered_or_in_force(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, curtain="on", motion="slow")
    window = keyboard.window
    window.begin(fitted(PERSONS, game))
    assert keyboard.page is window.curtain
    covered = window.table.name_of(window.table.screen.covered_for)
    assert covered in window.curtain.accessibleName()
    drawn = window.table_page.drawn
    assert not window.table_page.isVisible()
    assert (drawn.hand.goals, drawn.hand.ring.piece, drawn.hand.taken) == ((), "", "")
    assert not drawn.motion.playing
    assert rules_now(window.table) == ()
    assert window.table.options.rowCount() == 0


@pytest.mark.parametrize("game", SECRET)
def test_whoever_peeks_passes_the_curtain_first(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    keyboard = open_keyboard(game)
    window = keyboard.window
    keyboard.begin_at(fitted(PERSONS, game), one_thing_is_asked)
    keyboard.play_until(lambda: window.table.who_may_peek and window.table.decision)
    assert keyboard.page is window.table_page
    person = window.table.persons[1]
    window.table.peek(person)
    assert keyboard.page is window.curtain
    keyboard.press("Return")
    assert window.table.screen.viewer == person
    window.table_page.ribbon.peek.click()
    assert window.table.screen.viewer is None
    assert keyboard.page is window.table_page
