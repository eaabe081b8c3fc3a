"""A window over the shipped game, and a keyboard."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths

pytestmark = pytest.mark.window


@cache
def lobby_content() -> Any:
    """The shipped content, read once."""
    from wonderland_qt.games.wonderland.reading import read_pack

    return read_pack([paths.content()])


@pytest.fixture
def open_keyboard(application: Any) -> Iterator[Callable[..., Keyboard]]:
    """Opens windows with somebody at the keyboard; all are closed at the end."""
    import dataclasses

    from wonderland_qt.app.main_window import MainWindow
    from wonderland_qt.app.settings import Settings
    from wonderland_qt.bots.registry import BOTS, bot_factory
    from wonderland_qt.games.wonderland.game import WONDERLAND
    from wonderland_qt.models.lobby import Lobby

    windows: list[MainWindow] = []
    ruleset = dataclasses.replace(WONDERLAND, load=lambda _roots: lobby_content())

    def opened(**preferences: Any) -> Keyboard:
        lobby = Lobby(ruleset, [], bot_factory(1))
        settings = Settings(**{"pace": "instant", "motion": "off", **preferences})
        windows.append(MainWindow(lobby, settings, tuple(BOTS)))
        windows[-1].show()
        windows[-1].activateWindow()
        application.processEvents()
        return Keyboard(application, windows[-1])

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    application.processEvents()
