"""Takes and shots: a change to show, its steps, the cuts of its events into beats, and the beats in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import msgspec

from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.events import Event, audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.stages import Beat, Looking


@dataclass(frozen=True)
class Shot:
    """A beat (made when it is shown), the game at that moment, and the events since the last shot."""

    make_beat: Callable[[], Beat]
    game: Game[Any, Any]
    events: tuple[Event, ...] = ()

    @cached_property
    def beat(self) -> Beat:
        """Return the beat to show."""
        return self.make_beat()


@dataclass(frozen=True, slots=True)
class Cut:
    """A beat that shows the events from number `begin` up to before number `end`."""

    begin: int
    end: int
    make_beat: Callable[[], Beat]

    @classmethod
    def of_ready_beat(cls, begin: int, end: int, beat: Beat) -> Cut:
        """Return a cut whose beat need not be made first."""
        return cls(begin, end, lambda: beat)

    def without_performer(self) -> Cut:
        """Return the cut with a beat in which no player steps forward."""
        return replace(
            self, make_beat=lambda: msgspec.structs.replace(self.make_beat(), performer=PlayerId(""))
        )

    @property
    def place(self) -> tuple[int, bool]:
        """Return its place among all cuts: one that shows no events comes before one that begins there."""
        return self.begin, self.end > self.begin


@dataclass(frozen=True, slots=True)
class Take:
    """A change to show: the game at each step of it, and the views before and after it.

    `looking_before` and `looking` say who looked at the table before the change, and who looks now. `actor`
    is the player whose answer caused it, `performed` means that it was not done at this screen, and
    `ends_turn` that the actor's turn is over. With `shows_last_step` the last step gets a beat, too.
    """

    snapshots: Sequence[Snapshot[Any, Any]]
    before: Any
    after: Any
    looking_before: Looking
    looking: Looking
    actor: PlayerId
    performed: bool = False
    ends_turn: bool = False
    shows_last_step: bool = False

    @property
    def ends_performance(self) -> bool:
        """Tell whether a player who is not at this screen has ended the turn."""
        return self.ends_turn and self.performed

    @property
    def heard(self) -> list[Event]:
        """Return all events of the change that the viewer may know of."""
        return [event for snapshot in self.snapshots for event in self.audible(snapshot)]

    def audible(self, snapshot: Snapshot[Any, Any]) -> list[Event]:
        """Return the events of one step that the viewer may know of."""
        return [event for event in snapshot.events if audible(event, self.looking.viewer)]

    def game_after(self, shown: int) -> Game[Any, Any]:
        """Return the game after the last step of which all is among the first `shown` audible events.

        Where that is true of no step, the game after the first one is the earliest there is.
        """
        heard, before = 0, self.snapshots[0]
        for snapshot in self.snapshots:
            heard += len(self.audible(snapshot))
            if heard >= shown:
                return snapshot.game if heard == shown else before.game
            before = snapshot
        return self.snapshots[-1].game

    def seen_before_asking(self) -> Take:
        """Return the take as seen by the same people while none of them is asked yet."""
        return replace(self, looking=msgspec.structs.replace(self.looking, asked=()))


def end_of_turn(heard: Sequence[Event]) -> int:
    """Return the number of events before another phase begins, which no player does."""
    return next((number for number, event in enumerate(heard) if isinstance(event, PhaseBegun)), len(heard))


@dataclass(frozen=True, slots=True)
class StepOfChange:
    """One step of a change: the game before and after it, its audible events and their appearances.

    `shares` are the events that its moves tell, and then those that each flying gain tells.
    """

    before: Snapshot[Any, Any]
    after: Snapshot[Any, Any]
    events: Sequence[Event]
    appearances: Sequence[Appearance]
    begin: int
    is_last: bool
    shares: Sequence[range] = ()

    @property
    def held(self) -> str:
        """Return the first card that is held up in the step, or ""."""
        return next((appearance.held for appearance in self.appearances if appearance.held), "")

    @property
    def end(self) -> int:
        """Return the number of the event after the step."""
        return self.begin + len(self.events)

    def shared_with(self, flying: Iterable[bool]) -> StepOfChange:
        """Return the step with its events in shares, so that no line names a gain before it flies.

        `flying` tells for each event whether a gain of it flies, which begins a new share.
        """
        begins = [number for number, flies in enumerate(flying, start=self.begin) if flies]
        edges = [self.begin, *begins, self.end]
        return replace(self, shares=tuple(map(range, edges, edges[1:])))

    def cut(self, share: int, make: Callable[[], Beat]) -> Cut:
        """Return the cut that tells one share of the events."""
        return Cut(self.shares[share].start, self.shares[share].stop, make)
