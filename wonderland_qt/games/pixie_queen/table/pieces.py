"""The pieces on the table, made from a view: the board first, then players, then the courts of the judgement.

Ids are those that options take up and put down on.
"""

from __future__ import annotations

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.board_pieces import board_pieces
from wonderland_qt.games.pixie_queen.table.courts import Lines, court_pieces
from wonderland_qt.games.pixie_queen.table.player_pieces import player_pieces
from wonderland_qt.games.pixie_queen.table.space_pieces import space_pieces


def pieces(view: TableView, pack: Pack, lines: Lines | None = None) -> tuple[Piece, ...]:
    """Return every piece on the table as the viewer sees it; places come before what lies on them.

    `lines` are those of the courts, where they are not those of how things stand.
    """
    return (
        *board_pieces(view, pack),
        *space_pieces(view, pack),
        *player_pieces(view, pack),
        *court_pieces(view, pack, lines),
    )
