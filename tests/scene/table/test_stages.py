"""A stage shows the pieces it has room for, before its backdrop and in its light."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage

pytestmark = pytest.mark.window

KINDS = """
[board]
shape = "sheet"
badge = 0.3
above = true
[sack]
closed = true
[coin]
aspect = 1
"""
LIGHTS = """
[night]
face = "night"
tint = ["#101040", "#101040"]
"""
SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"'
SKY = f'<svg {SVG}><rect width="16" height="9" fill="#fff"/></svg>'


def slot(name: str, x: float, width: float, inside: str = "") -> Slot:
    return Slot(name, Rect(x, 0, width, 60), inside)


LEFT = Stage("left", Layout(160, 90, {"a": slot("a", 0, 60), "b": slot("b", 80, 60)}))
RIGHT = Stage(
    "right", Layout(160, 90, {"b": slot("b", 10, 60), "coin": slot("coin", 90, 60)}), "sky", "night"
)
PIECES = (Piece("a", "board", "a"), Piece("b", "board", "b"), Piece("coin", "coin", "coin", "a"))


@pytest.fixture
def scene(application: Any, tmp_path: Path) -> Any:
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.table.table_scene import TableScene

    for name, text in (("kinds.toml", KINDS), ("lights.toml", LIGHTS), ("backdrop/sky.svg", SKY)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    model = PiecesModel(lambda said: said.key)
    model.show(PIECES)
    scene = TableScene(model, LEFT, Oven(ArtBook(tmp_path), {}))
    model.setParent(scene)
    return scene


def seen(scene: Any) -> set[str]:
    return {piece.id for piece in PIECES if scene.seen(piece.id)}


def test_what_has_no_room_on_a_stage_is_not_seen_nor_touched_and_comes_back(scene: Any) -> None:
    from PySide6.QtCore import QPointF

    assert seen(scene) == {"a", "b", "coin"}
    scene.show_stage(RIGHT)
    assert seen(scene) == {"b", "coin"}
    assert scene.pieces_at(QPointF(15, 5)) == ["b"]
    scene.show_stage(LEFT)
    assert seen(scene) == {"a", "b", "coin"}
    assert scene.pieces_at(QPointF(15, 5))[-1] == "a"


def test_the_badge_above_a_piece_comes_and_goes_with_it(scene: Any) -> None:
    counted = Piece("a", "board", "a", badge="3")
    scene.pieces.show((counted, *PIECES[1:]))
    scene.bake_for(1.0, 1.0, scene.sceneRect())
    pile = next(item for item in scene.piece_items() if item.piece_id == "a")
    assert pile.tag.isVisible()
    scene.show_stage(RIGHT)
    assert not pile.tag.isVisible()
    scene.show_stage(LEFT)
    assert pile.tag.isVisible()


def test_what_lies_on_a_piece_that_is_not_seen_is_not_seen_either(scene: Any) -> None:
    scene.show_stage(Stage("b alone", Layout(160, 90, {"b": slot("b", 0, 60)})))
    assert seen(scene) == {"b"}


def test_pieces_travel_from_where_they_lay_and_those_that_leave_the_stage_do_not(scene: Any) -> None:
    moves: list[tuple[str, float, float]] = []
    scene.moved.connect(lambda piece, before, after: moves.append((piece, before.x(), after.x())))
    scene.show_stage(RIGHT)
    assert [(piece, *ends) for piece, *ends in moves if piece != "coin"] == [("b", 80, 10)]


def test_a_light_tints_the_backdrop_and_tells_its_face(scene: Any) -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    faces: list[str] = []
    scene.faced.connect(faces.append)
    scene.show_stage(RIGHT)
    scene.ground.fit(QRectF(0, 0, 160, 90), 1, 1)
    image = QImage(160, 90, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    scene.drawBackground(painter, QRectF(0, 0, 160, 90))
    painter.end()
    assert image.pixelColor(5, 80).name() == "#101040"
    assert faces == ["night"]
    scene.show_stage(LEFT)
    assert faces == ["night", "day"]


def test_what_lies_on_a_board_moves_to_its_part_when_the_board_becomes_another(scene: Any) -> None:
    part = {"tray/coin": Slot("tray/coin", Rect(0.5, 0, 0.25, 0.5))}
    scene.show_stage(Stage("left", Layout(160, 90, LEFT.layout.slots, part)))
    board, _, coin = PIECES
    scene.pieces.show((Piece("a", "tray", "a"), board_of("b"), coin))
    assert scene.item_of("coin").home.x >= 30
    scene.pieces.show((board, board_of("b"), coin))
    assert scene.item_of("coin").home.width == 60


def test_what_lies_in_a_piece_is_hidden_again_where_that_piece_is_closed(scene: Any) -> None:
    slots = {**LEFT.layout.slots, "a/coin": slot("a/coin", 10, 10, "a")}
    for forms, lies_open in ({"board": "sack"}, False), ({}, True), ({"board": "sack"}, False):
        scene.show_stage(Stage("left", Layout(160, 90, slots), forms=forms))
        assert ("coin" in seen(scene)) is lies_open


def board_of(name: str) -> Piece:
    return Piece(name, "board", name)
