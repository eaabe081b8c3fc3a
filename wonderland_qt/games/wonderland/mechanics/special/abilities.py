"""Who has which leader ability."""

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import LeaderAbility
from wonderland_qt.games.wonderland.rules import Position


def leads_by(position: Position, player: PlayerId, ability: LeaderAbility) -> bool:
    """Tell whether the side in use of the player's board shows this leader ability."""
    return position.content.leader_ability[len(position.state.seats)][player] == ability


def player_leading_by(position: Position, ability: LeaderAbility) -> PlayerId:
    """Return the player whose board shows this leader ability, or ""."""
    seats = position.state.seats
    return next((player for player in seats if leads_by(position, player, ability)), PlayerId(""))
