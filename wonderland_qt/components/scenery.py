"""Scenery: pieces that are on the table in every game, as content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text

VIEWER = "{viewer}"


class SceneryPiece(ContentModel):
    """A piece that is on the table in every game: all the time, or only in some `phases`.

    `kind` defaults to its id. `art` is its picture (default: its kind); `text` is the key of its description
    (default: its `art`, or else `piece-<id>`). `{viewer}` in `id` and `place` stands for the player who
    looks, so that each player sees their own.
    """

    id: Annotated[str, Field(min_length=1)]
    kind: str = ""
    art: str = ""
    place: str = ""
    order: int = 0
    text: str = ""
    icons: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()

    @property
    def words(self) -> Text:
        """Return its description: its text, or else a message named after its art or id."""
        return Text(self.text or self.art or f"piece-{self.id.replace('_', '-')}")

    def seen_by(self, viewer: PlayerId | None) -> Piece:
        """Return the piece for a viewer, whose id (the public's is "") replaces `VIEWER` in id and place."""
        kind, viewer_name = self.kind or self.id, viewer or ""
        return Piece(
            id=self.id.replace(VIEWER, viewer_name),
            kind=kind,
            art=self.art or kind,
            place=self.place.replace(VIEWER, viewer_name),
            order=self.order,
            text=self.words,
            icons=self.icons,
            lines=tuple(map(Text, self.lines)),
        )


def fixed_pieces(
    scenery: Iterable[SceneryPiece], phase: str, viewer: PlayerId | None = None
) -> Iterator[Piece]:
    """Yield the scenery of a phase; pieces with `{viewer}` only if there is a viewer."""
    for piece in scenery:
        in_phase = not piece.phases or phase in piece.phases
        needs_viewer = VIEWER in piece.id
        if in_phase and (viewer or not needs_viewer):
            yield piece.seen_by(viewer)


def scenery_texts(scenery: Iterable[SceneryPiece]) -> Iterator[Text]:
    """Yield the descriptions of scenery and the lines printed on it."""
    for piece in scenery:
        yield from (piece.words, *map(Text, piece.lines))
