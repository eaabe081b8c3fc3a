"""What the Queen demands: the round tiles, and a sign with the demand of this round if it is known."""

from collections.abc import Iterator

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.seen.view import TableView

SIGN_ORDER, LARGE_TILE_ORDER = 12, 13
"""The sign of the demand lies on the small tiles, and the large tile on the sign."""
UNKNOWN = "?"
"""The badge of the large tile while it is face down; the small ones bear the number of their round."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the round tiles, those to come face down with their numbers, and the sign of this round's."""
    for number, good in enumerate(view.demanded, start=1):
        words = text("piece-demand", round=number, good=Text(good))
        yield Piece(ids.ROUND_TILE(number), "round_tile", art=good, place="demands", order=number, text=words)
    for number in range(len(view.demanded) + 1, content.settings.rounds + 1):
        words = text("piece-demand-hidden", round=number)
        yield _face_down(ids.ROUND_TILE(number), words, str(number), place="demands", order=number)
    yield from _sign_of_round(view)


def _sign_of_round(view: TableView) -> Iterator[Piece]:
    """Yield the demand of this round, large, with words beside it (OFFER-1).

    Before the first round (0) it is that of the first.
    """
    number = max(view.round, 1)
    if len(view.demanded) < number:
        words = text("piece-demand-hidden", round=number)
        lines = (text("demand-unknown", round=number), Text("demand-when"))
        tile = _face_down("demand", words, UNKNOWN, order=LARGE_TILE_ORDER)
    else:
        good = view.demanded[number - 1]
        words = text("piece-demand", round=number, good=Text(good))
        lines = (words, Text("demand-brings"))
        tile = Piece("demand", "round_tile", art=good, order=LARGE_TILE_ORDER, text=words)
    yield Piece("demand:words", "demand_sign", art="any", order=SIGN_ORDER, text=words, lines=lines)
    yield tile


def _face_down(tile: str, words: Text, badge: str, place: str = "", order: int = 0) -> Piece:
    """Return a round tile that is face down."""
    return Piece(
        tile, "round_tile", art="back", place=place, order=order, face=False, badge=badge, text=words
    )
