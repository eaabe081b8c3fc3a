"""The director: cuts events into beats to be shown one after another, each with the game at that moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.journals.past import Past
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Travel
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.signs import pictures_among
from wonderland_qt.engine.table.stages import Beat, Interlude, Stage
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.takes import Cut, Shot, StepOfChange, Take, end_of_turn
from wonderland_qt.models.performing.flights import (
    by_id,
    flight_of,
    has_changed_number,
    has_number,
    with_earlier_numbers,
)
from wonderland_qt.models.performing.tempo import DONE, LANDED, Tempo

INTERLUDE, OUTCOME = 1200, 900
"""The durations of both in milliseconds at the usual pace (design/storyboard/director.md)."""


class Director:
    """Decides which beats show a change, in which order, without revealing hidden information.

    It is `performing` if it last showed the turn of a player who is not at this screen.
    """

    def __init__(self, session: Session[Any, Any], narrator: Narrator) -> None:
        """Begin with no player who performs and no card held up."""
        self._session, self._narrator = session, narrator
        self._performer = PlayerId("")
        self._tempo, self._held = Tempo(), ""
        self.performing = False

    @property
    def performer(self) -> PlayerId:
        """Return the player who has stepped forward and whose turn is not over."""
        return self._performer

    def shots(self, take: Take) -> list[Shot]:
        """Return the shots that lead up to the table after a change, which itself shows the last step."""
        heard = take.heard
        shots = self._shots_of_stepping_forward(take) if heard else []
        cuts_by_game = list(self._cuts_by_game(take))
        cuts = list(self._cuts_of_interludes(take))
        cuts += cuts_by_game
        cuts += self._cuts_of_other_steps(take, cuts_by_game)
        end = end_of_turn(heard)
        cuts = [cut if cut.end <= end else cut.without_performer() for cut in cuts]
        cuts += self._cuts_of_stepping_back(take, end, len(heard))
        shots += self._shots_in_order(sorted(cuts, key=lambda cut: cut.place), heard, take)
        return shots

    def outcome(self, take: Take) -> Shot:
        """Return a shot of the table after a change that has no visible steps."""
        last = take.past[-1]
        outcome = partial(self._beat_of, take, last, OUTCOME, events=take.heard)
        return Shot(outcome, last.game)

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
        steps = [past for past in take.past if past.events]
        before = Glimpse((), lambda: take.before)
        after_steps = (Glimpse(tuple(take.audible(past)), partial(view, past.game, viewer)) for past in steps)
        return [before, *after_steps]

    def _cuts_of_interludes(self, take: Take) -> Iterator[Cut]:
        """Yield the full-window interludes before important events, over the table of the step before."""
        event_number, step_before = 0, None
        for past in take.past:
            for event in take.audible(past):
                interlude = self._appearance_of(event).interlude
                if interlude is not None:
                    beat = partial(self._beat_of_interlude, interlude, step_before, take)
                    yield Cut(event_number, event_number + 1, beat)
                event_number += 1
            step_before = past

    def _beat_of_interlude(self, interlude: Interlude, before: Past[Any, Any] | None, take: Take) -> Beat:
        """Return the beat of an interlude over the table after the step `before`, or before the change."""
        if before is None:
            table = self._beat_before_change(take, INTERLUDE)
        else:
            table = self._beat_of(take, before, INTERLUDE)
        return msgspec.structs.replace(table, interlude=interlude)

    def _beat_before_change(self, take: Take, milliseconds: int, performer: str = "") -> Beat:
        """Return a beat that shows the table as the viewer saw it before the change."""
        pieces = self._session.ruleset.display.pieces(take.before, self._session.content)
        stage = self._stage_before(take)
        return Beat(stage, tuple(pieces), milliseconds, performer=PlayerId(performer))

    def _stage_before(self, take: Take) -> Stage:
        """Return the stage of the table before the change, for those who looked at it then."""
        display, content = self._session.ruleset.display, self._session.content
        return display.stage(take.before, content, take.looking_before)

    def _shots_of_stepping_forward(self, take: Take) -> list[Shot]:
        """Return the shot in which a player who is not at this screen steps forward, once a turn.

        There is none on a steady stage, where no one steps forward. A card is held up only during one turn.
        """
        before = self._performer
        self._performer = take.actor if take.performed else PlayerId("")
        self.performing = take.performed
        if before != self._performer or not take.performed:
            self._held = ""
        steady = self._stage_before(take).steady
        if not take.performed or before == take.actor or steady:
            return []
        bots = sum(seat.is_bot for seat in self._session.seats)
        stepping = partial(self._beat_before_change, take, self._tempo.begin_turn(bots), take.actor)
        return [Shot(stepping, take.past[0].game)]

    def _cuts_of_stepping_back(self, take: Take, end: int, heard: int) -> Iterator[Cut]:
        """Yield the cut after `end` of all `heard` events if a player steps back: turn or phase ended."""
        phase_follows = end < heard
        if heard and take.performed and (take.ends or phase_follows):
            self._performer = PlayerId("")
            seen = take.seen_before_asking() if phase_follows else take
            past = Past(take.game_after(end), ())
            yield Cut(end, end, partial(self._beat_of, seen, past, DONE, done=True))

    def _cuts_of_other_steps(self, take: Take, own: Sequence[Cut]) -> Iterator[Cut]:
        """Yield the visible steps that the game's own beats do not show.

        Of the last step only gains and a held-up card are cut, unless the take is `whole` or ends a turn,
        because the table itself shows its moves next. No card is held up any more once a next phase begins
        (if none does, `next_phase` is the number of all events heard).
        """
        begin, before, last = 0, take.past[0], take.past[-1]
        heard, next_phase = take.heard, end_of_turn(take.heard)
        for past in take.past:
            events = take.audible(past)
            end = begin + len(events)
            if next_phase <= begin < len(heard):
                self._held = ""
            is_shown_already = any(cut.begin < end and begin < cut.end for cut in own)
            if not is_shown_already:
                appearances = [self._appearance_of(event) for event in events]
                is_last = past is last and not take.whole and not take.ends_performance
                step = StepOfChange(before, past, events, appearances, begin, is_last)
                yield from self._cuts_of_step(take, step)
            begin, before = end, past

    def _cuts_of_step(self, take: Take, step: StepOfChange) -> Iterator[Cut]:
        """Yield the cuts of one step: its moves, then its flying gains, then a held-up card.

        Each cut tells its share of the events. Moves show the card held before; without any, gains fly first.
        """
        for event in step.events:
            self._tempo.begin_round(event.chapter)
        card_before = self._held if take.performed else ""
        self._held = step.held or self._held
        flying = [self._flying_gain(appearance, take, step) for appearance in step.appearances]
        gains = [gain for gain in flying if gain is not None]
        step = step.shared_with(gain is not None for gain in flying)
        moving = [event for event, gain in zip(step.events, flying, strict=True) if gain is None]
        if any(self._appearance_of(event).cue is not None for event in moving):
            yield from self._cuts_of_moves(take, step, moving=moving, gains=gains, card=card_before)
            yield from self._cuts_of_flights(take, step, gains, after_moves=True)
        elif gains:
            yield from self._cuts_of_flights(take, step, gains, after_moves=False)
            yield self._cut_of_landing(take, step)
        if step.held and take.performed:
            self._tempo.held()
            yield Cut(step.end, step.end, partial(self._beat_of_held_card, take, step.past, step.held))

    def _cut_of_landing(self, take: Take, step: StepOfChange) -> Cut:
        """Return the cut when the gains of a step have landed, with the performer's held card, if any."""
        card = self._held if take.performed else ""
        landed = partial(self._beat_of, take, step.past, LANDED, events=step.events, held=card)
        return Cut(step.end, step.end, landed)

    def _cuts_of_moves(
        self, take: Take, step: StepOfChange, moving: Sequence[Event], gains: Sequence[Benefit], card: str
    ) -> Iterator[Cut]:
        """Yield a cut for all moves of a step before its gains, unless the table itself shows the step."""
        if gains or self._held or not step.is_last:
            cues = [(type(event).__name__, self._appearance_of(event).cue) for event in moving]
            milliseconds = sum(self._tempo.moves(cues))
            beat = partial(
                self._beat_of_moves, take, step, milliseconds, moving=moving, gains=gains, card=card
            )
            yield step.cut(0, beat)

    def _beat_of_moves(
        self,
        take: Take,
        step: StepOfChange,
        milliseconds: int,
        moving: Sequence[Event],
        gains: Sequence[Benefit],
        card: str,
    ) -> Beat:
        """Return a beat of the moves of a step, on which the numbers of its gains have not changed yet."""
        shown = self._beat_of(take, step.past, milliseconds, events=step.events, moving=moving, held=card)
        pieces = with_earlier_numbers(shown.pieces, self._pieces_at(step.before, take), gains)
        return msgspec.structs.replace(shown, pieces=pieces)

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
        before, after = self._pieces_at(step.before, take), self._pieces_at(step.past, take)
        return has_number(gain.lands, before) or has_number(gain.lands, after)

    def _changes_number(self, gain: Benefit, take: Take, step: StepOfChange) -> bool:
        """Tell whether the number on the piece where a gain lands changes from before to after the step."""
        before, after = self._pieces_at(step.before, take), self._pieces_at(step.past, take)
        return has_changed_number(gain.lands, before, after)

    def _cuts_of_flights(
        self, take: Take, step: StepOfChange, gains: Sequence[Benefit], *, after_moves: bool
    ) -> Iterator[Cut]:
        """Yield a cut for each flying gain, over the table after the moves of the step or before it."""
        past = step.past if after_moves else step.before
        for index, gain in enumerate(gains):
            if gain.place:
                self._held = ""  # units leave the card for this place, so it is held up no more
            milliseconds = self._tempo.flight(gain, counted=self._is_counted(gain, take, step))
            beat = partial(self._beat_of_flight, take, step, past, gains, index=index)
            flying = partial(beat, milliseconds=milliseconds, card=self._held)
            yield step.cut(index + 1, flying)  # share 0 of the events are the moves

    def _beat_of_flight(
        self,
        take: Take,
        step: StepOfChange,
        past: Past[Any, Any],
        gains: Sequence[Benefit],
        index: int,
        milliseconds: int,
        card: str,
    ) -> Beat:
        """Return a beat in which one gain flies from the held-up card; it and later ones do not count yet."""
        shown = self._beat_of(take, past, milliseconds, held=card if take.performed else "")
        before, after = self._pieces_at(step.before, take), self._pieces_at(step.past, take)
        on_the_way = flight_of(gains, index, card, before, after, take.looking.seats)
        pieces = with_earlier_numbers(shown.pieces, before, gains[index:])
        return msgspec.structs.replace(shown, pieces=pieces, flights=(on_the_way,))

    def _beat_of_held_card(self, take: Take, past: Past[Any, Any], card: str) -> Beat:
        """Return a beat with a held-up card, longer for cards with more icons."""
        shown = self._beat_of(take, past, 0, held=card)
        icons = next((len(pictures_among(piece.icons)) for piece in shown.pieces if piece.id == card), 0)
        return msgspec.structs.replace(shown, milliseconds=self._tempo.reading(icons))

    def _pieces_at(self, past: Past[Any, Any], take: Take) -> dict[str, Piece]:
        """Return the pieces that the viewer sees at a past moment, by id."""
        view = self._session.ruleset.view(past.game, take.looking.viewer)
        return by_id(self._session.ruleset.display.pieces(view, self._session.content))

    def _beat_of(
        self,
        take: Take,
        past: Past[Any, Any],
        milliseconds: int,
        events: Sequence[Event] = (),
        moving: Sequence[Event] = (),
        held: str = "",
        done: bool = False,
    ) -> Beat:
        """Return a beat after a step: the table with no one asked, or if `done` with the next ones asked."""
        session, viewer = self._session, take.looking.viewer
        looking = take.looking if done else msgspec.structs.replace(take.looking, asked=())
        view = session.ruleset.view(past.game, viewer)
        stage = session.ruleset.display.stage(view, session.content, looking)
        return Beat(
            stage,
            tuple(session.ruleset.display.pieces(view, session.content)),
            milliseconds,
            lines=self._narrator.texts(events, viewer),
            cues=tuple(map(tuple, self._narrator.cues(moving, viewer))),
            performer=take.actor if take.performed and not stage.steady else PlayerId(""),
            held=held,
            done=done,
        )

    def _appearance_of(self, event: Event) -> Appearance:
        return self._session.ruleset.display.appearance(event, self._session.content)

    def _shots_in_order(self, cuts: Sequence[Cut], heard: Sequence[Event], take: Take) -> Iterator[Shot]:
        """Yield the shots of cuts, which may overlap, each with the events that no earlier one shows."""
        shown, viewer = 0, take.looking.viewer
        for cut in cuts:
            events = tuple(heard[shown : cut.end])
            shown = max(shown, min(cut.end, len(heard)))
            make = partial(self._with_sounds, cut.make, events, viewer)
            yield Shot(make, take.game_after(shown), events)

    def _with_sounds(
        self, make: Callable[[], Beat], events: Sequence[Event], viewer: PlayerId | None
    ) -> Beat:
        """Return a beat with sounds: its own, else those of the events that it shows."""
        beat = make()
        if beat.sounds:
            return beat
        return msgspec.structs.replace(beat, sounds=tuple(self._narrator.sounds(events, viewer)))
