"""The pocket watch as pieces, and the result of the round beside it (WATCH-1, DUEL-2)."""

from collections.abc import Iterator

from wonderland_qt.engine.phrasing import describe_all, word_icons_of
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import Content
from wonderland_qt.games.tea_for_2.view import TableView

PRINTED_SPACES = 5
"""The spaces of the watch in the pictures of its hand and light."""

ABOVE_SPACES = 99
"""The order of the hand among the pieces on the watch."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the watch with its spaces and hand, and the result of the round (WATCH-1, DUEL-2).

    The pictures of hand and light fit a watch of five spaces only, where the spaces lie on the light; other
    watches have no light.
    """
    printed = len(content.ring) == PRINTED_SPACES
    art = str(content.ring.index(view.space) + 1) if printed else "any"
    words = text("piece-watch", space=Text(view.space))
    yield Piece("watch", "watch", art="watch", order=20, text=words)
    if printed:
        yield Piece("watch_light", "watch_light", art=art, place="watch", order=1, text=words)
    place_of_spaces = "watch_light" if printed else "watch"
    for order, space in enumerate(content.ring):
        yield _space_piece(content, space, place_of_spaces, order)
    yield Piece("watch_hand", "watch_hand", art=art, place="watch", order=ABOVE_SPACES, text=words)
    if view.revealed or view.phase == "over":
        yield _verdict(view, content)


def _space_piece(content: Content, space: str, place: str, order: int) -> Piece:
    """Return a space of the watch, with its effect."""
    effect = content.spaces[space].effect
    words, icons = text("piece-space", space=Text(space), effect=describe_all(effect)), word_icons_of(effect)
    return Piece(ids.SPACE(space), "space", art=space, place=place, order=order, text=words, icons=icons)


def _verdict(view: TableView, content: Content) -> Piece:
    """Return the plate with the result of the round, or of the game at the end (DUEL-2, END-5)."""
    if view.phase == "over":
        key, numbers = "plate-result", [player.total for player in view.players.values()]
    else:
        key, numbers = "plate-verdict", [content.cards[card].value for card in view.revealed.values()]
    higher, lower = max(numbers), min(numbers)
    words = text(key, winner=Text(view.winner), higher=higher, lower=lower, points=higher - lower)
    return Piece("verdict", "verdict", art="any", order=21, text=words, lines=(words,))
