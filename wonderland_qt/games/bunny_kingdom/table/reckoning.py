"""Reckoning: how a fief or a parchment is counted before all eyes, while all else lies in the shade."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.bunny_kingdom.content.pack import Pack, ResourceId
from wonderland_qt.games.bunny_kingdom.facts import FiefHarvested, ParchmentScored
from wonderland_qt.games.bunny_kingdom.fiefs import produced_on, strength_on
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP
from wonderland_qt.games.bunny_kingdom.table.map_pieces import square_id

SHADE, ACCOUNT, SCROLL = "shade", "account", "scroll"
ACROSS, DOWN = 2, 7
"""The rooms on the map for the account of a fief."""


def fief_counted(view: TableView, pack: Pack, fact: FiefHarvested) -> Iterator[Piece]:
    """Yield a fief in the light with its towers and resources, and the account of it."""
    yield from _shade(pack, fact.squares)
    covers = tuple(map(square_id, fact.squares))
    yield Piece("shining", "shining", fact.player, MAP, 202, text=Text("piece-shade"), covers=covers)
    first = _first_resources(view, pack, fact)
    for resource, square in first.items():
        piece, said = f"wealth:{square}:{resource}", Text(resource)
        yield Piece(piece, "wealth", resource, square_id(square), 9, text=said)
    yield from _towers(view, pack, fact)
    yield from _account(pack, fact, tuple(first))


def _first_resources(view: TableView, pack: Pack, fact: FiefHarvested) -> dict[ResourceId, Square]:
    """Return the kinds of resources of a fief, each with the first square that produces it."""
    player, found = view.players[fact.player], dict[ResourceId, Square]()
    for square in fact.squares:
        for resource in produced_on(pack, square, player.squares[square], player.trade):
            found.setdefault(resource, square)
    return found


def _towers(view: TableView, pack: Pack, fact: FiefHarvested) -> Iterator[Piece]:
    for square in fact.squares:
        if towers := strength_on(pack, square, view.players[fact.player].squares[square]):
            said = text("piece-strength", square=square, towers=towers)
            piece = f"strength:{square}"
            yield Piece(piece, "strength", "strength", square_id(square), 8, True, f"+{towers}", said)


def _account(pack: Pack, fact: FiefHarvested, resources: Collection[ResourceId]) -> Iterator[Piece]:
    """Yield how a fief is counted: its towers times its resources are its points (HARVEST-3)."""
    title = text("account-title", player=Text(fact.player), square=fact.squares[0])
    said = text(
        "piece-fief",
        player=Text(fact.player),
        squares=len(fact.squares),
        strength=fact.strength,
        wealth=fact.wealth,
        points=fact.points,
    )
    room = _room_away(pack, fact.squares)
    yield Piece(ACCOUNT, ACCOUNT, "any", SHADE, room, text=said, lines=(title,))
    towers, icons = f"{ACCOUNT}:towers", ("towers",)
    yield Piece(towers, "factor", "towers", ACCOUNT, 1, True, str(fact.strength), said, icons)
    yield Piece(f"{ACCOUNT}:times", "operator", "times", ACCOUNT, 2, True, "×", said)
    for order, resource in enumerate(resources, start=3):
        yield Piece(f"{ACCOUNT}:{resource}", "resource", resource, ACCOUNT, order, text=Text(resource))
    yield Piece(f"{ACCOUNT}:equals", "operator", "equals", ACCOUNT, 20, True, "=", said)
    yield Piece(f"{ACCOUNT}:star", "star", "star", ACCOUNT, 21, True, str(fact.points), said)


def parchment_counted(pack: Pack, fact: ParchmentScored) -> Iterator[Piece]:
    """Yield a parchment unrolled, with what it pays, and the squares that it counts, numbered."""
    squares = tuple(dict.fromkeys(fact.squares))
    if squares:
        yield from _shade(pack, squares)
    for number, square in enumerate(squares, start=1):
        said = text("piece-tick", square=square, number=number)
        yield Piece(f"tick:{square}", "tick", "tick", square_id(square), 9, True, str(number), said)
    rules = tuple(map(describe, pack.parchments[fact.counted_as].score))
    words = text("piece-bar", parchment=Text(fact.parchment), points=fact.points)
    yield Piece(
        SCROLL,
        SCROLL,
        "open",
        order=45,
        text=words,
        lines=(Text(fact.parchment), text("scroll-rules", rules=rules)),
    )
    yield Piece("scroll:lord", "lord", fact.player, SCROLL, 1, text=Text(fact.player))
    yield Piece("scroll:star", "star", "star", SCROLL, 2, True, str(fact.points), words)


def gain(player: PlayerId, points: int) -> Piece:
    """Return what a player has just gained, beside their points."""
    said = text("piece-gain", player=Text(player), points=points)
    return Piece(f"gain:{player}", "gain", "gain", f"player:{player}", 70, True, f"+{points}", said)


def sums_marked(pieces: Sequence[Piece], counted: Collection[Square], now: Square) -> Iterator[Piece]:
    """Yield pieces with the sums of fiefs as they are: counted, counted now, or still to be counted."""
    for piece in pieces:
        fief = piece.id.removeprefix("sum:")
        if piece.kind == "sum" and (fief == now or fief in counted):
            yield replace(piece, art="now" if fief == now else "counted")
        else:
            yield piece


def _shade(pack: Pack, lit: Collection[Square]) -> Iterator[Piece]:
    covers = tuple(square_id(square) for square in pack.grid.squares if square not in lit)
    yield Piece(SHADE, SHADE, SHADE, MAP, 203, text=Text("piece-shade"), covers=covers)


def _room_away(pack: Pack, squares: Collection[Square]) -> int:
    """Return the room of the map that hides least of a fief, the lower of equals."""
    columns = pack.columns
    rows = len(pack.content.board.rows)
    at = [divmod(pack.grid.order[square], columns) for square in squares]

    def hidden(room: int) -> int:
        down, across = divmod(room, ACROSS)
        return sum(
            column * ACROSS // columns == across
            and down * rows < (row + 1) * DOWN
            and row * DOWN < (down + 1) * rows
            for row, column in at
        )

    return min(reversed(range(ACROSS * DOWN)), key=hidden)
