"""A window over the shipped games, and a keyboard."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.opening import opening
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES, listed_games
from wonderland_qt.engine.ruleset import Ruleset

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def checked_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs are checked at once, in this process, where a test is not marked `checked_elsewhere`."""
    from wonderland_qt.models.packs.pile import PackPile

    if request.node.get_closest_marker("checked_elsewhere") is None:
        monkeypatch.setattr(PackPile, "unread", False)


@cache
def content_of(game: str) -> Any:
    """A game's shipped content, read once."""
    return GAMES[game].load([paths.content()])


@pytest.fixture
def open_keyboard(application: Any) -> Iterator[Callable[..., Keyboard]]:
    """Opens windows at the box of a game with somebody at the keyboard; all are closed at the end."""
    import dataclasses
    from functools import partial

    from wonderland_qt.app.settings import Settings
    from wonderland_qt.bots.registry import bot_factory
    from wonderland_qt.models.lobby.shelf import Shelf

    def with_content_read_once(game: str) -> Ruleset[Any, Any]:
        def load(content_folders: Sequence[Path]) -> Any:
            return (
                content_of(game)
                if list(content_folders) == [paths.content()]
                else GAMES[game].load(content_folders)
            )

        return dataclasses.replace(GAMES[game], load=load)

    listed = [
        dataclasses.replace(listed, ruleset=partial(with_content_read_once, listed.id))
        for listed in listed_games()
    ]

    with opening(application) as show:

        def opened(game: str = "wonderland", speaker: Any = None, **preferences: Any) -> Keyboard:
            shelf = Shelf(listed, [paths.content()], bot_factory(1))
            settings = Settings(**{"pace": "instant", "motion": "off", "recent": game, **preferences})
            return Keyboard(application, show(shelf, settings, speaker))

        yield opened
