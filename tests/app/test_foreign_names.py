"""Names that other people wrote stand in buttons and menus as they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

NAME = "Tom & Ann"
SMALL = "tea_for_2"


def buttons_and_actions(window: Any) -> list[str]:
    """Return what stands in all buttons and menus in which the name does."""
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QPushButton

    shown = [*window.findChildren(QPushButton), *window.findChildren(QAction)]
    return [one.text() for one in shown if "Ann" in one.text()]


def test_an_ampersand_underlines_nothing_and_stays(open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.app.table.table_menu import TableMenu

    window = open_keyboard(SMALL, curtain="on").window
    window.begin(fitted(Invitation((Guest(NAME), Guest("", "random")), seed=1), SMALL))
    for menu in window.findChildren(TableMenu):
        menu.fill()
    written = buttons_and_actions(window)
    assert written
    assert all("Tom && Ann" in words for words in written)


def curtain(application: Any, name: str) -> Any:
    """Return the curtain as it asks for somebody."""
    from wonderland_qt.app.pages.curtain import Curtain
    from wonderland_qt.scene.pictures.emblems import NOBODY

    assert application
    fallen = Curtain(Words.load([paths.window() / "words"], "en"))
    fallen.fall(name, NOBODY, "stop")
    return fallen


def test_the_curtain_asks_for_somebody_by_the_name_as_it_is_written(application: Any) -> None:
    asking = curtain(application, NAME)
    assert asking.here.text() == "I am Tom && Ann: show me"
    assert asking.here.accessibleName() == "I am Tom & Ann: show me"
    assert asking.here.shortcut().isEmpty()


def test_a_long_name_leaves_the_words_of_its_button_whole(application: Any) -> None:
    asking = curtain(application, "W" * 60)
    assert asking.here.text() == f"I am {'W' * 32}…: show me"
    assert asking.pass_button.text() == f"{'W' * 32}…, without looking: stop"


def test_a_key_button_paints_one_ampersand(application: Any) -> None:
    from wonderland_qt.app.paper.key_button import KeyButton

    pressed: list[bool] = []
    made = KeyButton("a & b", "", lambda: pressed.append(True), cap="A")
    lone = KeyButton("a + b", "", lambda: pressed.append(True), cap="A")
    assert made.shortcut().isEmpty()
    assert abs(made.sizeHint().width() - lone.sizeHint().width()) < made.fontMetrics().horizontalAdvance("&")
