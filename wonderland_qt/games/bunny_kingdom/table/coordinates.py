"""Coordinates: the number of each column and the letter of each row, on the frame of the map."""

from collections.abc import Iterator

from wonderland_qt.components.table_plan import Keyed, cells
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.table.layout import Rect
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.bunny_kingdom.content.game_content import Content

MAP = "map"
COLUMN, ROW = "column_number", "row_letter"


@known_of_content()
def coordinate_pieces(content: Content) -> tuple[Piece, ...]:
    """Return the pieces of the coordinates on the frame of the map."""
    found = []
    for kind, names in ((COLUMN, _column_names(content)), (ROW, _row_names(content))):
        for order, name in enumerate(names):
            words = text(f"piece-{kind}", name=name)
            found.append(
                Piece(f"{kind}:{name}", kind, art=kind, place=MAP, order=order, badge=name, text=words)
            )
    return tuple(found)


def coordinate_slots(content: Content, frame: Rect, squares: Rect) -> Iterator[Keyed]:
    """Yield the slots of the coordinates, each beside the squares that it names."""
    columns, rows = _column_names(content), _row_names(content)
    above = Rect(squares.x, frame.y, squares.width, squares.y - frame.y)
    before = Rect(frame.x, squares.y, squares.x - frame.x, squares.height)
    yield from cells(above, [f"{COLUMN}:{name}" for name in columns], columns=len(columns), inside=MAP)
    yield from cells(before, [f"{ROW}:{name}" for name in rows], columns=1, inside=MAP)


def _column_names(content: Content) -> list[str]:
    """Return the numbers of the map's columns, from 1."""
    return [str(number) for number in range(1, content.columns + 1)]


def _row_names(content: Content) -> list[str]:
    return list(content.files.board.rows)
