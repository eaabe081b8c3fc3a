"""The tracks as pieces: fields for silver and gold, the score, and everybody's discs on them."""

from collections.abc import Iterator

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import TrackField
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import TRACKS
from wonderland_qt.games.pixie_queen.table.single_pieces import signed

CELLS_PER_NUMBER = 5
"""Every fifth cell of the score track has a number, with the minus of the players' penalty points."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the fields, the cells of the score track, and the discs on both."""
    yield from _field_pieces(content)
    yield from _score_track(content)
    yield from _disc_pieces(view, content)


def _field_pieces(content: Content) -> Iterator[Piece]:
    """Yield the fields of the silver and the gold track, with the penalties between them."""
    for number, field in enumerate(content.fields, start=1):
        for track in TRACKS:
            price = field.price_on(track)
            words = text("piece-field", track=track, field=number, price=price)
            name = ids.FIELD(track, number)
            yield Piece(name, "field", art=track, place="tracks", order=number, badge=str(price), text=words)
        words = text("piece-penalty", penalty=field.penalty, reward=field.reward)
        badge = signed(field.reward - field.penalty)
        yield Piece(
            ids.PENALTY(number),
            "penalty_field",
            art=_art_of_field(field),
            place="tracks",
            order=number,
            badge=badge,
            text=words,
        )


def _art_of_field(field: TrackField) -> str:
    """Return the picture of a field between the tracks: with a reward, a penalty or neither."""
    if field.reward:
        return "reward"
    return "any" if field.penalty else "0"


def _score_track(content: Content) -> Iterator[Piece]:
    """Yield the cells of the score track; shackles and the last cell are marked, some are numbered.

    Their points are penalties, so the numbers have a minus.
    """
    score = content.files.score
    for points in range(score.out + 1):
        art = "shackle" if points in (*score.shackles, score.out) else "any"
        badge = "" if points % CELLS_PER_NUMBER else signed(-points)
        words = text("piece-score", points=points)
        yield Piece(
            ids.SCORE(points),
            "score_cell",
            art=art,
            place="score_track",
            order=points,
            badge=badge,
            text=words,
        )


def _disc_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield everybody's discs on the tracks, the viewer's above others; who has left has only a score disc.

    Points beyond the last cell of the score track stay on it.
    """
    for order, player in enumerate(sorted(view.seats, key=lambda seat: seat == view.viewer)):
        seen = view.players[player]
        tracks = {} if seen.out else seen.tracks
        for track, number in tracks.items():
            words = text("piece-track-disc", player=Text(player), track=track, field=number)
            place = ids.FIELD(track, number)
            yield Piece(
                ids.TRACK_DISC(track, player), "track_disc", art=player, place=place, order=order, text=words
            )
        words = text("piece-score-disc", player=Text(player), penalty=seen.penalty)
        place = ids.SCORE(min(seen.penalty, content.files.score.out))
        yield Piece(ids.SCORE_DISC(player), "score_disc", art=player, place=place, order=order, text=words)
