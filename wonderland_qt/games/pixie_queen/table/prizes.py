"""The prizes as pieces: their rows, and the next one of each at what brings it."""

from collections.abc import Iterator

from msgspec.structs import replace

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.rules import leftmost
from wonderland_qt.games.pixie_queen.seen.log import prize_text
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table.single_pieces import AFTER_OTHERS, prize_piece

ACT_OF_ROW = {"ring": "forge_ring", "offering": "special_offering"}
"""By row of prizes the action that takes one; servant prizes are for the servant spot."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the rows of prizes, and the prizes that are taken next."""
    yield from _prizes_in_rows(view, content)
    yield from _next_prizes(view, content)


def _prizes_in_rows(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the prizes, and the empty places of those taken, on which servants may stand."""
    servants = {prize: owner.id for owner in view.players.values() for prize in owner.servants}
    for order, (prize, known) in enumerate(content.prizes.items()):
        row = ids.ROW(known.row)
        if prize in view.prizes:
            yield prize_piece(content, prize, row, order)
            continue
        bare, words = ids.BARE(order), prize_text(content, prize)
        yield Piece(bare, "prize", art="bare", place=row, order=order, text=text("piece-bare", prize=words))
        if prize in servants:
            owner = servants[prize]
            words = text("piece-servant", player=Text(owner), prize=words)
            yield Piece(ids.SERVANT(prize), "pixie", art=owner, place=bare, text=words)


def _next_prizes(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the prizes that are taken next, each at what brings it: a space, or the servant spot.

    A row without an action that brings it shows no prize; that of servants needs none.
    """
    for row, prize in leftmost(content, view.prizes).items():
        place = _place_that_brings(content, row)
        if place or row not in ACT_OF_ROW:
            piece = prize_piece(content, prize, place, AFTER_OTHERS)
            words = text("piece-next", prize=piece.text)
            yield replace(piece, id=ids.NEXT(row), kind="next_prize", text=words)


def _place_that_brings(content: Content, row: str) -> str:
    """Return the space of the action that takes a prize of a row, "" if there is none.

    Only double spaces have a level; the round spaces of an action are one place.
    """
    for space in content.spaces.values():
        if content.actions[space.action].do.word == ACT_OF_ROW.get(row):
            return ids.SPACE(space.id) if space.level else ids.ROUND(space.action)
    return ""
