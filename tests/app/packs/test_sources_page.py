"""The page of sources: off at first; packs are found, installed, updated; the window never waits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.models.sources.offered_folder import allow, index, lay_pack
from tests.models.sources.source_server import serving
from wonderland_qt import paths
from wonderland_qt.models.sources.source_book import load_book

pytestmark = pytest.mark.window


@pytest.fixture
def open_page(open_keyboard: Callable[..., Keyboard]) -> Callable[..., tuple[Keyboard, Any]]:
    """Opens a window at the page of sources."""

    def opened(**settings: Any) -> tuple[Keyboard, Any]:
        keyboard = open_keyboard(curtain="off", **settings)
        keyboard.window._keep_settings(keyboard.window.settings)
        keyboard.window.show_packs()
        keyboard.settle()
        keyboard.press("Ctrl+F")
        keyboard.settle()
        return keyboard, keyboard.window.pages.currentWidget()

    return opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of two packs with an index."""
    lay_pack(tmp_path / "packs")
    lay_pack(tmp_path / "packs", name="larder")
    index(tmp_path / "packs")
    return tmp_path / "packs"


def wait(page: Any) -> None:
    """Let the process answer that visits a source."""
    from PySide6.QtCore import QEventLoop

    loop = QEventLoop()
    page.browser.changed.connect(loop.quit)
    while page.browser.working:
        loop.exec()
    page.browser.changed.disconnect(loop.quit)


def press(keyboard: Keyboard, button: Any) -> None:
    """Press a button, and let what it asks for happen."""
    button.click()
    keyboard.settle()


def test_nothing_is_visited_until_it_is_switched_on(folder: Path, open_page: Any) -> None:
    keyboard, page = open_page()
    page.sheet.place.setText(str(folder))
    press(keyboard, page.sheet.add)
    assert load_book().places == (str(folder),)
    assert not page.browser.working
    assert page.rows == []
    assert page.ribbon.prompt.text() == "Sources are off."
    press(keyboard, page.sheet.switch)
    wait(page)
    assert [row.offered.pack.id for row in page.rows] == ["kitchen", "larder"]
    press(keyboard, page.sheet.switch)
    assert page.rows == []
    assert not load_book().allowed


def test_a_pack_is_searched_installed_and_switched_on(folder: Path, open_page: Any) -> None:
    allow(str(folder))
    keyboard, page = open_page()
    wait(page)
    page.search.setText("larder")
    assert [row.offered.pack.id for row in page.rows] == ["larder"]
    press(keyboard, page.rows[0].act)
    wait(page)
    assert page.ribbon.prompt.text() == "Kitchen is installed."
    assert (paths.packs() / "larder/pack.yaml").is_file()
    page.rows[0].switch.click()
    assert [(choice.id, choice.on) for choice in keyboard.window.settings.packs] == [("larder", True)]
    keyboard.press("Escape")
    keyboard.settle()
    assert [row.id for row in keyboard.window.pages.currentWidget().pack_rows] == ["larder"]


def test_a_switch_leaves_the_number_of_packs_that_were_found(
    folder: Path, open_page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.packs import sources_page

    monkeypatch.setattr(sources_page, "MOST_ROWS", 1)
    allow(str(folder))
    keyboard, page = open_page()
    wait(page)
    press(keyboard, page.rows[0].act)
    wait(page)
    page.installed = ""
    page.refresh()
    found = page.ribbon.prompt.text()
    assert "2" in found
    page.rows[0].switch.click()
    assert page.ribbon.prompt.text() == found


def test_an_update_is_offered_and_tells_what_changed(folder: Path, open_page: Any) -> None:
    allow(str(folder))
    keyboard, page = open_page()
    wait(page)
    press(keyboard, page.rows[0].act)
    wait(page)
    assert page.rows[0].act.isHidden()
    lay_pack(folder, "0.4", points=5)
    index(folder)
    keyboard.press("F5")
    wait(page)
    assert page.rows[0].act.text() == "Update to 0.4"
    press(keyboard, page.rows[0].act)
    wait(page)
    assert page.browser.news == ("tea_cards: 1 changed",)
    assert page.rows[0].offered.standing == "same"


def test_your_own_pack_is_replaced_by_a_second_press(folder: Path, open_page: Any) -> None:
    lay_pack(paths.packs(), "9.0")
    allow(str(folder))
    keyboard, page = open_page()
    wait(page)
    act = page.rows[0].act
    press(keyboard, act)
    assert act.text() == "Replace it; one older copy is kept"
    assert not page.browser.working
    press(keyboard, act)
    wait(page)
    assert (paths.packs() / ".kitchen.older/pack.yaml").is_file()


def test_a_server_that_says_nothing_is_stopped_and_the_window_goes_on(folder: Path, open_page: Any) -> None:
    with serving() as server:
        server.lay(folder)
        server.held_back = Event()
        allow(server.address)
        keyboard, page = open_page()
        assert page.browser.working
        assert page.ribbon.prompt.text() == "Visiting sources…"
        page.search.setText("kitchen")
        press(keyboard, page.again)
        assert not page.browser.working
        assert page.again.text() == "Look again"
        keyboard.press("F5")
        keyboard.press("Escape")
        keyboard.settle()
        assert type(keyboard.window.pages.currentWidget()).__name__ == "PacksPage"


def test_what_is_wrong_with_a_source_is_said_in_the_language_of_the_window(
    folder: Path, open_page: Any
) -> None:
    (folder / "index.yaml").write_text("<html></html>")
    allow(str(folder))
    _keyboard, page = open_page(language="uk")
    wait(page)
    assert "це сторінка для браузера, а не список" in page.trouble.text()


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_nothing_is_cut_off(folder: Path, open_page: Any, language: str) -> None:
    """Except the address of a source, which may be as long as it likes."""
    lay_pack(paths.packs(), "9.0")
    allow(str(folder))
    keyboard, page = open_page(language=language)
    wait(page)
    keyboard.settle()
    assert [flaw for flaw in layout_flaws(keyboard.window) if not flaw.startswith("FitLabel#place")] == []


def test_needed_packs_are_fetched_along(folder: Path, open_page: Any) -> None:
    lay_pack(folder, name="cellar", needs="larder, the-well")
    index(folder)
    allow(str(folder))
    _, page = open_page()
    wait(page)
    cellar = next(one for one in page.browser.offered() if one.pack.id == "cellar")
    page.browser.fetch(cellar)
    wait(page)
    assert {pack.id for pack in page.browser.pile.packs} == {"larder", "cellar"}
    assert page.browser.troubles == [
        "'cellar' needs the-well, which no source here offers; ask its author where to get it"
    ]
