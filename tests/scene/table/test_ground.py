"""A view keeps its ground as a picture: what changes of it is there at once, and nothing stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage

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
LAWN_BY_DAY, LAWN_BY_NIGHT, SEA_BY_NIGHT = "#44aa44", "#040b11", "#040b40"
PLATE = Piece("plate", "plate", "plate")


@pytest.fixture
def view(application: Any, tmp_path: Path) -> Iterator[Any]:
    """A view of a table on the lawn that leaves bands above and below; nothing is changed at once."""
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
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
    shown.table_scene.setParent(shown)
    shown.table_scene.ground.hurried = True
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


def corners(view: Any) -> set[str]:
    """Return the colours that a frame has in the corners of the view."""
    frame = view.grab().toImage()
    right, bottom = frame.width() - 3, frame.height() - 3
    return {frame.pixelColor(x, y).name() for x in (3, right) for y in (3, bottom)}


def drawn_ahead(view: Any) -> None:
    """Let all backdrops be drawn ahead, without waiting for the moments between them."""
    from PySide6.QtCore import QTimer

    timer = view.table_scene.ground.findChild(QTimer)
    while timer.isActive():
        timer.timeout.emit()


def test_another_backdrop_is_there_from_the_first_frame(view: Any) -> None:
    ground = view.table_scene.ground
    assert corners(view) == {LAWN_BY_DAY}
    view.table_scene.show_stage(SEA)
    assert corners(view) == {SEA_BY_NIGHT}
    assert ground.late, "one with fewer pixels stands in for it"
    ground.catch_up()
    assert not ground.late
    assert not stays(view)
    assert corners(view) == {SEA_BY_NIGHT}


def test_another_light_is_there_from_the_first_frame(view: Any) -> None:
    view.table_scene.show_stage(stage("lawn by night", 10, "lawn", "night"))
    assert corners(view) == {LAWN_BY_NIGHT}


def test_a_backdrop_of_a_stage_that_was_left_again_comes_no_more(view: Any) -> None:
    view.table_scene.show_stage(SEA)
    view.grab()
    view.table_scene.show_stage(LAWN)
    view.grab()
    drawn_ahead(view)
    assert not view.table_scene.ground.late
    assert corners(view) == {LAWN_BY_DAY}
    assert not stays(view)


def test_what_is_drawn_ahead_is_sharp_at_once(view: Any) -> None:
    drawn_ahead(view)
    view.table_scene.show_stage(SEA)
    assert corners(view) == {SEA_BY_NIGHT}
    assert not view.table_scene.ground.late


def test_what_is_drawn_ahead_smaller_stands_in_until_it_is_sharp(
    view: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.scene.table import drawn_ahead as drawing

    monkeypatch.setattr(drawing, "MOST_BYTES", 2 * 160 * 120 * 4)
    drawn_ahead(view)
    view.table_scene.show_stage(SEA)
    assert corners(view) == {SEA_BY_NIGHT}
    assert view.table_scene.ground.late
    drawn_ahead(view)
    assert not view.table_scene.ground.late
    assert corners(view) == {SEA_BY_NIGHT}
    assert not stays(view)


def test_a_window_of_another_size_has_its_backdrop_drawn_for_it(view: Any) -> None:
    drawn_ahead(view)
    view.resize(400, 240)
    assert corners(view) == {LAWN_BY_DAY}
    view.table_scene.show_stage(SEA)
    view.grab()
    assert view.table_scene.ground.late
    drawn_ahead(view)
    assert not view.table_scene.ground.late
    assert not stays(view)


def test_a_backdrop_that_cannot_be_drawn_on_the_thread_is_drawn_at_once(
    view: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QImage

    from wonderland_qt.scene.table import drawn_ahead as drawing

    monkeypatch.setattr(drawing, "draw", lambda _file, _size: QImage())
    view.table_scene.show_stage(SEA)
    view.grab()
    view.table_scene.ground.catch_up()
    assert not view.table_scene.ground.late
    assert corners(view) == {SEA_BY_NIGHT}


def test_wood_around_a_backdrop_lies_still_whatever_part_of_it_is_painted(view: Any) -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    ground = view.table_scene.ground
    ground.show(stage("bare", 10, ""))
    whole, parts = (QImage(300, 200, QImage.Format.Format_RGB32) for _ in range(2))
    for image, rects in (
        (whole, [QRectF(-40, -30, 300, 200)]),
        (parts, [QRectF(-40, -30, 110, 200), QRectF(70, -30, 190, 90), QRectF(70, 60, 190, 110)]),
    ):
        painter = QPainter(image)
        painter.translate(40, 30)
        for rect in rects:
            ground.paint(painter, rect)
        painter.end()
    assert parts == whole


def test_where_nothing_moves_a_backdrop_is_waited_for(view: Any) -> None:
    view.table_scene.ground.hurried = False
    view.table_scene.show_stage(SEA)
    assert corners(view) == {SEA_BY_NIGHT}
    assert not view.table_scene.ground.late


def on_screen(view: Any) -> Any:
    """Return what the screen shows once all that waits has been painted."""
    from PySide6.QtCore import QCoreApplication

    QCoreApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage()


def test_what_has_moved_leaves_nothing_behind_where_a_part_is_painted_first(
    view: Any,
) -> None:
    from PySide6.QtCore import QRect

    from wonderland_qt.scene.moving.motion import Motion

    motion = Motion(view.table_scene, 800)
    before = on_screen(view)
    view.table_scene.show_stage(stage("beside", 90, "lawn"))
    motion.settle()
    motion.play()
    motion.clock.pause()
    motion.clock.setCurrentTime(400)
    assert on_screen(view) != before
    motion.finish()
    view.viewport().repaint(QRect(0, 0, 4, 4))
    seen = on_screen(view)
    view.viewport().repaint()
    assert seen == on_screen(view)


def test_a_printed_piece_that_leaves_is_seen_no_more(view: Any) -> None:
    view.table_scene.pieces.show([])
    assert not stays(view)


def test_a_printed_piece_that_travels_leaves_nothing_behind(view: Any) -> None:
    from wonderland_qt.scene.moving.motion import Motion

    motion = Motion(view.table_scene, 800)
    view.table_scene.show_stage(stage("beside", 90, "lawn"))
    motion.settle()
    motion.play()
    assert motion.playing
    motion.clock.pause()
    for when in (100, 400):
        motion.clock.setCurrentTime(when)
        assert not stays(view)
    motion.finish()
    assert not stays(view)


def test_the_same_ground_with_another_players_board_is_another_scene(view: Any) -> None:
    ground = view.table_scene.ground
    assert not ground.differs(LAWN)
    assert ground.differs(replace(LAWN, filled_by="red"))
