"""How many clicks a tea turn takes: one for each answer, on what is lit or on an open card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

SHARED = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=11, first=0)
FROM_HERE_TO_THERE = {"ask-forge", "ask-move"}
"""A chip and its space, a unit and where it goes: two ends that both have to be named."""


def clicks(window: Any) -> Iterator[tuple[str, int]]:
    """Yield what is asked by day, and how often a good player clicks for it."""
    table, drawn, bots = window.table, window.table_page.drawn, bot_factory(1)
    while table.session.game.state.phase == "tea":
        decision = table.decision
        assert decision is not None
        known = table.session.information_set(decision.player)
        answer = bots("rule", decision.player).choose(known, decision)
        option = decision.option(answer)
        touched = {drawn.hand.offer.touch(piece) for piece in (option.take, option.put)}
        yield decision.prompt.key, 1 if (answer,) in touched or answer in drawn.cards.options else 2
        table.choose(answer)


def test_each_answer_by_day_takes_one_click(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off", end_turn_by_itself=True)
    keyboard.window.resize(1280, 720)
    keyboard.window.begin(SHARED)
    keyboard.play_until(lambda: keyboard.window.table.session.game.state.phase == "tea")
    counted = list(clicks(keyboard.window))
    assert {asked for asked, count in counted if count > 1} <= FROM_HERE_TO_THERE
    turns = sum(asked == "ask-chair" for asked, _ in counted)
    assert sum(count for _, count in counted) / turns <= 4
