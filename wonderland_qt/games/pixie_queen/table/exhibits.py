"""The content as it looks, entry by entry: tiles, actions, goods, colours, prizes and fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from wonderland_qt.engine.exhibits import Exhibit, section_shown
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.rules import Game, rules
from wonderland_qt.games.pixie_queen.seen.choices import prize_thing
from wonderland_qt.games.pixie_queen.seen.view import view
from wonderland_qt.games.pixie_queen.setup import NewGame, starting_state
from wonderland_qt.games.pixie_queen.table.board import tile_piece
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.parts.entries import Entry
from wonderland_qt.parts.seating import colours

TENTHS = 10
TILES = ("food_tiles", "one_use_tiles", "permanent_tiles")


def exhibits(pack: Pack) -> tuple[Exhibit, ...]:
    """Return every entry of a content, as it lies on a table that has just been laid."""
    return tuple(_exhibits(pack))


def _exhibits(pack: Pack) -> Iterator[Exhibit]:
    content, seats = pack.content, colours(pack)[: max(pack.tables)]
    table = view(Game(rules, starting_state(pack, NewGame(seats)), pack).advance(), None)
    lying = {piece.id: piece for piece in pieces(table, pack)}

    def as_lying(*places: str) -> Callable[[Entry], Piece]:
        return lambda entry: next(lying[f"{at}:{entry.id}"] for at in places if f"{at}:{entry.id}" in lying)

    for section in TILES:
        tiles = section_shown(content, section, "tile", lambda tile: tile_piece(pack, tile.id), "permanent")
        yield from tiles
    prizes = section_shown(content, "prizes", "prize", as_lying("prize"))
    for exhibit, prize in zip(prizes, content.prizes, strict=True):
        worth = TENTHS * prize.points
        yield replace(exhibit, name=exhibit.piece.text, worth=worth, thing=prize_thing(prize))
    yield from section_shown(content, "actions", "action", as_lying("round", "space"), "action")
    yield from section_shown(content, "goods", "good", as_lying("supply"), "offering")
    yield from section_shown(content, "colours", "colour", as_lying("portrait"))
    for number in range(pack.last_field):
        field = [lying[f"{name}:{number + 1}"] for name in ("penalty", "field:silver", "field:gold")]
        rules_there, penalty = tuple(piece.text for piece in field), replace(field[0], place="")
        yield Exhibit(("fields", number), "field", penalty.text, (penalty,), rules_there)
