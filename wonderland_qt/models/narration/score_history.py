"""The history of scores in a game, answer by answer, and the moments with the largest gains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from wonderland_qt.engine.journals.playthrough import Scores
from wonderland_qt.engine.players import PlayerId

MOST_MOMENTS = 3


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The score of one player after each answer."""

    player: PlayerId
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Leap:
    """A moment at which a player's score changed by `gain`: its range of log entries, and answer (from 1)."""

    player: PlayerId
    gain: int
    first: int
    last: int
    answer: int


def lines_of(course: Sequence[Scores], players: Sequence[PlayerId]) -> tuple[ScoreLine, ...]:
    """Return the score line of each player."""
    return tuple(ScoreLine(player, tuple(moment.scores[player] for moment in course)) for player in players)


def best_leaps(course: Sequence[Scores]) -> tuple[Leap, ...]:
    """Return the largest leaps, at most one a player, without the final scoring.

    If scores only fall, for example in games of penalties, return the largest falls.
    """
    leaps = _leaps_of(course[:-1])
    rises = [leap for leap in leaps if leap.gain > 0]
    falls = [leap for leap in leaps if leap.gain < 0]
    best: dict[PlayerId, Leap] = {}
    for leap in sorted(rises or falls, key=lambda leap: -abs(leap.gain)):
        best.setdefault(leap.player, leap)
    return tuple(best.values())[:MOST_MOMENTS]


def _leaps_of(course: Sequence[Scores]) -> list[Leap]:
    """Return how each answer changed each player's score."""
    return [
        Leap(player, after.scores[player] - before.scores[player], before.entries, after.entries, answer)
        for answer, (before, after) in enumerate(pairwise(course), start=1)
        for player in after.scores
    ]
