"""The ghost that shows what a choice would bring, while somebody points at it."""

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import CardId, Content
from wonderland_qt.games.tea_for_2.table.star_track import pawn_piece
from wonderland_qt.games.tea_for_2.view import HOURGLASSES, TIDYING, TableView


def previewed(view: TableView, content: Content, piece: str) -> tuple[Piece, ...]:
    """Return the ghost of the pawn after destroying a card, or of the hand after moving it, if any.

    `piece` is the plate to destroy a top card, a card of the discard, or a space of the pocket watch.
    """
    kind, name = read_id(piece)
    if kind == ids.DESTROY:
        return (_pawn_after_destroying(view, content, view.tops[name]),)
    if TIDYING in view.choosing and name in view.players[view.winner].discard:
        return (_pawn_after_destroying(view, content, name),)
    can_move_watch = HOURGLASSES in view.choosing or "set_watch" in view.choosing
    if can_move_watch and name in content.ring:
        number = content.ring.index(name) + 1
        return (Piece("ghost", "watch_hand", art=str(number), place="watch"),)
    return ()


def _pawn_after_destroying(view: TableView, content: Content, card: CardId) -> Piece:
    """Return the winner's pawn where the stars of a destroyed card would move it."""
    owner = view.players[view.winner]
    return pawn_piece(content, "ghost", owner, stars=owner.stars + content.cards[card].stars)
