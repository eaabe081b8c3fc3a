"""A screen reader hears of every game what its log says, and what fills the window for a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

HEARD = 20
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def alone(game: str) -> Invitation:
    """One person among as few bots as there may be."""
    bots = min(GAMES[game].seating.sizes) - 1
    return Invitation((Guest("Ann"), *[Guest("", "random")] * bots), seed=51, first=0)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader says."""
    from wonderland_qt.app.table import table_page

    told: list[str] = []
    monkeypatch.setattr(table_page, "announce", lambda _widget, words: told.append(words))
    return told


@EVERY_GAME
def test_new_lines_are_announced_as_they_stand_in_the_log(
    game: str, open_keyboard: Callable[..., Keyboard], heard: list[str]
) -> None:
    keyboard = open_keyboard(game, end_turn_by_itself=True)
    keyboard.window.begin(alone(game))
    keyboard.play_until(lambda: len(heard) > HEARD)
    assert heard
    assert keyboard.window.table_page.log.toPlainText().split("\n")[-len(heard) :] == heard


@EVERY_GAME
def test_what_fills_the_window_is_announced_beside_the_log(
    game: str, open_keyboard: Callable[..., Keyboard], heard: list[str]
) -> None:
    keyboard = open_keyboard(game, end_turn_by_itself=True, motion="fast")
    counted: list[int] = []

    def interrupted(session: Any) -> bool:
        counted.append(interludes(session))
        return counted[-1] > counted[0]

    (last,) = keyboard.begin_at(alone(game), interrupted, back=1)
    between: set[str] = set()
    table, page = keyboard.window.table, keyboard.window.table_page
    table.session.follow(last)
    while (beat := table.showing.beat) is not None:
        if beat.interlude is not None:
            between.add(page.interlude.accessibleName())
        table.go_on()
    assert bool(between) == interrupted(table.session)
    assert between <= set(heard)


def interludes(session: Any) -> int:
    """Count what has happened so far that fills the window for a moment."""
    events = (entry.event for entry in session.log(None))
    shown = (session.ruleset.display.appearance(event, session.content).interlude for event in events)
    return len([interlude for interlude in shown if interlude is not None])
