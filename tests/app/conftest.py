"""A window over the shipped games, and a keyboard."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.opening import opening
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES, listed_games
from wonderland_qt.engine.listed_game import ListedGame
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


@cache
def games_read_once() -> tuple[ListedGame, ...]:
    """All games; the shipped content of each is read once, and any with packs over it as it is then."""
    return tuple(replace(listed, ruleset=partial(_read_once, listed.id)) for listed in listed_games())


def _read_once(game: str) -> Ruleset[Any, Any]:
    def load(content_folders: Sequence[Path]) -> Any:
        shipped = list(content_folders) == [paths.content()]
        return content_of(game) if shipped else GAMES[game].load(content_folders)

    return replace(GAMES[game], load=load)


@pytest.fixture
def open_keyboard(application: Any) -> Iterator[Callable[..., Keyboard]]:
    """Opens windows at the box of a game with somebody at the keyboard; all are closed at the end."""
    from wonderland_qt.app.settings import Settings
    from wonderland_qt.bots.registry import bot_factory
    from wonderland_qt.models.lobby.shelf import Shelf

    with opening(application) as show:

        def opened(game: str = "wonderland", speaker: Any = None, **preferences: Any) -> Keyboard:
            shelf = Shelf(games_read_once(), [paths.content()], bot_factory(1))
            settings = Settings(**{"pace": "instant", "motion": "off", "recent": game, **preferences})
            return Keyboard(application, show(shelf, settings, speaker))

        yield opened
