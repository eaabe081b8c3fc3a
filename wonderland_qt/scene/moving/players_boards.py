"""The boards of players on a table: where they are, and whether one fills the stage or is a panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF

from wonderland_qt.scene.table.piece_item import PieceItem
from wonderland_qt.scene.table.table_scene import TableScene

PANEL = 0.6
"""The board of those who look on is a panel of their own when it covers such a part of the table's width."""

FILLING = 0.4
"""The part of a stage that a board covers at least to fill it."""


def visible_items(scene: TableScene, pieces: Iterable[str]) -> Iterator[PieceItem]:
    """Yield the items of those pieces that this stage shows."""
    items = map(scene.item_of, pieces)
    yield from (item for item in items if item is not None and item.seen and item.home.width)


def boards_of(scene: TableScene, player: str) -> Iterator[PieceItem]:
    """Yield the visible boards with a player's name; a board without a width has no place on this stage."""
    kinds = scene.kinds
    for item in scene.piece_items():
        if item.seen and item.home.width and item.look.art == player and kinds[item.look.kind].titled:
            yield item


def buttons_of(scene: TableScene) -> Iterator[PieceItem]:
    """Yield the visible pieces that are only there to be pressed."""
    kinds = scene.kinds
    pieces = (item for item in scene.piece_items() if item.seen and item.home.width)
    yield from (item for item in pieces if kinds[item.look.kind].button)


def rect_of_board(scene: TableScene, player: str) -> QRectF:
    """Return the rectangle of a player's first visible board, or a null one."""
    return next((QRectF(board.body) for board in boards_of(scene, player)), QRectF())


def panels_of(scene: TableScene, player: str) -> Iterator[PieceItem]:
    """Yield a player's boards as wide as a panel, which those who look on must always be able to read."""
    least_width = PANEL * scene.sceneRect().width()
    yield from (board for board in boards_of(scene, player) if board.home.width >= least_width)


def board_fills_stage(scene: TableScene, player: str) -> bool:
    """Tell whether a player's own board fills the stage, so that nothing is darkened."""
    table, kinds = scene.sceneRect(), scene.kinds
    least_area = FILLING * table.width() * table.height()
    return any(
        item.seen
        and item.look.art == player
        and kinds[item.look.kind].owned
        and item.home.width * item.home.height > least_area
        for item in scene.piece_items()
    )
