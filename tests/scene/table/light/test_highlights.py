"""Light around what can be chosen, and shade on what is like it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece

pytestmark = pytest.mark.window

SIDE, SQUARES = 100, ("a", "b", "c", "d")
ROOMS = {name: Rect(60 + number * SIDE, 50, SIDE, SIDE) for number, name in enumerate(SQUARES)}
LAYOUT = Layout(520, 200, {name: Slot(name, room) for name, room in ROOMS.items()}, {})
KINDS = """
[field]
shape = "sheet"
printed = true
[token]
shape = "token"
[action]
shape = "sheet"
printed = true
beside = ["token"]
"""


@pytest.fixture
def table(scene_of: Callable[..., Any]) -> Any:
    return scene_of(LAYOUT, KINDS)


def lay(table: Any, kind: str) -> None:
    table.pieces.show(tuple(Piece(name, kind, name) for name in SQUARES))
    table.bake_for(1.0, 1.0, table.sceneRect())


def brightness(table: Any) -> dict[str, int]:
    """How bright the middle of each square is seen."""
    from PySide6.QtGui import QImage, QPainter

    image = QImage(int(LAYOUT.width), int(LAYOUT.height), QImage.Format.Format_RGB32)
    table.highlights.draw_changes()
    painter = QPainter(image)
    table.render(painter)
    painter.end()
    return {
        name: image.pixelColor(int(room.x) + SIDE // 2, int(room.y) + SIDE // 2).lightness()
        for name, room in ROOMS.items()
    }


def darker(table: Any, before: dict[str, int]) -> set[str]:
    return {name for name, light in brightness(table).items() if light < before[name]}


def highlights(table: Any) -> list[Any]:
    from wonderland_qt.scene.table.piece_item import Highlight

    return [item for item in table.items() if isinstance(item, Highlight)]


@pytest.mark.parametrize("kind", ["field", "token"])
def test_what_is_like_something_lit_is_darker_but_not_while_it_is_pointed_at(table: Any, kind: str) -> None:
    lay(table, kind)
    plain = brightness(table)
    table.light_only(["a"])
    assert darker(table, plain) == {"b", "c", "d"}
    for pointed_at in ("b", "c", "d"):
        table.highlights.mean(frozenset({pointed_at}))
        assert darker(table, plain) == {"b", "c", "d"} - {pointed_at}
    table.highlights.mean(frozenset())
    assert darker(table, plain) == {"b", "c", "d"}
    table.light_only([])
    assert darker(table, plain) == set()
    assert highlights(table) == []


def test_what_is_chosen_instead_of_something_lit_is_darker_unless_it_bears_it(table: Any) -> None:
    actions = [Piece(name, "action", name) for name in ("a", "b", "c")]
    lit = Piece("d", "token", "d")
    table.pieces.show((*actions, lit))
    table.bake_for(1.0, 1.0, table.sceneRect())
    plain = brightness(table)
    table.light_only(["d"])
    assert darker(table, plain) == {"a", "b", "c"}
    table.light_only(["a"])
    assert darker(table, plain) == {"b", "c"}


def test_what_is_printed_in_a_place_is_shaded_with_one_picture(table: Any) -> None:
    lay(table, "field")
    table.light_only(["a"])
    table.highlights.draw_changes()
    assert len(highlights(table)) == 2


@pytest.mark.parametrize("kind", ["field", "token"])
def test_pictures_of_light_and_shade_stay_while_nothing_changes(table: Any, kind: str) -> None:
    lay(table, kind)
    table.light_only(["a", "c"])
    table.highlights.draw_changes()
    pictures = {item: item.pixmap().cacheKey() for item in highlights(table)}
    table.light_only(["c", "a"])
    table.highlights.draw_changes()
    assert {item: item.pixmap().cacheKey() for item in highlights(table)} == pictures


def test_shade_is_drawn_where_pieces_are_when_one_of_them_has_gone(table: Any) -> None:
    lay(table, "field")
    plain = brightness(table)
    table.light_only(["a"])
    table.highlights.draw_changes()
    table.pieces.show(tuple(Piece(name, "field", name) for name in ("a", "c", "d")))
    assert darker(table, plain) >= {"c", "d"}


def test_light_that_changes_while_a_piece_is_painted_is_painted_whole(table: Any, application: Any) -> None:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QPaintEvent, QRegion

    from wonderland_qt.scene.table.table_view import TableView

    class Onlooker(QObject):
        """Remembers which parts of a view are painted."""

        painted = QRegion()

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
            if isinstance(event, QPaintEvent):
                self.painted = self.painted.united(event.region())
            return False

    view = TableView(table)
    view.resize(520, 200)
    view.show()
    lay(table, "token")
    application.processEvents()
    onlooker = Onlooker()
    view.viewport().installEventFilter(onlooker)
    table.light_only(["a"])
    view.viewport().repaint(view.mapFromScene(table.item_of("a").body).boundingRect())
    for _ in range(2):
        application.processEvents()
    assert table.item_of("a").highlight is not None
    assert QRegion(view.viewport().rect()).subtracted(onlooker.painted).isEmpty()
    view.close()


def test_a_button_is_seen_only_while_it_can_be_pressed(scene_of: Callable[..., Any]) -> None:
    from PySide6.QtCore import QPointF

    table = scene_of(LAYOUT, KINDS + "[button]\nlit_only = true\n", Piece("a", "button", "a"))
    middle = QPointF(ROOMS["a"].x + SIDE / 2, ROOMS["a"].y + SIDE / 2)
    seen = []
    assert table.item_of("a").opacity() == 0, "nothing is lit yet"
    for lit in ((), ("a",), ()):
        table.light_only(lit)
        seen.append((table.item_of("a").opacity(), table.pieces_at(middle), table.seen("a")))
    assert seen == [(0, [], True), (1, ["a"], True), (0, [], True)]
