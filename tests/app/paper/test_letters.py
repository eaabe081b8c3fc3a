"""Letters of the system in every size: pages fit, and nothing on them is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import PERSONS
from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.screens import seen_on

pytestmark = pytest.mark.window

LARGE = 1.5


@pytest.fixture
def large_letters(application: Any) -> Iterator[None]:
    """Makes the letters that the program is not asked for half as large again."""
    from PySide6.QtGui import QFont

    usual = application.font()
    large = QFont(usual)
    large.setPixelSize(round(usual.pixelSize() * LARGE))
    application.setFont(large)
    yield
    application.setFont(usual)


@pytest.mark.parametrize("dots", ["72", "144", "192"])
def test_letters_of_a_fine_or_coarse_system_cut_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dots: str
) -> None:
    monkeypatch.setenv("QT_FONT_DPI", dots)
    seen = seen_on(tmp_path, [("only", 0, 0, 1366, 768)])
    assert seen["flaws"] == {}
    assert seen["inside"]
    assert seen["dialog_fits"]


@pytest.mark.usefixtures("large_letters")
def test_large_letters_cut_nothing(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off")
    window, flaws = keyboard.window, {}
    for show in (window.show_start, window.show_new_game, window.show_packs, window.show_workshop):
        show()
        keyboard.application.processEvents()
        flaws[show.__name__] = layout_flaws(window)
    window.begin(PERSONS)
    keyboard.settle()
    flaws["table"] = layout_flaws(window)
    window.table_page.show_as("plain")
    keyboard.application.processEvents()
    flaws["plain table"] = layout_flaws(window)
    assert {page: found for page, found in flaws.items() if found} == {}
