"""Pictures of packs in the window: no page waits for them, and a line tells of those that are not drawn."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import ALONE, fitted
from tests.app.opening import closing
from tests.fuzz.time_limit import within_time
from tests.models.pictures.hostile import REFUSED, svg, written
from tests.pictures_coming import let_pictures_come
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.choices import PackChoice

pytestmark = pytest.mark.window
*_, GAME = GAMES
BOMB = REFUSED["use bomb"][0]
CLONE = "this picture has a clone of a clone"
GREEN = svg('<rect width="192" height="108" fill="#00ff00"/>', 'width="192" height="108"')


@pytest.fixture
def open_window(application: Any) -> Iterator[Callable[[], Any]]:
    """Opens a window with the pack switched on."""
    from wonderland_qt.app.program.application import open_window
    from wonderland_qt.app.settings import Settings

    def opened() -> Any:
        kitchen = (PackChoice("kitchen", True),)
        settings = Settings(pace="slow", motion="off", curtain="off", recent=GAME, packs=kitchen)
        window = open_window([paths.content()], settings)
        windows.append(window)
        window.resize(1280, 720)
        window.show()
        application.processEvents()
        return window

    with closing(application) as windows:
        yield opened


@pytest.fixture
def settle(application: Any) -> Callable[[], None]:
    """Waits until all pictures have come and are shown."""
    return partial(let_pictures_come, application)


def pack(drawn: str | bytes) -> Path:
    """Write a pack in which every backdrop of a game is this picture."""
    folder = paths.packs() / "kitchen"
    art = folder / "art" / "backdrop"
    art.mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: kitchen\nname: Kitchen\ngame: {GAME}\n")
    for own in (paths.of_game(GAME) / "art" / "backdrop").glob("*.svg"):
        (art / own.name).write_bytes(written(drawn))
    return folder


def greens(window: Any) -> int:
    """Return how many of some points of the table are green."""
    image = window.table_page.drawn.grab().toImage()
    points = ((x, y) for x in range(0, image.width(), 20) for y in range(0, image.height(), 20))
    colours = (image.pixelColor(*point) for point in points)
    return sum(colour.green() > 1.4 * max(colour.red(), colour.blue(), 1) for colour in colours)


def test_a_table_is_there_before_the_pictures_of_its_pack(
    open_window: Callable[[], Any], settle: Callable[[], None]
) -> None:
    pack(GREEN)
    window = open_window()
    window.begin(fitted(ALONE, GAME))
    before = greens(window)
    settle()
    assert greens(window) > before + 100


def test_the_page_of_packs_tells_what_is_not_drawn_and_tries_again_when_asked(
    open_window: Callable[[], Any], settle: Callable[[], None]
) -> None:
    from PySide6.QtWidgets import QLabel

    folder = pack(BOMB)
    window = open_window()
    within_time(window.start.packs.click)
    page = window.pages.currentWidget()
    settle()
    told = " ".join(label.text() for label in page.sheet.findChildren(QLabel))
    assert CLONE in told
    assert page.pack_rows[0].state == "fine"
    assert len(page.pack_rows[0].pictures) == len(list(folder.rglob("*.svg")))
    for file in folder.rglob("*.svg"):
        file.write_text(GREEN)
    page.look_again()
    settle()
    assert page.pack_rows[0].pictures == ()


def test_a_saved_game_with_a_bomb_goes_on_and_says_what_is_not_shown(
    open_window: Callable[[], Any], settle: Callable[[], None]
) -> None:
    folder = pack(BOMB)
    window = open_window()
    window.begin(fitted(ALONE, GAME))
    window.show_start()
    shutil.rmtree(folder)
    shutil.rmtree(paths.drawn_pictures(), ignore_errors=True)
    within_time(lambda: window.resume(GAME))
    settle()
    assert CLONE in window.statusBar().currentMessage()
    within_time(window.show_replay)
    settle()
    assert CLONE in window.saved.view.left_out.text()
