"""Undo, and a game that is resumed after the program was closed."""

from collections.abc import Callable

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard, over
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.worded_errors import literal
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = [pytest.mark.window, pytest.mark.parametrize("game", GAMES)]

TABLE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=41, first=0)


def log_of(keyboard: Keyboard) -> str:
    """What the log pane says."""
    words: str = keyboard.window.table_page.log.toPlainText()
    return words


def played(game: str, keyboard: Keyboard, until: Callable[[], bool]) -> None:
    keyboard.window.begin(fitted(TABLE, game))
    keyboard.play_until(until)


def test_undo_by_key_takes_the_last_answer_back(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    played(game, keyboard, lambda: keyboard.window.table.why_no_undo() is None)
    before, log = keyboard.window.table.session.game.state.answered, log_of(keyboard)
    keyboard.press("Ctrl+Z")
    assert keyboard.window.table.session.game.state.answered == before - 1
    assert log.startswith(log_of(keyboard))


def test_when_undo_stops_the_window_says_why(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(fitted(TABLE, game))
    keyboard.settle()
    undo = keyboard.window.table_page.ribbon.undo
    assert not undo.isEnabled()
    assert undo.toolTip() == undo.accessibleDescription() != ""


def test_a_game_goes_on_after_the_program_was_closed(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    first = open_keyboard(game)
    played(game, first, lambda: first.played >= 2)
    before, log = first.window.table.session.game.state, log_of(first)
    first.window.close()
    second = open_keyboard(game)
    assert second.label.resume.isVisible()
    told = second.label.resume.accessibleDescription()
    assert "Ann" in told
    assert told in second.window.start.hint.text()
    second.press("Return")
    assert second.window.table.session.game.state == before
    assert log_of(second) == log
    second.play_until(lambda: second.played >= 1)
    assert second.played or second.page is second.window.final


def test_without_a_saved_game_there_is_nothing_to_continue(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    assert not keyboard.label.resume.isVisible()


def test_of_a_game_that_is_over_only_the_score_is_offered(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    first = open_keyboard(game)
    first.begin_at(fitted(Invitation((Guest("", "random"),) * 3, seed=42, first=0), game), over)
    assert first.page is first.window.final
    going_on = first.label.resume.text()
    first.window.close()
    second = open_keyboard(game)
    assert second.label.resume.text() != going_on
    assert second.label.new.objectName() == "chief"
    second.label.resume.click()
    assert second.page is second.window.final


def test_the_same_people_play_again(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(fitted(TABLE, game))
    keyboard.settle()
    keyboard.window.rematch()
    persons = [guest.name for guest in fitted(TABLE, game).guests]
    assert sorted(seat.name for seat in keyboard.window.table.session.seats) == sorted(persons)


def test_a_damaged_save_is_told_and_not_offered(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    file = paths.saves() / f"{game}-1.save"
    file.parent.mkdir(parents=True)
    file.write_text("a spilt cup of tea", encoding="utf-8")
    keyboard = open_keyboard(game)
    assert not keyboard.label.resume.isVisible()
    assert str(file) in keyboard.window.start.problem.text()


def test_a_bot_takes_over_and_gives_the_seat_back(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(fitted(TABLE, game))
    keyboard.settle()
    table, menu = keyboard.window.table, keyboard.window.table_page.seat_menu
    (ann,) = table.persons
    menu.fill(ann)
    menu.actions()[0].trigger()
    assert table.persons == ()
    assert keyboard.window.pace.at_work
    menu.fill(ann)
    menu.actions()[0].trigger()
    assert table.persons == (ann,)
    assert table.name_of(ann) == "Ann"


def test_a_game_that_cannot_be_saved_says_so(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(fitted(TABLE, game))
    keyboard.settle()
    keyboard.window.table.session.file.problem = literal("the disk is full of jam")
    keyboard.window.table.changed.emit()
    assert "jam" in keyboard.window.statusBar().currentMessage()
    keyboard.window.table.session.file.problem = None
    keyboard.window.table.changed.emit()
    assert keyboard.window.statusBar().currentMessage() == ""
