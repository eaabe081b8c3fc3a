"""The page of saved games in a narrow window, and how a jump is seen."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.app.replay.afterimage import Afterimage
from wonderland_qt.engine.saved import saved_content
from wonderland_qt.models.saved import replay_table

pytestmark = pytest.mark.window


def test_a_jump_fades_and_a_step_is_seen_moving(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="normal")
    keyboard.window.begin(ALONE)
    keyboard.play_until(lambda: keyboard.played >= 3)
    keyboard.window.show_replay()
    view = keyboard.window.saved.view
    assert view.drawn.findChild(Afterimage) is None
    view.go_to(0)
    assert view.drawn.findChild(Afterimage) is not None
    view.drawn.findChild(Afterimage).setParent(None)
    view.go_to(1)
    assert view.drawn.findChild(Afterimage) is None


def test_in_a_narrow_window_the_list_is_a_drawer(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(ALONE)
    window.resize(1024, 640)
    window.show_replay(0)
    keyboard.settle()
    page = window.saved
    assert not page.list.isVisible()
    keyboard.press("Ctrl+L")
    assert page.list.hasFocus()
    keyboard.press("Ctrl+L")
    assert not page.list.isVisible()
    window.resize(1280, 720)
    keyboard.settle()
    assert page.list.isVisible()
    assert not page.drawer.isVisible()


def test_many_files_that_cannot_be_read_leave_the_list_its_place(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(ALONE)
    for number in range(60):
        (paths.saves() / f"broken-{number}.save").write_text("a hat\n")
    keyboard.window.show_replay()
    keyboard.settle()
    page = keyboard.window.saved
    assert page.problem.text().count("this is not a Wonderland Qt save") == 3
    assert page.problem.text().endswith("… and 57 more")
    assert page.problem.height() < page.list.height() / 3


def test_a_game_lets_go_of_its_pictures_when_a_save_of_another_one_is_looked_at(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from wonderland_qt.app.drawn.ovens import KEPT

    open_keyboard("tea_for_2").window.begin(fitted(ALONE, "tea_for_2"))
    keyboard = open_keyboard("wonderland")
    window = keyboard.window
    window.begin(ALONE)
    window.show_replay()
    keyboard.settle()
    page, first = window.saved, window.saved.view.drawn.table_scene.oven
    assert KEPT.owned_by(first)
    page.list.choose(1)
    keyboard.settle()
    assert page.view.drawn.table_scene.oven is not first
    assert not KEPT.owned_by(first)
    assert KEPT.owned_by(page.view.drawn.table_scene.oven)


def test_pictures_that_were_too_many_to_be_kept_are_told(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_content, "MOST_LETTERS_OF_PICTURES", -1)
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(ALONE)
    window.show_replay()
    view = window.saved.view
    keyboard.settle()
    assert view.left_out.isVisible()
    assert "more pictures than a saved game can hold" in view.left_out.text()
    window.show_start()
    window.resume()
    assert window.statusBar().currentMessage() == view.left_out.text()


def test_a_list_without_games_says_why(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.show_saved()
    keyboard.settle()
    assert window.saved.empty.isVisible()
    assert window.saved.empty.sentence.text().startswith("No saved games yet")
    window.begin(ALONE)
    window.show_replay()
    keyboard.settle()
    page = window.saved
    assert not page.empty.isVisible()
    running, finished, every = page.kinds
    finished.click()
    assert page.empty.isVisible()
    assert page.empty.sentence.text() == "No finished games yet."
    every.click()
    assert not page.empty.isVisible()
    assert page.view is not None
    running.click()
    assert page.list.row is not None


def test_the_problem_of_one_game_is_not_told_of_another(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("a hat too many")

    window = open_keyboard().window
    window.begin(ALONE)
    window.show_start()
    with monkeypatch.context() as broken:
        broken.setattr(replay_table, "Table", breaks)
        window.show_saved()
    page = window.saved
    assert "the game cannot be shown" in page.problem.text()
    running, _finished, _every = page.kinds
    running.click()
    assert page.view is not None
    assert not page.problem.isVisible()
