"""The view: what one viewer may see of a game of Bunny Kingdom (GAME-4, GAME-5)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from wonderland_qt.components.open_fields import view_maker
from wonderland_qt.components.seat_order import Side
from wonderland_qt.components.zones import Pile
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, ResourceId
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.rules import Position, passing_side
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES
from wonderland_qt.games.bunny_kingdom.state import Player, State


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the viewer sees them; a pile names its cards only if the viewer may know them."""

    id: PlayerId
    squares: Mapping[Square, CardId]
    trade: Mapping[Square, ResourceId]
    harvests: tuple[int, ...]
    copies: Mapping[CardId, tuple[CardId, ...]]
    scored: Mapping[CardId, int]
    points: int
    hand: Pile
    reserve: Pile
    laid: Pile
    waiting: Pile
    parchments: Pile
    used: Pile
    discarded: Pile


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it; None sees what everybody may see. The deck is counted, never named.

    `passing` is the side to which hands go in this round.
    """

    viewer: PlayerId | None
    seats: tuple[PlayerId, ...]
    round: int
    phase: str
    players: dict[PlayerId, PlayerView]
    deck: Pile
    kept: tuple[CardId, ...]
    passing: Side


show_player = view_maker(Player, PlayerView, until="hand")


def view(position: Position, viewer: PlayerId | None) -> TableView:
    """Return what the viewer sees of the position."""
    state = position.state
    players = {name: _player(state, player, viewer) for name, player in state.players.items()}
    piles = ZONES.piles(state, viewer)
    deck, side = piles["deck"], passing_side(position)
    return TableView(viewer, state.seats, state.round, state.phase, players, deck, state.kept, passing=side)


def _player(state: State[Any], player: Player, viewer: PlayerId | None) -> PlayerView:
    return show_player(player, **ZONES.piles(state, viewer, player.id))
