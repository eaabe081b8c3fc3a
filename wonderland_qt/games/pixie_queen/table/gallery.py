"""The gallery: every entry of the content with its pieces, as the workshop shows it."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from wonderland_qt.components.entries import Entry
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.table.gallery_entries import GalleryEntry, section_shown
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.rules import Game, rules
from wonderland_qt.games.pixie_queen.seen.choices import prize_thing
from wonderland_qt.games.pixie_queen.seen.view import view
from wonderland_qt.games.pixie_queen.setup import starting_state
from wonderland_qt.games.pixie_queen.table.board import tile_piece
from wonderland_qt.games.pixie_queen.table.pieces import pieces

TENTHS = 10
TILES = ("food_tiles", "one_use_tiles", "permanent_tiles")


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every entry of a content, with pieces as in a new game."""
    return tuple(_gallery(content))


def _gallery(content: Content) -> Iterator[GalleryEntry]:
    files, seats = content.files, colours(content)[: max(content.tables)]
    table = view(Game(rules, starting_state(content, NewGame(seats)), content).advance(), None)
    lying = {piece.id: piece for piece in pieces(table, content)}

    def as_lying(*places: str) -> Callable[[Entry], Piece]:
        return lambda entry: next(lying[f"{at}:{entry.id}"] for at in places if f"{at}:{entry.id}" in lying)

    for section in TILES:
        tiles = section_shown(files, section, "tile", lambda tile: tile_piece(content, tile.id), "permanent")
        yield from tiles
    prizes = section_shown(files, "prizes", "prize", as_lying("prize"))
    for shown, prize in zip(prizes, files.prizes, strict=True):
        value = TENTHS * prize.points
        yield replace(shown, name=shown.piece.text, value=value, thing=prize_thing(prize))
    yield from section_shown(files, "actions", "action", as_lying("round", "space"), "action")
    yield from section_shown(files, "goods", "good", as_lying("supply"), "offering")
    yield from section_shown(files, "colours", "colour", as_lying("portrait"))
    for number in range(content.last_field):
        field = [lying[f"{name}:{number + 1}"] for name in ("penalty", "field:silver", "field:gold")]
        rules_there, penalty = tuple(piece.text for piece in field), replace(field[0], place="")
        yield GalleryEntry(("fields", number), "field", penalty.text, (penalty,), rules_there)
