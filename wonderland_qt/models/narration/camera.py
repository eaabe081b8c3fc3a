"""The camera: shows a take at one moment as a beat, the table as the viewer saw it then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Interlude, Stage
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.takes import StepOfChange, Take
from wonderland_qt.models.performing.flights import by_id, flight_of, with_earlier_numbers

INTERLUDE = 1200
"""The duration of an interlude in milliseconds at the usual pace (design/storyboard/director.md)."""


class Camera:
    """Makes the beats that the director cuts; it decides nothing and remembers nothing."""

    def __init__(self, session: Session[Any, Any], narrator: Narrator) -> None:
        self._session, self._narrator = session, narrator

    def before_change(self, take: Take, milliseconds: int, performer: str = "") -> Beat:
        """Return a beat that shows the table as the viewer saw it before the change."""
        pieces = self._session.ruleset.display.pieces(take.before, self._session.content)
        stage = self.stage_before(take)
        return Beat(stage, tuple(pieces), milliseconds, performer=PlayerId(performer))

    def stage_before(self, take: Take) -> Stage:
        """Return the stage of the table before the change, for those who looked at it then."""
        display, content = self._session.ruleset.display, self._session.content
        return display.stage(take.before, content, take.looking_before)

    def after_step(
        self,
        take: Take,
        snapshot: Snapshot[Any, Any],
        milliseconds: int,
        events: Sequence[Event] = (),
        moving: Sequence[Event] = (),
        held: str = "",
        done: bool = False,
    ) -> Beat:
        """Return a beat after a step: the table with no one asked, or if `done` with the next ones asked."""
        session, viewer = self._session, take.looking.viewer
        looking = take.looking if done else msgspec.structs.replace(take.looking, asked=())
        view = session.ruleset.view(snapshot.game, viewer)
        stage = session.ruleset.display.stage(view, session.content, looking)
        steps_forward = take.performed and not stage.steady
        return Beat(
            stage,
            tuple(session.ruleset.display.pieces(view, session.content)),
            milliseconds,
            lines=self._narrator.texts(events, viewer),
            cues=tuple(map(tuple, self._narrator.cues(moving, viewer))),
            performer=take.actor if steps_forward else PlayerId(""),
            held=held,
            done=done,
        )

    def interlude(self, interlude: Interlude, before: Snapshot[Any, Any] | None, take: Take) -> Beat:
        """Return the beat of an interlude over the table after the step `before`, or before the change."""
        if before is None:
            table = self.before_change(take, INTERLUDE)
        else:
            table = self.after_step(take, before, INTERLUDE)
        return msgspec.structs.replace(table, interlude=interlude)

    def moves(
        self,
        take: Take,
        step: StepOfChange,
        milliseconds: int,
        moving: Sequence[Event],
        gains: Sequence[Benefit],
        held: str,
    ) -> Beat:
        """Return a beat of the moves of a step, with a card held up, or none for "".

        The numbers of its gains have not changed yet.
        """
        shown = self.after_step(take, step.after, milliseconds, step.events, moving, held=held)
        pieces = with_earlier_numbers(shown.pieces, self.pieces_at(step.before, take), gains)
        return msgspec.structs.replace(shown, pieces=pieces)

    def flight(
        self,
        take: Take,
        step: StepOfChange,
        snapshot: Snapshot[Any, Any],
        gains: Sequence[Benefit],
        index: int,
        milliseconds: int,
        held: str,
    ) -> Beat:
        """Return a beat in which one gain flies from the held-up card; it and later ones do not count yet."""
        shown = self.after_step(take, snapshot, milliseconds, held=held if take.performed else "")
        before, after = self.pieces_at(step.before, take), self.pieces_at(step.after, take)
        on_the_way = flight_of(gains, index, held, before, after, take.looking.seats)
        pieces = with_earlier_numbers(shown.pieces, before, gains[index:])
        return msgspec.structs.replace(shown, pieces=pieces, flights=(on_the_way,))

    def pieces_at(self, snapshot: Snapshot[Any, Any], take: Take) -> dict[str, Piece]:
        """Return the pieces that the viewer sees at a snapshot, by id."""
        view = self._session.ruleset.view(snapshot.game, take.looking.viewer)
        return by_id(self._session.ruleset.display.pieces(view, self._session.content))

    def with_sounds(self, make: Callable[[], Beat], events: Sequence[Event], viewer: PlayerId | None) -> Beat:
        """Return a beat with sounds: its own, else those of the events that it shows."""
        beat = make()
        if beat.sounds:
            return beat
        return msgspec.structs.replace(beat, sounds=tuple(self._narrator.sounds(events, viewer)))
