"""The ghost that shows what a choice would bring, while somebody points at it."""

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import Content
from wonderland_qt.games.tea_for_2.table.star_track import pawn_piece
from wonderland_qt.games.tea_for_2.view import HOURGLASSES, TIDYING, TableView


def previewed(view: TableView, content: Content, piece: str) -> tuple[Piece, ...]:
    """Return the ghost of the pawn after destroying a card, or of the hand after moving it, if any.

    `piece` is the plate to destroy a top card, a card of the discard, or a space of the pocket watch.
    """
    kind, name = read_id(piece)
    owner = view.players[view.winner]
    card = view.tops.get(name, "") if kind == ids.DESTROY else name
    if kind == ids.DESTROY or (TIDYING in view.choosing and card in owner.discard):
        return (pawn_piece(content, "ghost", owner, owner.stars + content.cards[card].stars),)
    if name in content.ring and {HOURGLASSES, "set_watch"} & {*view.choosing}:
        number = content.ring.index(name) + 1
        return (Piece("ghost", "watch_hand", art=str(number), place="watch"),)
    return ()
