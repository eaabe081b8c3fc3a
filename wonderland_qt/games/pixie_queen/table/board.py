"""The board as pieces: phase, cubes, demands, tracks, score, prizes, supply, tiles and spaces."""

from collections.abc import Iterator

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.table import demands, prizes, spaces, tracks
from wonderland_qt.games.pixie_queen.table.single_pieces import (
    AFTER_OTHERS,
    good_piece,
    pixie_piece,
    tile_pieces,
)


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the pieces of the board, without the mines."""
    yield from _phase_sign(view, content)
    yield from _cube_pieces(view)
    yield from demands.pieces(view, content)
    yield from tracks.pieces(view, content)
    yield from prizes.pieces(view, content)
    yield from _supply_pieces(view)
    yield from _tiles_on_board(view, content)
    yield from spaces.pieces(view, content)


def _phase_sign(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the sign with round and phase, and the pixie on the servant spot."""
    rounds = content.settings.rounds
    words = text("piece-phase", phase=view.phase, round=view.round, rounds=rounds)
    lines = (text("phase-round", round=view.round, rounds=rounds),) if view.round else ()
    art = f"phase-{view.phase}"
    yield Piece("phase", "phase", art=art, order=1, text=words, icons=("servant",), lines=lines)
    if view.waiting:
        yield pixie_piece("pixie:servant", view.waiting, "space:servant", order=1)


def _cube_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the large and the small cubes on the order tracks, nearest the palace first."""
    for cubes, players in (("large", view.large), ("small", view.small)):
        for rank, player in enumerate(players, start=1):
            words = text(f"piece-{cubes}-cube", player=Text(player), rank=rank)
            yield Piece(f"{cubes}:{player}", "cube", art=player, place=cubes, order=rank, text=words)


def _supply_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the goods of the supply, and the bag after them."""
    for order, (good, tokens) in enumerate(view.supply.items()):
        yield good_piece(ids.SUPPLY(good), good, tokens, place="supply", order=order, text_key="piece-supply")
    markers = tuple(tokens_text(marker, count) for marker, count in view.bag.items())
    words = text("piece-bag", markers=markers) if markers else Text("piece-bag-empty")
    number = str(sum(view.bag.values()))
    yield Piece("bag", "bag", art="bag", place="supply", order=AFTER_OTHERS, badge=number, text=words)


def _tiles_on_board(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the tiles that can be taken from the board, of the stack of food tiles only the top one."""
    top_food_tile = view.food_stack[:1]
    for order, tile in enumerate((*top_food_tile, *view.one_use, *view.permanents)):
        yield from tile_pieces(view, content, tile, ending="", place="tiles", order=order)
