"""Help in the window: the manual and the handbook, and the folder of error reports."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from wonderland_qt import __version__, paths
from wonderland_qt.addresses import Addresses
from wonderland_qt.engine.installed_games import GAMES, first_game
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

    window = open_keyboard(first_game()).window
    chosen(window.start.help_menu, "Changing the games").trigger()
    book = window.help.handbook
    assert book.isVisible()
    assert book.page.toPlainText().startswith("Changing the games\n")
    book.page.anchorClicked.emit(QUrl("packs.md"))
    assert book.name == "packs"
    assert "pack.yaml" in book.page.toPlainText()
    book.list.setCurrentRow(0)
    assert book.name == "manual"
    book.page.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert book.name == "manual"


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_click_on_the_shelf_opens_the_manual_in_the_language_of_the_window(
    open_keyboard: Callable[..., Keyboard], language: str
) -> None:
    from PySide6.QtCore import QUrl

    window = open_keyboard(first_game()).window
    window.start.languages[language].click()
    window.start.help_menu.actions()[0].trigger()
    book = window.help.handbook
    first, second = handbook(language)[:2]
    assert (first.language, second.language) == (language, language)
    assert book.page.toPlainText().startswith(first.title)
    assert not book.in_english.isVisible()
    book.page.anchorClicked.emit(QUrl(f"{second.name}.{language}.md"))
    assert book.page.toPlainText().startswith(second.title)
    book.turn_to("packs")
    assert book.in_english.isVisible() == (language != "en")


def test_pictures_of_the_manual_are_no_wider_than_its_page(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QTextDocument

    window = open_keyboard(first_game()).window
    window.help.open_handbook()
    page, kind = window.help.handbook.page, QTextDocument.ResourceType.ImageResource.value
    picture = page.loadResource(kind, QUrl("pictures/manual/shelf.en.jpg"))
    assert 300 < picture.deviceIndependentSize().width() <= page.viewport().width()
    assert page.loadResource(kind, QUrl("file:///etc/passwd")) is None
    assert page.loadResource(kind, QUrl("../pyproject.toml")) is None


def test_every_page_can_be_opened_and_leads_to_no_page_that_is_not_there(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    window = open_keyboard(first_game()).window
    window.help.open_handbook(page_about(first_game()))
    for leaf in handbook("en"):
        window.help.handbook.turn_to(leaf.name)
        assert window.help.handbook.page.toPlainText().startswith(leaf.title)
    assert {page_about(game) for game in GAMES} <= {leaf.name for leaf in handbook("en")}


def test_the_folder_of_reports_is_opened_also_before_there_are_any(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.help import page_help as helping

    shown: list[Path] = []
    monkeypatch.setattr(helping, "show_folder", shown.append)
    window = open_keyboard(first_game()).window
    chosen(window.start.help_menu, "Error reports").trigger()
    assert shown == [paths.reports()]
    assert paths.reports().is_dir()


def test_help_is_in_the_menu_of_a_table(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(first_game())
    keyboard.window.begin(fitted(BOTS_AND_ONE, first_game()))
    page = keyboard.window.table_page
    page._menu.fill()
    assert page.help_menu.menuAction() in page._menu.actions()
    chosen(page.help_menu, "Rules").trigger()
    assert keyboard.window.rules.isVisible()


def test_about_tells_the_version_and_leads_to_the_pages_that_the_project_has(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.help import about

    opened: list[str] = []
    monkeypatch.setattr(about, "show_page", opened.append)
    window = open_keyboard(first_game()).window
    monkeypatch.setattr(about, "addresses", Addresses)
    chosen(window.start.help_menu, "About Wonderland Qt").trigger()
    assert window.help.about.links == []
    assert __version__ in window.help.about.told[0]
    window.help.about.reject()
    monkeypatch.setattr(about, "addresses", lambda: Addresses(issues="https://example.org/issues"))
    window.help.open_about()
    window.help.about.links[0].click()
    assert opened == ["https://example.org/issues"]
