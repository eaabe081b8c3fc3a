"""The reason why an answer to a challenge is the best, from measured points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.challenges.challenge_rows import ChallengeRow

Why = Literal["gain", "harm", "later"]
"""The answer brings points, costs a rival points, or wins more games later."""

REASONS: tuple[Why, ...] = get_args(Why)


def why(row: ChallengeRow) -> Why | None:
    """Return why a challenge's best answer is the best; None if not measured.

    The reason is the larger of the player's gain and the loss of the most harmed rival, "later" without both.
    """
    points = _points(row)
    if not points:
        return None
    own_gain = points.get(row.challenge.player, 0.0)
    _rival, change = _most_harmed_rival(row, points)
    if own_gain > 0 and own_gain >= -change:
        return "gain"
    return "harm" if change < 0 else "later"


def why_in_words(row: ChallengeRow) -> Text | None:
    """Return why a challenge's best answer is the best, in words with its points (at least 1).

    None if it is not measured.
    """
    match why(row):
        case "gain":
            points = _points(row)[row.challenge.player]
            return text("challenge-told-gain", points=max(round(points), 1))
        case "harm":
            rival, points = _most_harmed_rival(row, _points(row))
            return text("challenge-told-harm", rival=Text(rival), points=max(round(-points), 1))
        case "later":
            return Text("challenge-told-later")
        case _:
            return None


def _points(row: ChallengeRow) -> Mapping[str, float]:
    """Return how the best answer changes each player's points as measured, nothing if it was not."""
    measured = row.challenge.terms.measured
    return measured.points if measured is not None else {}


def _most_harmed_rival(row: ChallengeRow, points: Mapping[str, float]) -> tuple[PlayerId, float]:
    """Return the rival whom the answer costs most, and the rival's change in points, negative for a loss."""
    changes = {player: points.get(player, 0.0) for player in row.players if player != row.challenge.player}
    rival = min(changes, key=changes.__getitem__)
    return rival, changes[rival]
