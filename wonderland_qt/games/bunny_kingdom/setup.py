"""Set-up: the table before the first deal (SETUP)."""

from __future__ import annotations

from typing import Any

from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.state import Player, State
from wonderland_qt.parts.seating import Seating


def starting_state(pack: Pack, chosen: Seating) -> State[Any]:
    """Return the state before the first deal: all cards in one deck, and nobody on the board.

    The printed cities stand where the map says, and are nobody's (SETUP-1 to SETUP-4).
    """
    players = {seat: Player(seat) for seat in chosen.seats}
    return State(seed=chosen.seed, agenda=[PlayRound(1)], seats=chosen.seats, players=players, deck=pack.deck)
