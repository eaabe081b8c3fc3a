"""Pages grow with their window, and come back to their size with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws

pytestmark = pytest.mark.window

SMALL, LARGE = (1280, 720), (2560, 1440)


def resize(keyboard: Keyboard, size: tuple[int, int]) -> None:
    """Resize the window and let its layouts settle."""
    keyboard.window.resize(*size)
    for _ in range(3):
        keyboard.application.processEvents()


@pytest.mark.parametrize(
    ("size", "grown"), [(SMALL, 1.0), ((1024, 640), 0.8), (LARGE, 1.65), ((9000, 9000), 2.0)]
)
def test_growth_follows_the_smaller_side(size: tuple[int, int], grown: float) -> None:
    from wonderland_qt.app.paper.scaled_pages import growth

    assert growth(*size) == pytest.approx(grown)


@pytest.mark.parametrize("page", ["start", "new game"])
def test_a_large_window_has_a_large_card(open_keyboard: Callable[..., Keyboard], page: str) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    card = window.start.boxes[window.game] if page == "start" else window.new_game.seats.chairs[0]
    if page == "new game":
        window.show_new_game()
    heights = []
    for size in (SMALL, LARGE, SMALL):
        resize(keyboard, size)
        heights.append(card.height())
    assert heights[1] > 1.3 * heights[0]
    assert heights[1] > 1.3 * heights[2]


def test_the_start_page_holds_what_went_wrong(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    problem = "The saved game cannot be read: it was played with other content. " * 4
    window.start.offer(dict.fromkeys(window.shelf.games), window.game, problem)
    for size in (window.minimumSize().toTuple(), SMALL, LARGE):
        resize(keyboard, size)
        assert layout_flaws(window) == []


def test_a_strip_that_is_too_narrow_for_titles_tells_names(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QStyleOptionViewItem

    from wonderland_qt.models.lobby.invitation import Guest, Invitation
    from wonderland_qt.models.table.players_model import PlayerRole

    keyboard = open_keyboard(curtain="off", sight="plain")
    names = ("Ann", "Bartholomew", "Cleo", "Dan", "Eve")
    keyboard.window.begin(Invitation(tuple(map(Guest, names)), seed=1, first=0))
    strip = keyboard.window.table_page.players_strip
    indexes = [strip.model().index(row) for row in range(len(names))]
    titles = [index.data(PlayerRole.TITLE) for index in indexes]

    def told(size: tuple[int, int]) -> list[str]:
        resize(keyboard, size)
        option, words = QStyleOptionViewItem(), []
        for index in indexes:
            option.rect = strip.visualRect(index)
            words.append(strip.itemDelegate().lines(option, index)[0].words)
        return words

    assert sorted(told(SMALL)) == sorted(names)
    tips = [strip.model().data(index, Qt.ItemDataRole.ToolTipRole) for index in indexes]
    assert all(title in tip for title, tip in zip(titles, tips, strict=True))
