"""A screen reader hears every new line of the log."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.models.invitation import Guest, Invitation

pytestmark = pytest.mark.window

ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=51, first=0)


def test_new_lines_are_announced_as_they_stand_in_the_log(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.table import table_page

    heard: list[str] = []

    def hear(event: Any) -> None:
        heard.append(event.message())

    monkeypatch.setattr(table_page, "QAccessible", SimpleNamespace(updateAccessibility=hear))
    keyboard = open_keyboard(end_turn_by_itself=True)
    keyboard.window.begin(ALONE)
    keyboard.play_until(lambda: keyboard.played >= 6)
    assert heard
    assert keyboard.window.table_page.log.toPlainText().split("\n")[-len(heard) :] == heard
