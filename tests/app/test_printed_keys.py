"""A key does what is printed on it, on every page and after a click on every control."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.invitations import BOTS, TWO, fitted
from tests.app.keyboard import Keyboard
from tests.app.packs.test_packs_page import pack
from tests.app.printed_keys import Presser
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES

FIRST = "tea_for_2"
"""A game that bots end soon."""

pytestmark = pytest.mark.window


@pytest.fixture
def presser(open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch) -> Presser:
    """Somebody at a window in which the keys that pages listen to only note what they would do."""
    from wonderland_qt.app.pages.new_game import NewGamePage
    from wonderland_qt.app.table.advice_view import AdviceView
    from wonderland_qt.app.table.history import History
    from wonderland_qt.app.table.table_page import TablePage
    from wonderland_qt.app.table_window import TableWindow
    from wonderland_qt.app.workshop.workshop_page import WorkshopPage
    from wonderland_qt.models.table.table_model import Table

    pressers: list[Presser] = []

    def noting(cap: str) -> Callable[..., None]:
        return lambda *_, **__: pressers[0].note(cap)

    for listener, act, cap in (
        (NewGamePage, "_begin", "Enter"),
        (TableWindow, "toggle_full_screen", "F11"),
        (Table, "end_turn", "Enter"),
        (Table, "confirm", "Enter"),
        (Table, "undo", "Ctrl+Z"),
        (Table, "show_whole", "Tab"),
        (History, "toggle", "H"),
        (AdviceView, "toggle", "?"),
        (History, "fold", "Esc"),
        (TablePage, "ask_for_rules", "F1"),
        (WorkshopPage, "_leave", "Esc"),
    ):
        monkeypatch.setattr(listener, act, noting(cap))
    keyboard = open_keyboard(curtain="off")
    pressers.append(Presser(keyboard.application, keyboard.window))
    keyboard.settle()
    return pressers[0]


def settled(presser: Presser) -> Keyboard:
    """Let the table come to rest."""
    keyboard = Keyboard(presser.application, presser.window)
    keyboard.settle()
    return keyboard


def test_on_the_shelf(presser: Presser) -> None:
    assert {"F1", "F5", "F6", "F7", "F10", "F11"} <= set(presser.printed())
    assert presser.wrong() == []


def test_on_the_page_of_a_new_game(presser: Presser) -> None:
    presser.window.show_new_game()
    assert {"Enter", "Esc", "F1", "F10"} <= set(presser.printed())
    assert presser.wrong() == []


def test_on_the_page_of_packs(presser: Presser) -> None:
    pack(paths.packs(), "kitchen")
    presser.window.show_packs()
    assert {"Esc", "F1", "F5", "Ctrl+S"} <= set(presser.printed())
    assert presser.wrong() == []


def test_in_the_workshop(presser: Presser) -> None:
    presser.window.show_workshop()
    page = presser.window.pages.currentWidget()
    page.jump(page.workshop.edited.entry("tea_1_01"))
    assert {"Esc", "B", "T", "S", "F1", "E"} <= set(presser.printed())
    assert presser.wrong() == []


def test_in_the_workshop_after_a_change(presser: Presser) -> None:
    presser.window.show_workshop()
    page = presser.window.pages.currentWidget()
    page.jump(page.workshop.edited.entry("tea_1_01"))
    page.workshop.set_number(page.sheet.numbers[-1].number, 5)
    presser.application.processEvents()
    assert {"Ctrl+Z", "P", "R", "B"} <= set(presser.printed())
    assert presser.wrong() == []


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table(presser: Presser, game: str) -> None:
    """In one's own turn, with the history unfolded, and in the plain view."""
    window = presser.window
    window._choose_game(game)
    window.begin(fitted(TWO, game))
    settled(presser)
    assert {"H", "F1"} <= set(presser.printed())
    assert presser.wrong() == []
    window.table_page.show_as("plain")
    presser.application.processEvents()
    assert presser.wrong() == []


def test_with_the_history_unfolded(presser: Presser) -> None:
    window = presser.window
    window.begin(TWO)
    settled(presser)
    window.table_page.history.unfold()
    presser.application.processEvents()
    assert {"Esc", "H", "Tab"} <= set(presser.printed())
    assert presser.wrong() == []


def test_on_the_final_page_and_among_saved_games(presser: Presser) -> None:
    window = presser.window
    window._choose_game(FIRST)
    window.begin(BOTS)
    settled(presser)
    assert {"Esc", "Ctrl+N", "Ctrl+T"} <= set(presser.printed())
    assert presser.wrong() == []
    window.show_saved()
    presser.application.processEvents()
    assert {"Esc", "F2", "Ctrl+S", "Del"} <= set(presser.printed())
    assert presser.wrong() == []
