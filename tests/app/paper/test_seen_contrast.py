"""Words of the status line, of dialogs and of menus stand out from what is painted behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS
from tests.app.keyboard import Keyboard
from tests.app.paper.seen_contrast import weak_words

pytestmark = pytest.mark.window


def test_the_status_line_can_be_read(open_keyboard: Callable[..., Keyboard]) -> None:
    window = open_keyboard().window
    window.saving.remark("The game cannot be saved: /home/ada/saves: no room")
    window.resize(1024, 700)
    window.repaint()
    assert window.statusBar().isVisible()
    assert weak_words(window) == []


def dialogs(window: Any) -> dict[str, Any]:
    """A dialog of each kind, by its name."""
    from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox

    from wonderland_qt.app.pages.question_dialog import QuestionDialog
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    named = QInputDialog(window)
    named.setLabelText("A new name")
    named.setTextValue("Evening with Ada")
    message = QMessageBox(QMessageBox.Icon.Warning, "Trouble", "Something went wrong.", parent=window)
    message.setInformativeText("A report lies in /home/ada/reports")
    message.addButton(QMessageBox.StandardButton.Ok)
    question = QuestionDialog("Leave?", "The game cannot be saved: no room", window)
    question.add_answer("Stay", question.reject)
    question.add_answer("Leave", question.reject, "chief")
    shared = QFileDialog(window, "Share", "", "*.zip")
    shared.setOption(QFileDialog.Option.DontUseNativeDialog)
    shared.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    return {
        "name": named,
        "message": message,
        "question": question,
        "file": shared,
        "preferences": SettingsDialog(window.shelf.words, window.settings, window),
    }


def test_dialogs_can_be_read(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    weak = {}
    for name, dialog in dialogs(keyboard.window).items():
        dialog.show()
        keyboard.application.processEvents()
        weak[name] = weak_words(dialog)
        dialog.close()
        dialog.deleteLater()
    assert {name: found for name, found in weak.items() if found} == {}


@pytest.mark.parametrize("light", ["day", "night"])
def test_menus_can_be_read(open_keyboard: Callable[..., Keyboard], light: str) -> None:
    keyboard = open_keyboard(curtain="off")
    keyboard.window.begin(PERSONS)
    keyboard.settle()
    page = keyboard.window.table_page
    page.setProperty("light", light)
    menus = (page._menu, page.help_menu, page.ribbon.peek._who)
    for menu in menus:
        menu.aboutToShow.emit()
        for action in menu.actions()[::2]:
            action.setEnabled(False)
        menu.popup(page.mapToGlobal(page.rect().center()))
        keyboard.application.processEvents()
        assert weak_words(menu) == []
        menu.hide()


@pytest.mark.parametrize("page", ["show_start", "show_new_game", "show_packs", "show_workshop"])
def test_pages_can_be_read(open_keyboard: Callable[..., Keyboard], page: str) -> None:
    keyboard = open_keyboard()
    getattr(keyboard.window, page)()
    keyboard.application.processEvents()
    assert weak_words(keyboard.window) == []
