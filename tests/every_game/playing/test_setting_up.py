"""A new game of every game is begun by keyboard, and everything on the way to it has a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_with_two_keys_and_every_control_has_a_name_for_screen_readers(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game)
    for _ in range(2):
        keyboard.press("Return")
    window = keyboard.window
    assert keyboard.page is window.table_page
    assert window.table.game == game
    assert len(window.table.persons) == 1
    pages = (window.start, window.new_game, window.table_page)
    assert [control for page in pages for control in controls(page) if not control.accessibleName()] == []


def controls(page: Any) -> list[Any]:
    """Return what can be pressed, filled in or read on a page."""
    from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit

    kinds = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)
    found = [widget for kind in kinds for widget in page.findChildren(kind) if not _part_of_another(widget)]
    return [widget for widget in found if widget.isVisibleTo(page) or not _without_words(widget)]


def _without_words(widget: Any) -> bool:
    """Tell whether a button says nothing yet, as those of a teacher who has not spoken."""
    from PySide6.QtWidgets import QAbstractButton

    return isinstance(widget, QAbstractButton) and not widget.text()


def _part_of_another(widget: Any) -> bool:
    from PySide6.QtWidgets import QAbstractItemView, QAbstractSpinBox, QComboBox, QHeaderView

    parent = widget.parentWidget()
    within = (parent, parent.parentWidget() if parent is not None else None)
    return isinstance(widget, QHeaderView) or any(
        isinstance(kind, QAbstractItemView | QAbstractSpinBox | QComboBox) for kind in within
    )
