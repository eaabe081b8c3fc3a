"""The tracks as pieces: fields for silver and gold, the score, and everybody's discs on them."""

from collections.abc import Iterator

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.numerals import signed_numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.content_files import TrackField
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, TableView
from wonderland_qt.games.pixie_queen.state import TRACKS, Track

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
            yield _field_on_track(field, number, track)
        yield _penalty_field(field, number)


def _field_on_track(field: TrackField, number: int, track: Track) -> Piece:
    """Return a field of one track, with its price."""
    price = field.price_on(track)
    name, words = ids.FIELD(track, number), text("piece-field", track=track, field=number, price=price)
    return Piece(name, "field", art=track, place="tracks", order=number, badge=str(price), text=words)


def _penalty_field(field: TrackField, number: int) -> Piece:
    """Return the field between the tracks; its picture has a reward, a penalty or neither."""
    if field.reward:
        art = "reward"
    elif field.penalty:
        art = "any"
    else:
        art = "0"
    name, words = ids.PENALTY(number), text("piece-penalty", penalty=field.penalty, reward=field.reward)
    badge = signed_numeral(field.reward - field.penalty)
    return Piece(name, "penalty_field", art=art, place="tracks", order=number, badge=badge, text=words)


def _score_track(content: Content) -> Iterator[Piece]:
    """Yield the cells of the score track; shackles and the last cell are marked, some are numbered.

    Their points are penalties, so the numbers have a minus.
    """
    score = content.files.score
    for points in range(score.out + 1):
        art = "shackle" if points in (*score.shackles, score.out) else "any"
        badge = signed_numeral(-points) if points % CELLS_PER_NUMBER == 0 else ""
        cell, words = ids.SCORE(points), text("piece-score", points=points)
        yield Piece(cell, "score_cell", art=art, place="score_track", order=points, badge=badge, text=words)


def _disc_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield everybody's discs on the tracks, the viewer's on top; who has left has only a score disc."""
    viewer_last = sorted(view.seats, key=lambda seat: seat == view.viewer)
    for order, player in enumerate(viewer_last):
        seen = view.players[player]
        if not seen.out:
            yield from _track_discs(seen, order)
        yield _score_disc(content, seen, order)


def _track_discs(seen: PlayerView, order: int) -> Iterator[Piece]:
    """Yield a player's discs on the silver and the gold track."""
    for track, number in seen.tracks.items():
        disc, place = ids.TRACK_DISC(track, seen.id), ids.FIELD(track, number)
        words = text("piece-track-disc", player=Text(seen.id), track=track, field=number)
        yield Piece(disc, "track_disc", art=seen.id, place=place, order=order, text=words)


def _score_disc(content: Content, seen: PlayerView, order: int) -> Piece:
    """Return a player's disc on the score track; with points beyond the last cell it stays on that."""
    disc, place = ids.SCORE_DISC(seen.id), ids.SCORE(min(seen.penalty, content.files.score.out))
    words = text("piece-score-disc", player=Text(seen.id), penalty=seen.penalty)
    return Piece(disc, "score_disc", art=seen.id, place=place, order=order, text=words)
