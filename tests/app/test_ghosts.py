"""Whoever points at a card, or is on it by keys, sees on the map what would stand there."""

from collections.abc import Callable

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard

pytestmark = pytest.mark.window


def test_pointer_and_keys_show_the_ghost_of_the_card_they_are_on(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest

    keyboard = open_keyboard("bunny_kingdom", curtain="off")
    keyboard.window.resize(1280, 720)
    keyboard.window.begin(fitted(PERSONS, "bunny_kingdom"))
    drawn, table = keyboard.drawn, keyboard.window.table
    keyboard.play_until(lambda: any("territory" in goal for goal in drawn.goals))
    card = next(goal for goal in drawn.goals if "territory" in goal)
    square = card.removeprefix("card:territory_")

    middle = drawn.mapFromScene(drawn.table.item_of(card).body.center())
    for away in (2, 0):
        QTest.mouseMove(drawn.viewport(), middle + QPoint(away, away))
    standing = drawn.table.item_of(f"square:{square}").body
    assert standing.contains(drawn.ghosts.seen["ghost:rabbit"].sceneBoundingRect().center())
    QTest.mouseMove(drawn.viewport(), QPoint(2, 2))
    assert drawn.ghosts.seen == {}

    drawn.setFocus()
    keyboard.press("PgDown")
    for _ in drawn.goals:
        if drawn.focused != card:
            keyboard.press("PgUp")
    assert set(drawn.ghosts.seen) == {"ghost:fief", "ghost:rabbit", "ghost:prospect"}
    decided = table.decision
    keyboard.press("Return")
    assert table.picks.picked or table.decision is not decided
