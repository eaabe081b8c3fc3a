"""Stages: what of a table fills the screen now, before which backdrop and in which light."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Cue
from wonderland_qt.engine.table.gains import Flight
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text


class Stage(msgspec.Struct, frozen=True):
    """One way of laying out the pieces of a game; those for which the layout has no room are not seen.

    `backdrop` is a picture `backdrop/<name>` of the game's art ("": the wood of the table), `light` one of
    the lights of its art ("": plain day). `forms` are kinds of pieces that have the form of another here.
    """

    id: str
    layout: Layout
    backdrop: str = ""
    light: str = ""
    forms: dict[str, str] = {}


BARE_STAGE = Stage("", NO_LAYOUT)


class Looking(msgspec.Struct, frozen=True):
    """Who looks at a table, and at what.

    `viewer` is whose secrets are seen (None: no one's), `near` whose own board lies near, `asked` what is
    asked of anybody as far as those who look may know; `whole` is set when the whole table is wanted.
    `choosing` are those who may answer by hand now (None: all who are asked), as everybody sees who has
    sealed an answer, though not which. `persons` are those who play at this screen.
    """

    seats: tuple[PlayerId, ...]
    viewer: PlayerId | None
    near: PlayerId
    asked: tuple[Decision, ...] = ()
    whole: bool = False
    choosing: tuple[PlayerId, ...] | None = None
    persons: tuple[PlayerId, ...] = ()

    @property
    def answerable(self) -> tuple[Decision, ...]:
        """Return what may be answered by hand now."""
        choosing = self.choosing
        return tuple(asked for asked in self.asked if choosing is None or asked.player in choosing)

    @property
    def rivals(self) -> tuple[PlayerId, ...]:
        """Return the others, clockwise from whose board lies near."""
        at = self.seats.index(self.near)
        return (*self.seats[at + 1 :], *self.seats[:at])


class Interlude(msgspec.Struct, frozen=True):
    """What fills the whole window for a moment: a title, and words below it.

    `picture` is a picture of the game's art as `kind/name` ("": none), `light` one of its lights.
    """

    title: Text
    text: Text
    picture: str = ""
    light: str = ""


class Beat(msgspec.Struct, frozen=True):
    """A moment that is shown on the way to how the table is now: its stage and its pieces.

    `cues` tell what is seen moving as it begins. It stays for `milliseconds` at the usual pace; one that
    `waits` stays until somebody touches it, or for that long. `sounds` are heard as it begins: without any,
    those of the events that it tells. `lines` are said meanwhile, an `interlude` lies over all of it. It
    tells `covers` events from the one of number `event` on, among those it is shown from. A `performer` steps
    forward while they act, `held` is a piece held up to be read; `flights` are gains on their way to where
    they are counted, and with `done` the performer steps back. In a `spotlight` are the only pieces that are
    not dark; what is `turned` over was held up before and shows its other side now. A piece is `leaning` out
    of its place; what is held up `points_to` another one by a row of lights.
    """

    stage: Stage
    pieces: tuple[Piece, ...]
    milliseconds: int
    waits: bool = False
    sounds: tuple[str, ...] = ()
    lines: tuple[Text, ...] = ()
    interlude: Interlude | None = None
    cues: tuple[tuple[Cue, ...], ...] = ()
    event: int = 0
    covers: int = 1
    performer: PlayerId = PlayerId("")
    held: str = ""
    flights: tuple[Flight, ...] = ()
    done: bool = False
    spotlight: tuple[str, ...] = ()
    turned: bool = False
    leaning: str = ""
    points_to: str = ""
