"""The smoke game leaves its pictures."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.app.program.smoke import Album, play_and_picture

pytestmark = pytest.mark.window


def test_a_moment_is_pictured_once(open_keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    album = Album(open_keyboard().window, tmp_path / "smoke.png")
    album.take("tea")
    first = album.taken["tea"].read_bytes()
    album.take("tea")
    assert album.taken == {"tea": tmp_path / "smoke-tea.png"}
    assert first.startswith(b"\x89PNG")


@pytest.mark.soak
def test_a_whole_game_leaves_five_pictures(open_keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    keyboard = open_keyboard()
    assert play_and_picture(keyboard.application, keyboard.window, tmp_path / "smoke.png") == 0
    names = ["smoke-battle.png", "smoke-final.png", "smoke-setup.png", "smoke-tea.png", "smoke.png"]
    assert sorted(path.name for path in tmp_path.glob("*.png")) == names
