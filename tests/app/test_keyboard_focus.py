"""Where the keyboard is after a click, and that a key has one meaning wherever that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS, TWO, fitted
from tests.app.keyboard import Keyboard

pytestmark = pytest.mark.window

DRAFT = "bunny_kingdom"
"""A game whose first decision is answered by several options."""


def click(keyboard: Keyboard, widget: Any) -> None:
    """Click on a widget."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    keyboard.application.processEvents()


def test_enter_lays_the_table_after_a_seat_has_been_switched(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.show_new_game()
    switch = keyboard.window.new_game.seats.chairs[1].switch
    before = switch.isChecked()
    click(keyboard, switch)
    keyboard.press("Return")
    assert switch.isChecked() is not before
    assert keyboard.window.table is not None


@pytest.mark.parametrize("sight", ["drawn", "plain"])
def test_enter_in_a_draft_is_ready_and_nothing_else(
    open_keyboard: Callable[..., Keyboard], sight: str
) -> None:
    keyboard = open_keyboard(DRAFT, curtain="off", sight=sight)
    keyboard.window.begin(fitted(TWO, DRAFT))
    keyboard.settle()
    table, on = keyboard.window.table, "PgDown" if sight == "drawn" else "Down"
    decision, wanted = table.decision, table.picks.wanted
    assert wanted > 1
    for picked in range(wanted):
        keyboard.press("Return")
        assert len(table.picks.picked) == picked
        assert table.decision == decision
        keyboard.press("Space")
        if not table.picks.complete:
            keyboard.press(on)
    assert table.picks.complete
    keyboard.press("Return")
    assert table.decision != decision


def test_a_click_on_a_button_keeps_the_keyboard_on_the_table(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off")
    keyboard.window.begin(PERSONS)
    keyboard.settle()
    table, ribbon = keyboard.window.table, keyboard.window.table_page.ribbon
    assert ribbon.whole.isVisible()
    click(keyboard, ribbon.whole)
    assert table.showing.whole
    keyboard.press("Tab")
    assert not table.showing.whole
    keyboard.press("F6")
    assert ribbon.history.hasFocus()
    keyboard.press("Tab")
    assert table.showing.whole


def test_in_the_plain_view_tab_walks_and_the_table_has_the_keyboard_again_after_it(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(curtain="off")
    keyboard.window.begin(PERSONS)
    keyboard.settle()
    page, shows = keyboard.window.table_page, keyboard.window.table.showing
    keyboard.press("F3")
    assert not page.ribbon.whole.isVisible()
    here = keyboard.application.focusWidget()
    keyboard.press("Tab")
    assert keyboard.application.focusWidget() is not here
    assert not shows.whole
    keyboard.press("F3")
    assert page.drawn.hasFocus()
    keyboard.press("Tab")
    assert shows.whole


def test_f10_is_preferences_at_a_table_too(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.main_window import MainWindow

    changed: list[str] = []
    monkeypatch.setattr(MainWindow, "change_settings", lambda _: changed.append("preferences"))
    keyboard = open_keyboard(curtain="off")
    keyboard.press("F10")
    keyboard.window.begin(PERSONS)
    keyboard.settle()
    keyboard.press("F10")
    assert changed == ["preferences", "preferences"]
    menu = keyboard.window.table_page._menu
    keyboard.press("F9")
    assert menu.isVisible()
    assert [action.text() for action in menu.actions() if action.text().endswith("\tF10")]
    menu.hide()


def test_buttons_are_reached_by_keys_and_never_by_a_click(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QAbstractButton

    window = open_keyboard().window
    for show in (window.show_start, window.show_new_game, window.show_packs, window.show_workshop):
        show()
        window.repaint()
        buttons = [made for made in window.findChildren(QAbstractButton) if made.isVisible()]
        assert buttons
        assert [made for made in buttons if made.focusPolicy() & Qt.FocusPolicy.ClickFocus] == []
        walked_to = [made for made in buttons if made.focusPolicy() == Qt.FocusPolicy.TabFocus]
        assert len(walked_to) > len(buttons) / 2


def test_a_number_is_written_before_a_key_does_something_else(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(written_into={"wonderland": "my-tweaks"})
    keyboard.window.show_workshop()
    page = keyboard.page
    page.jump(page.workshop.edited.entry("tea_1_01"))
    row = page.sheet.numbers[-1]
    before = row.number.value
    row.box.setFocus()
    row.box.selectAll()
    keyboard.press(str(before + 1))
    keyboard.press("R")
    assert page.sheet.numbers[-1].number.value == before + 1
    assert page.workshop.trial.running
    keyboard.press("Escape")
    assert not page.workshop.trial.running
    page.sheet.numbers[-1].box.setFocus()
    keyboard.press("Ctrl+Z")
    assert page.sheet.numbers[-1].number.value == before


def test_a_screen_reader_hears_the_key_of_a_button(open_keyboard: Callable[..., Keyboard]) -> None:
    start = open_keyboard().window.start
    assert [made.accessibleDescription() for made in (start.settings, start.quit)] == ["F10", "Ctrl+Q"]


@pytest.mark.parametrize("key", ["Return", "Enter"])
def test_a_button_hears_the_enter_of_the_number_pad_too(application: Any, key: str) -> None:
    from PySide6.QtGui import QKeySequence
    from PySide6.QtTest import QTest

    from wonderland_qt.app.paper.key_button import KeyButton

    heard: list[str] = []
    made = KeyButton("Play on from here", "Return", lambda: heard.append(key), cap="Enter")
    made.show()
    made.activateWindow()
    application.processEvents()
    QTest.keySequence(made, QKeySequence.fromString(key))
    made.close()
    made.deleteLater()
    assert heard == [key]
