"""The board: scores tell themselves from numbers to be added, and goods lie side by side in their box."""

from __future__ import annotations

import tomllib
from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.games.pixie_queen.positions import new_table
from wonderland_qt import paths
from wonderland_qt.engine.table.layout import Rect
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.pixie_queen.content.game_content import load_content
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.scene.table.spread import PieceInSlot, spread

ROUND_SPACE = Rect(0, 0, 350, 40)
BEYOND = 1
"""How far the number on a good reaches beyond it, in millimetres."""


@pytest.mark.parametrize("goods", range(1, 6))
def test_goods_of_the_special_offering_lie_side_by_side_in_their_box(goods: int) -> None:
    game, content = new_table(), load_content([paths.content()])
    looking = Looking(game.state.seats, None, game.state.seats[0])
    layout = PIXIE_QUEEN.display.stage(PIXIE_QUEEN.view(game, None), content, looking).layout
    part = layout.part("round_space", "good")
    assert part is not None
    laid = spread(replace(part, rect=part.rect.within(ROUND_SPACE)), [PieceInSlot(0, 1.0, 0.96)] * goods)
    for rect in laid:
        assert rect.x + rect.width + BEYOND <= ROUND_SPACE.width
        assert rect.y + rect.height + BEYOND <= ROUND_SPACE.height
    for one, other in combinations(laid, 2):
        assert one.x + one.width <= other.x + 0.01


def test_the_score_track_counts_down_as_the_boxes_of_the_players_do() -> None:
    game = new_table()
    cells = [
        piece.badge
        for piece in PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), game.content)
        if piece.kind == "score_cell"
    ]
    assert cells[:11] == ["0", "", "", "", "", "−5", "", "", "", "", "−10"]


def test_a_box_with_a_score_bears_the_sign_of_penalty_points_beside_its_number() -> None:
    game = new_table()
    shown = PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), game.content)
    boxes = [piece for piece in shown if piece.kind == "count"]
    assert len(boxes) == len(game.state.seats)
    assert {box.icons for box in boxes} == {("total",)}
    kinds = tomllib.loads((paths.of_game("pixie_queen") / "art/kinds.toml").read_text(encoding="utf-8"))
    assert kinds["count"]["icons"][2] <= kinds["count"]["index"][0]
