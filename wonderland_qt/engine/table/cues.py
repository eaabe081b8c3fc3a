"""Cues: what of the events can be seen moving, and in which order; for the eye alone.

Pieces that lie elsewhere after a change travel there by themselves. A cue says when they do, and what cannot
be told from where they lie. Cues of events of one kind that follow one another are shown together.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Travel:
    """A piece goes now to where it lies; it comes out of `origin` when it could not be seen before.

    On its `way` it walks from place to place.
    """

    piece: str
    origin: str = ""
    way: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Appear:
    """Whatever has come to a place goes there now, out of `origin` as far as it could not be seen before."""

    place: str
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Handful:
    """So many of what is only counted go from one piece to another, and look like a third."""

    like: str
    origin: str
    goal: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Fall:
    """A piece, or one of those that it counts, falls over and is gone."""

    piece: str


@dataclass(frozen=True, slots=True)
class Strike:
    """A piece goes now to where it lies; there a tool comes down on it, and something flies off.

    `tool` and `flies` are pictures of the game's art as `kind/name`.
    """

    piece: str
    tool: str
    flies: str


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled and shows a number; None where what it shows has none and is seen by what it brings."""

    die: str
    shows: int | None


Cue = Travel | Appear | Handful | Fall | Strike | Roll
