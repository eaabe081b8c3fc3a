"""Cues: motions that the table shows for events, in their order.

Pieces that have moved travel to their new places by themselves. A cue says when they do, and shows what
their places do not tell. Cues of consecutive events of one kind are shown together.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Travel:
    """A piece travels to its new place; if it was not visible before, it comes from `origin`.

    `way` are places that it walks over.
    """

    piece: str
    origin: str = ""
    way: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Appear:
    """All new pieces of a place travel there; those that were not visible before come from `origin`."""

    place: str
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """All pieces that leave a place travel to the piece `goal`, where they disappear."""

    place: str
    goal: str


@dataclass(frozen=True, slots=True)
class Handful:
    """`count` things that are only counted fly from one piece to another, and look like the piece `like`."""

    like: str
    origin: str
    goal: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Fall:
    """A piece, or one of the things that it counts, falls over and disappears."""

    piece: str


@dataclass(frozen=True, slots=True)
class Strike:
    """A piece travels to its new place; there a tool strikes it, and something flies off.

    `tool` and `flies` are pictures of the game's art as `kind/name`.
    """

    piece: str
    tool: str
    flies: str


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled and shows a number, or None if its faces are no numbers."""

    die: str
    shows: int | None


Cue = Travel | Appear | Leave | Handful | Fall | Strike | Roll
