"""Things that lie on kinds of pieces wherever these lie, and areas that cover several places."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.scene.pictures.emblems import PATTERNS

pytestmark = pytest.mark.window

LEFT, RIGHT = Rect(0, 0, 100, 100), Rect(100, 0, 100, 100)
LAYOUT = Layout(
    400,
    200,
    {
        "left": Slot("left", LEFT),
        "right": Slot("right", RIGHT),
        "/board": Slot("/board", Rect(0, 100, 200, 100)),
        "/large": Slot("/large", Rect(200, 0, 200, 200)),
    },
    {
        "board/coin": Slot("board/coin", Rect(0.5, 0.5, 0.5, 0.5)),
        "large/coin": Slot("large/coin", Rect(0, 0, 0.5, 0.5)),
    },
)
KINDS = """
[field]
shape = "sheet"
[board]
shape = "sheet"
[large]
shape = "sheet"
[coin]
aspect = 1
part = 1
[estate]
shape = "area"
"""


def field(name: str, about: tuple[str, ...] = ()) -> Piece:
    return Piece(name, "field", name, about=about)


def estate(*covers: str) -> Piece:
    return Piece("estate", "estate", "estate", order=9, covers=covers)


@pytest.fixture
def table(scene_of: Callable[..., Any]) -> Any:
    return scene_of(LAYOUT, KINDS)


def home(table: Any, piece: str) -> Rect:
    found: Rect = table.item_of(piece).home
    return found


def is_lit(table: Any, piece: str) -> bool:
    table.highlights.draw_changes()
    return table.item_of(piece).highlight is not None


def test_things_lie_on_a_kind_of_piece_and_go_along_when_it_becomes_another(table: Any) -> None:
    coin = Piece("coin", "coin", "coin", "mine")
    table.pieces.show((Piece("mine", "board", "a"), coin))
    assert home(table, "coin") == Rect(125, 150, 50, 50)
    table.pieces.show((Piece("mine", "large", "a"), coin))
    assert home(table, "coin") == Rect(200, 0, 100, 100)


def test_an_area_lies_around_all_that_it_covers_and_follows_when_it_grows(table: Any) -> None:
    table.pieces.show((field("left"), field("right"), estate("left")))
    assert home(table, "estate") == LEFT
    table.pieces.show((field("left"), field("right"), estate("left", "right")))
    assert home(table, "estate") == Rect(0, 0, 200, 100)
    assert table.item_of("estate").look.cells == (LEFT, RIGHT)


def test_pointing_at_a_place_lights_its_area_and_an_area_is_nothing_to_point_at(table: Any) -> None:
    from PySide6.QtCore import QPointF

    table.pieces.show((field("left"), field("right"), estate("left")))
    assert table.pieces_at(QPointF(50, 50)) == ["left"]
    table.outlines.point_at("left")
    assert is_lit(table, "estate")
    table.outlines.point_at("right")
    assert not is_lit(table, "estate")


def test_pointing_at_something_lights_the_places_that_it_is_about(table: Any) -> None:
    table.pieces.show((field("left", about=("right",)), field("right")))
    table.outlines.point_at("left")
    assert is_lit(table, "right")
    table.outlines.point_at("")
    assert not is_lit(table, "right")


@pytest.mark.parametrize("names", list(combinations(sorted(PATTERNS), 2)), ids="-".join)
def test_owners_of_one_colour_are_told_apart_by_patterns_all_over_a_place(names: tuple[str, str]) -> None:
    one, other = map(patterned, names)
    for left, top in product((10, 50), repeat=2):
        assert one.copy(left, top, 40, 40) != other.copy(left, top, 40, 40)


def patterned(name: str) -> Any:
    """Return a place with a pattern over it."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from wonderland_qt.scene.pictures.emblems import Emblem
    from wonderland_qt.scene.pictures.patterns import draw_pattern

    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    draw_pattern(painter, Emblem("#404040", "heart", PATTERNS[name]), QRectF(0, 0, 100, 100))
    painter.end()
    return image


def test_a_teacher_s_light_on_an_area_falls_on_its_places_alone(table: Any) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.table.light.spotlight import Spotlight

    low = Piece("low", "board", "low")
    table.pieces.show((field("left"), field("right"), low, estate("right", "low")))
    light = Spotlight(table)
    light.shine(["estate"], [], dim=True)
    dark = light._dark.path()
    assert not dark.contains(QPointF(150, 50))
    assert not dark.contains(QPointF(50, 150))
    assert dark.contains(QPointF(50, 50)), "the room around both places is not the area"
