"""Order among players (GAME-2) and round the table (SETUP-16)."""

from collections.abc import Collection

from wonderland_qt.components import seat_order
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.rules import Position


def clockwise(position: Position) -> tuple[PlayerId, ...]:
    """Return the players clockwise from the round's first player."""
    seats = position.state.seats
    return seat_order.clockwise(seats, seats.index(position.state.first))


def players_in_order(position: Position, players: Collection[PlayerId]) -> tuple[PlayerId, ...]:
    """Return these players in the order that applies where the rules give no other (GAME-2).

    Fewest VP first, then most shards, then clockwise from the round's first player. A rule works it out
    once, when its step begins.
    """
    if len(players) < 2:
        return tuple(players)
    owners = position.state.players
    round_the_table = [player for player in clockwise(position) if player in players]
    return tuple(sorted(round_the_table, key=lambda p: (owners[p].vp, -owners[p].shards)))
