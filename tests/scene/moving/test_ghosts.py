"""Ghosts: what would lie on the table if a piece were played is half seen while somebody points at it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage

pytestmark = pytest.mark.window

LAYOUT = Layout(
    300,
    100,
    {
        "field": Slot("field", Rect(100, 0, 100, 100)),
        "card": Slot("card", Rect(0, 0, 50, 70)),
        "field/pawn": Slot("field/pawn", Rect(100, 0, 100, 25), "", "steps", 4, 1),
    },
    {"field/rabbit": Slot("field/rabbit", Rect(0.5, 0.5, 0.5, 0.5))},
)
KINDS = """
[field]
shape = "sheet"
[rabbit]
aspect = 1
part = 1
[pawn]
aspect = 1
part = 1
[estate]
shape = "area"
"""
PREVIEWED = {
    "card": (
        Piece("ghost:estate", "estate", "estate", covers=("field",)),
        Piece("ghost:rabbit", "rabbit", "rabbit", "field"),
        Piece("ghost:crown", "crown", "crown", "nowhere"),
    ),
    "star": (Piece("ghost:pawn", "pawn", "pawn", "field", 2),),
}


@pytest.fixture
def ghosts(application: Any, tmp_path: Path) -> Any:
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.moving.ghosts import Ghosts
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.table.table_scene import TableScene

    (tmp_path / "kinds.toml").write_text(KINDS)
    model = PiecesModel(lambda words: words.key)
    model.show([Piece("field", "field", "field"), Piece("card", "card", "card")])
    scene = TableScene(model, Stage("all", LAYOUT), Oven(ArtBook(tmp_path), {}))
    model.setParent(scene)

    def previewed(piece: str) -> Sequence[Piece]:
        return PREVIEWED.get(piece, ())

    return Ghosts(scene, previewed)


def test_what_is_previewed_is_seen_where_it_would_lie_while_somebody_points(ghosts: Any) -> None:
    before = set(ghosts._scene.items())
    ghosts.show_for("card")
    assert set(ghosts.seen) == {"ghost:estate", "ghost:rabbit"}, "what has no place is not seen"
    assert ghosts.seen["ghost:rabbit"].pos().toTuple() == (150, 50)
    assert ghosts.seen["ghost:estate"].pos().toTuple() == (100, 0)
    assert ghosts.seen["ghost:rabbit"].zValue() > ghosts.seen["ghost:estate"].zValue()
    ghosts.show_for("field")
    assert ghosts.seen == {}
    assert set(ghosts._scene.items()) == before, "nothing is left over"


def test_nobody_can_touch_a_ghost(ghosts: Any) -> None:
    ghosts.show_for("card")
    middle = ghosts.seen["ghost:rabbit"].sceneBoundingRect().center()
    assert ghosts._scene.pieces_at(middle) == ["field"]


def test_ghosts_vanish_when_the_table_has_changed(ghosts: Any) -> None:
    ghosts.show_for("card")
    ghosts.vanish()
    assert ghosts.seen == {}
    ghosts.show_for("card")
    assert ghosts.seen, "and come again when somebody points again"


def test_a_pawn_is_previewed_on_the_step_of_its_order(ghosts: Any) -> None:
    ghosts.show_for("star")
    assert ghosts.seen["ghost:pawn"].pos().toTuple() == (150, 0)
