"""Numbers and letters stand beside the columns and rows of a map of any size (COMP-1)."""

from __future__ import annotations

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.bunny_kingdom.content.content_files import Phase
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.stages import stage

ROUNDED = 1e-6


def map_of(columns: int, rows: int) -> Content:
    """Return the game's content with a map of this size, on which everything is forest."""
    files = BUNNY_KINGDOM.load([paths.content()]).files
    drawn = {"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[row]: "F" * columns for row in range(rows)}
    board = files.board.model_copy(update={"rows": drawn, "lava": ()})
    return Content(files.model_copy(update={"board": board}))


@pytest.mark.rule("COMP-1")
@pytest.mark.parametrize("phase", ["exploration", "scoring"])
@pytest.mark.parametrize(("columns", "rows"), [(10, 10), (12, 10), (7, 14)])
def test_each_column_has_its_number_above_it_and_each_row_its_letter_before_it(
    columns: int, rows: int, phase: Phase
) -> None:
    content = map_of(columns, rows)
    game = BUNNY_KINGDOM.new(content, BUNNY_KINGDOM.seating.random_new_game(content, 3, 1, {}), None)
    game.state.phase = phase
    view = BUNNY_KINGDOM.view(game, None)
    slots = stage(view, content, Looking(view.seats, None, view.seats[0])).layout.slots
    written = {p.badge: p.id for p in pieces(view, content) if p.kind in ("column_number", "row_letter")}
    assert len(written) == columns + rows
    frame = slots["map"].rect
    for square in content.grid.squares:
        lies, letter, number = (slots[name].rect for name in (f"square:{square}", *beside(square, written)))
        assert (number.x, number.width) == pytest.approx((lies.x, lies.width))
        assert (letter.y, letter.height) == pytest.approx((lies.y, lies.height))
        assert (number.y, letter.x) == pytest.approx((frame.y, frame.x))
        assert number.y + number.height <= lies.y + ROUNDED
        assert letter.x + letter.width <= lies.x + ROUNDED


def beside(square: str, written: dict[str, str]) -> tuple[str, str]:
    return written[square[0]], written[square[1:]]
