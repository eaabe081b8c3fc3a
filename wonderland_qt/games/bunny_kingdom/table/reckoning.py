"""Reckoning: the pieces that show how a fief or a parchment is counted."""

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content, ResourceId
from wonderland_qt.games.bunny_kingdom.events import FiefHarvested, ParchmentScored
from wonderland_qt.games.bunny_kingdom.fiefs import produced_on, strength_on
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP
from wonderland_qt.games.bunny_kingdom.table.map_pieces import ABOVE_SQUARES, square_id

SHADE, ACCOUNT, SCROLL = "shade", "account", "scroll"
SHINING_ORDER, SHADE_ORDER = ABOVE_SQUARES + 2, ABOVE_SQUARES + 3
"""The light on a fief lies above fiefs and their threads, and the shade on all others above that."""
TOWERS_ORDER, MARK_ORDER = 8, 9
"""Numbers of towers and other marks lie above all that stands on a square, the marks on top."""
SCROLL_ORDER, GAIN_ORDER = 45, 70
"""The open parchment lies above the hand, and a gain above all else on a player's board."""
AFTER_RESOURCES = 20
"""The order of what follows the resources in an account, beyond that of the last of them."""
ACROSS, DOWN = 2, 7
"""The grid of places on the map for the account of a fief."""


def fief_counted(view: TableView, content: Content, event: FiefHarvested) -> Iterator[Piece]:
    """Yield the lit fief with its towers, each kind of its resources once, and its account."""
    yield from _shade_piece(content, event.squares)
    covers = tuple(map(square_id, event.squares))
    words = Text("piece-shade")
    yield Piece(
        "shining", "shining", art=event.player, place=MAP, order=SHINING_ORDER, text=words, covers=covers
    )
    first = _first_resources(view, content, event)
    for resource, square in first.items():
        piece, words = ids.WEALTH(square, resource), Text(resource)
        yield Piece(piece, "wealth", art=resource, place=square_id(square), order=MARK_ORDER, text=words)
    yield from _tower_pieces(view, content, event)
    yield from _fief_account(content, event, tuple(first))


def _first_resources(view: TableView, content: Content, event: FiefHarvested) -> dict[ResourceId, Square]:
    """Return the kinds of resources of a fief, each with the first square that produces it."""
    player, found = view.players[event.player], dict[ResourceId, Square]()
    for square in event.squares:
        for resource in produced_on(content, square, player.squares[square], player.trade):
            found.setdefault(resource, square)
    return found


def _tower_pieces(view: TableView, content: Content, event: FiefHarvested) -> Iterator[Piece]:
    """Yield for each square of a fief with a city the number of its towers."""
    built = view.players[event.player].squares
    for square in event.squares:
        towers = strength_on(content, square, built[square])
        if towers:
            words, badge = text("piece-strength", square=square, towers=towers), f"+{towers}"
            piece, place = ids.STRENGTH(square), square_id(square)
            yield Piece(
                piece, "strength", art="strength", place=place, order=TOWERS_ORDER, badge=badge, text=words
            )


def _fief_account(
    content: Content, event: FiefHarvested, resources: Collection[ResourceId]
) -> Iterator[Piece]:
    """Yield the account of a fief: towers times resources are points (HARVEST-3).

    It lies in the room of the map where it hides least of the fief.
    """
    first_square, *_others = event.squares
    title, words = text("account-title", player=Text(event.player), square=first_square), _fief_text(event)
    room = _room_hiding_least(content, event.squares)
    yield Piece(ACCOUNT, ACCOUNT, art="any", place=SHADE, order=room, text=words, lines=(title,))
    strength, points = str(event.strength), str(event.points)
    towers = _part_of_account("towers", kind="factor", order=1, badge=strength, words=words)
    yield replace(towers, icons=("towers",))
    yield _part_of_account("times", kind="operator", order=2, badge="×", words=words)
    for order, resource in enumerate(resources, start=3):
        yield Piece(
            f"{ACCOUNT}:{resource}", "resource", art=resource, place=ACCOUNT, order=order, text=Text(resource)
        )
    yield _part_of_account("equals", kind="operator", order=AFTER_RESOURCES, badge="=", words=words)
    yield _part_of_account("star", kind="star", order=AFTER_RESOURCES + 1, badge=points, words=words)


def _fief_text(event: FiefHarvested) -> Text:
    """Return the text of a fief that is counted: squares, strength, wealth and points."""
    return text(
        "piece-fief",
        player=Text(event.player),
        squares=len(event.squares),
        strength=event.strength,
        wealth=event.wealth,
        points=event.points,
    )


def _part_of_account(name: str, kind: str, order: int, badge: str, words: Text) -> Piece:
    """Return a number or an operator of the account of a fief."""
    return Piece(f"{ACCOUNT}:{name}", kind, art=name, place=ACCOUNT, order=order, badge=badge, text=words)


def parchment_counted(content: Content, event: ParchmentScored) -> Iterator[Piece]:
    """Yield the open parchment with its points, and numbers on the squares that it counts.

    A square that counts several times is numbered once. The map is dark from one parchment to the next, also
    while none of its squares is counted.
    """
    squares = tuple(dict.fromkeys(event.squares))
    yield from _shade_piece(content, squares)
    for number, square in enumerate(squares, start=1):
        yield _tick_piece(square, number)
    yield from _open_parchment(content, event)


def _tick_piece(square: Square, number: int) -> Piece:
    """Return the number on a square that a parchment counts."""
    words, place = text("piece-tick", square=square, number=number), square_id(square)
    badge = str(number)
    return Piece(ids.TICK(square), "tick", art="tick", place=place, order=MARK_ORDER, badge=badge, text=words)


def _open_parchment(content: Content, event: ParchmentScored) -> Iterator[Piece]:
    """Yield the parchment that scores with its rules, and the lord and the points on it."""
    rules = tuple(map(describe, content.parchments[event.counted_as].score))
    words = text("piece-bar", parchment=Text(event.parchment), points=event.points)
    lines = (Text(event.parchment), text("scroll-rules", rules=rules))
    yield Piece(SCROLL, SCROLL, art="open", order=SCROLL_ORDER, text=words, lines=lines)
    yield Piece("scroll:lord", "lord", art=event.player, place=SCROLL, order=1, text=Text(event.player))
    yield Piece("scroll:star", "star", art="star", place=SCROLL, order=2, badge=str(event.points), text=words)


def gain_piece(player: PlayerId, points: int) -> Piece:
    """Return the piece with the points that a player has just gained."""
    words = text("piece-gain", player=Text(player), points=points)
    place, badge = ids.PLAYER(player), f"+{points}"
    return Piece(ids.GAIN(player), "gain", art="gain", place=place, order=GAIN_ORDER, badge=badge, text=words)


def sums_marked(pieces: Sequence[Piece], counted: Collection[Square], now: Square) -> Iterator[Piece]:
    """Yield the pieces; sums of fiefs look counted, counted now or to be counted later.

    `counted` and `now` are the first squares of fiefs.
    """
    for piece in pieces:
        fief = ids.SUM.names(piece.id) if piece.kind == "sum" else ""
        if fief == now:
            yield replace(piece, art="now")
        elif fief in counted:
            yield replace(piece, art="counted")
        else:
            yield piece


def _shade_piece(content: Content, lit: Collection[Square]) -> Iterator[Piece]:
    """Yield the shade over all squares of the map but those that are lit."""
    covers = tuple(square_id(square) for square in content.grid.squares if square not in lit)
    words = Text("piece-shade")
    yield Piece(SHADE, SHADE, art=SHADE, place=MAP, order=SHADE_ORDER, text=words, covers=covers)


def _room_hiding_least(content: Content, squares: Collection[Square]) -> int:
    """Return the room of the map that hides least of a fief; of equal ones the lowest.

    The map is divided into ACROSS by DOWN rooms.
    """
    lowest_first = reversed(range(ACROSS * DOWN))
    return min(lowest_first, key=lambda room: sum(_room_hides(content, room, square) for square in squares))


def _room_hides(content: Content, room: int, square: Square) -> bool:
    """Tell whether a room of the map overlaps a square.

    Rooms are so wide that the few squares on the border of two count for one of them; down, where rooms are
    low, such a square counts for both.
    """
    columns, rows = content.columns, len(content.files.board.rows)
    row, column = divmod(content.grid.order[square], columns)
    room_row, room_column = divmod(room, ACROSS)
    same_column = column * ACROSS // columns == room_column
    begins_above_end = row * DOWN < (room_row + 1) * rows
    ends_below_start = (row + 1) * DOWN > room_row * rows
    return same_column and begins_above_end and ends_below_start
