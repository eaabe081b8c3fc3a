"""The page of challenges: reached from the shelf, played by keys, judged at the table, starred."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import resize
from wonderland_qt import paths

pytestmark = pytest.mark.window


def at_the_page(keyboard: Keyboard) -> Any:
    """Go from the shelf to the challenges, and return their page."""
    press(keyboard, "F2")
    return keyboard.window.pages.currentWidget()


def press(keyboard: Keyboard, keys: str) -> None:
    """Press a key, or several together, where the keyboard is."""
    from PySide6.QtGui import QKeySequence
    from PySide6.QtTest import QTest

    sequence: Any = QKeySequence(keys)
    combination = sequence[0]
    where = keyboard.application.focusWidget() or keyboard.window
    QTest.keyClick(where, combination.key(), combination.keyboardModifiers())
    keyboard.application.processEvents()


def bar(keyboard: Keyboard) -> Any:
    """Return the bar over the table."""
    from wonderland_qt.app.challenges.challenge_bar import ChallengeBar

    return keyboard.window.findChild(ChallengeBar)


def answer(keyboard: Keyboard, *, rightly: bool) -> None:
    """Give the answer that is to be found, or another one."""
    table, challenge = keyboard.window.table, bar(keyboard).attempt.row.challenge
    options = [option.id for option in table.decision.options]
    table.choose(next(each for each in options if challenge.is_solved_by(table.decision, each) == rightly))
    keyboard.application.processEvents()


def explain(keyboard: Keyboard, *, rightly: bool) -> None:
    """Press the key of the reason for the solution, or of another one."""
    from wonderland_qt.models.challenges.why import REASONS, why

    found = why(bar(keyboard).attempt.row)
    number = next(number for number, each in enumerate(REASONS, 1) if (each == found) == rightly)
    press(keyboard, f"Ctrl+{number}")


def kept() -> Any:
    """Return what came of challenges, as the file tells."""
    return json.loads(paths.challenges().read_text())


def test_the_first_try_and_the_reason_bring_three_stars_and_what_is_learnt(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("tea_for_2")
    page = at_the_page(keyboard)
    challenge = page.rows[0].challenge
    assert page.sheet.findChildren(type(page.sheet.play))[0].isEnabled()
    press(keyboard, "Return")
    assert keyboard.window.table.persons == (challenge.player,)
    assert keyboard.window.table.session.file is None
    answer(keyboard, rightly=True)
    assert bar(keyboard).attempt.verdict == "solved"
    assert bar(keyboard).verdict.text() == "★★☆  That is the best answer. Why?"
    assert kept()[challenge.id] == {"tries": 1, "stars": 2}, "who leaves now keeps two"
    explain(keyboard, rightly=True)
    assert bar(keyboard).verdict.text() == "★★★  That is why."
    assert "than the next best answer." in bar(keyboard).why.text()
    press(keyboard, "Ctrl+B")
    page = keyboard.window.pages.currentWidget()
    assert page.rows[page.chosen - 1].challenge.id == challenge.id
    assert page.rows[page.chosen - 1].tried.stars == 3
    assert kept()[challenge.id] == {"tries": 1, "stars": 3}


def test_another_reason_leaves_two_stars_and_the_right_one_is_told(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("tea_for_2")
    challenge = at_the_page(keyboard).rows[0].challenge
    press(keyboard, "Return")
    answer(keyboard, rightly=True)
    assert not bar(keyboard).following.isVisible()
    explain(keyboard, rightly=False)
    assert bar(keyboard).verdict.text() == "★★☆  There is another reason."
    assert "than the next best answer." in bar(keyboard).why.text()
    assert bar(keyboard).following.isVisible()
    explain(keyboard, rightly=True)
    assert kept()[challenge.id] == {"tries": 1, "stars": 2}, "asked once"


def test_after_another_answer_it_is_tried_again_for_two_stars(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("pixie_queen")
    challenge = at_the_page(keyboard).rows[0].challenge
    press(keyboard, "Return")
    answer(keyboard, rightly=False)
    assert bar(keyboard).attempt.verdict == "wrong"
    assert bar(keyboard).why.text() == "Try again, or play on and see what comes of it."
    press(keyboard, "Ctrl+R")
    answer(keyboard, rightly=True)
    assert kept()[challenge.id] == {"tries": 2, "stars": 2}


def test_advice_leaves_one_star(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("bunny_kingdom")
    challenge = at_the_page(keyboard).rows[0].challenge
    press(keyboard, "Return")
    keyboard.window.open_table.adviser.toggle()
    answer(keyboard, rightly=True)
    assert kept()[challenge.id] == {"tries": 1, "stars": 1}


def test_the_bar_goes_on_in_another_language(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("tea_for_2", language="en")
    challenge = at_the_page(keyboard).rows[0].challenge
    press(keyboard, "Return")
    keyboard.window.open_table.adviser.toggle()
    goal = bar(keyboard).attempt.row.goal
    keyboard.window.remember(language="pl")
    keyboard.application.processEvents()
    laid = keyboard.window.table_page.findChild(type(bar(keyboard)))
    assert laid.isVisible()
    assert laid.attempt.row.goal != goal
    options = [option.id for option in keyboard.window.table.decision.options]
    decision = keyboard.window.table.decision
    keyboard.window.table.choose(next(each for each in options if challenge.is_solved_by(decision, each)))
    assert laid.attempt.verdict == "solved"
    assert kept()[challenge.id] == {"tries": 1, "stars": 1}


def test_arrows_walk_numbers_change_the_game_and_escape_leaves(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("wonderland")
    page = at_the_page(keyboard)
    press(keyboard, "Right")
    press(keyboard, "Down")
    assert page.chosen == 6
    assert page.cards[5].hasFocus()
    press(keyboard, "3")
    assert page.game == list(page.games)[2]
    assert page.cards[page.chosen - 1].hasFocus()
    press(keyboard, "Escape")
    assert keyboard.window.pages.currentWidget() is keyboard.window.start


def test_answers_stay_unknown_until_they_are_found(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtWidgets import QProgressBar

    keyboard = open_keyboard("tea_for_2")
    page = at_the_page(keyboard)
    assert not page.sheet.findChildren(QProgressBar)


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_nothing_is_cut_off(open_keyboard: Callable[..., Keyboard], language: str) -> None:
    keyboard = open_keyboard("wonderland", language=language)
    keyboard.window._keep_settings(keyboard.window.settings)

    def see_that_nothing_is_cut_off() -> None:
        for size in ((1024, 640), (1280, 720), (1920, 1080)):
            resize(keyboard, size)
            assert layout_flaws(keyboard.window) == [], size

    at_the_page(keyboard)
    see_that_nothing_is_cut_off()
    press(keyboard, "Return")
    see_that_nothing_is_cut_off()
    answer(keyboard, rightly=False)
    see_that_nothing_is_cut_off()
    press(keyboard, "Ctrl+B")
    press(keyboard, "Down")
    press(keyboard, "Return")
    answer(keyboard, rightly=True)
    assert bar(keyboard).attempt.asks_why
    see_that_nothing_is_cut_off()
