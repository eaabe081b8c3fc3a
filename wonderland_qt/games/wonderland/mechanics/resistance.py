"""The local resistance, which a game of two players fights in every region (TWO-8 to TWO-11)."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import FOR_TWO

RESISTANCE = PlayerId("resistance")
"""What the resistance is called among those who tie for first; it is no player and nobody's opponent."""

NONE = -1
"""The strength where nobody resists: any player's is more."""


def resistance(position: Position) -> int:
    """Return the strength of the local resistance in this round; below 0 where there is none (TWO-9)."""
    state = position.state
    if len(state.seats) != FOR_TWO:
        return NONE
    return position.pack.board.resistance[max(state.round, 1) - 1]


def resists(position: Position) -> bool:
    """Tell whether there is a local resistance: even one player alone has to fight it (TWO-8)."""
    return resistance(position) > NONE
