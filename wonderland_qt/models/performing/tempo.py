"""Tempo: how long each moment of a performance lasts, so that no turn is longer than it is worth."""

from __future__ import annotations

from collections import Counter

LEAN_IN, STEP, LANDED, DONE = 300, 350, 120, 300
LOST = 700
"""How long what somebody loses is seen to go, which nothing has announced."""

HELD_UP, ICON, ICONS = 900, 250, 3
"""How long a card is held up, and how much longer for each icon over so many."""

STRIDE, LANDING = 60, 60
"""How long somebody who walks takes from one place to the next, and to land on the last."""

SETTING_OUT, MARCH, MOST_MARCHING = 200, 250, 3
"""How long units take to set out, and each of them to arrive."""

TURN, ROUND = 4_000, 12_000
"""How long the turn of one takes at most, and of all others together."""

SHORTEST, SHORTEST_GAIN, USUAL = 120, 180, 3
"""What is left of what is shortened; from which time of its kind in a round on it is a third shorter."""


class Tempo:
    """Shares out the time of a turn: what is held up to be read has its own, walks and units give way."""

    def __init__(self) -> None:
        self._left, self._round = float(TURN), 0
        self._times: Counter[str] = Counter()

    def begin_turn(self, others: int) -> int:
        """Return how long somebody steps forward, one of so many others at the table."""
        self._left = min(TURN, ROUND / max(others, 1)) - LEAN_IN - DONE
        return LEAN_IN

    def begin_round(self, chapter: int) -> None:
        """Begin to count kinds again with another round."""
        if chapter and chapter != self._round:
            self._round = chapter
            self._times.clear()

    def reading(self, icons: int) -> int:
        """Return how long a card with so many icons is held up; it is never shortened."""
        return HELD_UP + ICON * max(icons - ICONS, 0)

    def held(self) -> None:
        """Take the time of a card that is held up."""
        self._left -= HELD_UP

    def step(self, kind: str) -> int:
        """Return how long somebody walks, or whatever else moves."""
        return self._taken(kind, STEP, SHORTEST)

    def walk(self, kind: str, strides: int) -> int:
        """Return how long somebody walks by so many places to one beyond them."""
        return self._taken(kind, STRIDE * (strides + 1) + LANDING, SHORTEST)

    def gain(self, kind: str) -> int:
        """Return how long a gain flies."""
        return self._taken(kind, STEP, SHORTEST_GAIN)

    def loss(self) -> int:
        """Return how long a loss is seen to go; it is never shortened."""
        self._left -= LOST
        return LOST

    def march(self, kind: str, units: int) -> int:
        """Return how long so many units march."""
        return self._taken(kind, SETTING_OUT + MARCH * min(units, MOST_MARCHING), SHORTEST_GAIN)

    def _taken(self, kind: str, usual: int, least: int) -> int:
        self._times[kind] += 1
        wanted = usual * 2 / 3 if self._times[kind] >= USUAL else usual
        taken = min(wanted, max(self._left / 2, least))
        self._left -= taken
        return round(taken)
