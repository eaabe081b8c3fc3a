"""The director: cuts events into beats to be shown one after another, each with the game at that moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Travel
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.signs import pictures_among
from wonderland_qt.engine.table.stages import Beat
from wonderland_qt.models.narration.camera import Camera
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.takes import Cut, Shot, StepOfChange, Take, end_of_turn
from wonderland_qt.models.performing.flights import (
    has_changed_number,
    has_number,
)
from wonderland_qt.models.performing.tempo import DONE, LANDED, Tempo

OUTCOME = 900
"""The duration of an outcome in milliseconds at the usual pace (design/storyboard/director.md)."""


class Director:
    """Decides which beats show a change, in which order, without revealing hidden information.

    It is `performing` if it last showed the turn of a player who is not at this screen.
    """

    def __init__(self, session: Session[Any, Any], narrator: Narrator) -> None:
        """Begin with no player who performs and no card held up."""
        self._session, self._camera = session, Camera(session, narrator)
        self._performer = PlayerId("")
        self._tempo, self._held = Tempo(), ""
        self.performing = False

    @property
    def performer(self) -> PlayerId:
        """Return the player who has stepped forward and whose turn is not over."""
        return self._performer

    def shots(self, take: Take) -> list[Shot]:
        """Return the shots that lead up to the table after a change, which itself shows the last step."""
        stepping_forward = self._shots_of_stepping_forward(take) if take.heard else []
        cuts = sorted(self._cuts_of(take), key=lambda cut: cut.place)
        return [*stepping_forward, *self._shots_in_order(cuts, take)]

    def outcome(self, take: Take) -> Shot:
        """Return a shot of the table after a change that has no visible steps."""
        last = take.snapshots[-1]
        outcome = partial(self._camera.after_step, take, last, OUTCOME, events=take.heard)
        return Shot(outcome, last.game)

    def _cuts_of(self, take: Take) -> list[Cut]:
        """Return the cuts of a change; no player stands forward in those after the end of a turn."""
        own = list(self._cuts_by_game(take))
        cuts = [*self._cuts_of_interludes(take), *own, *self._cuts_of_other_steps(take, own)]
        end = end_of_turn(take.heard)
        performed = [cut if cut.end <= end else cut.without_performer() for cut in cuts]
        return [*performed, *self._cuts_of_stepping_back(take, end)]

    def _cuts_by_game(self, take: Take) -> Iterator[Cut]:
        """Yield the beats that the game itself provides.

        What was done at this screen is not performed: no held card, no flying gains, no one who steps up. Of
        its beats by a player only those remain that show events.
        """
        content, display = self._session.content, self._session.ruleset.display
        for beat in display.beats(self._glimpses_of_steps(take), content, take.looking):
            begin, end = beat.event, beat.event + beat.covers
            if take.performed or not beat.performer:
                yield Cut.of_ready_beat(begin, end, beat)
            elif beat.covers and not beat.held:
                by_hand = msgspec.structs.replace(beat, performer=PlayerId(""))
                yield Cut.of_ready_beat(begin, end, by_hand)

    def _glimpses_of_steps(self, take: Take) -> Sequence[Glimpse]:
        """Return how the viewer sees the table before the change and after each step with events."""
        view, viewer = self._session.ruleset.view, take.looking.viewer
        steps = [snapshot for snapshot in take.snapshots if snapshot.events]
        before = Glimpse((), lambda: take.before)
        after_steps = (
            Glimpse(tuple(take.audible(snapshot)), partial(view, snapshot.game, viewer)) for snapshot in steps
        )
        return [before, *after_steps]

    def _cuts_of_interludes(self, take: Take) -> Iterator[Cut]:
        """Yield the full-window interludes before important events, over the table of the step before."""
        event_number, step_before = 0, None
        for snapshot in take.snapshots:
            for event in take.audible(snapshot):
                interlude = self._appearance_of(event).interlude
                if interlude is not None:
                    beat = partial(self._camera.interlude, interlude, step_before, take)
                    yield Cut(event_number, event_number + 1, beat)
                event_number += 1
            step_before = snapshot

    def _shots_of_stepping_forward(self, take: Take) -> list[Shot]:
        """Return the shot in which a player who is not at this screen steps forward, once a turn.

        There is none on a steady stage, where no one steps forward. A card is held up only during one turn.
        """
        goes_on = take.performed and take.actor == self._performer
        if not goes_on:
            self._held = ""
        self.performing = take.performed
        self._performer = take.actor if take.performed else PlayerId("")
        begins_turn = take.performed and not goes_on
        if not begins_turn or self._camera.stage_before(take).steady:
            return []
        bots = sum(seat.is_bot for seat in self._session.seats)
        stepping = partial(self._camera.before_change, take, self._tempo.begin_turn(bots), take.actor)
        return [Shot(stepping, take.snapshots[0].game)]

    def _cuts_of_stepping_back(self, take: Take, end: int) -> Iterator[Cut]:
        """Yield the cut after the first `end` events if a player steps back: turn or phase ended."""
        heard = len(take.heard)
        phase_follows = end < heard
        if heard and take.performed and (take.ends_turn or phase_follows):
            self._performer = PlayerId("")
            seen = take.seen_before_asking() if phase_follows else take
            snapshot = Snapshot(take.game_after(end), ())
            yield Cut(end, end, partial(self._camera.after_step, seen, snapshot, DONE, done=True))

    def _cuts_of_other_steps(self, take: Take, own: Sequence[Cut]) -> Iterator[Cut]:
        """Yield the visible steps that the game's own beats do not show.

        No card is held up any more once a next phase begins (if none does, `next_phase` is the number of all
        events heard).
        """
        heard, next_phase = len(take.heard), end_of_turn(take.heard)
        begin, before = 0, take.snapshots[0]
        for snapshot in take.snapshots:
            step = self._step_between(before, snapshot, begin, take)
            next_phase_has_begun = next_phase <= begin < heard
            if next_phase_has_begun:
                self._held = ""
            is_shown_already = any(cut.begin < step.end and begin < cut.end for cut in own)
            if not is_shown_already:
                yield from self._cuts_of_step(take, step)
            begin, before = step.end, snapshot

    def _step_between(
        self, before: Snapshot[Any, Any], after: Snapshot[Any, Any], begin: int, take: Take
    ) -> StepOfChange:
        """Return a step whose events begin with number `begin`.

        It `is_last` if the table itself shows its moves next: in no take that ends a turn or
        that `shows_last_step` itself.
        """
        events = take.audible(after)
        return StepOfChange(
            before=before,
            after=after,
            events=events,
            appearances=[self._appearance_of(event) for event in events],
            begin=begin,
            is_last=after is take.snapshots[-1] and not take.shows_last_step and not take.ends_performance,
        )

    def _cuts_of_step(self, take: Take, step: StepOfChange) -> Iterator[Cut]:
        """Yield the cuts of one step: its moves, which show the card held before, gains, and a new card."""
        for event in step.events:
            self._tempo.begin_round(event.chapter)
        held_before = self._held if take.performed else ""
        self._held = step.held or self._held
        yield from self._cuts_of_moves_and_gains(take, step, held_before)
        if step.held and take.performed:
            self._tempo.held()
            yield Cut(step.end, step.end, partial(self._beat_of_held_card, take, step.after, step.held))

    def _cuts_of_moves_and_gains(self, take: Take, step: StepOfChange, held_before: str) -> Iterator[Cut]:
        """Yield the cuts of a step's moves, then of its flying gains; each tells its share of the events.

        Without moves, the gains fly over the table before the step, and land on the one after it.
        """
        flying = [self._flying_gain(appearance, take, step) for appearance in step.appearances]
        gains = [gain for gain in flying if gain is not None]
        step = step.shared_with(gain is not None for gain in flying)
        moving = [event for event, gain in zip(step.events, flying, strict=True) if gain is None]
        if any(self._appearance_of(event).cue is not None for event in moving):
            yield from self._cuts_of_moves(take, step, moving=moving, gains=gains, held=held_before)
            yield from self._cuts_of_flights(take, step, gains, after_moves=True)
        elif gains:
            yield from self._cuts_of_flights(take, step, gains, after_moves=False)
            yield self._cut_of_landing(take, step)

    def _cut_of_landing(self, take: Take, step: StepOfChange) -> Cut:
        """Return the cut when the gains of a step have landed, with the performer's held card, if any."""
        held = self._held if take.performed else ""
        landed = partial(self._camera.after_step, take, step.after, LANDED, events=step.events, held=held)
        return Cut(step.end, step.end, landed)

    def _cuts_of_moves(
        self, take: Take, step: StepOfChange, moving: Sequence[Event], gains: Sequence[Benefit], held: str
    ) -> Iterator[Cut]:
        """Yield a cut for all moves of a step before its gains, unless the table itself shows the step."""
        if gains or self._held or not step.is_last:
            cues = [(type(event).__name__, self._appearance_of(event).cue) for event in moving]
            milliseconds = sum(self._tempo.moves(cues))
            beat = partial(
                self._camera.moves, take, step, milliseconds, moving=moving, gains=gains, held=held
            )
            yield step.cut(0, beat)

    def _flying_gain(self, appearance: Appearance, take: Take, step: StepOfChange) -> Benefit | None:
        """Return the gain or loss that flies to or from where it is counted, or None.

        A mere sign does not fly to a place to which the piece itself travels.
        """
        gain = appearance.gain
        if gain is not None and gain.is_sign and isinstance(appearance.cue, Travel):
            return None
        return gain if gain is not None and self._is_seen_on_its_way(gain, take, step) else None

    def _is_seen_on_its_way(self, gain: Benefit, take: Take, step: StepOfChange) -> bool:
        """Tell whether a gain or loss is seen on its way.

        A loss is seen if it changes a number, or if another player pays what no piece counts. A gain is if
        it lands on a piece; of units, if another player puts them down: those of a person here lie already.
        """
        if gain.lost and gain.lands:
            paid_in_sight = take.performed and not self._is_counted(gain, take, step)
            return paid_in_sight or self._changes_number(gain, take, step)
        puts_units = bool(gain.place)
        return take.performed if puts_units else bool(gain.lands)

    def _is_counted(self, gain: Benefit, take: Take, step: StepOfChange) -> bool:
        """Tell whether the viewer sees a number for what is gained or lost."""
        before, after = self._camera.pieces_at(step.before, take), self._camera.pieces_at(step.after, take)
        return has_number(gain.lands, before) or has_number(gain.lands, after)

    def _changes_number(self, gain: Benefit, take: Take, step: StepOfChange) -> bool:
        """Tell whether the number on the piece where a gain lands changes from before to after the step."""
        before, after = self._camera.pieces_at(step.before, take), self._camera.pieces_at(step.after, take)
        return has_changed_number(gain.lands, before, after)

    def _cuts_of_flights(
        self, take: Take, step: StepOfChange, gains: Sequence[Benefit], *, after_moves: bool
    ) -> Iterator[Cut]:
        """Yield a cut for each flying gain, over the table after the moves of the step or before it."""
        shown = step.after if after_moves else step.before
        for index, gain in enumerate(gains):
            if gain.place:
                self._held = ""  # units leave the card for this place, so it is held up no more
            milliseconds = self._tempo.flight(gain, counted=self._is_counted(gain, take, step))
            beat = partial(
                self._camera.flight,
                take,
                step,
                shown,
                gains,
                index=index,
                milliseconds=milliseconds,
                held=self._held,
            )
            share_of_gain = index + 1  # the moves tell share 0 of the events of the step
            yield step.cut(share_of_gain, beat)

    def _beat_of_held_card(self, take: Take, snapshot: Snapshot[Any, Any], held: str) -> Beat:
        """Return a beat with a held-up card, longer for cards with more icons."""
        shown = self._camera.after_step(take, snapshot, 0, held=held)
        icons = next((len(pictures_among(piece.icons)) for piece in shown.pieces if piece.id == held), 0)
        return msgspec.structs.replace(shown, milliseconds=self._tempo.reading(icons))

    def _appearance_of(self, event: Event) -> Appearance:
        return self._session.ruleset.display.appearance(event, self._session.content)

    def _shots_in_order(self, cuts: Sequence[Cut], take: Take) -> Iterator[Shot]:
        """Yield the shots of cuts, which may overlap, each with the events that no earlier one shows."""
        heard, viewer = take.heard, take.looking.viewer
        shown = 0
        for cut in cuts:
            events = tuple(heard[shown : cut.end])
            shown = max(shown, min(cut.end, len(heard)))
            make = partial(self._camera.with_sounds, cut.make_beat, events, viewer)
            yield Shot(make, take.game_after(shown), events)
