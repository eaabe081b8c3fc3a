"""What nobody foresaw is written down and told in one message."""

from collections.abc import Callable

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.app.trouble import Trouble

pytestmark = pytest.mark.window


def test_an_exception_is_told_without_a_traceback_and_written_down(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    trouble = Trouble(keyboard.window.parlour.words, keyboard.window)
    for _ in range(2):
        trouble.hear(ZeroDivisionError, ZeroDivisionError("a hat too many"), None)
    assert trouble.message is not None
    told = trouble.message.text()
    assert "ZeroDivisionError" not in told
    assert str(paths.log()) in told
    assert paths.log().read_text(encoding="utf-8").count("a hat too many") == 2
    trouble.message.done(0)
    assert trouble.message is None
