"""The outline follows the pieces while it is shown, and comes back as it was left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard
from wonderland_qt.models.pieces.pieces_model import PieceRole

pytestmark = pytest.mark.window

GAME = "tea_for_2"


def rows(view: Any, parent: Any = None) -> Iterator[tuple[str, bool]]:
    """Yield what stands in each row of an outline, and whether it is unfolded."""
    from PySide6.QtCore import QModelIndex

    parent = parent if parent is not None else QModelIndex()
    model = view.model()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield index.data(), model.rowCount(index) > 0 and view.isExpanded(index)
        yield from rows(view, index)


def places(view: Any) -> Iterator[Any]:
    """Yield the places on the table itself that hold something."""
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        if view.model().rowCount(index):
            yield index


@pytest.fixture
def keyboard(open_keyboard: Callable[..., Keyboard]) -> Keyboard:
    """Somebody at an outline, a game begun."""
    opened = open_keyboard(GAME, sight="plain", end_turn_by_itself=True)
    opened.window.begin(fitted(ALONE, GAME))
    opened.settle()
    return opened


def test_an_outline_that_was_hidden_shows_what_lies_on_the_table_now(keyboard: Keyboard) -> None:
    outline = keyboard.window.table_page.outline
    keyboard.press("F3")
    for _ in range(4):
        keyboard.act()
        keyboard.settle()
    keyboard.press("F3")
    pieces = keyboard.window.table.showing.pieces
    assert {words for words, _ in rows(outline)} == {
        keyboard.window.table.pieces.index_of(piece.id).data() for piece in pieces
    }


def test_an_outline_keeps_its_folds_and_its_current_piece_while_it_is_hidden(keyboard: Keyboard) -> None:
    outline = keyboard.window.table_page.outline
    folded = next(index for index in places(outline) if outline.isExpanded(index))
    outline.collapse(folded)
    outline.setCurrentIndex(folded)
    before, current = list(rows(outline)), folded.data(PieceRole.ID)
    keyboard.press("F3")
    keyboard.press("F3")
    assert list(rows(outline)) == before
    assert outline.currentIndex().data(PieceRole.ID) == current


def test_an_outline_that_is_hidden_points_at_the_piece_once_it_is_shown(keyboard: Keyboard) -> None:
    outline = keyboard.window.table_page.outline
    pointed = next(places(outline)).data(PieceRole.ID)
    keyboard.press("F3")
    outline.point_at(pointed)
    keyboard.press("F3")
    assert outline.currentIndex().data(PieceRole.ID) == pointed
