"""A pile is checked by a process of its own: the page shows it meanwhile, and anyone may leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.packs.test_packs_page import ON, open_page, pack
from tests.waiting import until
from wonderland_qt import paths
from wonderland_qt.models.packs.pack_rows import pack_rows

__all__ = ["open_page"]

pytestmark = [pytest.mark.window, pytest.mark.checked_elsewhere]


def states(page: Any) -> list[str]:
    return [pack_row.state for pack_row in page.pack_rows]


def test_the_page_shows_the_pile_while_it_is_checked(open_page: Any, application: Any) -> None:
    pack(paths.packs(), "kitchen")
    pack(paths.packs(), "larder", "tea_cards: [{id: tea_1_01, rewards: 5}]\n")
    keyboard, page = open_page(ON)
    assert states(page) == ["checking", "checking"]
    assert page.rows["kitchen"].state.text() == "checking…"
    page.rows["kitchen"].chosen.emit("kitchen")
    until(application, lambda: "checking" not in states(page))
    assert sorted(states(page)) == ["fine", "wrong"]
    assert page.chosen == "kitchen"
    assert not page.pile.unread
    found = page.pack_rows
    page.pile.look_again()
    assert pack_rows(page.pile) == found, "the process finds what this one would"
    keyboard.press("Space")
    keyboard.press("Space")
    assert "checking" not in states(page), "what is known is not looked for again"


def test_anyone_may_leave_while_a_pile_is_checked(open_page: Any) -> None:
    pack(paths.packs(), "kitchen")
    keyboard, page = open_page()
    keyboard.press("Space")
    assert states(page) == ["checking"]
    window = keyboard.window
    keyboard.press("Escape")
    assert window.settings.packs[0].on
    window.show_new_game("wonderland")
    assert window.lobby.content.effects["tea_1_01.rewards.0"].vp == 4
