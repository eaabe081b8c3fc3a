"""The smoke game leaves its pictures."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.app.program.smoke import Album, play_and_picture
from wonderland_qt.games.catalogue import GAMES

pytestmark = pytest.mark.window


def test_a_moment_is_pictured_once(open_keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    album = Album(open_keyboard().window, tmp_path / "smoke.png")
    album.take("tea")
    first = album.taken["tea"].read_bytes()
    album.take("tea")
    assert album.taken == {"tea": tmp_path / "smoke-tea.png"}
    assert first.startswith(b"\x89PNG")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_leaves_a_picture_of_every_moment(
    open_keyboard: Callable[..., Keyboard], tmp_path: Path, game: str
) -> None:
    keyboard = open_keyboard(game)
    assert play_and_picture(keyboard.application, keyboard.window, tmp_path / "smoke.png") == 0
    moments = {f"smoke-{moment}.png" for moment in (*GAMES[game].display.moments, "final")}
    assert {path.name for path in tmp_path.glob("*.png")} == {"smoke.png", *moments}
