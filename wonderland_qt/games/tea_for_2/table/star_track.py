"""The star track as pieces: its cells, and the pawns and cups on it (STAR-4)."""

from collections.abc import Iterator

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import Content
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.view import TableView

CELLS_PER_MARK = 5
"""Every fifth cell of the star track looks different."""

TRACK = Text("piece-track")


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the cells of the star track, then the pawns and cups on it (STAR-4)."""
    players, track = view.players.values(), content.files.track
    yield from map(_cell_piece, range(track.end + 1))
    for seen in players:
        yield pawn_piece(content, ids.PAWN(seen.id), seen, seen.stars)
    cups_left = track.cups - sum(seen.cups for seen in players)
    yield from cup_pieces(content, cups_left, place="track", prefix="cup")


def _cell_piece(number: int) -> Piece:
    """Return a cell of the star track."""
    is_marked = number > 0 and number % CELLS_PER_MARK == 0
    art, badge = "fifth" if is_marked else "any", str(number)
    return Piece(
        ids.CELL(number), "track_cell", art=art, place="track", order=number, badge=badge, text=TRACK
    )


def pawn_piece(content: Content, piece_id: str, seen: Player, stars: int) -> Piece:
    """Return a player's pawn at a number of stars; without a cup for a lap it waits on the last space."""
    lap = content.files.track.end
    stars_of_lap = stars - seen.cups * lap
    space = min(stars_of_lap, lap)
    return Piece(piece_id, "pawn", art=seen.id, place="track", order=space, text=stars_text(seen.id, stars))


def stars_text(player: PlayerId, stars: int) -> Text:
    return text("piece-stars", player=Text(player), stars=stars)


def cup_pieces(content: Content, cups: int, place: str, prefix: str) -> Iterator[Piece]:
    """Yield the cups on the track or at a player, each worth the stars of a lap (STAR-4)."""
    words = text("piece-cup", stars=content.files.track.end)
    for number in range(cups):
        yield Piece(f"{prefix}:{number}", "cup", art="cup", place=place, order=number, text=words)
