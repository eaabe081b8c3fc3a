"""A view keeps its ground as a picture: what changes of it is painted again, and nothing stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.layout import Layout, Rect, Slot
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.stages import Stage

pytestmark = pytest.mark.window

KINDS = """
[plate]
shape = "sheet"
printed = true
"""
LIGHTS = """
[night]
face = "night"
tint = ["#101040", "#101040"]
"""
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="{}"/></svg>'
)


def stage(name: str, x: float, backdrop: str, light: str = "") -> Stage:
    return Stage(name, Layout(160, 90, {"plate": Slot("plate", Rect(x, 20, 40, 40), "")}), backdrop, light)


LAWN, SEA = stage("lawn", 10, "lawn"), stage("sea", 10, "sea", "night")
PLATE = Piece("plate", "plate", "plate")


@pytest.fixture
def view(application: Any, tmp_path: Path) -> Iterator[Any]:
    """A view of a table on the lawn that leaves bands above and below; nothing is changed at once."""
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.baking import Oven
    from wonderland_qt.scene.table.table_scene import TableScene
    from wonderland_qt.scene.table.table_view import NEVER, TableView

    (tmp_path / "backdrop").mkdir()
    (tmp_path / "kinds.toml").write_text(KINDS, encoding="utf-8")
    (tmp_path / "lights.toml").write_text(LIGHTS, encoding="utf-8")
    for name, colour in (("lawn", "#4a4"), ("sea", "#4af")):
        (tmp_path / f"backdrop/{name}.svg").write_text(SVG.format(colour), encoding="utf-8")
    model = PiecesModel(lambda said: said.key)
    model.show([PLATE])
    shown = TableView(TableScene(model, LAWN, Oven(ArtBook(tmp_path), {})), NEVER)
    model.setParent(shown)
    shown.table.setParent(shown)
    shown.table.ground.milliseconds = 400
    shown.resize(320, 240)
    shown.show()
    shown.grab()
    yield shown
    shown.close()


def stays(view: Any) -> bool:
    """Tell whether anything is seen that is not there when all is painted again."""
    seen = view.grab().toImage()
    view.resetCachedContent()
    return bool(seen != view.grab().toImage())


def test_a_backdrop_that_comes_late_covers_all_of_the_last_one(view: Any) -> None:
    ground = view.table.ground
    view.table.show_stage(SEA)
    assert ground.late
    view.grab()
    ground.catch_up()
    ground.finish()
    assert not stays(view)
    assert view.grab().toImage().pixelColor(5, 5).green() < 100, "the lawn is gone from the band above"


def test_a_printed_piece_that_leaves_is_seen_no_more(view: Any) -> None:
    view.table.pieces.show([])
    assert not stays(view)


def test_a_printed_piece_that_travels_leaves_nothing_behind(view: Any) -> None:
    from wonderland_qt.scene.table.motion import Motion

    motion = Motion(view.table, 800)
    view.table.show_stage(stage("beside", 90, "lawn"))
    motion.settle()
    motion.play()
    assert motion.playing
    motion.clock.pause()
    for when in (100, 400):
        motion.clock.setCurrentTime(when)
        assert not stays(view)
    motion.finish()
    assert not stays(view)
