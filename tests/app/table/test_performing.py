"""Turns that are performed in the window: they go by faster, are left out, and stay as little cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.app.settings import MOTION_MILLISECONDS
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

AMONG_BOTS = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=5, first=1)


@pytest.fixture(autouse=True)
def nothing_goes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what moves slowly move for ten minutes: what goes on does so by a key alone."""
    monkeypatch.setitem(MOTION_MILLISECONDS, "slow", 600_000)


def until_shown(keyboard: Keyboard) -> Any:
    """Begin a game among bots; return the table page once the turn of one is performed."""
    keyboard.window.begin(AMONG_BOTS)
    window = keyboard.window
    for _ in range(400):
        if window.table.showing.beat is not None and window.table.showing.beat.performer:
            return window.table_page
        keyboard.application.processEvents()
        window.pace.finish_thinking()
        keyboard.application.processEvents()
        if window.table.showing.beat is not None and not window.table.showing.beat.performer:
            window.table.go_on()
        if window.table.decision is not None:
            window.table.choose(window.table.decision.options[0].id)
        elif window.table.may_end_turn:
            window.table.end_turn()
        if window.table.screen.covered_for is not None:
            window.table.lift_curtain()
    raise AssertionError("no bot performs")


def press(keyboard: Keyboard, page: Any, held: bool = False) -> None:
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    nothing = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.KeyPress,) if held else (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, Qt.Key.Key_Space, nothing, " ", held)
        keyboard.application.sendEvent(page.drawn, event)


def test_space_ends_a_moment_and_held_down_makes_them_faster(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    page = until_shown(keyboard)
    table, drawn = keyboard.window.table, page.drawn
    shown = table.showing.beat
    left = drawn._end_of_beat.remainingTime()
    press(keyboard, page, held=True)
    assert table.showing.beat is shown
    assert drawn._end_of_beat.remainingTime() < left / 2
    press(keyboard, page)
    assert not drawn.hastening
    assert table.showing.beat is not shown


def test_a_bot_thinks_while_another_performs_and_acts_when_all_is_seen(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    until_shown(keyboard)
    window = keyboard.window
    window.pace.finish_thinking()
    keyboard.application.processEvents()
    answers = window.table.session.game.state.answered
    assert window.table.showing.beat is not None
    assert not window.table.bots.may_act
    for _ in range(20):
        keyboard.application.processEvents()
    assert window.table.session.game.state.answered == answers
    keyboard.settle()
    assert window.table.session.game.state.answered > answers


def test_turns_of_others_stay_as_little_cards_with_names(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    page = until_shown(keyboard)
    table = keyboard.window.table
    keyboard.settle()
    cards = page.turn_cards.cards
    assert cards
    assert [card.turn for card in cards] == list(table.others_turns)[-4:]
    for card in cards:
        assert table.name_of(card.turn.player) in card.accessibleName()
        assert card.width() >= card.height() / 2 + 20 * len(card.shown_gains), "gains can be told apart"
    cards[0].click()
    assert table.showing.replaying
    table.skip_beats()
    page.turn_cards.play_all()
    assert table.showing.replaying
    table.skip_beats()
