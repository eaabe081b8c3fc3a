"""The ring around the piece that the keyboard is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece

pytestmark = pytest.mark.window

LAYOUT = Layout(400, 300, {"a": Slot("a", Rect(100, 100, 100, 100))}, {})


def test_the_ring_goes_along_the_outline_of_a_slanted_piece(scene_of: Callable[..., Any]) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.hand.ring import Ring

    table = scene_of(LAYOUT, '[card]\nshape = "card"\n', Piece("a", "card", "a"))
    item, ring = table.item_of("a"), Ring(table)
    assert item is not None
    item.lie(item.home, item.resting_z, 45)
    ring.put("a")
    corner, top = QPointF(105, 105), QPointF(150, 85)
    for line in ring._lines:
        assert line.path().contains(top)
        assert not line.path().contains(corner)
    assert (ring.middle - QPointF(150, 150)).manhattanLength() < 0.01


def test_the_ring_never_lies_across_what_moves(scene_of: Callable[..., Any]) -> None:
    from wonderland_qt.scene.hand.ring import Ring

    ring = Ring(scene_of(LAYOUT, "", Piece("a", "card", "a")))
    ring.by_keys = True
    seen = []
    for moving in (False, True, False):
        ring.hide_while_moving(moving)
        ring.put("a")
        seen.append({line.isVisible() for line in ring._lines})
    assert seen == [{True}, {False}, {True}]
