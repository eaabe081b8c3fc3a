"""The content as it looks, entry by entry: actions, tiles, prizes, goods, colours and tracks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wonderland_qt.engine.evidence import Thing
from wonderland_qt.engine.exhibits import Exhibit
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.rules import Game, rules
from wonderland_qt.games.pixie_queen.seen.evidence import prize_thing
from wonderland_qt.games.pixie_queen.seen.view import view
from wonderland_qt.games.pixie_queen.setup import NewGame, roster, starting_state
from wonderland_qt.games.pixie_queen.table.board_pieces import tile_piece
from wonderland_qt.games.pixie_queen.table.pieces import pieces

TENTHS = 10
TILES = ("food_tiles", "one_use_tiles", "permanent_tiles")
OTHERS = {
    "actions": ("action", ("space:{}", "round:{}"), "action"),
    "goods": ("good", ("supply:{}",), "offering"),
    "colours": ("colour", ("portrait:{}",), ""),
}
"""For each section its kind, the pieces that its entries are on a table, and what reports call them."""


def exhibits(pack: Pack) -> tuple[Exhibit, ...]:
    """Return every entry of a content, as it lies on a table that has just been laid."""
    seats = roster(pack)[: max(pack.tables)]
    table = view(Game(rules, starting_state(pack, NewGame(seats)), pack).advance(), None)
    lying = {piece.id: piece for piece in pieces(table, pack)}
    return (*_tiles(pack), *_prizes(pack, lying), *_others(pack, lying), *_fields(pack, lying))


def _tiles(pack: Pack) -> Iterator[Exhibit]:
    for section in TILES:
        for number, tile in enumerate(getattr(pack.content, section)):
            piece, thing = tile_piece(pack, tile.id, f"tile:{tile.id}", "", 0), Thing("permanent", tile.id)
            path, copies = (section, number), getattr(tile, "copies", 1)
            yield Exhibit(path, "tile", Text(tile.id), (piece,), (piece.text,), copies, thing=thing)


def _prizes(pack: Pack, lying: dict[str, Piece]) -> Iterator[Exhibit]:
    for number, prize in enumerate(pack.content.prizes):
        piece = replace(lying[f"prize:{prize.id}"], place="")
        told, price = prize_thing(prize), TENTHS * prize.points
        yield Exhibit(
            ("prizes", number), "prize", piece.text, (piece,), (piece.text,), worth=price, thing=told
        )


def _others(pack: Pack, lying: dict[str, Piece]) -> Iterator[Exhibit]:
    for section, (kind, places, reported) in OTHERS.items():
        for number, entry in enumerate(getattr(pack.content, section)):
            piece = next(lying[name] for place in places if (name := place.format(entry.id)) in lying)
            thing = Thing(reported, entry.id) if reported else None
            shown = (replace(piece, place=""),)
            yield Exhibit((section, number), kind, Text(entry.id), shown, (piece.text,), thing=thing)


def _fields(pack: Pack, lying: dict[str, Piece]) -> Iterator[Exhibit]:
    for number in range(pack.last_field):
        penalty, *prices = (
            lying[f"{name}:{number + 1}"] for name in ("penalty", "field:silver", "field:gold")
        )
        rules = tuple(piece.text for piece in (penalty, *prices))
        shown = (replace(penalty, place=""),)
        yield Exhibit(("fields", number), "field", penalty.text, shown, rules)
