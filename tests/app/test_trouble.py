"""What nobody foresaw is written down and told in one message."""

from collections.abc import Callable

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.app.program.trouble import Trouble
from wonderland_qt.engine.flow import EndlessGame

pytestmark = pytest.mark.window


def test_an_exception_is_told_without_a_traceback_and_written_down(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    trouble = Trouble(keyboard.window.lobby.words.say, keyboard.window)
    for _ in range(2):
        trouble.hear(ZeroDivisionError, ZeroDivisionError("a hat too many"), None)
    assert trouble.message is not None
    told = trouble.message.text()
    assert "ZeroDivisionError" not in told
    assert str(paths.log()) in told
    assert paths.log().read_text(encoding="utf-8").count("a hat too many") == 2
    trouble.message.done(0)
    assert trouble.message is None


def test_a_game_without_end_says_itself_what_is_wrong(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    trouble = Trouble(keyboard.window.lobby.words.say, keyboard.window)
    trouble.hear(EndlessGame, EndlessGame("10000 steps without a decision: [Bound(effect='tea_1_01')]"), None)
    assert trouble.message is not None
    assert "10000 steps without a decision: [Bound(effect='tea_1_01')]" in trouble.message.text()
    trouble.message.done(0)
