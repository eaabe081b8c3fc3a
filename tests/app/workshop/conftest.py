"""Visits to the workshop, each in a home of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.conftest import games_read_once
from tests.app.keyboard import Keyboard
from tests.app.opening import opening
from wonderland_qt import paths

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home of its own, so that no one's own changes are met or made."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    yield tmp_path
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.fixture
def visit(application: Any) -> Iterator[Callable[..., Any]]:
    """Opens the workshop of a game by its key on the shelf; only what ships is read just once."""
    from wonderland_qt.app.settings import Settings
    from wonderland_qt.bots.registry import bot_factory
    from wonderland_qt.models.lobby.shelf import Shelf

    with opening(application) as show:

        def opened(game: str, language: str = "en", settled: bool = True) -> Any:
            shelf = Shelf(games_read_once(), [paths.content()], bot_factory(1), language)
            into = {game: "my-tweaks"} if settled else {}
            settings = Settings(
                pace="instant", motion="off", recent=game, language=language, written_into=into
            )
            window = show(shelf, settings)
            window.resize(1280, 720)
            application.processEvents()
            Keyboard(application, window).press("F7")
            return window.pages.currentWidget()

        yield opened
