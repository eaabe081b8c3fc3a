"""The director: cuts events into beats to be shown one after another, each with the game at that moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

import msgspec

from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.past import Past
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.cues import Roll, Travel
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.signs import pictures_among
from wonderland_qt.engine.table.stages import Beat, Interlude
from wonderland_qt.models.narration.narrator import Narrator
from wonderland_qt.models.narration.takes import Cut, Shot, StepOfChange, Take
from wonderland_qt.models.performing.flights import by_id, flight, has_changed_number, with_earlier_numbers
from wonderland_qt.models.performing.tempo import DONE, LANDED, Tempo

INTERLUDE, OUTCOME = 1200, 900
"""The durations of both in milliseconds at the usual pace (design/storyboard/director.md)."""


class Director:
    """Decides which beats show a change, in which order, without revealing hidden information.

    It is `performing` if it last showed the turn of a player who is not at this screen.
    """

    def __init__(self, session: Session[Any, Any], narrator: Narrator) -> None:
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
        heard = [event for past in take.past for event in self._audible(past, take)]
        stepping_forward = self._shots_of_stepping_forward(take) if heard else []
        told = list(self._own_cuts(take))
        cuts = [
            *self._cuts_of_interludes(take),
            *told,
            *self._cuts_of_other_steps(take, told),
            *self._cuts_of_stepping_back(take, len(heard)),
        ]
        in_order = sorted(cuts, key=lambda cut: (cut.begin, cut.end > cut.begin))
        return [*stepping_forward, *self._shots_in_order(in_order, heard, take)]

    def outcome(self, take: Take) -> Shot:
        """Return a shot of the table after a change that has no visible steps."""
        told = [event for past in take.past for event in self._audible(past, take)]
        return Shot(partial(self._beat_of, take, take.past[-1], OUTCOME, told), take.past[-1].game)

    def _audible(self, past: Past[Any, Any], take: Take) -> list[Event]:
        return [event for event in past.events if audible(event, take.looking.viewer)]

    def _own_cuts(self, take: Take) -> Iterator[Cut]:
        """Yield the beats that the game itself provides."""
        content, display = self._session.content, self._session.ruleset.display
        for beat in display.beats(self._glimpses_of_steps(take), content, take.looking):
            if take.performed or not beat.performer:
                yield Cut(beat.event, beat.event + beat.covers, partial(_unchanged, beat))
            elif beat.covers:
                by_hand = msgspec.structs.replace(beat, performer=PlayerId(""), held="")
                yield Cut(beat.event, beat.event + beat.covers, partial(_unchanged, by_hand))

    def _glimpses_of_steps(self, take: Take) -> Sequence[Glimpse]:
        """Return how the viewer sees the table before the change and after each step."""
        view, viewer = self._session.ruleset.view, take.looking.viewer
        steps = [past for past in take.past if past.events]
        seen = (Glimpse(tuple(self._audible(past, take)), partial(view, past.game, viewer)) for past in steps)
        return [Glimpse((), lambda: take.before), *seen]

    def _cuts_of_interludes(self, take: Take) -> Iterator[Cut]:
        """Yield the full-window interludes before important events, over the table of the step before."""
        number, before = 0, None
        for past in take.past:
            for event in self._audible(past, take):
                interlude = self._appearance_of(event).interlude
                if interlude is not None:
                    yield Cut(number, number + 1, partial(self._beat_of_interlude, interlude, before, take))
                number += 1
            before = past

    def _beat_of_interlude(self, interlude: Interlude, before: Past[Any, Any] | None, take: Take) -> Beat:
        shown = (
            self._beat_before_change(take, INTERLUDE)
            if before is None
            else self._beat_of(take, before, INTERLUDE)
        )
        return msgspec.structs.replace(shown, interlude=interlude)

    def _beat_before_change(self, take: Take, milliseconds: int, performer: str = "") -> Beat:
        session, display = self._session, self._session.ruleset.display
        stage = display.stage(take.before, session.content, take.looked)
        pieces = tuple(display.pieces(take.before, session.content))
        return Beat(stage, pieces, milliseconds, performer=PlayerId(performer))

    def _shots_of_stepping_forward(self, take: Take) -> list[Shot]:
        """Return the shot in which a player who is not at this screen steps forward to act."""
        before, self._performer = self._performer, take.actor if take.performed else PlayerId("")
        self.performing = take.performed
        if before != self._performer or not take.performed:
            self._held = ""
        if not take.performed or before == take.actor:
            return []
        others = sum(seat.is_bot for seat in self._session.seats)
        stepping = partial(self._beat_before_change, take, self._tempo.begin_turn(others), take.actor)
        return [Shot(stepping, take.past[0].game)]

    def _cuts_of_stepping_back(self, take: Take, told: int) -> Iterator[Cut]:
        """Yield the cut in which a player steps back at the end of the turn."""
        if take.ends and take.performed and told:
            self._performer = PlayerId("")
            yield Cut(told, told, partial(self._beat_of, take, take.past[-1], DONE, done=True))

    def _cuts_of_other_steps(self, take: Take, told: Sequence[Cut]) -> Iterator[Cut]:
        """Yield the visible steps that the game's own beats do not show, without the last one.

        A card that another player chose is held up even in the last step.
        """
        begin, before, last = 0, take.past[0], take.past[-1]
        for past in take.past:
            events = self._audible(past, take)
            end = begin + len(events)
            if not any(cut.begin < end and begin < cut.end for cut in told):
                seen = [self._appearance_of(event) for event in events]
                is_last = past is last and not take.whole and not (take.ends and take.performed)
                yield from self._cuts_of_step(take, StepOfChange(before, past, events, seen, begin, is_last))
            begin, before = end, past

    def _cuts_of_step(self, take: Take, step: StepOfChange) -> Iterator[Cut]:
        """Yield the cuts of one step: its moves, then its flying gains, then a held-up card."""
        for event in step.events:
            self._tempo.begin_round(event.chapter)
        held = next((seen.held for seen in step.seen if seen.held), "")
        before, self._held = self._held, held or self._held
        flying = [self._flying_gain(seen, take, step) for seen in step.seen]
        gains = [gain for gain in flying if gain is not None]
        moving = [event for event, gain in zip(step.events, flying, strict=True) if gain is None]
        moves = any(self._appearance_of(event).cue is not None for event in moving)
        if moves:
            yield from self._cut_of_moves(take, step, moving, gains, before if take.performed else "")
            yield from self._cuts_of_flights(take, step, gains, step.end)
        elif gains:
            yield from self._cuts_of_flights(take, step, gains, step.begin)
            up = self._held if take.performed else ""
            landed = partial(self._beat_of, take, step.past, LANDED, step.events, held=up)
            yield Cut(step.begin, step.end, landed)
        if held and take.performed:
            self._tempo.held()
            yield Cut(step.end, step.end, partial(self._beat_of_held_card, take, step.past, held))

    def _cut_of_moves(
        self, take: Take, step: StepOfChange, moving: Sequence[Event], gains: Sequence[Benefit], held: str
    ) -> Iterator[Cut]:
        """Yield a cut for all moves of a step before its gains, unless the table itself shows the step."""
        if gains or self._held or not step.is_last:
            milliseconds = sum(self._durations_of_moves(moving))
            yield Cut(
                step.begin,
                step.end,
                partial(self._beat_of_moves, take, step, milliseconds, moving, gains, held),
            )

    def _durations_of_moves(self, moving: Sequence[Event]) -> Iterator[int]:
        """Yield the duration of each roll and walk, and then of all other moves together, in milliseconds."""
        cues = [(type(event).__name__, self._appearance_of(event).cue) for event in moving]
        yield from (self._tempo.roll() for _, cue in cues if isinstance(cue, Roll))
        walks = {kind: len(cue.way) for kind, cue in cues if isinstance(cue, Travel) and cue.way}
        yield from (self._tempo.walk(kind, strides) for kind, strides in walks.items())
        others = [kind for kind, cue in cues if kind not in walks and not isinstance(cue, Roll)]
        yield from (self._tempo.step(kind) for kind in others[:1])

    def _beat_of_moves(
        self,
        take: Take,
        step: StepOfChange,
        milliseconds: int,
        moving: Sequence[Event],
        gains: Sequence[Benefit],
        held: str,
    ) -> Beat:
        shown = self._beat_of(take, step.past, milliseconds, step.events, moving, held)
        pieces = with_earlier_numbers(shown.pieces, by_id(self._pieces_seen(take, step.before)), gains)
        return msgspec.structs.replace(shown, pieces=pieces)

    def _flying_gain(self, seen: Appearance, take: Take, step: StepOfChange) -> Benefit | None:
        """Return the gain or loss that flies to or from where it is counted, or None."""
        gain = seen.gain
        return gain if gain is not None and self._is_seen_on_its_way(gain, take, step) else None

    def _is_seen_on_its_way(self, gain: Benefit, take: Take, step: StepOfChange) -> bool:
        """Tell whether a gain is seen on its way; what a hand has put on a place is there already."""
        if gain.lost and gain.lands:
            before, after = (by_id(self._pieces_seen(take, past)) for past in (step.before, step.past))
            return has_changed_number(gain.lands, before, after)
        return bool(take.performed if gain.place else gain.lands)

    def _cuts_of_flights(
        self, take: Take, step: StepOfChange, gains: Sequence[Benefit], at: int
    ) -> Iterator[Cut]:
        """Yield a cut for each flying gain, over the table before the step."""
        for number, gain in enumerate(gains):
            self._held = "" if gain.place else self._held
            milliseconds = self._tempo.flight(gain)
            past = step.before if at == step.begin else step.past
            flying = partial(self._beat_of_flight, take, step, past, gains, number, milliseconds, self._held)
            yield Cut(at, at, flying)

    def _beat_of_flight(
        self,
        take: Take,
        step: StepOfChange,
        past: Past[Any, Any],
        gains: Sequence[Benefit],
        number: int,
        milliseconds: int,
        held: str,
    ) -> Beat:
        shown = self._beat_of(take, past, milliseconds, held=held if take.performed else "")
        before, after = (by_id(self._pieces_seen(take, one)) for one in (step.before, step.past))
        on_the_way = flight(gains, number, held, before, after)
        pieces = with_earlier_numbers(shown.pieces, before, gains[number:])
        return msgspec.structs.replace(shown, pieces=pieces, flights=(on_the_way,))

    def _beat_of_held_card(self, take: Take, past: Past[Any, Any], held: str) -> Beat:
        """Return a beat with a held-up card, longer for cards with more icons."""
        shown = self._beat_of(take, past, 0, held=held)
        icons = next((len(pictures_among(piece.icons)) for piece in shown.pieces if piece.id == held), 0)
        return msgspec.structs.replace(shown, milliseconds=self._tempo.reading(icons))

    def _pieces_seen(self, take: Take, past: Past[Any, Any]) -> Sequence[Piece]:
        view = self._session.ruleset.view(past.game, take.looking.viewer)
        return self._session.ruleset.display.pieces(view, self._session.content)

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
        """Return a beat of the table after a step with its moves; with `done`, in the stage that follows."""
        session, viewer = self._session, take.looking.viewer
        looking = take.looking if done else msgspec.structs.replace(take.looking, asked=())
        view = session.ruleset.view(past.game, viewer)
        return Beat(
            session.ruleset.display.stage(view, session.content, looking),
            tuple(session.ruleset.display.pieces(view, session.content)),
            milliseconds,
            lines=self._narrator.texts(events, viewer),
            cues=tuple(map(tuple, self._narrator.cues(moving, viewer))),
            performer=take.actor if take.performed else PlayerId(""),
            held=held,
            done=done,
        )

    def _appearance_of(self, event: Event) -> Appearance:
        return self._session.ruleset.display.appearance(event, self._session.content)

    def _shots_in_order(self, cuts: Sequence[Cut], heard: Sequence[Event], take: Take) -> Iterator[Shot]:
        """Yield the shots of cuts in order, each with the events since the one before."""
        shown, viewer = 0, take.looking.viewer
        for cut in cuts:
            events, shown = tuple(heard[shown : cut.end]), max(shown, min(cut.end, len(heard)))
            yield Shot(
                partial(self._with_sounds, cut.make, events, viewer), self._game_at(shown, take), events
            )

    def _game_at(self, shown: int, take: Take) -> Game[Any, Any]:
        """Return the game after the first `shown` events."""
        steps = ((past, len(self._audible(past, take))) for past in take.past)
        ends = accumulate(steps, lambda before, step: (step[0], before[1] + step[1]))
        return next((past.game for past, end in ends if end >= shown), take.past[-1].game)

    def _with_sounds(
        self, make: Callable[[], Beat], events: Sequence[Event], viewer: PlayerId | None
    ) -> Beat:
        """Return a beat with sounds: its own, else those of the events that it shows."""
        beat = make()
        if beat.sounds:
            return beat
        return msgspec.structs.replace(beat, sounds=tuple(self._narrator.sounds(events, viewer)))


def _unchanged(beat: Beat) -> Beat:
    return beat
