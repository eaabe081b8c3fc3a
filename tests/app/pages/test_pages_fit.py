"""On every page without a table, at three sizes, nothing is cut off or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.app.keyboard import Keyboard, over
from tests.app.layout_flaws import layout_flaws
from tests.app.packs.test_packs_page import CARD, ON, pack
from tests.app.paper.test_growing import resize
from tests.pictures import SIZES
from wonderland_qt import paths
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

LANGUAGES = [*(pytest.param(one, marks=pytest.mark.soak) for one in ("en", "pl")), "uk"]
BROKEN = CARD.replace("{vp", "{vpp")


def play(keyboard: Keyboard) -> None:
    """Leave a saved game that bots have finished."""
    guests = tuple(Guest(name, "random") for name in ("Ada", "Bartholomew"))
    keyboard.begin_at(Invitation(guests, seed=42, first=0), over)


def pages(keyboard: Keyboard) -> Iterator[tuple[str, Any]]:
    """Show page after page and dialog after dialog; yield each with its name."""
    window = keyboard.window
    play(keyboard)
    for name, show in (
        ("shelf", window.show_start),
        ("new game", window.show_new_game),
        ("packs", window.show_packs),
        ("workshop", window.show_workshop),
        ("saved games", window.show_saved),
    ):
        show()
        yield name, window


def dialogs(keyboard: Keyboard) -> Iterator[tuple[str, Any]]:
    """Open what lies beside a page, as large as the window wants it; yield each with its name."""
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    window = keyboard.window
    window.show_rules()
    yield "guide", window.rules
    window.rules.open_book()
    yield "rules", window.rules
    window.rules.close()
    window.help.open_handbook()
    yield "handbook", window.help.handbook
    window.help.handbook.close()
    preferences = SettingsDialog(window.shelf.words, window.settings, window)
    preferences.show()
    yield "preferences", preferences
    preferences.close()
    preferences.deleteLater()


@pytest.mark.parametrize("letters", ["usual", "largest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(open_keyboard: Callable[..., Keyboard], language: str, letters: str) -> None:
    pack(paths.packs(), "kitchen")
    pack(paths.packs(), "larder", BROKEN)
    keyboard = open_keyboard(language=language, curtain="off", packs=ON, letters=letters)
    window = keyboard.window
    window._keep_settings(window.settings)
    seen = {}
    for page, shown in pages(keyboard):
        for size in SIZES:
            resize(keyboard, size)
            seen[page, size] = layout_flaws(shown)
    window.show_start()
    for size in SIZES:
        resize(keyboard, size)
        for dialog, shown in dialogs(keyboard):
            keyboard.application.processEvents()
            seen[dialog, size] = layout_flaws(shown)
    assert {at: flaws for at, flaws in seen.items() if flaws} == {}
