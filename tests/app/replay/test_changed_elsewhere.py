"""A save that another program changes while its game is played: going back leads to the game as played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.invitations import ALONE
from tests.app.keyboard import Keyboard

pytestmark = pytest.mark.window


@pytest.mark.parametrize("way", ["show_replay", "show_saved"])
@pytest.mark.parametrize(
    "change", [lambda lines: lines[:-1], lambda _lines: [b"a hat\n"]], ids=["cut", "hat"]
)
def test_going_back_leads_to_the_game_as_it_was_played(
    open_keyboard: Callable[..., Keyboard],
    change: Callable[[list[bytes]], list[bytes]],
    way: str,
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(ALONE)
    keyboard.play_until(lambda: keyboard.played >= 3)
    played, path = len(window.table.session.journal.lines), window.file.path
    path.write_bytes(b"".join(change(path.read_bytes().splitlines(keepends=True))))
    getattr(window, way)()
    keyboard.settle()
    window.saved.left.emit()
    keyboard.settle()
    assert len(window.table.session.journal.lines) == played
    assert window.file.path != path
