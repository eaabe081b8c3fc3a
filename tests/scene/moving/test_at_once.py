"""Boards that come and go without fading: one can read them, or what they cover, at every moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece

pytestmark = pytest.mark.window

LAYOUT = Layout(
    200,
    100,
    {name: Slot(name, Rect(left, 0, 100, 100)) for name, left in (("board", 0), ("coin", 100))},
    {"board/card": Slot("board/card", Rect(0.1, 0.1, 0.4, 0.8))},
)
KINDS = """
[board]
shape = "sheet"
at_once = true
[coin]
shape = "token"
"""
BOARD, CARD, COIN = (
    Piece("board", "board", "board"),
    Piece("card", "card", "card", "board"),
    Piece("coin", "coin", "coin"),
)


def seen_after(scene: Any, *pieces: Piece) -> tuple[Any, list[Any]]:
    """Show these pieces; return the motion at its begin, and the pictures of what has gone."""
    from wonderland_qt.scene.moving.motion import Motion
    from wonderland_qt.scene.table.piece_item import LookAlike

    motion = Motion(scene, 1_000)
    scene.pieces.show(pieces)
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    motion.settle()
    motion.play()
    motion.clock.pause()
    return motion, [item for item in scene.items() if isinstance(item, LookAlike)]


def test_a_board_and_its_cards_are_there_at_once_while_other_things_come(
    scene_of: Callable[..., Any],
) -> None:
    scene = scene_of(LAYOUT, KINDS)
    motion, _ = seen_after(scene, BOARD, CARD, COIN)
    assert motion.playing
    for piece in ("board", "card"):
        assert scene.item_of(piece).isVisible()
        assert scene.item_of(piece).opacity() == 1
    assert not scene.item_of("coin").isVisible(), "it grows when the clock goes on"


def test_a_board_and_its_cards_leave_no_picture_over_what_is_below(scene_of: Callable[..., Any]) -> None:
    scene = scene_of(LAYOUT, KINDS, BOARD, CARD, COIN)
    _, left = seen_after(scene)
    assert len(left) == 1, "the coin alone fades"


def test_nothing_slides_over_a_board_that_is_held_up(scene_of: Callable[..., Any]) -> None:
    from wonderland_qt.scene.moving.motion import Motion

    below = Layout(
        100,
        100,
        {"row": Slot("row", Rect(10, 10, 80, 80)), "board": Slot("board", Rect(0, 0, 100, 100))},
        {"row/coin": Slot("row/coin", Rect(0.1, 0.1, 0.8, 0.2))},
    )
    kinds = KINDS.replace("at_once = true", "at_once = true\nover = true")
    row, coin = Piece("row", "row", "row"), Piece("coin", "coin", "coin", "row")
    scene = scene_of(below, kinds + "\n[row]\n", row)
    motion = Motion(scene, 1_000)
    scene.pieces.show([row, BOARD, coin])
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    motion.settle()
    motion.play()
    assert not motion.playing
    assert scene.item_of("board").zValue() > scene.item_of("coin").zValue()


LAST = (
    KINDS
    + """
[plate]
shape = "card"
at_once = true
last = true
"""
)
WITH_PLATE = Layout(
    200,
    100,
    LAYOUT.slots,
    {on: Slot(on, Rect(0.1, 0.1, 0.4, 0.8)) for on in ("board/plate", "coin/plate", "board/cup", "coin/cup")},
)
PLATE = Piece("plate", "plate", "plate", "coin")
CUP = Piece("cup", "cup", "cup", "coin")


def plate_after(motion: Any, scene: Any, part: float) -> tuple[bool, bool]:
    """Tell whether the plate is seen after this part of the motion, and whether it is lit."""
    motion.clock.setCurrentTime(round(part * motion.clock.duration()))
    scene.highlights.draw_changes()
    plate = scene.item_of("plate")
    return plate.isVisible(), plate.highlight is not None


@pytest.mark.parametrize("before", [None, "board"])
def test_a_plate_is_seen_and_lit_only_when_what_travels_lies(
    scene_of: Callable[..., Any], before: str | None
) -> None:
    there = [msgspec.structs.replace(PLATE, place=before)] if before else []
    scene = scene_of(WITH_PLATE, LAST, BOARD, COIN, CUP, *there)
    motion, _ = seen_after(scene, BOARD, COIN, msgspec.structs.replace(CUP, place="board"), PLATE)
    scene.light_only(["plate"])
    assert [plate_after(motion, scene, part) for part in (0.0, 0.5, 1.0)] == [
        (False, False),
        (False, False),
        (True, True),
    ]


def test_a_plate_is_there_at_once_where_nothing_travels(scene_of: Callable[..., Any]) -> None:
    from wonderland_qt.scene.moving.motion import Motion

    scene = scene_of(WITH_PLATE, LAST, COIN)
    motion = Motion(scene, 1_000)
    scene.pieces.show([COIN, PLATE])
    motion.settle()
    motion.play()
    assert not motion.playing
    assert scene.item_of("plate").isVisible()


def test_a_place_that_is_seen_last_never_covers_what_came_to_lie_on_it(scene_of: Callable[..., Any]) -> None:
    on_plate = Slot("plate/cup", Rect(0, 0, 1, 1))
    layout = msgspec.structs.replace(WITH_PLATE, parts={**WITH_PLATE.parts, "plate/cup": on_plate})
    scene = scene_of(layout, LAST, BOARD, COIN, msgspec.structs.replace(CUP, place="board"))
    motion, _ = seen_after(scene, BOARD, COIN, PLATE, msgspec.structs.replace(CUP, place="plate"))
    motion.clock.setCurrentTime(round(0.99 * motion.clock.duration()))
    plate, cup = scene.item_of("plate"), scene.item_of("cup")
    assert plate.isVisible()
    assert plate.opacity() < 1, "it comes into sight"
    assert plate.zValue() < cup.zValue()
