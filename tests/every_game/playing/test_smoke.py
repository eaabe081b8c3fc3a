"""The smoke game leaves its pictures."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.app.program.smoke import SCORES, SEED, Album, play_and_picture
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.game_lobby import Lobby
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window


def test_a_stage_has_its_latest_picture(open_keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    window, shelf = open_keyboard().window, tmp_path / "smoke-shelf.png"
    album = Album(window, tmp_path / "smoke.png")
    album.take("shelf")
    first = shelf.read_bytes()
    window.show_new_game()
    album.take("shelf")
    assert [path.name for path in tmp_path.iterdir()] == [shelf.name]
    assert first.startswith(b"\x89PNG")
    assert shelf.read_bytes() != first


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_leaves_a_picture_of_every_stage(
    open_keyboard: Callable[..., Keyboard], tmp_path: Path, game: str
) -> None:
    keyboard = open_keyboard(game)
    stages = stages_of(keyboard.window.lobby)
    assert play_and_picture(keyboard.application, keyboard.window, tmp_path / "smoke.png") == 0
    pictured = {f"smoke-{name}.png" for name in (*stages, SCORES)}
    assert {path.name for path in tmp_path.glob("*.png")} == {"smoke.png", *pictured}


def stages_of(lobby: Lobby) -> set[str]:
    """Return the stages that the bots of the smoke game come to before the end."""
    bots = (Guest("", "random"),) * lobby.ruleset.seating.usual_size
    table = lobby.begin(Invitation(bots, SEED, 0, tuple(lobby.options.items())))
    stages = set()
    while not table.session.over:
        stages.add(table.stage.id)
        table.session.step_bot()
    table.close()
    return stages - {""}
