"""The gallery: every entry of the content with its pieces, as the workshop shows it."""

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from wonderland_qt.components.entries import Entry
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.table.gallery_entries import GalleryEntry, section_shown
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.pixie_queen.content.game_content import Content, TileKind
from wonderland_qt.games.pixie_queen.rules import Game, rules
from wonderland_qt.games.pixie_queen.seen.choices import prize_thing
from wonderland_qt.games.pixie_queen.seen.view import view
from wonderland_qt.games.pixie_queen.setup import starting_state
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.single_pieces import tile_piece

TENTHS = 10
"""Prizes are sorted by their points, in tenths."""

TILES: Mapping[str, TileKind] = {
    "food_tiles": "food",
    "one_use_tiles": "one_use",
    "permanent_tiles": "permanent",
}
"""By section of tiles, the kind that they are of."""


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every entry of a content, with pieces as in a new game."""
    seats = colours(content)[: max(content.tables)]
    table = view(Game(rules, starting_state(content, NewGame(seats)), content).advance(), None)
    on_table = {piece.id: piece for piece in pieces(table, content)}
    return (*_tile_entries(content), *_prize_entries(content, on_table), *_other_entries(content, on_table))


def _piece_on_table(on_table: Mapping[str, Piece], *kinds: str) -> Callable[[Entry], Piece]:
    """Return a function that finds the piece of an entry, whose id begins with one of these kinds.

    Of several kinds the first counts of which the table has a piece.
    """

    def piece_of(entry: Entry) -> Piece:
        ids = [f"{kind}:{entry.id}" for kind in kinds]
        return next(on_table[piece_id] for piece_id in ids if piece_id in on_table)

    return piece_of


def _tile_entries(content: Content) -> Iterator[GalleryEntry]:
    """Yield the tiles of all kinds, by which reports compare them with others."""
    for section, kind_of_tile in TILES.items():
        yield from section_shown(
            content.files,
            section,
            kind="tile",
            piece_of=lambda tile: tile_piece(content, tile.id),
            reported=kind_of_tile,
        )


def _prize_entries(content: Content, on_table: Mapping[str, Piece]) -> Iterator[GalleryEntry]:
    """Yield the prizes, named by row and points as they have no names of their own.

    Their value is in tenths of a point, as that of all entries.
    """
    prizes = content.files.prizes
    entries = section_shown(content.files, "prizes", "prize", _piece_on_table(on_table, "prize"))
    for entry, prize in zip(entries, prizes, strict=True):
        value = TENTHS * prize.points
        yield replace(entry, name=entry.piece.text, value=value, thing=prize_thing(prize))


def _other_entries(content: Content, on_table: Mapping[str, Piece]) -> Iterator[GalleryEntry]:
    """Yield the actions, goods, colours, and fields of the tracks, with their pieces on the table.

    An action has either a round space or spaces of the pyramid. Of goods, reports count what was offered.
    """
    files = content.files
    yield from section_shown(
        files,
        "actions",
        kind="action",
        piece_of=_piece_on_table(on_table, "round", "space"),
        reported="action",
    )
    yield from section_shown(
        files, "goods", kind="good", piece_of=_piece_on_table(on_table, "supply"), reported="offering"
    )
    yield from section_shown(files, "colours", "colour", _piece_on_table(on_table, "portrait"))
    yield from _field_entries(content, on_table)


def _field_entries(content: Content, on_table: Mapping[str, Piece]) -> Iterator[GalleryEntry]:
    """Yield the fields of the tracks, each as its penalty with the prices on both tracks as rules."""
    for index in range(content.last_field):
        number = index + 1
        penalty = replace(on_table[f"penalty:{number}"], place="")
        silver, gold = on_table[f"field:silver:{number}"], on_table[f"field:gold:{number}"]
        yield GalleryEntry(
            ("fields", index),
            "field",
            name=penalty.text,
            pieces=(penalty,),
            rules=(penalty.text, silver.text, gold.text),
        )
