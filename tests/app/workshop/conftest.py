"""Visits to the workshop, each in a home of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home of its own, so that nobody's own changes are met or made."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    yield tmp_path
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.fixture
def visit(application: Any) -> Iterator[Callable[..., Any]]:
    """Opens the workshop of a game by its key on the shelf; content is read as it is written."""
    from PySide6.QtCore import QEvent

    from wonderland_qt.app.main_window import MainWindow
    from wonderland_qt.app.settings import Settings
    from wonderland_qt.bots.registry import BOTS, bot_factory
    from wonderland_qt.games.catalogue import LISTED
    from wonderland_qt.models.lobby.shelf import Shelf

    windows: list[MainWindow] = []

    def opened(game: str, language: str = "en") -> Any:
        shelf = Shelf(LISTED, [paths.content()], bot_factory(1), language)
        settings = Settings(pace="instant", motion="off", recent=game, language=language)
        windows.append(MainWindow(shelf, settings, tuple(BOTS)))
        windows[-1].resize(1280, 720)
        windows[-1].show()
        windows[-1].activateWindow()
        application.processEvents()
        Keyboard(application, windows[-1]).press("F7")
        return windows[-1].pages.currentWidget()

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
