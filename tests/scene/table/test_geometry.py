"""Nothing on the table is cut off, hidden or too small, at three sizes and at moments of whole games."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.scene.drawn import Drawn

pytestmark = pytest.mark.window

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
MOMENTS, BETWEEN = 6, 60
TABLE_AT_LEAST = (950, 520)
"""The room that is left to the table by the panels of a window of 1280 x 720."""
LEAST_PIECE, MOST_HIDDEN, OPAQUE = 8, 0.8, 200


def moments(table: Drawn) -> Iterator[Drawn]:
    for _ in range(MOMENTS):
        table.play(BETWEEN)
        table.show()
        yield table


def seen(table: Drawn) -> list[Any]:
    """What lies on the ground; light and shade over it let it be seen."""
    kinds = table.scene.kinds
    pieces = ((item, kinds[item.look.kind]) for item in table.items if item.isVisible())
    return [item for item, kind in pieces if not kind.printed and not kind.veil and not kind.shining]


def hidden(lower: Any, upper: Any) -> float:
    common = lower.body & upper.body
    return float(common.width() * common.height() / (lower.body.width() * lower.body.height()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_lies_within_the_table(players: int, lay_table: Callable[..., Drawn]) -> None:
    for table in moments(lay_table(players, seed=players)):
        whole = table.scene.sceneRect()
        laid = (item for item in table.items if item.home.width)
        assert [item.piece_id for item in laid if not whole.contains(item.body)] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_of_every_piece_enough_is_seen_beside_its_neighbours(
    players: int, lay_table: Callable[..., Drawn]
) -> None:
    """Cards and chips in a pile may lie on each other; all else is seen."""
    for table in moments(lay_table(players, seed=10 + players)):
        slots = {piece.id: table.layout.slot(piece) for piece in table.pieces.values()}
        loose = [
            item
            for item in seen(table)
            if (slot := slots[item.piece_id]) is not None and slot.spread != "pile"
        ]
        loose.sort(key=lambda item: item.zValue())
        pairs = (pair for pair in combinations(loose, 2) if pair[0].body.intersects(pair[1].body))
        covered = [
            (lower.piece_id, upper.piece_id)
            for lower, upper in pairs
            if upper.place != lower.piece_id and hidden(lower, upper) > MOST_HIDDEN
        ]
        assert covered == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pieces_are_large_enough_in_the_smallest_window(
    players: int, lay_table: Callable[..., Drawn]
) -> None:
    table = lay_table(players, seed=20 + players)
    view = table.seen_at(*TABLE_AT_LEAST)
    view.fit()
    for moment in moments(table):
        sizes = {
            item.piece_id: min(item.body.width(), item.body.height()) * view.zoom for item in seen(moment)
        }
        assert {piece: size for piece, size in sizes.items() if size < LEAST_PIECE} == {}


@pytest.mark.parametrize("size", SIZES)
def test_pictures_hold_all_that_is_painted_on_them(
    size: tuple[int, int], lay_table: Callable[..., Drawn]
) -> None:
    """The outermost pixels of the picture of a lifted thing are clear: neither badge nor shadow is cut."""
    table = lay_table(5, seed=4)
    view = table.seen_at(*size)
    view.fit()
    table.play(200)
    table.show()
    view.bake_visible()
    cut = [item.piece_id for item in seen(table) if not item.pixmap().isNull() and _touches_edge(item)]
    assert cut == []


def _touches_edge(item: Any) -> bool:
    image = item.pixmap().toImage()
    right, bottom = image.width() - 1, image.height() - 1
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    middles = [(right // 2, 0), (right // 2, bottom), (0, bottom // 2), (right, bottom // 2)]
    return any(image.pixelColor(x, y).alpha() > OPAQUE for x, y in corners + middles)
