"""While a bot plays games out the window goes on; anyone may leave or take its seat, and no process stays."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.seating.test_seats import EVERY_GAME, seats_of
from tests.waiting import until
from wonderland_qt.models.lobby.invitation import Guest

pytestmark = pytest.mark.window
ENDLESS = "search:999999"


def thinking_at(keyboard: Keyboard) -> Any:
    """A table of bots one of whom thinks, once its process has begun to."""
    seats_of(keyboard)
    page, window = keyboard.window.new_game, keyboard.window
    count = min(window.lobby.ruleset.seating.sizes)
    page.seats.seat([Guest("", ENDLESS)] * count)
    page._begin()
    process = window.pace.thinking.process

    def thinks() -> bool:
        window.table.skip_beats()
        return bool(process.ready and process.waited_for)

    until(keyboard.application, thinks)
    return process


def there(identity: int) -> bool:
    """Whether a process is there, or has ended and no one has heard of it yet."""
    try:
        os.kill(identity, 0)
    except OSError:
        return False
    return True


@EVERY_GAME
def test_leaving_ends_the_process(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    process = thinking_at(keyboard)
    answers = len(keyboard.window.table.session.journal.lines)
    for _ in range(50):
        keyboard.application.processEvents()
    assert len(keyboard.window.table.session.journal.lines) == answers
    identity = process.process.processId() if sys.platform != "win32" else 0
    keyboard.window.show_start()
    assert not process.running
    if identity:
        until(keyboard.application, lambda: not there(identity))


def test_who_takes_the_seat_of_a_bot_that_thinks_is_asked_instead(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("tea_for_2")
    process = thinking_at(keyboard)
    table, pace = keyboard.window.table, keyboard.window.pace
    for seat in table.session.seats:
        table.change_seat(seat.player, "Ann" if seat == table.session.seats[0] else "Ben", "")
    assert pace.thinking.thought is None
    assert not process.waited_for
    assert set(table.session.waiting)


def test_a_quick_bot_needs_no_process(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("tea_for_2")
    seats_of(keyboard)
    keyboard.window.new_game.seats.seat([Guest("Ann"), Guest("", "character:beaver")])
    keyboard.window.new_game._begin()
    assert not keyboard.window.pace.thinking.process.running
