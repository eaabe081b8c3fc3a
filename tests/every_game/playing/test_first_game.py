"""First games in the window: a pupil who does as told finishes, one who does not is led back or goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from tests.app.keyboard import Keyboard
from tests.app.pupil import Pupil, Rebel
from tests.every_game.features import TAUGHT
from tests.every_game.on_screen import in_languages

pytestmark = pytest.mark.window

PupilT = TypeVar("PupilT", bound=Pupil)


def begin(keyboard: Keyboard, pupil: type[PupilT], game: str) -> PupilT:
    taught = pupil(keyboard.application, keyboard.window)
    taught.window.resize(1280, 720)
    taught.window.first_game(game)
    return taught


@pytest.mark.parametrize(("game", "language"), in_languages(TAUGHT))
def test_a_newcomer_who_does_as_told_finishes(
    open_keyboard: Callable[..., Keyboard], game: str, language: str
) -> None:
    newcomer = begin(open_keyboard(game, language=language), Pupil, game)
    course = newcomer.window.lobby.courses["first_game"]
    newcomer.play_until(lambda: False)
    assert newcomer.page is newcomer.window.final
    always = {hint.say[language][0] for hint in course.hints if not hint.rare}
    assert always <= set(newcomer.heard)


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_does_something_else_is_led_back_or_goes_on(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    rebel = begin(open_keyboard(game), Rebel, game)
    rebel.play_until(lambda: False)
    assert rebel.page is rebel.window.final
    assert rebel.led_back > 0


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_end_for_good_with_esc_and_the_game_goes_on(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    newcomer = begin(open_keyboard(game), Pupil, game)
    newcomer.settle()
    assert newcomer.room.panel.isVisible()
    assert newcomer.room.light.shining
    newcomer.press("Escape")
    assert not newcomer.room.light.shining
    assert not newcomer.window.table.teacher.lessons.given
    newcomer.play_until(lambda: newcomer.untold > 2)
    assert newcomer.heard == []
    newcomer.window.resume(game)
    assert not newcomer.window.table.teacher.lessons.given, "a saved game is an ordinary game"


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_go_on_in_another_language(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    newcomer = begin(open_keyboard(game, language="en"), Pupil, game)
    newcomer.play_until(lambda: len(newcomer.heard) > 2)
    newcomer.settle()
    hint = newcomer.room.teacher.hint
    newcomer.window.remember(language="uk")
    newcomer.settle()
    assert newcomer.room.teacher.hint == hint
    if hint is not None:
        assert newcomer.room.panel.headline.text() == hint.say["uk"][0]
