"""F1 in every game and language: illustrated pages, and behind them the rules, those in force first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard
from tests.every_game.on_screen import LANGUAGES, in_languages
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.table.rules_now import rules_now

pytestmark = pytest.mark.window


@pytest.mark.parametrize(("game", "language"), in_languages())
def test_f1_opens_the_rules_at_what_is_asked_and_they_are_searched(
    open_keyboard: Callable[..., Keyboard], game: str, language: str
) -> None:
    keyboard = open_keyboard(game, curtain="off", language=language)
    window = keyboard.window
    window._keep_settings(window.settings)
    window.begin(fitted(PERSONS, game))
    keyboard.play_until(lambda: window.table.decision is not None and rules_now(window.table))
    keyboard.press("F1")
    window.rules.open_book()
    in_force, shown = rules_now(window.table), window.rules.page.toPlainText()
    first_chapter = shown.index(window.rules.chapters.item(0).text())
    assert all(shown.index(rule) < first_chapter for rule in in_force)
    window.rules.search.setText(in_force[0])
    assert in_force[0] in window.rules.page.toPlainText()
    window.rules.search.setText("no such rule")
    assert in_force[0] not in window.rules.page.toPlainText()
    window.rules.close()


@pytest.mark.parametrize("game", GAMES)
def test_f1_opens_illustrated_pages_with_the_rules_behind_them(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game)
    for language in LANGUAGES:
        keyboard.window.remember(language=language)
        keyboard.press("F1")
        rules, pages = keyboard.window.rules, keyboard.window.lobby.guide().pages
        assert len(rules.sheets) == len(pages)
        for number, sheet in enumerate(rules.sheets):
            rules.tabs[number].click()
            assert sheet.isVisible()
            assert all(figure.isValid() for figure in sheet.picture._read.values())
            assert all(said.text() for said in sheet.paragraphs)
        for page, sheet in zip(pages[:1], rules.sheets, strict=False):
            sheet.rule_wanted.emit(page.rules[0])
            assert rules.page.isVisible()
            assert page.rules[0] in rules.page.toPlainText()
        rules.close()
        keyboard.window.activateWindow()
        keyboard.settle()
