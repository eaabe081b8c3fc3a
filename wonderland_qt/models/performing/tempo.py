"""Tempo: the duration of each beat of a performance in milliseconds, so that no turn takes too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from wonderland_qt.engine.table.cues import Cue, Roll, Travel
from wonderland_qt.engine.table.gains import Benefit

LEAN_IN, STEP, LANDED, DONE = 300, 350, 120, 300
LOST, ROLLED, UNCOUNTED = 700, 1400, 700
"""The durations of a loss and of a die roll, which nothing announced, and of a gain that no number tells."""

HELD_UP, ICON, ICONS = 900, 250, 3
"""The duration of holding a card up, and the addition for each icon above this number."""

STRIDE, LANDING = 60, 60
"""The duration of a walk from one place to the next, and of its landing."""

SETTING_OUT, MARCH, MOST_MARCHING = 200, 250, 3
"""The duration of units' setting out, the addition for each unit, and the number of units that count."""

TURN, ROUND = 4_000, 12_000
"""The longest duration of one player's turn, and of all other players' turns together."""

SHORTEST, SHORTEST_GAIN, SHORTEST_MARCH = 120, 180, 280
"""The least duration of a beat, a gain and a march."""

BRISK_FROM = 3
"""From this repetition in a round on, a kind of beat takes ⅔ of its usual duration."""


class Tempo:
    """Divides the time of a turn: held-up cards keep their duration, walks and units are shortened."""

    def __init__(self) -> None:
        """Begin with the time of a whole turn, and with no moves counted in the round."""
        self._time_left, self._round = float(TURN), 0
        self._repetitions: Counter[str] = Counter()

    def begin_turn(self, others: int) -> int:
        """Begin the turn of one of this many other players, and return the duration of stepping forward.

        Stepping forward and back is part of the time of a turn, so what remains is for the moves.
        """
        self._time_left = min(TURN, ROUND / max(others, 1)) - LEAN_IN - DONE
        return LEAN_IN

    def begin_round(self, chapter: int) -> None:
        """Reset the counts of repetitions, which make moves brisker, if this is another round."""
        if chapter and chapter != self._round:
            self._round = chapter
            self._repetitions.clear()

    def reading(self, icons: int) -> int:
        """Return the duration of holding up a card with this many icons; it is never shortened."""
        return HELD_UP + ICON * max(icons - ICONS, 0)

    def held(self) -> None:
        """Subtract the time of a held-up card from the turn's."""
        self._time_left -= HELD_UP

    def moves(self, cues: Sequence[tuple[str, Cue | None]]) -> Iterator[int]:
        """Yield the durations of moves at once, given by the kinds of their events and their cues.

        Each roll has its own, each kind of walk one, and all other moves together that of the first.
        """
        for _kind, cue in cues:
            if isinstance(cue, Roll):
                yield self.roll()
        walks = {kind: len(cue.way) for kind, cue in cues if isinstance(cue, Travel) and cue.way}
        for kind, strides in walks.items():
            yield self.walk(kind, strides)
        others = [kind for kind, cue in cues if kind not in walks and not isinstance(cue, Roll)]
        if others:
            yield self.step(others[0])

    def step(self, kind: str) -> int:
        """Return the duration of a move of this kind."""
        return self._take_time(kind, STEP, SHORTEST)

    def walk(self, kind: str, strides: int) -> int:
        """Return the duration of a walk past this many places."""
        return self._take_time(kind, STRIDE * (strides + 1) + LANDING, SHORTEST)

    def flight(self, gain: Benefit, counted: bool = True) -> int:
        """Return how long a gain flies, units march, or a loss is seen to go.

        A gain that is `counted` where all can see it marches if it goes to a place. One that is not is seen
        only in its flight: to a place this is never shortened, as no loss is, and elsewhere it is longer.
        """
        if gain.place and counted:
            return self.march(gain.picture, gain.amount)
        if gain.lost or gain.place:
            return self.loss()
        return self.gain(gain.picture) if counted else self._take_time(gain.picture, UNCOUNTED, SHORTEST_GAIN)

    def gain(self, kind: str) -> int:
        """Return the duration of a gain's flight."""
        return self._take_time(kind, STEP, SHORTEST_GAIN)

    def roll(self) -> int:
        """Return how long a die is rolled and read; it is never shortened."""
        self._time_left -= ROLLED
        return ROLLED

    def loss(self) -> int:
        """Return the duration of a loss, or of what comes to lie on a place; it is never shortened."""
        self._time_left -= LOST
        return LOST

    def march(self, kind: str, units: int) -> int:
        """Return the duration of this many units' march."""
        return self._take_time(kind, SETTING_OUT + MARCH * min(units, MOST_MARCHING), SHORTEST_MARCH)

    def _take_time(self, kind: str, usual: int, least: int) -> int:
        """Subtract a beat of a kind from the time left, and return its duration.

        It takes at most half of the time left, but not less than `least`, and is brisker if the round had
        several of its kind already.
        """
        self._repetitions[kind] += 1
        wanted = usual * 2 / 3 if self._repetitions[kind] >= BRISK_FROM else usual
        taken = min(wanted, max(self._time_left / 2, least))
        self._time_left -= taken
        return round(taken)
