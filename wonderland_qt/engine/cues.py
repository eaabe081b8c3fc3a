"""Cues: what of the facts can be seen moving beside pieces that change their place; for the eye alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Journey:
    """A piece comes out of a place in which it could not be seen."""

    piece: str
    origin: str


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled and shows a number."""

    die: str
    shows: int


@dataclass(frozen=True, slots=True)
class Count:
    """Places and areas are counted: they light up with a sum in figures, which goes to a piece."""

    counted: tuple[str, ...]
    shows: str
    goes_to: str


Cue = Journey | Roll | Count
