"""The spotlight: what is lit stays lit wherever it comes to lie; the arrow is drawn, or stands still."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.scene.drawn import Drawn

pytestmark = pytest.mark.window


def shine(table: Drawn, *pieces: str, still: bool = True) -> Any:
    from wonderland_qt.scene.table.light.spotlight import Spotlight

    light = Spotlight(table.scene)
    light.still = still
    light.shine((), pieces, dim=True)
    return light


def is_dark(light: Any, piece: str) -> bool:
    return bool(light._dark.path().contains(light.body(piece).center()))


def test_all_is_dark_but_what_is_lit(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    bag, region = "bag:alice", "region:red_keep"
    first = next(item.piece_id for item in table.scene.piece_items() if item.look.kind == "bag")
    light = shine(table, first)
    assert light.shining
    assert not is_dark(light, first)
    assert is_dark(light, region) or bag == first
    light.go_out()
    assert not light.shining


def test_what_is_not_on_the_table_is_not_lit(lay_table: Callable[..., Drawn]) -> None:
    light = shine(lay_table(3), "bag:nobody")
    assert light.pointed == ()
    assert not light.shining, "nothing is lit, so nothing is dark"


def test_light_and_arrow_follow_a_piece(lay_table: Callable[..., Drawn]) -> None:
    from PySide6.QtCore import QPointF

    table = lay_table(3)
    region = table.scene.item_of("region:red_keep")
    light = shine(table, "region:red_keep")
    before = light._arrow.path().boundingRect()
    region.setPos(region.pos() + QPointF(150, 60))
    light.lay(light.origin)
    assert not is_dark(light, "region:red_keep")
    assert light._arrow.path().boundingRect() != before


def test_the_arrow_is_drawn_and_drawn_again(lay_table: Callable[..., Drawn]) -> None:
    light = shine(lay_table(3), "region:red_keep", still=False)
    assert light.clock.state() == light.clock.State.Running
    assert light.clock.duration() == 600
    assert light._again.interval() == 5000
    light.clock.setCurrentTime(100)
    short = light._arrow.path().boundingRect()
    light.clock.setCurrentTime(600)
    assert light._arrow.path().boundingRect().width() > short.width()
    light.go_out()
    assert not light._again.isActive()


def test_without_motion_the_arrow_stands(lay_table: Callable[..., Drawn]) -> None:
    light = shine(lay_table(3), "region:red_keep")
    assert light.clock.state() == light.clock.State.Stopped
    assert not light._again.isActive()
    assert not light._arrow.path().isEmpty()
