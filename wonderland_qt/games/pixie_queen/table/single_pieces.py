"""Pieces that lie on the board as well as at players: goods, pixies, prizes and tiles."""

from collections.abc import Iterator

from msgspec.structs import replace

from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.game_content import Content, GoodId, TileId
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.seen.log import prize_text
from wonderland_qt.games.pixie_queen.seen.view import TableView

AFTER_OTHERS = 9
"""The order of a piece that comes after the others on its place."""


def good_piece(piece_id: str, good: GoodId, tokens: int, place: str, order: int, text_key: str) -> Piece:
    """Return the piece of a stack of tokens of a good; `text_key` is the message that describes it."""
    words = text(text_key, goods=tokens_text(good, tokens))
    return Piece(piece_id, "good", art=good, place=place, order=order, badge=str(tokens), text=words)


def pixie_piece(piece_id: str, player: PlayerId, place: str, order: int = 0, owner: str = "") -> Piece:
    """Return the piece of a player's pixie."""
    words = text("piece-pixie", player=Text(player))
    return Piece(piece_id, "pixie", art=player, place=place, order=order, text=words, owner=owner)


def prize_piece(content: Content, prize: str, place: str, order: int) -> Piece:
    """Return the piece of a prize tile."""
    known = content.prizes[prize]
    art, words = "golden" if known.golden else "plain", prize_text(content, prize)
    return Piece(
        ids.PRIZE(prize), "prize", art=art, place=place, order=order, badge=str(known.points), text=words
    )


def tile_pieces(
    view: TableView, content: Content, tile: TileId, ending: str, place: str, order: int
) -> Iterator[Piece]:
    """Yield a tile and the tile in its pocket; their ids end with `ending`, ":PLAYER" for players."""
    tile_id = f"tile:{tile}{ending}"
    yield replace(tile_piece(content, tile), id=tile_id, place=place, order=order)
    if tile in view.pockets:
        inner = view.pockets[tile]
        yield replace(tile_piece(content, inner), id=f"pocket:{inner}{ending}", place=tile_id, order=1)


def tile_piece(content: Content, tile: TileId) -> Piece:
    """Return the piece of a food tile, one-use tile or permanent tile."""
    if tile in content.food_tiles:
        gives = content.food_tiles[tile].gives
        words = text("piece-food-tile", tokens=gives)
        return Piece(ids.TILE(tile), "food_tile", art="any", badge=str(gives), text=words)
    words = text("piece-tile", tile=Text(tile), does=describe(content.abilities[tile]))
    return Piece(ids.TILE(tile), content.kind_of(tile), art=tile, text=words)
