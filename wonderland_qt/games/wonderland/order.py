"""Order among players (GAME-2) and round the table (SETUP-16)."""

from __future__ import annotations

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.wonderland.rules import Position


def clockwise(position: Position, first: PlayerId | None = None) -> tuple[PlayerId, ...]:
    """Return the players clockwise, from `first` or from the round's first player."""
    seats = position.state.seats
    start = seats.index(position.state.first if first is None else first)
    return seats[start:] + seats[:start]


def in_order(position: Position) -> tuple[PlayerId, ...]:
    """Return the players in the order that holds where nothing else is said (GAME-2).

    Fewest VP first, then most shards, then clockwise from the round's first player. A rule that begins a
    step works this out once and holds to it.
    """
    rank = {player.id: (player.vp, -player.shards) for player in position.state.players.values()}
    return tuple(sorted(clockwise(position), key=rank.__getitem__))
