"""The analysis in the window: from the last page and the saved games, behind others, kept, stopped, tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import BOTS, fitted
from tests.app.keyboard import Keyboard, over
from tests.waiting import until
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


def analysis_of(keyboard: Keyboard, game: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The page of a finished game, reached by its key; few games are played on, as tests need no more."""
    from wonderland_qt.models.saved.game_analysis import GameAnalysis

    def few(made: Any) -> None:
        made.rollouts = 2
        begin(made)

    begin = GameAnalysis.start
    monkeypatch.setattr(GameAnalysis, "start", few)
    keyboard.begin_at(fitted(BOTS, game), over)
    keyboard.press("A")
    return keyboard.page


@EVERY_GAME
def test_bands_come_while_the_game_is_looked_at_and_it_can_be_stopped(
    game: str, open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard(game)
    page = analysis_of(keyboard, game, monkeypatch)
    assert page.game.running
    until(keyboard.application, lambda: page.game.done > 0)
    assert len(page.bands._points) > 1
    assert page.accounts.isHidden()
    page.start.click()
    assert not page.game.running
    assert page.words.toPlainText()


def test_a_whole_analysis_adds_up_and_is_kept_beside_the_game(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard("tea_for_2")
    page = analysis_of(keyboard, "tea_for_2", monkeypatch)
    path, before = page.game.save.path, page.game.save.path.read_bytes()
    until(keyboard.application, lambda: not page.game.running)
    assert page.game.complete
    assert page.accounts.isVisible()
    assert len(page.cards) <= 5
    assert path.read_bytes() == before
    keyboard.press("Esc")
    keyboard.window.show_analysis(path)
    again = keyboard.page
    assert again is not page
    assert again.game.complete
    assert not again.game.running
    assert again.game.analysis == page.game.analysis
    keyboard.window.shelf.saved_games.delete(path)
    assert not list(path.parent.glob("*.analysis"))


def test_trying_a_choice_lays_a_table_of_its_own_before_it(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard("tea_for_2")
    page = analysis_of(keyboard, "tea_for_2", monkeypatch)
    path = page.game.save.path
    player = page.replay.session.seats[0].player
    answer = next(at for at, who in enumerate(page.replay.session.deciders, 1) if who == player and at > 4)
    page.tried.emit(answer, player)
    table = keyboard.window.table
    assert table.session.file.path != path
    assert player in table.persons
    assert player in table.session.waiting
    assert sum(hasattr(line, "option") for line in table.session.journal.lines) >= answer - 1


def test_a_failure_is_told_on_the_page(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.models.saved import game_analysis

    monkeypatch.setattr(game_analysis, "own_program", lambda: ("/nowhere/at-all",))
    keyboard = open_keyboard("tea_for_2")
    page = analysis_of(keyboard, "tea_for_2", monkeypatch)
    until(keyboard.application, lambda: not page.game.running)
    assert page.status.isVisible()
    assert page.status.text()


def test_all_is_said_in_words_too(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard("tea_for_2")
    page = analysis_of(keyboard, "tea_for_2", monkeypatch)
    keyboard.press("F3")
    until(keyboard.application, lambda: not page.game.running)
    assert page.words.isVisible()
    assert all(
        moment.description in page.words.toPlainText() for moment in (card.moment for card in page.cards)
    )
