"""A card that somebody points at, or is on by keys, is held up, and its ghost stands on the map."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard

pytestmark = pytest.mark.window


def held_up(item: Any) -> bool:
    """Tell whether a card of the hand is larger than the others."""
    hand = item.scene().item_of("hand").body.height()
    return bool(item.place == "hand" and item.home.height > 0.6 * hand)


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

    body = drawn.table.item_of(card).body
    edge = drawn.mapFromScene(body.left() + body.width() / 6, body.center().y())
    for away in (2, 0):
        QTest.mouseMove(drawn.viewport(), edge + QPoint(away, away))
    assert [item.piece_id for item in drawn.table.piece_items() if held_up(item)] == [card]
    assert not drawn.motion._gathered.moved, "nothing is to be seen travelling for that"
    standing = drawn.table.item_of(f"square:{square}").body
    assert standing.contains(drawn.ghosts.seen["ghost:rabbit"].sceneBoundingRect().center())
    QTest.mouseMove(drawn.viewport(), QPoint(2, 2))
    assert drawn.ghosts.seen == {}
    assert not any(map(held_up, drawn.table.piece_items()))

    drawn.setFocus()
    keyboard.press("PgDown")
    for _ in drawn.goals:
        if drawn.focused != card:
            keyboard.press("PgUp")
    assert set(drawn.ghosts.seen) == {"ghost:fief", "ghost:rabbit", "ghost:prospect"}
    ring, body = drawn.hand.ring, drawn.table.item_of(card).body
    assert ring.middle.toTuple() == pytest.approx(body.center().toTuple())
    decided = table.decision
    keyboard.press("Return")
    assert table.picks.picked or table.decision is not decided
