"""A piece in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece

pytestmark = pytest.mark.window

LAYOUT = Layout(400, 300, {"a": Slot("a", Rect(0, 0, 60, 80))}, {})
SLOWLY = 1_000


@pytest.fixture
def table(scene_of: Callable[..., Any]) -> Any:
    return scene_of(LAYOUT, '[card]\nshape = "card"\n', Piece("a", "card", "a"))


def test_a_piece_hangs_at_the_pointer_while_it_is_lifted_and_after(table: Any) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.hand.carried import Carried

    carried = Carried(table, "a", SLOWLY)
    for milliseconds in (0, 200, 400, 600, 600):
        carried._clock.setCurrentTime(milliseconds)
        for at in (QPointF(100, 150), QPointF(250, 90)):
            carried.follow(at)
            away = carried.picture.sceneBoundingRect().center() - at
            assert away.manhattanLength() < 0.5
    carried.fly_home()
    carried._clock.setCurrentTime(SLOWLY - 1)
    assert (carried.picture.sceneBoundingRect().center() - QPointF(30, 40)).manhattanLength() < 10


def test_a_lifted_piece_is_first_seen_where_it_lies(scene_of: Callable[..., Any]) -> None:
    from wonderland_qt.scene.hand.carried import Carried

    layout = Layout(400, 300, {"a": Slot("a", Rect(200, 120, 60, 80))}, {})
    table = scene_of(layout, '[card]\nshape = "card"\n', Piece("a", "card", "a"))
    carried = Carried(table, "a", SLOWLY)
    before_any_time = carried.picture.pos()
    assert (before_any_time.x(), before_any_time.y()) == (200, 120)


def test_beside_a_card_a_piece_leaves_most_of_it_to_be_read_and_stays_on_the_table(table: Any) -> None:
    from PySide6.QtCore import QPointF, QRectF

    from wonderland_qt.scene.hand.carried import Carried

    carried = Carried(table, "a", 0)
    for card in (QRectF(120, 60, 100, 130), QRectF(320, 180, 80, 120)):
        carried.follow(card.center(), card)
        over = carried.rect.intersected(card)
        assert not carried.rect.contains(card.center())
        assert table.sceneRect().contains(carried.rect.adjusted(1, 1, -1, -1))
        assert over.width() * over.height() < 0.45 * card.width() * card.height()
    carried.follow(QPointF(100, 150))
    assert carried.rect.center() == QPointF(100, 150)


@pytest.mark.parametrize("milliseconds", [0, SLOWLY])
def test_what_is_lifted_is_turned_once_and_not_in_each_painting(table: Any, milliseconds: int) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.hand.carried import Carried

    carried = Carried(table, "a", milliseconds)
    carried._clock.setCurrentTime(carried._clock.duration())
    picture = carried.picture.pixmap().cacheKey()
    for x in (100, 110):
        carried.follow(QPointF(x, 150))
        assert not carried.picture.sceneTransform().isRotating()
        assert carried.picture.pixmap().cacheKey() == picture
