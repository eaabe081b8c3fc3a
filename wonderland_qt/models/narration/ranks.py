"""Ranks at the end of a game: who has won is first, the others by how many have more."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from wonderland_qt.engine.players import PlayerId


def ranks(scores: Mapping[PlayerId, int], winners: Collection[PlayerId]) -> dict[PlayerId, int]:
    """Return everybody's rank, from 1; those with the same score share one, but for a tie that was broken."""
    return {player: 1 + _before(player, scores, winners) for player in scores}


def _before(player: PlayerId, scores: Mapping[PlayerId, int], winners: Collection[PlayerId]) -> int:
    if player in winners:
        return 0
    return sum(other in winners or score > scores[player] for other, score in scores.items())
