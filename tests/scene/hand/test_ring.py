"""The ring around the piece that the keyboard is on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage

pytestmark = pytest.mark.window

LAYOUT = Layout(400, 300, {"a": Slot("a", Rect(100, 100, 100, 100))}, {})


def test_the_ring_goes_along_the_outline_of_a_slanted_piece(application: Any, tmp_path: Path) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.hand.ring import Ring
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.table.table_scene import TableScene

    (tmp_path / "kinds.toml").write_text('[card]\nshape = "card"\n', encoding="utf-8")
    table = TableScene(PiecesModel(lambda said: said.key), Stage("", LAYOUT), Oven(ArtBook(tmp_path), {}))
    table.pieces.show((Piece("a", "card", "a"),))
    table.bake_for(1.0, 1.0, table.sceneRect())
    item, ring = table.item_of("a"), Ring(table)
    assert item is not None
    item.lie(item.home, item.ground, 45)
    ring.put("a")
    corner, top = QPointF(105, 105), QPointF(150, 85)
    for line in ring._lines:
        assert line.path().contains(top)
        assert not line.path().contains(corner)
    assert (ring.middle - QPointF(150, 150)).manhattanLength() < 0.01
