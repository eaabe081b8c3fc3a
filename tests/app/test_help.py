"""Help in the window: the handbook of those who change the games, and the folder of reports."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.games.catalogue import FIRST, GAMES
from wonderland_qt.models.learning.handbook import handbook, page_about
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

BOTS_AND_ONE = Invitation((Guest("Ann"), Guest("", "random")), seed=1)


def chosen(menu: Any, words: str) -> Any:
    """Return the entry of a menu with these words."""
    return next(action for action in menu.actions() if action.text() == words)


def test_the_handbook_opens_from_the_shelf_and_its_links_lead_on(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtCore import QUrl

    window = open_keyboard(FIRST).window
    chosen(window.start.help_menu, "Changing the games").trigger()
    book = window.help.handbook
    assert book.isVisible()
    assert book.page.toPlainText().startswith("Changing the game\n")
    book.page.anchorClicked.emit(QUrl("packs.md"))
    assert book.name == "packs"
    assert "pack.yaml" in book.page.toPlainText()
    book.list.setCurrentRow(0)
    assert book.name == "modding"
    book.page.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert book.name == "modding"


def test_every_page_can_be_opened_and_leads_to_no_page_that_is_not_there(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    window = open_keyboard(FIRST).window
    window.help.open_handbook(page_about(FIRST))
    for leaf in handbook():
        window.help.handbook.turn_to(leaf.name)
        assert window.help.handbook.page.toPlainText().startswith(leaf.title)
    assert {page_about(game) for game in GAMES} <= {leaf.name for leaf in handbook()}


def test_the_folder_of_reports_is_opened_also_before_there_are_any(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.help import help as helping

    shown: list[Path] = []
    monkeypatch.setattr(helping, "show_folder", shown.append)
    window = open_keyboard(FIRST).window
    chosen(window.start.help_menu, "Reports of what went wrong").trigger()
    assert shown == [paths.reports()]
    assert paths.reports().is_dir()


def test_help_is_in_the_menu_of_a_table(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(FIRST)
    keyboard.window.begin(fitted(BOTS_AND_ONE, FIRST))
    page = keyboard.window.table_page
    page._menu.fill()
    assert page.help_menu.menuAction() in page._menu.actions()
    chosen(page.help_menu, "The rules").trigger()
    assert keyboard.window.rules.isVisible()
