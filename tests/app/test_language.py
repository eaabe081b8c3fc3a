"""The language is changed while the program runs: every page speaks it, and the game goes on where it is."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.app.invitations import PERSONS
from tests.app.keyboard import Keyboard, over
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

LEFT = 12
"""So many lines before the end of a game the language is changed."""


@pytest.fixture
def a_second_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words of a language that differs in two messages from English."""
    said = {
        game: tuple(tmp_path / game / folder.parent.name for folder in paths.words(game)) for game in GAMES
    }
    for game, copies in said.items():
        for folder, copied in zip(paths.words(game), copies, strict=True):
            for language in ("en", "pl"):
                shutil.copytree(folder / "en", copied / language)
        _translate(copies[0] / "pl" / "window.ftl")
    monkeypatch.setattr(paths, "words", lambda game: said[game])


def _translate(spoken: Path) -> None:
    words = spoken.read_text(encoding="utf-8").replace("button-undo = Undo", "button-undo = Cofnij")
    spoken.write_text(words.replace("start-new = New game", "start-new = Nowa gra"), encoding="utf-8")


def speak(keyboard: Keyboard, language: str) -> None:
    """Keep preferences with another language, as the dialog does."""
    window = keyboard.window
    window._keep_settings(msgspec.structs.replace(window.settings, language=language))
    keyboard.settle()


@pytest.mark.usefixtures("a_second_language")
def test_the_start_page_speaks_another_language_at_once(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(language="en")
    speak(keyboard, "pl")
    assert keyboard.page is keyboard.window.start
    assert keyboard.label.new.text() == "Nowa gra"
    speak(keyboard, "en")
    assert keyboard.label.new.text() == "New game"


@pytest.mark.usefixtures("a_second_language")
def test_a_game_goes_on_where_it_is_in_another_language(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(language="en", curtain="off")
    keyboard.begin_at(PERSONS, over, back=LEFT)
    session, log = keyboard.window.table.session, keyboard.window.table.log.rowCount()
    speak(keyboard, "pl")
    assert keyboard.window.table.session is session
    assert log > 20
    assert keyboard.window.table.log.rowCount() == log
    assert keyboard.window.table_page.ribbon.undo.text() == "Cofnij"
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final


@pytest.mark.parametrize(
    ("language", "new", "space"), [("pl", "Nowa gra", "Spacja"), ("uk", "Нова гра", "Пробіл")]
)
def test_the_window_opens_in_the_language_that_it_is_given(
    application: Any, language: str, new: str, space: str
) -> None:
    from wonderland_qt.app.language import speak_qt
    from wonderland_qt.app.paper.key_button import printed
    from wonderland_qt.app.program.application import open_window
    from wonderland_qt.app.settings import Settings

    window = open_window([paths.content()], Settings(language=language))
    try:
        window.show()
        application.processEvents()
        assert window.start.labels[window.game].new.text() == new
        assert (printed("Space"), printed("Ctrl+Tab"), printed("Esc")) == (space, "Ctrl+Tab", "Esc")
    finally:
        window.close()
        window.deleteLater()
        speak_qt("en")
