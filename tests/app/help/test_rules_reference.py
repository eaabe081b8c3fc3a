"""The rules reference: opened with F1 at the rules in force, searched, and never a leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS
from tests.app.keyboard import Keyboard

pytestmark = pytest.mark.window


@pytest.fixture
def reading(open_keyboard: Callable[..., Keyboard]) -> Any:
    """A game at its first tea turn, with the rules open at what is asked."""
    keyboard = open_keyboard()
    keyboard.window.begin(PERSONS)
    keyboard.play_until(lambda: keyboard.window.table.decision and not keyboard.window.table.decision.private)
    keyboard.press("F1")
    keyboard.window.rules.open_book()
    return keyboard.window.rules


def test_the_rules_open_at_what_is_asked(reading: Any) -> None:
    assert reading.isVisible()
    shown = reading.page.toPlainText()
    assert shown.startswith("In force now")
    assert shown.index("TEA-1") < shown.index("COMP-1")


def test_a_search_leaves_only_the_rules_that_hold_it(reading: Any) -> None:
    reading.search.setText("madness track")
    assert "BATTLE-3" in reading.page.toPlainText()
    assert "SETUP-7" not in reading.page.toPlainText()
    reading.search.setText("no such rule")
    assert reading.found.text() == "0 rules"


def test_a_reference_leads_to_a_rule_that_the_search_left_out(reading: Any) -> None:
    from PySide6.QtCore import QUrl

    reading.search.setText("SETUP-11")
    reading.page.anchorClicked.emit(QUrl("#TWO-5"))
    assert reading.search.text() == ""
    assert reading.page.verticalScrollBar().value() > 0


def test_a_chapter_turns_to_its_rules(reading: Any) -> None:
    reading.chapters.setCurrentRow(reading.chapters.count() - 1)
    assert reading.page.verticalScrollBar().value() > reading.page.verticalScrollBar().maximum() / 2


@pytest.mark.parametrize("page", ["start", "new_game"])
def test_f1_opens_the_book_at_its_beginning_before_a_game(
    open_keyboard: Callable[..., Keyboard], page: str
) -> None:
    keyboard = open_keyboard()
    getattr(keyboard.window, f"show_{page}")()
    keyboard.press("F1")
    assert keyboard.window.rules.page.toPlainText().startswith("Wonderland's War")


@pytest.mark.parametrize(
    ("language", "heading", "chapter", "wanted"),
    [
        ("pl", "Obowiązują teraz", "1. Elementy gry (COMP)", "TOR szaleństwa"),
        ("uk", "Діють зараз", "1. Складники гри (COMP)", "ШКАЛИ божевілля"),
    ],
)
def test_f1_opens_the_rules_in_the_language_of_the_window(
    language: str, heading: str, chapter: str, wanted: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(language=language, curtain="off")
    keyboard.window.begin(PERSONS)
    keyboard.play_until(lambda: keyboard.window.table.decision and not keyboard.window.table.decision.private)
    keyboard.press("F1")
    rules = keyboard.window.rules
    assert rules.page.toPlainText().startswith(heading)
    assert rules.chapters.item(0).text() == chapter
    rules.search.setText(wanted)
    assert "BATTLE-3" in rules.page.toPlainText()
    assert "SETUP-7" not in rules.page.toPlainText()


def test_words_that_a_rule_stresses_stand_in_italics_without_their_marks() -> None:
    from wonderland_qt.app.pages.rules_sheet import page_of
    from wonderland_qt.engine.words.rulebook import Rulebook

    book = Rulebook.parse(
        "# A game\n\nIts rules.\n\n## 1. Stones (STONE)\n- STONE-1 **Ruling**: a *pebble* is a `stone`.\n"
    )
    assert "<b>Ruling</b>: a <i>pebble</i> is a <i>stone</i>." in page_of(book, (), "")


def test_f1_opens_the_page_about_what_is_asked(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(PERSONS)
    keyboard.play_until(lambda: keyboard.window.table.decision and not keyboard.window.table.decision.private)
    keyboard.press("F1")
    rules, pages = keyboard.window.rules, keyboard.window.lobby.guide().pages
    assert pages[rules.leaves.currentIndex()].id == "tea"
