"""The director: what has happened, cut into beats, each with the game as it stood then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import accumulate
from typing import Any

import msgspec

from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.play.past import Past
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.stages import Beat, Interlude, Looking
from wonderland_qt.models.table.narrator import Narrator

INTERLUDE, LEAN_IN, STEP, HELD_UP = 1200, 300, 350, 900
"""How long each lasts, in milliseconds at the usual pace (design/storyboard/director.md)."""


@dataclass(frozen=True)
class Shot:
    """A beat that is made when it is shown, what has happened since the last one, and the game meanwhile."""

    make: Callable[[], Beat]
    game: Game[Any, Any]
    events: tuple[Event, ...] = ()

    @cached_property
    def beat(self) -> Beat:
        """Return what is shown."""
        return self.make()


@dataclass(frozen=True, slots=True)
class Cut:
    """A beat that tells the events from one number to another."""

    begin: int
    end: int
    make: Callable[[], Beat]


@dataclass(frozen=True, slots=True)
class Take:
    """Something that happened: the state of the game at each step, and the view before and after it all.

    `actor` is whose answer made it happen, and `performed` that no one at the screen did it by hand.
    """

    past: Sequence[Past[Any, Any]]
    before: Any
    after: Any
    looked: Looking
    looking: Looking
    actor: PlayerId
    performed: bool = False


class Director:
    """Decides what is shown of a change, in which order, and never more than those who look may know."""

    def __init__(self, session: Session[Any, Any], narrator: Narrator) -> None:
        self._session, self._narrator = session, narrator
        self._performer = PlayerId("")

    def shots(self, take: Take) -> list[Shot]:
        """Return what leads to how the table is after a change; its last step is seen on the table itself."""
        heard = [event for past in take.past for event in self._audible(past, take)]
        own = list(self._own_cuts(heard, take))
        cuts = [*self._interludes(take), *own, *self._steps(take, own)]
        in_order = sorted(cuts, key=lambda cut: (cut.begin, cut.end > cut.begin))
        return [*(self._leaning_in(take) if heard else ()), *self._spliced(in_order, heard, take)]

    def _audible(self, past: Past[Any, Any], take: Take) -> list[Event]:
        return [event for event in past.events if audible(event, take.looking.viewer)]

    def _own_cuts(self, heard: Sequence[Event], take: Take) -> Iterator[Cut]:
        """Yield the beats that the game itself tells."""
        content, display = self._session.content, self._session.ruleset.display
        for beat in display.beats(heard, take.before, take.after, content, take.looking):
            yield Cut(beat.event, beat.event + beat.covers, partial(_itself, beat))

    def _interludes(self, take: Take) -> Iterator[Cut]:
        """Yield what fills the window before something greater, over the table of the step before."""
        number, before = 0, None
        for past in take.past:
            for event in self._audible(past, take):
                interlude = self._appearance(event).interlude
                if interlude is not None:
                    yield Cut(number, number + 1, partial(self._interlude, interlude, before, take))
                number += 1
            before = past

    def _interlude(self, interlude: Interlude, before: Past[Any, Any] | None, take: Take) -> Beat:
        shown = (
            self._as_before(take, INTERLUDE) if before is None else self._seen(take, before, (), INTERLUDE)
        )
        return msgspec.structs.replace(shown, interlude=interlude)

    def _as_before(self, take: Take, milliseconds: int, performer: str = "") -> Beat:
        session, display = self._session, self._session.ruleset.display
        stage = display.stage(take.before, session.content, take.looked)
        pieces = tuple(display.pieces(take.before, session.content))
        return Beat(stage, pieces, milliseconds, performer=PlayerId(performer))

    def _leaning_in(self, take: Take) -> list[Shot]:
        """Return how somebody who is not at the screen steps forward, when their turn to act has come."""
        before, self._performer = self._performer, take.actor if take.performed else PlayerId("")
        if not take.performed or before == take.actor:
            return []

        stepping = partial(self._as_before, take, LEAN_IN, take.actor)
        return [Shot(stepping, take.past[0].game)]

    def _steps(self, take: Take, own: Sequence[Cut]) -> Iterator[Cut]:
        """Yield the steps that can be seen and that no beat of the game tells, the last one left out.

        A card that was chosen is held up, even in the last step, where somebody else has chosen it.
        """
        begin, last = 0, len(take.past) - 1
        for number, past in enumerate(take.past):
            events = self._audible(past, take)
            end = begin + len(events)
            if not any(cut.begin < end and begin < cut.end for cut in own):
                yield from self._step(take, past, events, begin, is_last=number == last)
            begin = end

    def _step(
        self, take: Take, past: Past[Any, Any], events: Sequence[Event], begin: int, is_last: bool
    ) -> Iterator[Cut]:
        appearances, end = [self._appearance(event) for event in events], begin + len(events)
        held = next((seen.held for seen in appearances if seen.held), "") if take.performed else ""
        if held or (not is_last and any(seen.cue is not None for seen in appearances)):
            yield Cut(begin, end, partial(self._seen, take, past, events, STEP))
        if held:
            yield Cut(end, end, partial(self._seen, take, past, (), HELD_UP, held))

    def _seen(
        self, take: Take, past: Past[Any, Any], events: Sequence[Event], milliseconds: int, held: str = ""
    ) -> Beat:
        """Return the table as it stood after a step, with what moves in it."""
        session, display = self._session, self._session.ruleset.display
        looking = msgspec.structs.replace(take.looking, asked=())
        view = session.ruleset.view(past.game, looking.viewer)
        cues = tuple(map(tuple, self._narrator.cues(events, looking.viewer)))
        return Beat(
            display.stage(view, session.content, looking),
            tuple(display.pieces(view, session.content)),
            milliseconds,
            lines=self._narrator.texts(events, looking.viewer),
            cues=cues,
            performer=take.actor if take.performed else PlayerId(""),
            held=held,
        )

    def _appearance(self, event: Event) -> Appearance:
        return self._session.ruleset.display.appearance(event, self._session.content)

    def _spliced(self, cuts: Sequence[Cut], heard: Sequence[Event], take: Take) -> Iterator[Shot]:
        """Yield the shots of cuts in order, each with what has happened since the one before."""
        shown, viewer = 0, take.looking.viewer
        for cut in cuts:
            events, shown = tuple(heard[shown : cut.end]), max(shown, min(cut.end, len(heard)))
            yield Shot(partial(self._sounding, cut.make, events, viewer), self._game_at(shown, take), events)

    def _game_at(self, shown: int, take: Take) -> Game[Any, Any]:
        """Return the game as it stood when so many of the events had happened."""
        steps = ((past, len(self._audible(past, take))) for past in take.past)
        ends = accumulate(steps, lambda before, step: (step[0], before[1] + step[1]))
        return next(past.game for past, end in ends if end >= shown)

    def _sounding(self, make: Callable[[], Beat], events: Sequence[Event], viewer: PlayerId | None) -> Beat:
        """Return a beat that is heard: a beat that names no sounds of its own has those of what it tells."""
        beat = make()
        if beat.sounds:
            return beat
        return msgspec.structs.replace(beat, sounds=tuple(self._narrator.sounds(events, viewer)))


def _itself(beat: Beat) -> Beat:
    return beat
