"""Fixtures: pieces that lie on a table whatever happens, as content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

VIEWER = "{viewer}"


class Fixture(ContentModel):
    """A piece that lies there in every game: all the time, or in some `phases` alone.

    Its `kind` is its id where none is named. `art` is its picture and the message printed on it (none: that
    of its kind); `text` is the message said of it, without one that of its `art`, and without either
    `piece-` and its id. `{viewer}` in `id` and `place` stands for the player who looks; nobody else has it.
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
    def said(self) -> Text:
        """Return what is said of it."""
        return Text(self.text or self.art or f"piece-{self.id.replace('_', '-')}")

    def piece(self, viewer: PlayerId | None) -> Piece:
        """Return the piece as a viewer has it."""
        kind, own = self.kind or self.id, viewer or ""
        return Piece(
            id=self.id.replace(VIEWER, own),
            kind=kind,
            art=self.art or kind,
            place=self.place.replace(VIEWER, own),
            order=self.order,
            text=self.said,
            icons=self.icons,
            lines=tuple(map(Text, self.lines)),
        )


def fixed_pieces(fixtures: Iterable[Fixture], phase: str, viewer: PlayerId | None = None) -> Iterator[Piece]:
    """Yield the fixtures that lie there in a phase; those of whoever looks need a viewer."""
    for fixture in fixtures:
        if phase in (fixture.phases or (phase,)) and (viewer or VIEWER not in fixture.id):
            yield fixture.piece(viewer)


def fixture_texts(fixtures: Iterable[Fixture]) -> Iterator[Text]:
    """Yield what is said of fixtures and written on them."""
    for fixture in fixtures:
        yield from (fixture.said, *map(Text, fixture.lines))
