"""Shards in a draw: they fly in after strength has grown, and their numbers change only then."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from wonderland_qt.engine.table.gains import Flight
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.table.night.chapters import Chapter
from wonderland_qt.games.wonderland.table.night.forging_beats import flights_in
from wonderland_qt.games.wonderland.table.pieces import pieces

SHARD = "shards/shard"
"""The picture of a shard that flies."""


def shards_in(chapter: Chapter, last: int, content: Content) -> Iterator[Flight]:
    """Yield how shards fly in the last steps of a chapter, as many as `last`."""
    steps = (chapter.step_before, *chapter.glimpses)[-last - 1 :]
    for before, after in pairwise(steps):
        flown = flights_in(before, after, "", content)
        yield from (flight for flight in flown if flight.gain.picture == SHARD)


def not_counted_yet(shown: Beat, before: TableView, flown: Sequence[Flight], content: Content) -> Beat:
    """Return a beat on which the numbers are as before that later flights change."""
    counted = {piece for flight in flown for piece in (*flight.gain.lands, *flight.gain.across)}
    was = {piece.id: piece.badge for piece in pieces(before, content) if piece.id in counted}
    shown_pieces = (replace(piece, badge=was.get(piece.id, piece.badge)) for piece in shown.pieces)
    return replace(shown, pieces=tuple(shown_pieces))
