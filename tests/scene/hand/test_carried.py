"""A piece in the hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage

pytestmark = pytest.mark.window

LAYOUT = Layout(400, 300, {"a": Slot("a", Rect(0, 0, 60, 80))}, {})
SLOWLY = 1_000


@pytest.fixture
def table(application: Any, tmp_path: Path) -> Any:
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.table.table_scene import TableScene

    (tmp_path / "kinds.toml").write_text('[card]\nshape = "card"\n', encoding="utf-8")
    scene = TableScene(PiecesModel(lambda said: said.key), Stage("", LAYOUT), Oven(ArtBook(tmp_path), {}))
    scene.pieces.show((Piece("a", "card", "a"),))
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    return scene


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
