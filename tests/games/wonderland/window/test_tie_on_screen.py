"""The final page says by which rule a tie was broken."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.app.invitations import BOTS
from tests.app.keyboard import Keyboard, over
from tests.app.words_on_screen import seen
from wonderland_qt.engine.words.texts import text

pytestmark = pytest.mark.window


@pytest.mark.rule("END-2")
@pytest.mark.parametrize(("by", "told"), [("shards", "fewer shards"), ("units", "more units on the board")])
def test_the_final_page_says_what_broke_a_tie(
    open_keyboard: Callable[..., Keyboard], by: str, told: str
) -> None:
    keyboard = open_keyboard()
    lobby = keyboard.window.lobby
    narration = replace(lobby.ruleset.narration, tie=lambda _: text("event-TieBroken", by=by))
    lobby.ruleset = replace(lobby.ruleset, narration=narration)
    keyboard.begin_at(BOTS, over)
    assert any(f"{told} win" in line for line in seen(keyboard.window))
