"""The map as pieces: squares with what they produce, lava, rabbits and buildings, and the fiefs over them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.fiefs import Fief, fiefs
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.naming import square_text
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP, coordinate_pieces

ABOVE_SQUARES = 200
"""The order of outlines among the pieces on the map: above all squares."""

VARIANTS = 3
"""The number of pictures of each terrain."""


@dataclass(frozen=True, slots=True)
class HeldSquare:
    """A square that somebody controls, with the building on it and the fief that it belongs to."""

    player: PlayerView
    building: CardId
    fief: Fief


def map_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield all pieces on the map."""
    held = held_squares(view, content)
    yield from coordinate_pieces(content)
    for order, square in enumerate(content.grid.squares):
        yield _square_piece(content, square, order, held.get(square))
    yield from _printed_pieces(content)
    for square in content.grid.squares:
        yield from _pieces_on_square(content, square, held.get(square))
    for player in view.players.values():
        yield from _fief_pieces(content, player)


def held_squares(view: TableView, content: Content) -> Mapping[Square, HeldSquare]:
    """Return by square its owner, building and fief, for all controlled squares."""
    return {
        square: HeldSquare(player, player.squares[square], fief)
        for player in view.players.values()
        for fief in fiefs(content, player)
        for square in fief.squares
    }


def square_id(square: Square) -> str:
    """Return the id of a square's place."""
    return ids.SQUARE(square)


def fief_words(fief: Fief) -> dict[str, int]:
    """Return the arguments of texts about a fief: squares, strength, wealth and points."""
    return {
        "squares": len(fief.squares),
        "strength": fief.strength,
        "wealth": fief.wealth,
        "points": fief.points,
    }


def _square_piece(content: Content, square: Square, order: int, held: HeldSquare | None) -> Piece:
    """Return the place of a square; its picture is one of the VARIANTS of its terrain."""
    row, column = divmod(order, content.columns)
    terrain = content.terrain[square].id
    art = f"{terrain}_{1 + (row + column) % VARIANTS}"
    return Piece(
        square_id(square),
        "square",
        art=art,
        place=MAP,
        order=order,
        text=square_text_of(content, square, held),
    )


def square_text_of(content: Content, square: Square, held: HeldSquare | None) -> Text:
    """Return the text of a square: terrain and resource and, if controlled, owner, building and fief."""
    terrain = Text(content.terrain[square].id)
    resource = Text(content.yields[square][0]) if content.yields[square] else "none"
    if held is None:
        return text("piece-square", square=square, terrain=terrain, resource=resource)
    return text(
        "piece-held-square",
        square=square,
        terrain=terrain,
        resource=resource,
        player=Text(held.player.id),
        building=Text(content.cards[held.building].of) if held.building else "none",
        **fief_words(held.fief),
    )


@known_of_content()
def _printed_pieces(content: Content) -> tuple[Piece, ...]:
    """Return the pieces printed on the map: resources, and lava on closed sides."""
    tokens = (
        Piece(ids.RESOURCE(square), "resource", art=resource, place=square_id(square), text=Text(resource))
        for square, yields in content.yields.items()
        for resource in yields
    )
    lava = (_lava_piece(first, second) for first, second in content.files.board.lava)
    return (*tokens, *lava)


def _lava_piece(first: Square, second: Square) -> Piece:
    """Return the lava on the side that two squares share; it lies across between squares of two rows."""
    row, other_row = first[0], second[0]
    kind, art = ("lava", "across") if row != other_row else ("upright_lava", "upright")
    words = text("piece-lava", first=first, second=second)
    return Piece(ids.LAVA(first, second), kind, art=art, place=square_id(first), text=words)


def _pieces_on_square(content: Content, square: Square, held: HeldSquare | None) -> Iterator[Piece]:
    """Yield the printed city, rabbit and building of a square."""
    place = square_id(square)
    if content.printed[square]:
        kind = "city" if held is not None else "free_city"
        words = square_text_of(content, square, held)
        yield Piece(ids.CITY(square), kind, art="printed", place=place, order=2, text=words)
    if held is None:
        return
    words = square_text_of(content, square, held)
    yield Piece(ids.RABBIT(square), "rabbit", art=held.player.id, place=place, order=1, text=words)
    if held.building != NO_BUILDING:
        yield from _building_pieces(content, square, held)


def _building_pieces(content: Content, square: Square, held: HeldSquare) -> Iterator[Piece]:
    """Yield a building and what it produces by trade.

    A card of sky towers stands on two squares, so the tower on the second one has an id of its own.
    """
    building, built = content.buildings[held.building], held.player.squares
    first_square = next(each for each, card in built.items() if card == held.building)
    piece = ids.BUILDING(held.building)
    if square != first_square:
        piece = ids.BUILDING(held.building, 2)
    words = text("piece-building", building=Text(building.id), square=square)
    yield Piece(piece, building.kind, art=building.id, place=square_id(square), order=2, text=words)
    traded = held.player.trade.get(square)
    if traded is not None:
        yield Piece(ids.TRADED(square), "traded", art=traded, place=piece, text=Text(traded))


def _fief_pieces(content: Content, player: PlayerView) -> Iterator[Piece]:
    """Yield the outlines of a player's fiefs, and the threads between pairs of sky towers, above these."""
    for fief in fiefs(content, player):
        words = text("piece-fief", player=Text(player.id), **fief_words(fief))
        covers, piece = tuple(map(square_id, fief.squares)), ids.FIEF(fief.squares[0])
        yield Piece(piece, "fief", art=player.id, place=MAP, order=ABOVE_SQUARES, text=words, covers=covers)
    yield from _thread_pieces(player)


def _thread_pieces(player: PlayerView) -> Iterator[Piece]:
    """Yield the threads between pairs of sky towers: no other building stands on more than one square."""
    squares_of_building: dict[CardId, list[Square]] = {}
    for square, card in player.squares.items():
        squares_of_building.setdefault(card, []).append(square)
    for card, squares in squares_of_building.items():
        if card != NO_BUILDING and len(squares) > 1:
            words = text("piece-thread", squares=tuple(map(square_text, squares)))
            covers, piece = tuple(map(square_id, squares)), ids.THREAD(card)
            yield Piece(
                piece, "thread", art=player.id, place=MAP, order=ABOVE_SQUARES + 1, text=words, covers=covers
            )
