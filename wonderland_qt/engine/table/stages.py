"""Stages: layouts of a table with backdrop and light, and the moments that are shown on them."""

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
    """One way to lay out the pieces of a game; pieces without a slot are not shown.

    `backdrop` is a picture `backdrop/<name>` of the game's art ("": the wooden table), `light` a light of
    its art ("": plain daylight). `forms` maps kinds of pieces to kinds whose form they have here. On a
    `steady` one no one steps forward, so the light stays as it is between decisions. What it is
    `filled_by`, such as a player's board ("": nothing of its own), is gone before the next one comes.
    """

    id: str
    layout: Layout
    backdrop: str = ""
    light: str = ""
    forms: dict[str, str] = {}
    steady: bool = False
    filled_by: str = ""


BARE_STAGE = Stage("", NO_LAYOUT)


class Looking(msgspec.Struct, frozen=True):
    """Who looks at a table, and how.

    `viewer` is the player whose secrets are shown (None: no one's), `near` the player whose board is near,
    `asked` the decisions that the people who look may know; `whole` means to show the whole table.
    `choosing` are the players who may answer by hand now (None: all who are asked). `persons` are those who
    play at this screen.
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
        """Return the decisions that may be answered by hand now."""
        if self.choosing is None:
            return self.asked
        return tuple(decision for decision in self.asked if decision.player in self.choosing)

    @property
    def rivals(self) -> tuple[PlayerId, ...]:
        """Return the other players, clockwise from the near one."""
        seat = self.seats.index(self.near)
        return (*self.seats[seat + 1 :], *self.seats[:seat])


class Interlude(msgspec.Struct, frozen=True):
    """A screen that fills the whole window for a moment: a title and a text below it.

    `picture` is a picture of the game's art as `kind/name` ("": none), `light` one of its lights.
    """

    title: Text
    text: Text
    picture: str = ""
    light: str = ""


class Beat(msgspec.Struct, frozen=True):
    """A moment of the table that is shown before its present state: a stage and its pieces.

    `cues` are the motions as it begins. It stays for `milliseconds` at the usual pace; one that `waits` ends
    earlier when somebody touches it. `sounds` are played as it begins, or else those of its events. `lines`
    are shown meanwhile, `interlude` on top. It shows `covers` events, the first with the number `event` among
    those it is made from. `performer` is the player who acts and steps forward, and steps back with `done`;
    `held` is a piece held up to be read, `turned` if it now shows its other side; `flights` are flying
    gains. All pieces but those in the `spotlight` are darkened. `leaning` is a piece that leans out of its
    place; the held piece `points_to` another one by a row of lights.
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
