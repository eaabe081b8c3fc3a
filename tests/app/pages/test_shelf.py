"""The start page is a shelf: a box for every game, walked over by keys, with a bookmark in what goes on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from wonderland_qt import paths
from wonderland_qt.app.settings import TableChoices
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.worded_errors import literal
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.lobby.shelf import Bookmark

pytestmark = pytest.mark.window

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
PERSONS = Invitation((Guest("Ann"), Guest("Ben")), seed=3, first=0)


def test_every_game_has_its_box_with_players_minutes_a_line_and_credits(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtWidgets import QLabel

    start = open_keyboard().window.start
    assert list(start.boxes) == list(GAMES)
    for game, label in start.labels.items():
        sizes = GAMES[game].seating.sizes
        assert start.boxes[game].box.sizes == tuple(sizes)
        assert start.boxes[game].box.picture.is_file()
        players = "–".join(str(number) for number in sorted({min(sizes), max(sizes)}))
        assert label.figures.text().startswith(f"{players} ")
        assert label.line.text()
        assert start.boxes[game].box.credits in [line.text() for line in label.findChildren(QLabel)]
        assert not label.resume.isVisible()


def test_arrows_walk_from_box_to_box_and_enter_opens_one(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window, (first, second, *_) = keyboard.window, GAMES
    assert keyboard.application.focusWidget() is window.start.boxes[first]
    keyboard.press("Right")
    assert keyboard.application.focusWidget() is window.start.boxes[second]
    keyboard.press("Left")
    keyboard.press("Right")
    keyboard.press("Return")
    assert keyboard.page is window.new_game
    assert window.game == second


def test_below_a_box_the_arrows_reach_what_may_be_done_with_it(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    keyboard.press("Down")
    assert keyboard.application.focusWidget() in keyboard.label.buttons
    for _ in range(2):
        keyboard.press("Down")
    assert keyboard.application.focusWidget() in {
        *keyboard.window.start.languages.values(), *keyboard.window.start.chores,
    }  # fmt: skip


@pytest.mark.parametrize("boxes", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1000, 1400)])
def test_however_many_boxes_stand_on_the_shelf_they_are_seen_or_scrolled_to(
    boxes: int, size: tuple[int, int], application: Any
) -> None:
    from wonderland_qt.app.pages.start import StartPage

    stand_in = Box("nobody-drew-this", "A game without a picture", "It has a line of its own.", 30, (2,))
    shown = tuple(msgspec.structs.replace(stand_in, game=f"game-{number}") for number in range(boxes))
    start = StartPage(Words.load([paths.window() / "words"], "uk"), shown)
    start.offer({box.game: Bookmark("Ada", "II") for box in shown}, shown[0].game)
    start.resize(*size)
    start.show()
    for _ in range(3):
        application.processEvents()
    assert layout_flaws(start) == []
    last = start.boxes[shown[-1].game]
    last.setFocus()
    application.processEvents()
    seen = start.shelf.viewport().rect()
    assert seen.intersects(last.geometry().translated(start.shelf.boards.pos()))
    start.close()


def test_a_box_that_is_taken_opens_before_the_game_is_laid(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="normal")
    start = keyboard.window.start
    start.boxes[keyboard.window.game].click()
    assert keyboard.page is start
    assert start.opening.isVisible()
    keyboard.press("Space")
    assert not start.opening.isVisible()
    assert keyboard.page is keyboard.window.new_game


@EVERY_GAME
def test_enter_on_the_box_with_the_bookmark_goes_on(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.begin(PERSONS)
    keyboard.settle()
    state = keyboard.window.table.session.game.state
    keyboard.window.show_start()
    assert "Ann" in keyboard.window.start.hint.text()
    assert not any(
        label.resume.isVisible() for other, label in keyboard.window.start.labels.items() if other != game
    )
    keyboard.press("Return")
    assert keyboard.window.table.session.game.state == state
    assert keyboard.window.table.game == game


def test_each_game_keeps_its_own_saved_game(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    for game in GAMES:
        window.show_new_game(game)
        window.begin(PERSONS)
        keyboard.settle()
        window.show_start()
    assert all(label.resume.isVisible() for label in window.start.labels.values())
    for game in GAMES:
        window.start.labels[game].resume.click()
        assert window.table.game == game
        window.show_start()


def test_the_last_game_played_is_the_one_in_focus_after_a_restart(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from wonderland_qt.app.settings import load_settings

    last = list(GAMES)[-1]
    first = open_keyboard(last)
    first.window.begin(PERSONS)
    first.window.close()
    assert load_settings().recent == last
    second = open_keyboard(load_settings().recent)
    assert second.application.focusWidget() is second.window.start.boxes[last]


def test_a_game_saved_when_there_was_but_one_is_still_found(open_keyboard: Callable[..., Keyboard]) -> None:
    first = open_keyboard()
    first.window.begin(PERSONS)
    first.window.close()
    (kept,) = paths.saves().iterdir()
    paths.autosaves().mkdir()
    shutil.move(kept, paths.autosaves() / "autosave.save")
    second = open_keyboard()
    assert second.label.resume.isVisible()
    assert len(list(paths.saves().glob("wonderland-*.wqt"))) == 1


@EVERY_GAME
def test_the_rules_of_each_box_are_those_of_its_game(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.start.labels[game].rules.click()
    assert window.rules.isVisible()
    assert window.rules._book == window.shelf.lobby(game).rulebook()


def test_content_that_cannot_be_read_is_told_on_the_shelf(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window

    def unreadable(_game: str) -> None:
        missing = literal("a number is missing")
        raise ContentMistakes([Mistake(paths.content() / "board.yaml", 3, 1, "size", missing)])

    monkeypatch.setattr(window.shelf, "lobby", unreadable)
    keyboard.press("Return")
    assert keyboard.page is window.start
    assert "a number is missing" in window.start.problem.text()


def test_a_language_is_one_press_away(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(language="en")
    keyboard.window.start.languages["pl"].click()
    keyboard.settle()
    assert keyboard.window.settings.language == "pl"
    assert keyboard.window.start.labels["wonderland"].new.text() == "Nowa gra"


def test_what_a_table_chose_is_chosen_for_the_next_one(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    page = window.new_game
    page.open(("Ann", "Ben"), TableChoices())
    page.further.game_options["bags"].prefer("own")
    page.further.game_options["set"].prefer("B")
    page.seats.put(page.seats.plan.roster[-1], 0)
    page.begin.click()
    tables, recent = window.settings.tables, window.settings.recent
    again = open_keyboard(recent, tables=tables).window
    again.show_new_game()
    invitation = again.new_game.invitation()
    assert dict(invitation.options)["bags"] == "own"
    assert dict(invitation.options)["set"] == "B"
    assert [guest.name for guest in invitation.guests][:2] == ["Ann", "Ben"]
    assert invitation.guests[0].role == page.seats.plan.roster[-1]
