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


def with_a_hand(keyboard: Keyboard) -> tuple[Any, Any, str]:
    """The drawn table, its game and a card of a hand that is a fan."""
    keyboard.window.resize(1280, 720)
    keyboard.window.begin(fitted(PERSONS, "bunny_kingdom"))
    drawn = keyboard.drawn
    keyboard.play_until(lambda: any("territory" in goal for goal in drawn.goals))
    return drawn, keyboard.window.table, next(goal for goal in drawn.goals if "territory" in goal)


def point_at(drawn: Any, card: str) -> None:
    """Move the pointer onto what is seen of a card."""
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest

    body = drawn.table_scene.item_of(card).body
    edge = drawn.mapFromScene(body.left() + body.width() / 6, body.center().y())
    for away in (2, 0):
        QTest.mouseMove(drawn.viewport(), edge + QPoint(away, away))


def test_a_card_is_seen_being_raised_and_touched_where_it_will_be(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest

    from wonderland_qt.scene.table.piece_item import as_qrectf

    drawn, _, card = with_a_hand(open_keyboard("bunny_kingdom", curtain="off"))
    drawn.set_motion(1_000_000)
    item, clock = drawn.table_scene.item_of(card), drawn.raising.clock
    low, slim = item.y(), item.sceneBoundingRect().width()
    point_at(drawn, card)
    assert held_up(item)
    clock.setCurrentTime(0)
    assert item.y() == pytest.approx(low)
    assert card in drawn.table_scene.pieces_at(as_qrectf(item.home).center())
    clock.setCurrentTime(clock.duration())
    assert item.y() == item.home.y
    assert item.sceneBoundingRect().width() > slim
    assert item.y() < low
    QTest.mouseMove(drawn.viewport(), QPoint(2, 2))
    drawn.set_motion(0)
    assert (item.y(), item.sceneBoundingRect().width()) == pytest.approx((low, slim))


def test_a_card_that_was_sharp_while_held_up_is_so_in_the_hand_without_motion(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest

    drawn, _, card = with_a_hand(open_keyboard("bunny_kingdom", curtain="off"))
    drawn.set_motion(1_000_000)
    item = drawn.table_scene.item_of(card)
    slim, sharp = item.sceneBoundingRect().width(), item.baked_for
    point_at(drawn, card)
    drawn.bake_visible()  # as it happens by itself when nothing has changed for a moment
    QTest.mouseMove(drawn.viewport(), QPoint(2, 2))
    drawn.set_motion(0)
    assert item.baked_for == sharp
    assert item.sceneBoundingRect().width() == pytest.approx(slim)


def test_pointer_and_keys_show_the_ghost_of_the_card_they_are_on(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest

    keyboard = open_keyboard("bunny_kingdom", curtain="off")
    drawn, table, card = with_a_hand(keyboard)
    square = card.removeprefix("card:territory_")
    point_at(drawn, card)
    assert [item.piece_id for item in drawn.table_scene.piece_items() if held_up(item)] == [card]
    assert not drawn.motion._gathered.moved, "nothing is to be seen travelling for that"
    standing = drawn.table_scene.item_of(f"square:{square}").body
    assert standing.contains(drawn.ghosts.seen["ghost:rabbit"].sceneBoundingRect().center())
    QTest.mouseMove(drawn.viewport(), QPoint(2, 2))
    assert drawn.ghosts.seen == {}
    assert not any(map(held_up, drawn.table_scene.piece_items()))

    drawn.setFocus()
    keyboard.press("PgDown")
    for _ in drawn.goals:
        if drawn.focused != card:
            keyboard.press("PgUp")
    assert set(drawn.ghosts.seen) == {"ghost:fief", "ghost:rabbit", "ghost:prospect"}
    ring, body = drawn.hand.ring, drawn.table_scene.item_of(card).body
    assert ring.middle.toTuple() == pytest.approx(body.center().toTuple())
    decided = table.decision
    keyboard.press("Space")
    assert table.picks.picked or table.decision is not decided
