"""The pieces on the table, made from a view: scenery, round, star track, market, watch and both sides.

Options refer to pieces by these ids.
"""

from wonderland_qt.components.scenery import fixed_pieces
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.tea_for_2.game_content import Content
from wonderland_qt.games.tea_for_2.table import market, sides, star_track, watch
from wonderland_qt.games.tea_for_2.view import TableView


def pieces(view: TableView, content: Content) -> tuple[Piece, ...]:
    """Return all pieces on the table, places before the pieces on them."""
    return (
        *fixed_pieces(content.files.scenery, view.phase),
        _round_piece(view),
        *star_track.pieces(view, content),
        *market.pieces(view, content),
        *watch.pieces(view, content),
        *sides.pieces(view, content),
    )


def _round_piece(view: TableView) -> Piece:
    """Return the sign with the number of the round."""
    number, words = str(view.round), text("piece-round", round=view.round)
    return Piece("phase", "phase", art="round", order=1, badge=number, text=words)
